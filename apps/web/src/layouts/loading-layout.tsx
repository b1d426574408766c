import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { Outlet } from "react-router";

/** A spinner for pages that only do some work and redirect. */
export function LoadingLayout() {
  return (
    <Box component="main" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center" }}>
      {/* it turns without the main thread, which is to render the page meanwhile */}
      <CircularProgress disableShrink aria-label="잠시만 기다려 주세요" />
      <Outlet />
    </Box>
  );
}
