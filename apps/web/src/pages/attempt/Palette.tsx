/** The numbers of all questions: where one is, what is answered, what was right. */
import { styled } from "@mui/material/styles";
import type { QuestionResult } from "@pulda/contract";
import type { Response, TakerItem } from "@pulda/question";
import { VisuallyHidden } from "../../question/VisuallyHidden.tsx";

interface Props {
  readonly questions: readonly TakerItem[];
  readonly at: number;
  readonly responses: ReadonlyMap<number, Response>;
  readonly results: ReadonlyMap<number, QuestionResult>;
  readonly onGo: (at: number) => void;
}

export function Palette({ questions, at, responses, results, onGo }: Props) {
  return (
    <Row aria-label="문항">
      {questions.map(({ id }, index) => {
        const kind = results.get(id)?.grade.kind;
        const isAnswered = responses.has(id);
        const state = kind === "right" ? "맞음" : kind ? "틀림" : isAnswered ? "답함" : "아직";
        return (
          <Cell
            key={id}
            type="button"
            aria-current={index === at ? "step" : undefined}
            data-answered={isAnswered || undefined}
            onClick={() => onGo(index)}
          >
            <span aria-hidden>{index + 1}</span>
            <VisuallyHidden>{`${index + 1}번, ${state}`}</VisuallyHidden>
            {kind && <small aria-hidden>{kind === "right" ? "✓" : "✗"}</small>}
          </Cell>
        );
      })}
    </Row>
  );
}

const Row = styled("nav")(({ theme }) => ({
  // Holds its hidden words, which would widen the page otherwise.
  position: "relative",
  display: "flex",
  gap: theme.spacing(0.5),
  overflowX: "auto",
  padding: 3,
  margin: -3,
}));

const Cell = styled("button")(({ theme }) => ({
  ...theme.typography.body2,
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
