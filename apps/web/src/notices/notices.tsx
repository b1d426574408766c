import Paper from "@mui/material/Paper";
import { Suspense } from "react";
import { onDemand } from "../loading/on-demand.tsx";
import { useNotice, type Notice } from "./notice.ts";

const NoticeBar = onDemand(() => import("./notice-bar.tsx"), PlainNotice);

/** The current notice, if there is one. */
export function Notices() {
  const notice = useNotice();
  return <Suspense>{notice && <NoticeBar key={notice.number} {...notice} />}</Suspense>;
}

/** Where the bar could not be loaded: the words are what matters. */
function PlainNotice({ message }: Notice) {
  return (
    <Paper role="status" variant="outlined" sx={plain}>
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
