import Fab from "@mui/material/Fab";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import BugIcon from "../icons/bug-report-outlined.tsx";
import type { DevAction } from "./dev.ts";
import { useHoverDelay } from "./use-hover-delay.ts";

/** The bug button at the bottom right with its menu of debug actions; in dev mode only. */
export default function DevMenu({ list }: { list: readonly DevAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hover = useHoverDelay(setAnchor);
  return (
    <>
      <Fab
        size="medium"
        color="primary"
        aria-label="개발자 메뉴"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onMouseEnter={(event) => hover.enter(event.currentTarget)}
        onMouseLeave={hover.leave}
        sx={{ position: "fixed", right: 16, bottom: 16 }}
      >
        <BugIcon />
      </Fab>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { onMouseEnter: hover.stay, onMouseLeave: hover.leave } }}
      >
        {list.length === 0 && <MenuItem disabled>-- Empty --</MenuItem>}
        {list.map(({ name, run }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
