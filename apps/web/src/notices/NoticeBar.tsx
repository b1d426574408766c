import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import { dismissNotice, type Notice } from "./notice.ts";

/** How long a notice stands, in ms; one that can be taken back stands longer. */
const STAY = { plain: 4_000, undo: 10_000 } as const;

export default function NoticeBar({ message, undo }: Notice) {
  return (
    <Snackbar
      open
      message={message}
      autoHideDuration={undo ? STAY.undo : STAY.plain}
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
