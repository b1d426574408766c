import { DRAWER_WIDTH } from "../theme.ts";

export const DRAWER_ID = "navigation-drawer";

/** The style of both drawers. */
export const drawerPaper = {
  width: DRAWER_WIDTH,
  maxWidth: "85vw",
  border: 0,
  bgcolor: "primary.main",
  color: "primary.contrastText",
};
