/** Charts of the word list: forecast and retention. */
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTheme } from "@mui/material/styles";
import { useWordStats } from "../../api/reviews.ts";
import { CHART_HEIGHT } from "../../charts/chart-props.ts";
import { Bars, Lines } from "../../charts/lazy-charts.tsx";
import { dayName } from "../../charts/day-name.ts";
import { Figure } from "../../charts/figure.tsx";

/** Fewer reviews have no retention rate. */
const MIN_REVIEWS = 1;

export function ReviewCharts() {
  const stats = useWordStats();
  const { palette } = useTheme();
  const { data } = stats;
  if (!data) return stats.isError ? null : <Skeleton variant="rounded" height={CHART_HEIGHT} />;
  if (data.total === 0) return null;
  const { states, forecast, retention } = data;
  const reviewed = retention.reduce((sum, day) => sum + day.reviewed, 0);
  const remembered = retention.reduce((sum, day) => sum + day.remembered, 0);
  return (
    <Stack spacing={2}>
      <Card sx={{ p: 2 }}>
        <Box component="dl" sx={counts}>
          {(
            [
              ["새 단어", states.new],
              ["학습 중", states.learning],
              ["외운 단어", states.known],
            ] as const
          ).map(([name, count]) => (
            <div key={name}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" variant="h2" sx={{ m: 0 }}>
                {count.toLocaleString("ko-KR")}
              </Typography>
            </div>
          ))}
        </Box>
      </Card>
      <Figure
        title="앞으로 복습할 단어"
        summary={`오늘 ${forecast[0]?.count ?? 0}개, 앞으로 ${forecast.length}일 동안 ${forecast.reduce((sum, { count }) => sum + count, 0)}개예요.`}
        head={["날짜", "단어 수"]}
        rows={forecast.map(({ day, count }) => [dayName(day), String(count)])}
      >
        <Bars
          names={forecast.map(({ day }) => dayName(day))}
          series={[
            {
              label: "단어",
              data: forecast.map(({ count }) => count),
              color: palette.secondary.main,
            },
          ]}
        />
      </Figure>
      <Figure
        title="기억률"
        summary={
          reviewed < MIN_REVIEWS
            ? "배운 단어를 다시 보기 시작하면 여기에 기억률이 나와요."
            : `지난 30일 동안 다시 본 ${reviewed}번 가운데 ${Math.round((100 * remembered) / reviewed)}%를 기억했어요.`
        }
        head={["날짜", "다시 봄", "기억함"]}
        rows={retention
          .filter((day) => day.reviewed > 0)
          .map((day) => [dayName(day.day), String(day.reviewed), String(day.remembered)])}
      >
        {reviewed >= MIN_REVIEWS && (
          <Lines
            max={100}
            names={retention.map(({ day }) => dayName(day))}
            series={[
              {
                label: "기억률(%)",
                data: retention.map((day) =>
                  day.reviewed === 0 ? null : Math.round((100 * day.remembered) / day.reviewed),
                ),
                color: palette.primary.main,
              },
            ]}
          />
        )}
      </Figure>
    </Stack>
  );
}

const counts = { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", m: 0 } as const;
