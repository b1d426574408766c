/** The words and rules that are due on the next days. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import { Link } from "react-router";
import type { StudyStats } from "../../api/study.ts";
import { Bars } from "../../charts/lazy-charts.tsx";
import { dayName } from "../../charts/day-name.ts";
import { Figure } from "../../charts/figure.tsx";
import { koreanDay } from "./calendar.ts";

export function Forecast({ forecast }: { forecast: StudyStats["forecast"] }) {
  const { palette } = useTheme();
  const [today] = forecast;
  const total = forecast.reduce((sum, { words, rules }) => sum + words + rules, 0);
  return (
    <Figure
      title="앞으로 복습할 것"
      summary={
        total === 0
          ? `앞으로 ${forecast.length}일 동안 복습할 것이 없어요.`
          : `오늘 단어 ${today?.words ?? 0}개와 유형·규칙 ${today?.rules ?? 0}개, ${forecast.length}일 동안 모두 ${total.toLocaleString("ko-KR")}개예요.`
      }
      head={["날짜", "단어", "유형·규칙"]}
      rows={
        total === 0
          ? []
          : forecast.map(({ day, words, rules }) => [koreanDay(day), String(words), String(rules)])
      }
      controls={
        today &&
        today.words + today.rules > 0 && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mt: 1 }}>
            {today.words > 0 && (
              <Button component={Link} to="/word/review" variant="outlined">
                단어 복습하기
              </Button>
            )}
            {today.rules > 0 && (
              <Button component={Link} to="/note" variant="outlined">
                유형·규칙 복습하기
              </Button>
            )}
          </Stack>
        )
      }
    >
      {total > 0 && (
        <Bars
          names={forecast.map(({ day }) => dayName(day))}
          series={[
            {
              label: "단어",
              data: forecast.map(({ words }) => words),
              color: palette.secondary.main,
            },
            {
              label: "유형·규칙",
              data: forecast.map(({ rules }) => rules),
              color: palette.primary.main,
            },
          ]}
        />
      )}
    </Figure>
  );
}
