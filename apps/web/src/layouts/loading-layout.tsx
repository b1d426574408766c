import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { Outlet } from "react-router";

/** A spinner in the middle, while a page without a face of its own does its work. */
export function LoadingLayout() {
  return (
    <Box component="main" sx={{ minHeight: "100dvh", display: "grid", placeItems: "center" }}>
      <CircularProgress aria-label="잠시만 기다려 주세요" />
      <Outlet />
    </Box>
  );
}
