import { Outlet } from "react-router";
import { Notices } from "../notices/notices.tsx";
import { AfterEach } from "./after-each.tsx";
import { ProgressBar } from "./progress-bar.tsx";

/** What stands around every layout. */
export function Root() {
  return (
    <>
      <ProgressBar />
      <Outlet />
      <Notices />
      <AfterEach />
    </>
  );
}
