import SwipeableDrawer from "@mui/material/SwipeableDrawer";
import Drawer from "@mui/material/Drawer";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { BAR_HEIGHT, DRAWER_WIDTH, EDGE_SWIPE_WIDTH } from "../theme.ts";
import { NavigationList } from "./NavigationList.tsx";

export const DRAWER_ID = "navigation-drawer";

/** A drag of more than half of the drawer decides, or a swipe faster than this, in px/s. */
const HALF = 0.5;
const FAST = 450;

interface Props {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Permanent and open on wide screens; on narrow ones it opens for one choice. */
export function NavigationDrawer({ isOpen, onOpen, onClose }: Props) {
  const isWide = useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
  if (isWide) {
    return (
      <Drawer
        variant="permanent"
        slotProps={{ paper: { id: DRAWER_ID, sx: { ...paper, pt: `${BAR_HEIGHT}px` } } }}
      >
        <NavigationList />
      </Drawer>
    );
  }
  return (
    <SwipeableDrawer
      open={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      swipeAreaWidth={EDGE_SWIPE_WIDTH}
      hysteresis={HALF}
      minFlingVelocity={FAST}
      disableSwipeToOpen={false}
      slotProps={{ paper: { id: DRAWER_ID, sx: paper } }}
    >
      <NavigationList onChoose={onClose} />
    </SwipeableDrawer>
  );
}

const paper = {
  width: DRAWER_WIDTH,
  maxWidth: "85vw",
  border: 0,
  bgcolor: "primary.main",
  color: "primary.contrastText",
};
