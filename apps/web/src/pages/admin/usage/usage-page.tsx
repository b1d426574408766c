/** 현황: what there is, and what was done day by day. */
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { useTheme } from "@mui/material/styles";
import type { AdminStats, UsageDay } from "@pulda/contract";
import { useId, useState } from "react";
import { useAdminStats } from "../../../api/admin.ts";
import { dayName } from "../../../charts/day-name.ts";
import { Figure, FigureSkeleton } from "../../../charts/figure.tsx";
import { Lines } from "../../../charts/lazy-charts.tsx";
import { PageTitle } from "../../page-title.tsx";
import { DefinitionList } from "../definition-list.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { bytesText } from "./bytes-text.ts";

const RANGES = [
  [7, "1주"],
  [30, "30일"],
  [90, "90일"],
  [365, "1년"],
] as const;
const DEFAULT_DAYS = 30;

export default function UsagePage() {
  const label = useId();
  const [days, setDays] = useState<number>(DEFAULT_DAYS);
  const { data: stats, error, refetch } = useAdminStats(days);
  return (
    <>
      <PageTitle title="현황" />
      <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: "center" }}>
        <Typography id={label} sx={{ fontWeight: 600 }}>
          기간
        </Typography>
        <ToggleButtonGroup
          exclusive
          value={days}
          aria-labelledby={label}
          onChange={(_, next: number | null) => next !== null && setDays(next)}
        >
          {RANGES.map(([range, name]) => (
            <ToggleButton key={range} value={range} sx={{ px: { xs: 1.5, sm: 2 } }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      {stats ? (
        <Loaded stats={stats} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <Stack spacing={2}>
          <Skeleton variant="rounded" sx={{ height: { xs: 310, sm: 190 } }} />
          {CHARTS.map(({ title }) => (
            <FigureSkeleton key={title} title={title} height={CHART_SPACE} />
          ))}
        </Stack>
      )}
    </>
  );
}

/** Of a chart with its legend, in px. */
const CHART_SPACE = 200;

type Count = "users" | "sign_ins" | "failed_sign_ins" | "exams" | "attempts";

interface Chart {
  readonly title: string;
  readonly lines: readonly (readonly [Count, string])[];
}

const CHARTS: readonly Chart[] = [
  { title: "가입", lines: [["users", "새로 가입한 사람"]] },
  {
    title: "로그인",
    lines: [
      ["sign_ins", "로그인"],
      ["failed_sign_ins", "실패한 로그인"],
    ],
  },
  {
    title: "문제집과 풀이",
    lines: [
      ["exams", "만든 문제집"],
      ["attempts", "풀이"],
    ],
  },
];

function Loaded({ stats }: { stats: AdminStats }) {
  const { days, totals, database } = stats;
  return (
    <Stack spacing={2}>
      <Card component="section" aria-label="지금까지" sx={{ p: 2 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          지금까지
        </Typography>
        <DefinitionList
          label="지금까지"
          entries={[
            ["사용자", countText(totals.users)],
            ["관리자", countText(totals.admins)],
            ["잠긴 계정", countText(totals.locked)],
            ["문제집", countText(totals.exams)],
            ["문항", countText(totals.questions)],
            ["풀이", countText(totals.attempts)],
            ["답", countText(totals.answers)],
            ["단어", countText(totals.words)],
            [database.kind === "sqlite" ? "SQLite" : "PostgreSQL", bytesText(database.bytes)],
          ]}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          문항, 답, 단어는 어림한 수예요.
        </Typography>
      </Card>
      {CHARTS.map((chart) => (
        <DailyChart key={chart.title} chart={chart} days={days} />
      ))}
    </Stack>
  );
}

function DailyChart({ chart, days }: { chart: Chart; days: readonly UsageDay[] }) {
  const { palette } = useTheme();
  const colors = [palette.primary.main, palette.secondary.main];
  const sums = chart.lines.map(([count]) => days.reduce((sum, day) => sum + day[count], 0));
  return (
    <Figure
      title={chart.title}
      summary={`${days.length}일 동안 ${chart.lines
        .map(([, name], at) => `${name} ${countText(sums[at] ?? 0)}`)
        .join(", ")}`}
      head={["날", ...chart.lines.map(([, name]) => name)]}
      rows={days.map((day) => [
        dayName(day.day),
        ...chart.lines.map(([count]) => countText(day[count])),
      ])}
    >
      <Lines
        names={days.map(({ day }) => dayName(day))}
        series={chart.lines.map(([count, label], at) => ({
          label,
          data: days.map((day) => day[count]),
          color: colors[at] ?? palette.primary.main,
          isDashed: at > 0,
        }))}
      />
    </Figure>
  );
}

function countText(count: number): string {
  return count.toLocaleString("ko-KR");
}
