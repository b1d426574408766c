/** The streak of days with activity, and the calendar of these days. */
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { StudyStats } from "../../api/study.ts";
import { Figure } from "../../charts/figure.tsx";
import { Celebration } from "../celebration.tsx";
import { CELEBRATED_STREAK } from "./celebrated-streak.ts";
import { StudyCalendar } from "./study-calendar.tsx";
import { koreanDay } from "./calendar.ts";

export function Streak({ stats }: { stats: StudyStats }) {
  const { streak, calendar } = stats;
  return (
    <Figure
      title="연속 학습"
      summary={summaryOf(streak)}
      head={["날짜", "푼 문항", "복습한 단어"]}
      rows={calendar
        .filter(({ answers, reviews }) => answers + reviews > 0)
        .toReversed()
        .map(({ day, answers, reviews }) => [koreanDay(day), String(answers), String(reviews)])}
      controls={
        <Box component="dl" sx={counts}>
          <Count
            name="연속"
            value={`${streak.current}일`}
            isCelebrated={streak.today && streak.current >= CELEBRATED_STREAK}
          />
          <Count name="최장" value={`${streak.longest}일`} />
          <Count name="오늘" value={streak.today ? "✓ 했어요" : "아직이에요"} />
        </Box>
      }
    >
      <StudyCalendar days={calendar} />
    </Figure>
  );
}

function summaryOf({ current, today }: StudyStats["streak"]): string {
  if (today && current === 1) return "오늘부터 이어서 공부하고 있어요.";
  if (today) return `${current}일째 이어서 공부하고 있어요.`;
  if (current > 0) return `${current}일 이어서 공부했어요. 오늘도 하면 ${current + 1}일째예요.`;
  return "문항 하나나 단어 하나면 연속 학습이 시작돼요.";
}

interface CountProps {
  readonly name: string;
  readonly value: string;
  readonly isCelebrated?: boolean;
}

function Count({ name, value, isCelebrated = false }: CountProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0 }}>
        {value} {isCelebrated && <Celebration size={22} />}
      </Typography>
    </div>
  );
}

const counts = { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", mt: 1, mb: 2 } as const;
