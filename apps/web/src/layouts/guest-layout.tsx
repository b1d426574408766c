import Box from "@mui/material/Box";
import { Outlet } from "react-router";

/** Content in the middle of the screen. */
export function GuestLayout() {
  return (
    <Box
      component="main"
      sx={{ minHeight: "100dvh", display: "grid", placeItems: "center", p: { xs: 2, sm: 3 } }}
    >
      <Outlet />
    </Box>
  );
}
