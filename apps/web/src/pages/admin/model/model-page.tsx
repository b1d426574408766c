/** 언어 모델: what is set up, what it has cost, and whether it answers. */
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { AdminModel } from "@pulda/contract";
import { useAdminModel } from "../../../api/admin.ts";
import { PageTitle } from "../../page-title.tsx";
import { momentText } from "../../time-text.ts";
import { DefinitionList } from "../definition-list.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { ModelTry } from "./model-try.tsx";
import { ModelUsers } from "./model-users.tsx";

export default function ModelPage() {
  const { data: model, error, refetch } = useAdminModel();
  return (
    <>
      <PageTitle title="언어 모델" />
      {model ? (
        <Stack spacing={2}>{model.is_set_up ? <SetUp model={model} /> : <NotSetUp />}</Stack>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </>
  );
}

function NotSetUp() {
  return (
    <Card component="section" aria-label="설정" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        아직 모델이 없어요
      </Typography>
      <Typography>
        환경 변수 PULDA_MODEL_PROVIDER, PULDA_MODEL_URL, PULDA_MODEL, PULDA_MODEL_KEY로 모델을
        정하고 서버를 다시 시작하면, 주제·요지·요약문처럼 글을 이해해야 하는 문항도 만들 수 있어요.
        모델이 없어도 다른 유형은 그대로 만들어요.
      </Typography>
    </Card>
  );
}

function SetUp({ model }: { model: AdminModel }) {
  const { name, solver, provider, host, tokens_a_day, today, month, last_failure } = model;
  return (
    <>
      <Card component="section" aria-label="설정" sx={{ p: 2 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {name}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
          {PROVIDERS[provider ?? "openai-compatible"]}
          {host && ` · ${host}`}
          {solver !== name && ` · 풀어 보는 모델 ${solver}`}
          {` · ${tokens_a_day === null ? "하루 한도 없음" : `한 사람에 하루 ${countText(tokens_a_day)}토큰까지`}`}
        </Typography>
        {last_failure && (
          <Typography sx={{ mt: 1 }}>
            마지막 실패: {momentText(last_failure.at)} · {last_failure.reason}
          </Typography>
        )}
        <ModelTry />
      </Card>
      <Card component="section" aria-label="쓴 만큼" sx={{ p: 2 }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          쓴 만큼
        </Typography>
        <DefinitionList
          label="쓴 만큼"
          entries={[
            ["오늘 물은 횟수", countText(today.calls)],
            ["오늘 쓴 토큰", countText(today.tokens)],
            ["30일 동안 물은 횟수", countText(month.calls)],
            ["30일 동안 쓴 토큰", countText(month.tokens)],
          ]}
        />
        <ModelUsers users={model.users} />
      </Card>
    </>
  );
}

const PROVIDERS = {
  "openai-compatible": "OpenAI와 같은 방식의 서비스",
  anthropic: "Anthropic",
  google: "Google",
} as const;

function countText(count: number): string {
  return count.toLocaleString("ko-KR");
}
