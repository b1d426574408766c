import { styled } from "@mui/material/styles";
import { Celebration } from "./celebration.tsx";

interface Props {
  readonly right: number;
  /** Of how many; at least one. */
  readonly count: number;
}

/** A share of right answers from which on an exam is celebrated: a check over less would look like praise. */
const CELEBRATED = 0.6;

/** The sign above a result: a small celebration, a large one where all is right, else a ring of what was right. */
export function OutcomeSign({ right, count }: Props) {
  const isPerfect = right === count;
  if (right / count >= CELEBRATED)
    return <Celebration size={isPerfect ? 80 : 36} isGrand={isPerfect} />;
  return (
    <Ring viewBox="0 0 48 48" width={36} height={36} aria-hidden>
      <circle cx="24" cy="24" r="21" />
      {right > 0 && (
        <circle cx="24" cy="24" r="21" pathLength={count} strokeDasharray={`${right} ${count}`} />
      )}
    </Ring>
  );
}

const Ring = styled("svg")(({ theme }) => ({
  display: "inline-block",
  verticalAlign: "middle",
  fill: "none",
  stroke: theme.palette.divider,
  strokeWidth: 5,
  // begins at the top
  transform: "rotate(-90deg)",
  "& > circle + circle": { stroke: theme.palette.primary.main },
}));
