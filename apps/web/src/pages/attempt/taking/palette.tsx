/** The numbers of all items: which is shown, which are answered, flagged, right or wrong. */
import { styled } from "@mui/material/styles";
import type { QuestionResult } from "@pulda/contract";
import type { TakerItem } from "@pulda/question";
import { useEffect, useRef } from "react";
import { VisuallyHidden } from "../../../item/render/visually-hidden.tsx";

interface Props {
  readonly items: readonly TakerItem[];
  readonly at: number;
  readonly answered: ReadonlySet<number>;
  readonly results: ReadonlyMap<number, QuestionResult>;
  readonly isFlagged: (questionId: number) => boolean;
  readonly onGo: (at: number) => void;
}

export function Palette({ items, at, answered, results, isFlagged, onGo }: Props) {
  const row = useRef<HTMLElement>(null);
  // Scrolls the number of the shown item into view.
  useEffect(() => {
    const cell = row.current?.children[at] as HTMLElement | undefined;
    if (!row.current || !cell) return;
    row.current.scrollLeft = cell.offsetLeft - (row.current.clientWidth - cell.offsetWidth) / 2;
  }, [at]);
  return (
    <Row aria-label="문항" ref={row}>
      {items.map(({ id }, index) => {
        const kind = verdictOf(results.get(id));
        const isAnswered = answered.has(id);
        const state = kind ? VERDICTS[kind] : isAnswered ? "답함" : "아직";
        const flagged = isFlagged(id);
        return (
          <Cell
            key={id}
            type="button"
            aria-current={index === at ? "step" : undefined}
            data-answered={isAnswered || undefined}
            onClick={() => onGo(index)}
          >
            <span aria-hidden>{index + 1}</span>
            <VisuallyHidden>
              {`${index + 1}번, ${state}${flagged ? ", 나중에 보기" : ""}`}
            </VisuallyHidden>
            {kind && <small aria-hidden>{SIGNS[kind]}</small>}
            {flagged && <Flag aria-hidden />}
          </Cell>
        );
      })}
    </Row>
  );
}

const VERDICTS = { right: "맞음", partial: "일부만 맞음", wrong: "틀림" } as const;
const SIGNS = { right: "✓", partial: "△", wrong: "✗" } as const;

/** The grade of the last try. */
function verdictOf(result: QuestionResult | undefined): keyof typeof VERDICTS | null {
  const kind = (result?.retry?.grade ?? result?.grade)?.kind;
  if (kind === undefined) return null;
  return kind === "unanswered" ? "wrong" : kind;
}

const Row = styled("nav")(({ theme }) => ({
  // Contains its visually hidden texts, which would widen the page otherwise.
  position: "relative",
  display: "flex",
  gap: theme.spacing(0.5),
  overflowX: "auto",
  padding: 3,
  margin: -3,
}));

const Cell = styled("button")(({ theme }) => ({
  ...theme.typography.body2,
  position: "relative",
  fontVariantNumeric: "tabular-nums",
  flex: "none",
  minWidth: 44,
  height: 44,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  cursor: "pointer",
  "&[data-answered]": { backgroundColor: theme.palette.selection },
  "&[aria-current]": {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  "&:focus-visible": { outline: `2px solid ${theme.palette.primary.main}` },
}));

/** A folded corner. */
const Flag = styled("span")(({ theme }) => ({
  position: "absolute",
  top: 0,
  right: 0,
  width: 0,
  height: 0,
  borderTop: `14px solid ${theme.palette.mine.main}`,
  borderLeft: "14px solid transparent",
  borderTopRightRadius: 7,
}));
