import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import { DRAWER_WIDTH } from "../theme.ts";
import { dismissNotice, type Notice } from "./notice.ts";

/** How long a notice is shown; longer with an undo button. */
const DURATION_MS = { plain: 4_000, undo: 10_000 } as const;

export default function NoticeBar({ message, undo }: Notice) {
  return (
    <Snackbar
      open
      message={message}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      // A notice says what has been done: it waits for its turn, as no alert would.
      slotProps={{ content: { role: "status" } }}
      sx={position}
      autoHideDuration={undo ? DURATION_MS.undo : DURATION_MS.plain}
      onClose={(_, reason) => {
        if (reason !== "clickaway") dismissNotice();
      }}
      action={
        undo && (
          <Button
            color="inherit"
            onClick={() => {
              dismissNotice();
              undo();
            }}
          >
            실행 취소
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
