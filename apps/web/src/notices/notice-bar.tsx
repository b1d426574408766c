import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Snackbar from "@mui/material/Snackbar";
import { useState } from "react";
import CloseIcon from "../icons/close.tsx";
import { VisuallyHidden } from "../item/render/visually-hidden.tsx";
import { DRAWER_WIDTH } from "../theme.ts";
import { dismissNotice, type Notice } from "./notice.ts";

/** How long a notice is shown while neither pointer nor focus is on it; longer with an undo button. */
const DURATION_MS = { plain: 4_000, undo: 30_000 } as const;

export default function NoticeBar({ message, undo, action }: Notice) {
  const offered = action ?? (undo && { label: "실행 취소", run: undo });
  const [bottom] = useState(bottomNow);
  return (
    <Snackbar
      open
      message={
        <>
          {message}
          {undo && (
            <Box component="span" sx={withKeyboard}>
              <VisuallyHidden>{" Ctrl과 Z를 누르면 되돌려요."}</VisuallyHidden>
            </Box>
          )}
        </>
      }
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      // it stands in a live region (`notices.tsx`)
      slotProps={{ content: { role: "none" } }}
      sx={{ ...position, bottom: { xs: bottom, sm: bottom } }}
      autoHideDuration={action ? null : undo ? DURATION_MS.undo : DURATION_MS.plain}
      onClose={(_, reason) => {
        if (reason !== "clickaway") dismissNotice();
      }}
      action={
        offered && (
          <>
            <Button
              color="inherit"
              {...(undo && { "aria-keyshortcuts": "Control+Z Meta+Z" })}
              onClick={() => {
                dismissNotice();
                offered.run();
              }}
            >
              {offered.label}
              {undo && (
                <Box component="kbd" aria-hidden sx={{ ...withKeyboard, ...keys }}>
                  Ctrl+Z
                </Box>
              )}
            </Button>
            <IconButton color="inherit" aria-label="알림 닫기" onClick={dismissNotice}>
              <CloseIcon />
            </IconButton>
          </>
        )
      }
    />
  );
}

const MARGIN_PX = 16;
/** Room for the buttons at the end of most pages. */
const LEAST_PX = 80;

/** Above the bar at the bottom of the page, where there is one (`data-bottom-bar`), in px. */
function bottomNow(): number {
  const bar = document.querySelector("[data-bottom-bar]")?.getBoundingClientRect();
  return bar ? Math.max(LEAST_PX, window.innerHeight - bar.top + MARGIN_PX) : LEAST_PX;
}

/** In the middle of the page, beside the drawer. */
const position = {
  left: { md: `calc(50% + ${DRAWER_WIDTH / 2}px)` },
  "& .MuiSnackbarContent-message": { wordBreak: "keep-all", overflowWrap: "anywhere" },
} as const;

const withKeyboard = { "@media (pointer: coarse)": { display: "none" } } as const;
const keys = { ml: 1, fontFamily: "inherit", fontWeight: 400, opacity: 0.8 } as const;
