import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Why there is nothing here, and the one action that helps. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <Stack spacing={2} sx={{ py: 6, px: 2, alignItems: "center", textAlign: "center" }}>
      <Typography color="textSecondary">{message}</Typography>
      {children}
    </Stack>
  );
}
