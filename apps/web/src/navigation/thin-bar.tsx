import { keyframes, styled } from "@mui/material/styles";

/** A thin indeterminate progress bar; `tone` is a colour of the palette. */
export function ThinBar({ tone, label }: { tone: "error" | "primary"; label: string }) {
  return (
    <Track role="progressbar" aria-label={label} data-tone={tone}>
      <Runner />
    </Track>
  );
}

const run = keyframes({
  from: { transform: "translateX(-100%)" },
  to: { transform: "translateX(250%)" },
});

const Track = styled("div")(({ theme }) => ({
  height: 3,
  overflow: "hidden",
  color: theme.palette.primary.main,
  "&[data-tone='error']": { color: theme.palette.error.main },
}));

const Runner = styled("div")({
  width: "40%",
  height: "100%",
  backgroundColor: "currentColor",
  animation: `${run} 1.2s linear infinite`,
  // With reduced motion the bar is full and does not move.
  "@media (prefers-reduced-motion: reduce)": { width: "100%", animation: "none" },
});
