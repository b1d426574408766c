/** 학습 현황: streak, accuracy, words and forecast. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router";
import { useStudyProgress, useStudyStats, type StudyStats } from "../../api/study.ts";
import { FigureSkeleton } from "../../charts/figure.tsx";
import { EmptyState } from "../empty-state.tsx";
import { PageTitle } from "../page-title.tsx";
import { AccuracyOverTime } from "./accuracy-over-time.tsx";
import { Forecast } from "./forecast.tsx";
import { Growth } from "./growth.tsx";
import { RangeChooser } from "./range-chooser.tsx";
import { AccuracyByGroup } from "./accuracy-by-group.tsx";
import { Streak } from "./streak.tsx";
import { useShownSeries } from "./use-shown-series.ts";

export default function StudyPage() {
  const stats = useStudyStats();
  const { days, shown, show } = useShownSeries();
  const progress = useStudyProgress(days);
  const failed = [stats, progress].find(({ isError, data }) => isError && !data);
  return (
    <>
      <PageTitle title="학습 현황" />
      {failed ? (
        <Failed query={failed} />
      ) : stats.data && isNew(stats.data) ? (
        <NothingYet />
      ) : (
        <Stack spacing={2}>
          {stats.data ? (
            <Streak stats={stats.data} />
          ) : (
            <FigureSkeleton title="연속 학습" height={{ xs: 198, sm: 303 }} />
          )}
          <RangeChooser days={days} onChange={(next) => show({ days: next })} />
          {progress.data ? (
            <>
              <AccuracyOverTime
                progress={progress.data}
                shown={shown}
                onShow={(of) => show({ of })}
              />
              <AccuracyByGroup
                title="유형별 정답률"
                kind="type"
                groups={progress.data.accuracy.types}
              />
              <AccuracyByGroup
                title="문법 규칙별 정답률"
                kind="rule"
                groups={progress.data.accuracy.rules}
              />
              <Growth progress={progress.data} />
            </>
          ) : (
            <>
              <FigureSkeleton title="정답률" height={{ xs: 268, sm: 244 }} />
              <FigureSkeleton title="유형별 정답률" height={379} />
              <FigureSkeleton title="문법 규칙별 정답률" height={419} />
              <FigureSkeleton title="늘어난 단어" height={{ xs: 254, sm: 230 }} />
            </>
          )}
          {stats.data ? (
            <Forecast forecast={stats.data.forecast} />
          ) : (
            <FigureSkeleton title="앞으로 복습할 것" height={{ xs: 306, sm: 282 }} />
          )}
        </Stack>
      )}
    </>
  );
}

function Failed({ query }: { query: UseQueryResult }) {
  return (
    <Card>
      <EmptyState message="학습 현황을 불러오지 못했어요. 기록은 그대로 있어요.">
        <Button variant="outlined" onClick={() => void query.refetch()}>
          다시 불러오기
        </Button>
      </EmptyState>
    </Card>
  );
}

/** Nothing was done yet, and nothing is due. */
function isNew({ streak, forecast }: StudyStats): boolean {
  return streak.longest === 0 && forecast.every(({ words, rules }) => words + rules === 0);
}

function NothingYet() {
  return (
    <Card>
      <EmptyState message="아직 기록이 없어요. 문제집을 풀거나 단어를 복습하면 연속 학습일과 정답률이 여기에 쌓여요.">
        <Button component={Link} to="/exam" variant="contained">
          문제집 풀러 가기
        </Button>
      </EmptyState>
    </Card>
  );
}
