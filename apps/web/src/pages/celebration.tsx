import { keyframes, styled } from "@mui/material/styles";

/** A check that is drawn once, at the end of something; it stands still where motion is not wanted. */
export function Celebration({ size = 48 }: { readonly size?: number }) {
  return (
    <Sign viewBox="0 0 48 48" width={size} height={size} aria-hidden>
      <circle cx="24" cy="24" r="21" pathLength="1" />
      <path d="M14 25l7 7 13-15" pathLength="1" />
    </Sign>
  );
}

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });

const Sign = styled("svg")(({ theme }) => ({
  display: "inline-block",
  verticalAlign: "middle",
  fill: "none",
  stroke: theme.palette.success.main,
  strokeWidth: 3.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "& > *": { strokeDasharray: 1, animation: `${draw} 500ms ease-out backwards` },
  "& > path": { animationDelay: "300ms" },
  "@media (prefers-reduced-motion: reduce)": { "& > *": { animation: "none" } },
}));
