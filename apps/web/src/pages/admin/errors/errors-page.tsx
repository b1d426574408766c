/** 오류와 작업: what fails, and what waits. */
import Card from "@mui/material/Card";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { AdminStats, ServerError } from "@pulda/contract";
import { useAdminStats } from "../../../api/admin.ts";
import { EmptyState } from "../../empty-state.tsx";
import { PageTitle } from "../../page-title.tsx";
import { copyText } from "../../copy-text.ts";
import { momentText } from "../../time-text.ts";
import { DefinitionList } from "../definition-list.tsx";
import { LoadFailed } from "../load-failed.tsx";

/** Errors and jobs are of now, whatever the days of the charts. */
const DAYS = 1;

export default function ErrorsPage() {
  const { data: stats, error, isFetching, refetch } = useAdminStats(DAYS);
  return (
    <>
      <PageTitle title="오류와 작업">
        <Button disabled={isFetching} onClick={() => void refetch()}>
          새로 고침
        </Button>
      </PageTitle>
      {stats ? (
        <Stack spacing={2}>
          <Jobs jobs={stats.jobs} />
          <Errors errors={stats.errors} />
        </Stack>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <Stack spacing={2}>
          <Skeleton variant="rounded" sx={{ height: { xs: 190, sm: 118 } }} />
          <Skeleton variant="rounded" height={240} />
        </Stack>
      )}
    </>
  );
}

function Jobs({ jobs }: Pick<AdminStats, "jobs">) {
  return (
    <Card component="section" aria-label="작업" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        작업
      </Typography>
      <DefinitionList
        label="작업"
        entries={[
          ["만드는 중인 문제집", countText(jobs.generating)],
          ["만들지 못한 문제집", countText(jobs.failed)],
          ["보낼 메일", countText(jobs.mail_waiting)],
          ["보내지 못한 메일", countText(jobs.mail_failed)],
        ]}
      />
    </Card>
  );
}

function Errors({ errors }: Pick<AdminStats, "errors">) {
  return (
    <Card component="section" aria-label="최근 오류">
      <Typography variant="h2" sx={{ p: 2, pb: 0 }}>
        최근 오류
      </Typography>
      {errors.length === 0 ? (
        <EmptyState message="오류가 없어요." />
      ) : (
        <List
          aria-label="최근 오류"
          sx={{ "& > li + li": { borderTop: 1, borderColor: "divider" } }}
        >
          {errors.map((error) => (
            <ErrorLine key={error.request_id} error={error} />
          ))}
        </List>
      )}
    </Card>
  );
}

function ErrorLine({ error }: { error: ServerError }) {
  const { count, method, path, name, message, first_at, last_at, request_id } = error;
  return (
    <ListItem sx={{ display: "block" }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        {method} {path}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
        {name}: {message}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: "wrap", columnGap: 1.5, alignItems: "center", color: "text.secondary" }}
      >
        <Typography variant="body2">
          {count === 1
            ? momentText(last_at)
            : `${countText(count)}번 · ${momentText(first_at)}부터 ${momentText(last_at)}까지`}
        </Typography>
        <Button
          aria-label={`${request_id} 요청 번호 복사`}
          onClick={() => void copyText(request_id, "요청 번호를")}
        >
          요청 번호 복사
        </Button>
      </Stack>
    </ListItem>
  );
}

function countText(count: number): string {
  return count.toLocaleString("ko-KR");
}
