/** The rules that are due today, each with a new item. */
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useDueRules } from "../../api/notes.ts";
import { RuleReviewButton } from "./rule-review-button.tsx";

/** So many rules are named. */
const MAX_NAMED = 6;

export function DueRules() {
  const { data } = useDueRules();
  if (!data || data.due.length === 0) return null;
  const names = data.due.slice(0, MAX_NAMED).map(({ name }) => name);
  return (
    <Card sx={{ p: 2, borderColor: "mine.main" }}>
      <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
        <Typography variant="h2" sx={{ color: "mine.main" }}>
          오늘 복습할 유형·규칙 {data.due.length}개
        </Typography>
        <Typography variant="body2">
          {names.join(", ")}
          {data.due.length > MAX_NAMED && ` 외 ${data.due.length - MAX_NAMED}개`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          내가 넣은 다른 지문이나 예시 지문에서 새 문항이 나와요. 답을 외워서는 풀 수 없어요.
        </Typography>
        <RuleReviewButton variant="contained" color="secondary">
          새 문항으로 복습하기
        </RuleReviewButton>
      </Stack>
    </Card>
  );
}
