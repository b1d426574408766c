import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import { DRAWER_WIDTH } from "../theme.ts";
import { dismissNotice, type Notice } from "./notice.ts";

/** How long a notice is shown; longer with an undo button. */
const DURATION_MS = { plain: 4_000, undo: 10_000 } as const;

export default function NoticeBar({ message, undo, action }: Notice) {
  const offered = action ?? (undo && { label: "실행 취소", run: undo });
  return (
    <Snackbar
      open
      message={message}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      // A notice says what has been done: it waits for its turn, as no alert would.
      slotProps={{ content: { role: "status" } }}
      sx={position}
      autoHideDuration={action ? null : undo ? DURATION_MS.undo : DURATION_MS.plain}
      onClose={(_, reason) => {
        if (reason !== "clickaway") dismissNotice();
      }}
      action={
        offered && (
          <Button
            color="inherit"
            onClick={() => {
              dismissNotice();
              offered.run();
            }}
          >
            {offered.label}
          </Button>
        )
      }
    />
  );
}

/** In the middle of the page, above the bars at the bottom and beside the drawer. */
const position = {
  bottom: { xs: 80, sm: 80 },
  left: { md: `calc(50% + ${DRAWER_WIDTH / 2}px)` },
  "& .MuiSnackbarContent-message": { wordBreak: "keep-all", overflowWrap: "anywhere" },
} as const;
