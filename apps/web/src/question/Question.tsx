/** One item: number, 발문, text and the place for the answer. The same on paper and while taking. */
import { styled } from "@mui/material/styles";
import type { Response, TakerItem } from "@pulda/question";
import type { ReactNode } from "react";
import { Answer } from "./Answer.tsx";
import { Blocks } from "./Blocks.tsx";

interface Props {
  readonly item: TakerItem;
  readonly examId: number;
  readonly response?: Response | null;
  /** Left out where nothing can be answered. */
  readonly onRespond?: ((response: Response) => void) | null;
  readonly rightChoice?: number | undefined;
  /** Whether words can be looked up: not in a test. */
  readonly hasDictionary?: boolean;
  /** What stands behind the item: its verdict, its key and 해설. */
  readonly children?: ReactNode;
}

export function Question({
  item,
  examId,
  response = null,
  onRespond = null,
  rightChoice,
  hasDictionary = true,
  children,
}: Props) {
  const heading = `question-${item.id}-heading`;
  const chosen = response && "choice" in response ? response.choice : null;
  const onChoose =
    item.shape === "mark" && onRespond ? (choice: number) => onRespond({ choice }) : null;
  return (
    <section aria-labelledby={heading}>
      <Heading id={heading} tabIndex={-1}>
        <b>{item.position}.</b> {item.instruction} <Points>[{item.points}점]</Points>
      </Heading>
      <Blocks
        blocks={item.blocks}
        examId={examId}
        places={{ chosen, onChoose }}
        hasDictionary={hasDictionary}
      />
      {/* On paper the places of a `mark` item are in its text; a row of bare numbers says nothing. */}
      {(item.shape !== "mark" || onRespond || rightChoice !== undefined) && (
        <Answer {...{ item, response, onRespond, rightChoice }} />
      )}
      {children}
    </section>
  );
}

const Heading = styled("h2")(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 500,
  margin: 0,
  wordBreak: "keep-all",
  // It takes the focus when its question comes, so that a screen reader says it.
  "&:focus": { outline: "none" },
}));

const Points = styled("span")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  whiteSpace: "nowrap",
}));
