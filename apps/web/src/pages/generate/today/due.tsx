import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import type { TodayResult } from "../../../api/notes.ts";
import { RuleReviewButton } from "../../notes/rule-review-button.tsx";
import { isAllDone } from "./today-text.ts";

interface Props {
  readonly today: TodayResult;
  /** Whether the first of its buttons is filled. */
  readonly isStrong: boolean;
}

/** What is due today, and what was begun. */
export function Due({ today, isStrong }: Props) {
  const { words, rules, attempts } = today;
  if (isAllDone(today))
    return (
      <Typography sx={{ px: 2, pb: 2 }}>
        {today.streak.today ? "오늘 복습을 다 했어요." : "오늘은 복습할 것이 없어요."}
      </Typography>
    );
  const first = rules > 0 ? "rules" : words > 0 ? "words" : "attempt";
  const variantOf = (isFirst: boolean) => (isStrong && isFirst ? "contained" : "outlined");
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", px: 2, pb: 2 }}>
      {rules > 0 && (
        <RuleReviewButton variant={variantOf(first === "rules")} color="secondary">
          복습할 유형·규칙 {rules}개
        </RuleReviewButton>
      )}
      {words > 0 && (
        <Button
          component={Link}
          to="/word/review"
          variant={variantOf(first === "words")}
          color="secondary"
        >
          단어 {words}개 복습
        </Button>
      )}
      {attempts.map(({ id, exam_id, title, answered_count, question_count }, at) => (
        <Button
          key={id}
          component={Link}
          to={`/exam/${exam_id}/attempt/${id}`}
          variant={variantOf(first === "attempt" && at === 0)}
          color="secondary"
          sx={{ textAlign: "left", overflowWrap: "anywhere" }}
        >
          <Box component="span">
            이어서 풀기: {title} ({answered_count}/{question_count})
          </Box>
        </Button>
      ))}
    </Stack>
  );
}
