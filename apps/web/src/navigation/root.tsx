import { Outlet } from "react-router";
import { Notices } from "../notices/notices.tsx";
import { AfterNavigation } from "./after-navigation.tsx";
import { ProgressBar } from "./progress-bar.tsx";

/** Around every layout. */
export function Root() {
  return (
    <>
      <ProgressBar />
      <Outlet />
      <Notices />
      <AfterNavigation />
    </>
  );
}
