import Box from "@mui/material/Box";
import { visuallyHidden } from "@mui/utils";
import type { ComponentProps } from "react";

/**
 * Words for a screen reader alone, and no part of the text around them (`data-aside`): who copies the
 * text does not get them.
 */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <Box component="span" data-aside sx={HIDDEN} {...props} />;
}

const HIDDEN = { ...visuallyHidden, userSelect: "none" } as const;
