import Drawer from "@mui/material/Drawer";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { lazy, Suspense } from "react";
import { BAR_HEIGHT } from "../theme.ts";
import { DRAWER_ID, drawerPaper } from "./drawer-paper.ts";
import { NavigationList } from "./navigation-list.tsx";

const TemporaryDrawer = lazy(() => import("./temporary-drawer.tsx"));

interface Props {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

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
