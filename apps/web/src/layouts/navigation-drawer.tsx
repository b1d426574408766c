import Drawer from "@mui/material/Drawer";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Suspense } from "react";
import { onDemand } from "../loading/on-demand.tsx";
import { BAR_HEIGHT } from "../theme.ts";
import { DRAWER_ID, drawerPaper } from "./drawer-paper.ts";
import { NavigationList } from "./navigation-list.tsx";

interface Props {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const TemporaryDrawer = onDemand(() => import("./temporary-drawer.tsx"), PlainDrawer);

/** Permanent on wide screens, temporary on narrow ones. */
export function NavigationDrawer(props: Props) {
  const isWide = useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
  if (!isWide) {
    return (
      <Suspense>
        <TemporaryDrawer {...props} />
      </Suspense>
    );
  }
  return (
    <Drawer
      variant="permanent"
      slotProps={{ paper: { id: DRAWER_ID, sx: { ...drawerPaper, pt: BAR_HEIGHT } } }}
    >
      <NavigationList />
    </Drawer>
  );
}

/** Where the drawer with swipes could not be loaded: the button alone opens it. */
function PlainDrawer({ isOpen, onClose }: Props) {
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { id: DRAWER_ID, "aria-label": "메뉴", sx: drawerPaper } }}
    >
      <NavigationList onChoose={onClose} />
    </Drawer>
  );
}
