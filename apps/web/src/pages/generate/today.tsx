/** 오늘: what is due, and open attempts. Hidden when there is nothing. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import { useToday } from "../../api/notes.ts";
import { RuleReviewButton } from "../notes/rule-review-button.tsx";

export function Today() {
  const { data } = useToday();
  if (!data || (data.words === 0 && data.rules === 0 && data.attempts.length === 0)) return null;
  const { words, rules, attempts } = data;
  return (
    <Card
      component="section"
      aria-labelledby="today"
      sx={{ p: 2, mb: 2, borderColor: "mine.main" }}
    >
      <Typography id="today" variant="h2" sx={{ color: "mine.main", mb: 1 }}>
        오늘
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
        {rules > 0 && (
          <RuleReviewButton variant="contained" color="secondary">
            복습할 유형·규칙 {rules}개
          </RuleReviewButton>
        )}
        {words > 0 && (
          <Button component={Link} to="/word/review" variant="outlined" color="secondary">
            단어 {words}개 복습
          </Button>
        )}
        {attempts.map(({ id, exam_id, title, answered_count, question_count }) => (
          <Button
            key={id}
            component={Link}
            to={`/exam/${exam_id}/attempt/${id}`}
            variant="outlined"
            color="secondary"
            sx={{ textAlign: "left", overflowWrap: "anywhere" }}
          >
            이어서 풀기: {title} ({answered_count}/{question_count})
          </Button>
        ))}
      </Stack>
    </Card>
  );
}
