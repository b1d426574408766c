import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

/** What went wrong with a form, read out when it appears. */
export function Problem({ children }: { children: ReactNode }) {
  return <Frame role="alert">{children}</Frame>;
}

const Frame = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 2),
  marginBottom: theme.spacing(2),
  color: theme.palette.error.dark,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.error.main}`,
  borderRadius: theme.shape.borderRadius,
}));
