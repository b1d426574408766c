import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

/** Checkboxes of one choice, below its name. */
export function CheckGroup({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", columnGap: 1 }}>
        {children}
      </Stack>
    </Box>
  );
}
