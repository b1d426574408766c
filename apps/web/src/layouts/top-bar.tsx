import AppBar from "@mui/material/AppBar";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import MenuIcon from "../icons/menu.tsx";
import { useSession } from "../api/session.ts";
import { BAR_HEIGHT } from "../theme.ts";
import { Logo } from "./logo.tsx";
import { DRAWER_ID } from "./drawer-paper.ts";

interface Props {
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
}

export function TopBar({ isMenuOpen, onMenu }: Props) {
  const { info } = useSession();
  return (
    <AppBar
      position="fixed"
      color="topBar"
      sx={{ zIndex: ({ zIndex }) => ({ xs: zIndex.appBar, md: zIndex.drawer + 1 }) }}
    >
      <Toolbar
        disableGutters
        sx={{
          "&&": { minHeight: BAR_HEIGHT },
          gap: 1,
          px: { xs: 1, md: 3 },
          "& :focus-visible": { outlineColor: "currentColor" },
        }}
      >
        <IconButton
          color="inherit"
          aria-label="메뉴 열기"
          aria-controls={isMenuOpen ? DRAWER_ID : undefined}
          aria-expanded={isMenuOpen}
          onClick={onMenu}
          sx={{ display: { md: "none" } }}
        >
          <MenuIcon />
        </IconButton>
        <Logo />
        <Typography
          variant="body2"
          noWrap
          title={info?.email}
          sx={{ ml: "auto", minWidth: 0, pr: { xs: 1, md: 0 } }}
        >
          {info?.email}
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
