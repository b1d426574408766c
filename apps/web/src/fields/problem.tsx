import { styled } from "@mui/material/styles";
import { useEffect, useRef, type ReactNode } from "react";

/** What went wrong with a form: announced when it appears, and scrolled into view. */
export function Problem({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return (
    <Frame role="alert" ref={frame}>
      {children}
    </Frame>
  );
}

const Frame = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 2),
  marginBottom: theme.spacing(2),
  // Clear of the top bar.
  scrollMarginTop: theme.spacing(10),
  color: theme.palette.error.dark,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.error.main}`,
  borderRadius: theme.shape.borderRadius,
}));
