import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import { dismissNotice, useNotice } from "./notice.ts";

/** How long a notice stands, in ms; one that can be taken back stands longer. */
const STAY = { plain: 4_000, undo: 10_000 } as const;

export function Notices() {
  const notice = useNotice();
  if (!notice) return null;
  const { message, undo } = notice;
  return (
    <Snackbar
      key={message}
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
