import { keyframes, styled } from "@mui/material/styles";

interface Props {
  readonly size?: number;
  /** With rays around it: for what could not have gone better. */
  readonly isGrand?: boolean;
}

const RAYS = Array.from({ length: 12 }, (_, at) => at * 30);

/** A check that is drawn once, at the end of something; it stands still where motion is not wanted. */
export function Celebration({ size = 48, isGrand = false }: Props) {
  const margin = isGrand ? 14 : 0;
  return (
    <Sign
      viewBox={`${-margin} ${-margin} ${48 + 2 * margin} ${48 + 2 * margin}`}
      width={size}
      height={size}
      aria-hidden
      data-celebration={isGrand ? "grand" : "small"}
    >
      <circle cx="24" cy="24" r="21" pathLength="1" />
      <path d="M14 25l7 7 13-15" pathLength="1" />
      {isGrand &&
        RAYS.map((angle) => (
          <line
            key={angle}
            x1="24"
            x2="24"
            y1="-3"
            y2="-10"
            pathLength="1"
            transform={`rotate(${angle} 24 24)`}
          />
        ))}
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
  "& > line": { stroke: theme.palette.mine.main, animationDelay: "600ms" },
  "@media (prefers-reduced-motion: reduce)": { "& > *": { animation: "none" } },
}));
