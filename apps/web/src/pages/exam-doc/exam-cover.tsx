/** The taker's face of an exam: what it holds, how long it takes, how it went before. No item, and no key. */
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ExamDocument } from "@pulda/contract";
import { useQuestionTypes } from "../../api/questions.ts";
import { Attempts } from "./attempts.tsx";
import { ExamItemsSkeleton } from "./exam-items-skeleton.tsx";
import { Refusals } from "./refusals.tsx";
import { TakeButtons } from "./take-buttons.tsx";
import { WordsButton } from "./words-button.tsx";

/** Of a reader of high school: an item with its text, and one of a single word. */
const MINUTES = { item: 1.5, word: 0.5 } as const;
/** Estimates are rounded to these. */
const ROUND_MINUTES = 5;

export function ExamCover({ exam }: { exam: ExamDocument }) {
  const types = useQuestionTypes();
  const counts = countsOf(exam);
  // their names decide how high the card is
  if (types.isPending) return <ExamItemsSkeleton />;
  const names = new Map(types.data?.map(({ id, name }) => [id, name]));
  return (
    <>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={2}>
          <Typography variant="h2">
            {exam.questions.length}문항 · {minutesOf(exam)}
          </Typography>
          <Stack
            component="ul"
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: "wrap", p: 0, m: 0, listStyle: "none", minHeight: 32 }}
          >
            {types.data &&
              [...counts].map(([type, count]) => (
                <Typography key={type} component="li" variant="body2" sx={chip}>
                  {names.get(type) ?? type} {count}
                </Typography>
              ))}
          </Stack>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ flexWrap: "wrap", alignItems: "center" }}
          >
            <TakeButtons exam={exam} isStrong />
            <WordsButton exam={exam} />
          </Stack>
        </Stack>
      </Card>
      <Attempts examId={exam.id} />
      {/* elsewhere its author reads it on the desk */}
      {exam.made_for === "taker" && <Refusals exam={exam} />}
    </>
  );
}

/** How many items of each type, the most frequent first. */
function countsOf({ questions }: ExamDocument): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of questions) counts.set(type, (counts.get(type) ?? 0) + 1);
  return new Map([...counts].toSorted(([, a], [, b]) => b - a));
}

/** In Korean: about how long it takes. */
function minutesOf({ questions, passages }: ExamDocument): string {
  const each = passages.length > 0 ? MINUTES.item : MINUTES.word;
  const minutes = Math.ceil((questions.length * each) / ROUND_MINUTES) * ROUND_MINUTES;
  return `약 ${minutes}분`;
}

const chip = {
  px: 1.25,
  py: 0.5,
  border: 1,
  borderColor: "divider",
  borderRadius: 4,
  bgcolor: "background.default",
} as const;
