/** One option: a native radio button with its number and cells, and the button that strikes it out. */
import { styled } from "@mui/material/styles";
import { visuallyHidden } from "@mui/utils";
import type { MouseEvent } from "react";
import { circled } from "@pulda/question/schema-free";
import { numeral } from "../render/numerals.ts";
import { scaled } from "../render/scaled.ts";
import { StrikeButton } from "./strike-button.tsx";
import { VisuallyHidden } from "../render/visually-hidden.tsx";

interface Props {
  /** The name that the options share. */
  readonly name: string;
  readonly number: number;
  /** None for a numbered place in the text, of which only the number is shown. */
  readonly cells: readonly string[];
  readonly cellLabels: readonly string[];
  readonly isChosen: boolean;
  readonly isStruck: boolean;
  /** Whether the option is right, once that may be seen. */
  readonly isRight: boolean | null;
  readonly onChoose: ((choice: number) => void) | null;
  readonly onStrike: ((choice: number, on: boolean) => void) | null;
}

export function ChoiceLine(props: Props) {
  const { name, number, cells, cellLabels, isChosen, isStruck, isRight, onChoose, onStrike } =
    props;
  const verdict = isRight === null ? null : isRight ? "right" : isChosen ? "wrong" : null;
  const strike = onStrike && (() => onStrike(number, !isStruck));

  /** Shift+click strikes the option out instead of choosing it. */
  function onClick(event: MouseEvent) {
    if (!strike || !event.shiftKey) return;
    event.preventDefault();
    strike();
  }

  return (
    <Line
      data-chosen={isChosen || undefined}
      data-struck={isStruck || undefined}
      data-verdict={verdict ?? undefined}
      data-bare={cells.length === 0 || undefined}
    >
      <Target
        onClick={onClick}
        onMouseDown={(event) => {
          // Otherwise Shift+click selects text.
          if (event.shiftKey && strike) event.preventDefault();
        }}
      >
        <input
          type="radio"
          name={name}
          value={number}
          checked={isChosen}
          disabled={onChoose === null}
          onChange={() => onChoose?.(number)}
        />
        <Numeral aria-hidden>{circled(number)}</Numeral>
        <VisuallyHidden>{`${number}번 ${isStruck ? "지운 보기 " : ""}`}</VisuallyHidden>
        {cells.length > 0 && (
          <Cells lang="en" style={columns(cells.length)} data-many={cells.length > 2 || undefined}>
            {cells.map((cell, column) => (
              <span key={column}>
                {cellLabels[column] && <CellLabel>{`${cellLabels[column]} `}</CellLabel>}
                {cell}
              </span>
            ))}
          </Cells>
        )}
        {verdict && <Verdict>{verdictText(verdict, isChosen)}</Verdict>}
      </Target>
      {strike && <StrikeButton number={number} isStruck={isStruck} onStrike={strike} />}
    </Line>
  );
}

/** The row of labels above the cells of options that have several. */
export function CellLabels({
  labels,
  hasStrikes,
}: {
  labels: readonly string[];
  hasStrikes: boolean;
}) {
  return (
    <Line aria-hidden data-labels data-many={labels.length > 2 || undefined}>
      <Target as="div">
        <Numeral style={{ visibility: "hidden" }}>{circled(1)}</Numeral>
        <Cells style={columns(labels.length)}>
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </Cells>
      </Target>
      {hasStrikes && <StrikeSpacer />}
    </Line>
  );
}

/** Three or more cells do not fit side by side below this width: each has its label before it. */
const NARROW = "@container (max-width: 420px)";

function columns(count: number) {
  return { gridTemplateColumns: `repeat(${count}, 1fr)` };
}

function verdictText(verdict: "right" | "wrong", isChosen: boolean): string {
  if (verdict === "wrong") return "✗ 내 답";
  return isChosen ? "✓ 정답 · 내 답" : "✓ 정답";
}

const Line = styled("div")(({ theme }) => ({
  ...theme.typography.body1,
  fontSize: scaled(theme.typography.body1.fontSize),
  position: "relative",
  display: "flex",
  alignItems: "stretch",
  borderRadius: 8,
  border: "1px solid transparent",
  // A bare number has its verdict below it, so that five fit side by side on a phone.
  "&[data-bare]": { flexDirection: "column" },
  "&[data-labels]": { ...theme.typography.body2, fontWeight: 600 },
  [NARROW]: { "&[data-labels][data-many]": { display: "none" } },
  "&[data-labels] > *": { minHeight: 0, paddingBlock: 0 },
  "&:has(input:not(:disabled))": { borderColor: theme.palette.divider },
  "&:has(label:hover input:not(:disabled))": { backgroundColor: theme.palette.selection },
  "&:has(input:focus-visible)": { outline: `2px solid ${theme.palette.primary.main}` },
  "&[data-struck]": { color: theme.palette.text.secondary },
  "&&[data-chosen]": {
    backgroundColor: theme.palette.selection,
    borderColor: theme.palette.mine.main,
  },
  "&&[data-verdict='right']": { borderColor: theme.palette.success.main },
  "&&[data-verdict='wrong']": { borderColor: theme.palette.error.main },
}));

const Target = styled("label")(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: "flex",
  // The number is on the first line of an option that has several lines.
  alignItems: "baseline",
  flexWrap: "wrap",
  columnGap: theme.spacing(1),
  minHeight: 44,
  padding: theme.spacing(1, 1),
  "&:has(input:not(:disabled))": { cursor: "pointer" },
  "& > input": { position: "absolute", opacity: 0, width: 1, height: 1 },
  "[data-bare] > &": {
    flexDirection: "column",
    flexWrap: "nowrap",
    alignItems: "center",
    justifyContent: "center",
    padding: theme.spacing(0.5, 0),
  },
}));

const Numeral = styled("span")({
  ...numeral,
  "[data-struck] &": { textDecoration: "line-through" },
});

const Cells = styled("span")(({ theme }) => ({
  fontFamily: theme.typography.passage.fontFamily,
  display: "grid",
  gap: theme.spacing(1),
  flex: "1 1 0",
  minWidth: 0,
  overflowWrap: "anywhere",
  "[data-struck] & > span": { textDecoration: "line-through" },
  [NARROW]: {
    "&[data-many]": { display: "flex", flexWrap: "wrap", gap: theme.spacing(0, 1.5) },
  },
}));

/** For screen readers; visible where the row of labels is hidden. */
const CellLabel = styled("span")(({ theme }) => ({
  ...visuallyHidden,
  [NARROW]: {
    "[data-many] > * > &": {
      ...theme.typography.caption,
      position: "static",
      width: "auto",
      height: "auto",
      margin: 0,
      clipPath: "none",
      color: theme.palette.text.secondary,
    },
  },
}));

const Verdict = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  fontWeight: 600,
  textAlign: "center",
  "[data-verdict='right'] &": { color: theme.palette.success.dark },
  "[data-verdict='wrong'] &": { color: theme.palette.error.dark },
}));

/** As wide as the strike buttons below it. */
const StrikeSpacer = styled("span")({ width: 44, flex: "none" });
