import AppBar from "@mui/material/AppBar";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import MenuIcon from "../icons/menu.tsx";
import { useSession } from "../api/session.ts";
import { BAR_HEIGHT } from "../theme.ts";
import { Logo } from "./logo.tsx";
import { DRAWER_ID } from "./drawer-paper.ts";
import { OfflineSign } from "./offline-sign.tsx";

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
        <OfflineSign />
        {info && (
          <Button
            component={Link}
            to="/account"
            color="inherit"
            aria-label={`계정 ${info.email}`}
            title={info.email}
            sx={accountStyle}
          >
            <Typography component="span" variant="body2" noWrap>
              {info.email}
            </Typography>
          </Button>
        )}
      </Toolbar>
    </AppBar>
  );
}

/** At the right; a long address is cut. */
const accountStyle = { ml: "auto", minWidth: 0, px: 1, mr: { md: -1 } } as const;
