/** An item's grade, key and 해설. */
import { styled } from "@mui/material/styles";
import type { Key, QuestionResult } from "@pulda/contract";
import type { Difficulty, Grade, TakerItem } from "@pulda/question";
import { Explanation } from "./explanation.tsx";
import type { ItemRules } from "./item-rules.ts";
import { MissedWords } from "../words/missed-words.tsx";
import { circled } from "@pulda/question/schema-free";

interface Props {
  readonly item: TakerItem;
  readonly answer: Key;
  readonly explanation: string;
  /** The rules whose lessons open from the 해설. */
  readonly rules: ItemRules;
  readonly grade?: Grade;
  /** The words that the item tested. */
  readonly words?: QuestionResult["words"];
  /** The exam that the words come from. */
  readonly examId?: number;
  /** For the author: how hard the item is. */
  readonly difficulty?: Difficulty;
}

const DIFFICULTIES: Record<Difficulty, string> = { low: "하", middle: "중", high: "상" };

const VERDICTS: Record<Grade["kind"], string> = {
  right: "✓ 맞았어요",
  wrong: "✗ 틀렸어요",
  partial: "△ 일부만 맞았어요",
  unanswered: "— 답하지 않았어요",
};

export function Solution(props: Props) {
  const { item, answer, explanation, rules, grade, difficulty, words, examId } = props;
  return (
    <Box>
      {grade && <GradeText grade={grade} />}
      <Line>
        <b>정답</b> {keyText(item, answer)}
      </Line>
      {difficulty && (
        <Line>
          <b>난도</b> {DIFFICULTIES[difficulty]}
        </Line>
      )}
      {explanation && (
        <Line>
          <b>해설</b> <Explanation text={explanation} rules={rules} />
        </Line>
      )}
      {words && grade && grade.kind !== "right" && <MissedWords words={words} examId={examId} />}
    </Box>
  );
}

/** The grade alone. */
export function GradeLine({ grade }: { grade: Grade }) {
  return (
    <Box>
      <GradeText grade={grade} />
    </Box>
  );
}

function GradeText({ grade }: { grade: Grade }) {
  return (
    <>
      <Verdict data-kind={grade.kind}>
        {VERDICTS[grade.kind]}{" "}
        <small>
          ({grade.points}/{grade.max_points}점)
        </small>
      </Verdict>
      {grade.notes?.map((note) => (
        <Line key={note}>{note}</Line>
      ))}
    </>
  );
}

/** The right choice number of a `choose` or `mark` item, once its result is known. */
export function rightChoiceOf(result: QuestionResult | undefined): number | undefined {
  return result && "choice" in result.key ? result.key.choice : undefined;
}

/** A key as text. */
function keyText(item: TakerItem, key: Key): string {
  if ("choice" in key) {
    const cells = item.shape === "choose" ? item.options[key.choice - 1]?.cells : undefined;
    return `${circled(key.choice)} ${(cells ?? []).join(" – ")}`.trim();
  }
  if ("accepted" in key) {
    const fields = item.shape === "write" ? item.fields : [];
    return key.accepted
      .map((answers, at) => [fields[at]?.label, answers[0]].filter(Boolean).join(" "))
      .join(" · ");
  }
  const pieces = item.shape === "arrange" ? item.pieces : [];
  return (key.orders[0] ?? []).map((at) => pieces[at]).join(" ");
}

const Box = styled("div")(({ theme }) => ({
  marginTop: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
  borderLeft: `3px solid ${theme.palette.primary.main}`,
  backgroundColor: theme.palette.background.default,
}));

const Line = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  whiteSpace: "pre-line",
  "& + &": { marginTop: theme.spacing(0.5) },
  "& > b": { marginRight: theme.spacing(1) },
}));

const Verdict = styled("p")(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 600,
  margin: theme.spacing(0, 0, 1),
  "&[data-kind='right']": { color: theme.palette.success.dark },
  "&[data-kind='wrong']": { color: theme.palette.error.dark },
}));
