/** One item: number, 발문, text and the place for the answer. The same on paper and while taking. */
import { styled } from "@mui/material/styles";
import type { Key } from "@pulda/contract";
import type { Response, TakerItem } from "@pulda/question";
import type { ReactNode } from "react";
import { Answer } from "./Answer.tsx";
import { Blocks } from "./Blocks.tsx";
import { PlaceRules, placeRules } from "./placeRules.ts";

interface Props {
  readonly item: TakerItem;
  /** The exam that it belongs to, if that still exists. */
  readonly examId?: number | undefined;
  readonly response?: Response | null;
  /** Left out where nothing can be answered. */
  readonly onRespond?: ((response: Response) => void) | null;
  readonly rightChoice?: number | undefined;
  /** Whether words can be looked up: not in a test. */
  readonly hasDictionary?: boolean;
  /** What may be known of the answer by now: the lessons of its places open from them. */
  readonly solved?: { readonly explanation: string; readonly key: Key } | undefined;
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
  solved,
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
      <PlaceRules value={solved ? placeRules(solved.explanation, solved.key) : NONE}>
        <Blocks
          blocks={item.blocks}
          examId={examId}
          places={{ chosen, onChoose }}
          hasDictionary={hasDictionary}
        />
      </PlaceRules>
      {/* On paper the places of a `mark` item are in its text; a row of bare numbers says nothing. */}
      {(item.shape !== "mark" || onRespond || rightChoice !== undefined) && (
        <Answer {...{ item, response, onRespond, rightChoice }} />
      )}
      {children}
    </section>
  );
}

const NONE: ReadonlyMap<number, string> = new Map();

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
