import Paper from "@mui/material/Paper";
import { Suspense } from "react";
import { onDemand } from "../loading/on-demand.tsx";
import { dismissNotice, useNotice, type Notice } from "./notice.ts";
import { useUndoKey } from "./use-undo-key.ts";

const NoticeBar = onDemand(() => import("./notice-bar.tsx"), PlainNotice);

/**
 * The current notice, if there is one. What it is in is always there: a live region that comes together with its text is
 * not read by every screen reader.
 */
export function Notices() {
  const notice = useNotice();
  const undo = notice?.undo;
  useUndoKey(
    undo &&
      (() => {
        dismissNotice();
        undo();
      }),
  );
  return (
    <div aria-live="polite">
      <Suspense>{notice && <NoticeBar key={notice.number} {...notice} />}</Suspense>
    </div>
  );
}

/** Where the bar could not be loaded: the words are what matters. */
function PlainNotice({ message }: Notice) {
  return (
    <Paper variant="outlined" sx={plain}>
      {message}
    </Paper>
  );
}

const plain = {
  position: "fixed",
  insetInline: 16,
  bottom: 80,
  p: 2,
  zIndex: "snackbar",
  textAlign: "center",
} as const;
