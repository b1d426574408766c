import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

/** What was done. */
export function Done({ children }: { children: ReactNode }) {
  return <Frame role="status">{children}</Frame>;
}

const Frame = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 2),
  marginBottom: theme.spacing(2),
  color: theme.palette.success.dark,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.success.main}`,
  borderRadius: theme.shape.borderRadius,
}));
