/** The additions of our theme to MUI's. */
import type { CSSProperties } from "react";

interface Accent {
  main: string;
  contrastText: string;
}

interface OurPalette {
  /** Violet: the user's own annotations and what is due today. */
  mine: Accent;
  /** Light violet: a selection, and evidence in a text. */
  selection: string;
  /** The taker's own highlights. */
  highlighter: string;
  topBar: Accent;
  /** The provider's own colour, for its button only. */
  kakao: Accent & { dark: string };
}

declare module "@mui/material/styles" {
  interface Palette extends OurPalette {}
  interface PaletteOptions extends OurPalette {}
  interface TypographyVariants {
    /** English texts: serif, with a large line height. */
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
