/** What our theme has besides MUI's own. */
import type { CSSProperties } from "react";

interface Accent {
  main: string;
  contrastText: string;
}

interface OurPalette {
  /** Violet: the learner's own marks and what is due today. */
  mine: Accent;
  /** Light violet: a selection, and the place in the text that proves a key. */
  selection: string;
  /** What the learner has marked in a text. */
  highlighter: string;
  topBar: Accent;
  /** The provider's own colour, on its button alone. */
  kakao: Accent & { dark: string };
}

declare module "@mui/material/styles" {
  interface Palette extends OurPalette {}
  interface PaletteOptions extends OurPalette {}
  interface TypographyVariants {
    /** English to read: serif, on wide lines. */
    passage: CSSProperties;
  }
  interface TypographyVariantsOptions {
    passage: CSSProperties;
  }
}

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    passage: true;
  }
}

declare module "@mui/material/AppBar" {
  interface AppBarPropsColorOverrides {
    topBar: true;
  }
}

declare module "@mui/material/Button" {
  interface ButtonPropsColorOverrides {
    kakao: true;
  }
}
