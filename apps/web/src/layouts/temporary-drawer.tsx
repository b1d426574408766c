import SwipeableDrawer from "@mui/material/SwipeableDrawer";
import { useEffect, useState } from "react";
import { whenIdle } from "../pages/idle-queue.ts";
import { EDGE_SWIPE_WIDTH } from "../theme.ts";
import { DRAWER_ID, drawerPaper } from "./drawer-paper.ts";
import { NavigationList } from "./navigation-list.tsx";

/** A drag over this share of the drawer opens or closes it, or a swipe faster than this, in px/s. */
const SWIPE_DISTANCE_SHARE = 0.5;
const MIN_SWIPE_VELOCITY = 450;

interface Props {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The drawer of narrow screens: a button or a swipe from the edge opens it. */
export default function TemporaryDrawer({ isOpen, onOpen, onClose }: Props) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <SwipeableDrawer
      open={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      swipeAreaWidth={EDGE_SWIPE_WIDTH}
      hysteresis={SWIPE_DISTANCE_SHARE}
      minFlingVelocity={MIN_SWIPE_VELOCITY}
      disableSwipeToOpen={false}
      slotProps={{ paper: { id: DRAWER_ID, "aria-label": "메뉴", sx: drawerPaper } }}
    >
      {/* it is kept while it is closed, for swipes: its links are rendered once nothing waits for the page */}
      {(isOpen || isIdle) && <NavigationList onChoose={onClose} />}
    </SwipeableDrawer>
  );
}
