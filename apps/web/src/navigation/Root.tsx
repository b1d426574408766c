import { Outlet } from "react-router";
import { Notices } from "../notices/Notices.tsx";
import { AfterEach } from "./AfterEach.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

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
