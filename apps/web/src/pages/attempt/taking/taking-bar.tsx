import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { useEffect, useRef, useState, type ReactNode } from "react";

/** The margin for the bar below what is scrolled into view. */
export const BAR_CLEARANCE_PX = 80;

interface Props {
  /** What stands above the buttons. */
  readonly status: ReactNode;
  readonly children: ReactNode;
}

/** A bar fixed at the bottom, where the thumb is; the page gets a margin of its actual height. */
export function TakingBar({ status, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(BAR_CLEARANCE_PX);
  useEffect(() => {
    if (!bar.current || !("ResizeObserver" in window)) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.borderBoxSize[0];
      if (size) setHeight(size.blockSize);
    });
    observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div aria-hidden style={{ height }} />
      <Box
        ref={bar}
        data-bottom-bar
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
          sx={{
            maxWidth: "var(--content-width)",
            mx: "auto",
            p: 1,
            justifyContent: "space-between",
          }}
        >
          {children}
        </Stack>
      </Box>
    </>
  );
}
