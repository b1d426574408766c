import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

/** What has to stay free at the end of the page for the bar, in px. */
export const BAR_CLEARANCE = 80;

interface Props {
  /** What is said above the buttons. */
  readonly status: ReactNode;
  readonly children: ReactNode;
}

/** The bar stays where the thumb is. */
export function TakingBar({ status, children }: Props) {
  return (
    <Box
      sx={{
        position: "fixed",
        zIndex: 1,
        bottom: 0,
        right: 0,
        left: { xs: 0, md: "var(--drawer-width, 256px)" },
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
        pb: "env(safe-area-inset-bottom)",
      }}
    >
      {status}
      <Stack
        direction="row"
        spacing={1}
        sx={{ maxWidth: "var(--content-width)", mx: "auto", p: 1, justifyContent: "space-between" }}
      >
        {children}
      </Stack>
    </Box>
  );
}
