import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** The page's heading with its actions on the right. */
export function PageTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack direction="row" sx={{ mb: 2, minHeight: 44, alignItems: "center" }}>
      <Typography variant="h1" sx={{ flex: 1 }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
