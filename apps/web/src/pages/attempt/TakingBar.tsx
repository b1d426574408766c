import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** What has to stay free at the end of the page for the bar, in px. */
export const BAR_CLEARANCE = 80;

interface Props {
  /** Why the last answer was not saved: said here, where it is in sight wherever the page is. */
  readonly problem: string | null;
  readonly children: ReactNode;
}

/** The bar stays where the thumb is. */
export function TakingBar({ problem, children }: Props) {
  return (
    <Box
      sx={{
        position: "fixed",
        bottom: 0,
        right: 0,
        left: { xs: 0, md: "var(--drawer-width, 256px)" },
        bgcolor: "background.paper",
        borderTop: 1,
        borderColor: "divider",
        pb: "env(safe-area-inset-bottom)",
      }}
    >
      {problem && (
        <Typography
          color="error"
          role="alert"
          sx={{ maxWidth: 768, mx: "auto", px: 2, pt: 1, wordBreak: "keep-all" }}
        >
          {problem}
        </Typography>
      )}
      <Stack
        direction="row"
        spacing={1}
        sx={{ maxWidth: 768, mx: "auto", p: 1, justifyContent: "space-between" }}
      >
        {children}
      </Stack>
    </Box>
  );
}
