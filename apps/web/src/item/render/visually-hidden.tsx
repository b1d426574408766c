import Box from "@mui/material/Box";
import { visuallyHidden } from "@mui/utils";
import type { ComponentProps } from "react";

/** Text for screen readers alone. It is no part of the text around it (`data-aside`) and is not copied with it. */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <Box component="span" data-aside sx={HIDDEN} {...props} />;
}

const HIDDEN = { ...visuallyHidden, userSelect: "none" } as const;
