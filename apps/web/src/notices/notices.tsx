import { lazy, Suspense } from "react";
import { useNotice } from "./notice.ts";

const NoticeBar = lazy(() => import("./notice-bar.tsx"));

/** The current notice, if there is one. */
export function Notices() {
  const notice = useNotice();
  return <Suspense>{notice && <NoticeBar key={notice.number} {...notice} />}</Suspense>;
}
