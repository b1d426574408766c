import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** The frame of the pages that need no session, besides the sign-in page. */
export function GuestCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ width: "100%", maxWidth: 400 }}>
      <Typography variant="h1" sx={{ mb: 3, textAlign: "center" }}>
        {title}
      </Typography>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>{children}</Card>
    </Box>
  );
}
