/** A share: entering it, beginning, going on, and what has come of it. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { TakerShare } from "@pulda/contract";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { useBegin, useFoundShare, useTakerShare } from "../../api/taker.ts";
import { useSession } from "../../api/session.ts";
import { useNameOfPage } from "../../navigation/page-name.ts";
import { notify } from "../../notices/notice.ts";
import { ExamItemsSkeleton } from "../exam-doc/exam-items-skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { momentText } from "../time-text.ts";
import { ClaimOffer } from "./claim-offer.tsx";
import { EnterForm } from "./enter-form.tsx";

export default function TakerSharePage() {
  const token = useParams()["token"] ?? "";
  const [search] = useSearchParams();
  const found = useFoundShare(token);
  const isEntered = found.data?.entered === true;
  const share = useTakerShare(token, isEntered);
  useNameOfPage(found.data?.title);
  const failed = [found, share].find(({ isError }) => isError);
  if (failed && !share.data)
    return (
      <LoadFailed
        name="문제집을"
        error={failed.error}
        comfort="푼 답은 이 브라우저에 그대로 있어요."
        isBusy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  if (share.data) return <TakerShareView share={share.data} form={formOf(search)} />;
  if (!found.data || isEntered) return <ExamItemsSkeleton />;
  return <EnterForm found={found.data} by={{ token }} onEntered={() => void found.refetch()} />;
}

/** The form of the printed paper whose QR code was read; null on the screen. */
function formOf(search: URLSearchParams): "A" | "B" | null {
  const paper = search.get("paper");
  return paper === "A" || paper === "B" ? paper : null;
}

function TakerShareView({
  share,
  form,
}: {
  readonly share: TakerShare;
  readonly form: "A" | "B" | null;
}) {
  const navigate = useNavigate();
  const { id: userId } = useSession();
  const begin = useBegin(share.token);
  const open = share.attempts.find(({ submitted_at }) => submitted_at === null);
  const done = share.attempts.filter(({ submitted_at }) => submitted_at !== null);
  const { number, name, same_name } = share.taker;

  async function start() {
    const begun = await begin.mutateAsync(form ?? undefined);
    if (!begun.ok) return notify({ message: begun.message });
    await navigate(`/t/${share.token}/${begun.result.id}${form ? "/paper" : ""}`);
  }

  return (
    <Stack spacing={2} sx={{ maxWidth: 560, mx: "auto" }}>
      <Card sx={{ p: 3 }}>
        <Stack spacing={2}>
          <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
            {share.title}
          </Typography>
          <Typography color="textSecondary">
            {number && `${number}번 `}
            {name}
            {same_name > 1 && ` (${same_name})`}
          </Typography>
          <Typography>{factsOf(share).join(" · ")}</Typography>
          {share.state === "waiting" && share.opens_at && (
            <Alert severity="info">{momentText(share.opens_at)}에 시작할 수 있어요.</Alert>
          )}
          {share.state === "closed" && <Alert severity="info">마감된 문제집이에요.</Alert>}
          {(open || share.refusal === null) && (
            <Button
              variant="contained"
              size="large"
              disabled={begin.isPending}
              onClick={() => void start()}
            >
              {open ? "이어서 풀기" : form ? `${form}형 답안 쓰기` : "풀기 시작"}
            </Button>
          )}
          {!open && share.refusal !== null && share.state === "open" && (
            <Typography role="status">{share.refusal}</Typography>
          )}
        </Stack>
      </Card>
      {share.changes.map((change) => (
        <Alert key={change.made_at} severity="info">
          선생님이 {change.positions.join(", ")}번 문항을 고쳐서 다시 채점했어요.
          {change.note && ` “${change.note}”`}
        </Alert>
      ))}
      {done.length > 0 && (
        <Card sx={{ p: 3 }} component="section" aria-labelledby="done">
          <Typography id="done" variant="h2" sx={{ mb: 1 }}>
            제출한 풀이
          </Typography>
          <Stack spacing={1}>
            {done.map((attempt, at) => (
              <Stack
                key={attempt.id}
                direction="row"
                spacing={1}
                sx={{ alignItems: "center", flexWrap: "wrap" }}
              >
                <Typography sx={{ flex: 1 }}>
                  {at + 1}번째 ·{" "}
                  {attempt.score === null
                    ? "제출했어요"
                    : `${attempt.score}점 / ${attempt.max_score}점`}
                </Typography>
                <Button component={Link} to={`/t/${share.token}/${attempt.id}`}>
                  결과 보기
                </Button>
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
      {!userId && done.length > 0 && <ClaimOffer />}
    </Stack>
  );
}

function factsOf(share: TakerShare): string[] {
  const { mode, question_count, max_score, time_limit, max_attempts, closes_at, state } = share;
  return [
    mode === "practice" ? "연습" : "시험",
    `${question_count}문항`,
    `${max_score}점`,
    ...(time_limit === null ? [] : [`${Math.round(time_limit / 60)}분`]),
    ...(max_attempts === null ? [] : [`${max_attempts}번까지`]),
    ...(closes_at !== null && state !== "closed" ? [`${momentText(closes_at)} 마감`] : []),
  ];
}
