/** An attempt: the taking page while it is open, its result once it is submitted. */
import Alert from "@mui/material/Alert";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { useParams } from "react-router";
import { useAttempt } from "../../api/attempts.ts";
import { useNameOfPage } from "../../navigation/page-name.ts";
import { ExamItemsSkeleton } from "../exam-doc/exam-items-skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { useInSlices } from "../use-in-slices.ts";
import { Taking } from "./taking/taking.tsx";
import { TimeUp } from "./time-up.tsx";
import { useTimeUp } from "./use-time-up.ts";

/** Loaded when the attempt is submitted. */
const Result = onDemand(async () => ({ default: (await import("./result/result.tsx")).Result }));

/** Of a share whose answers its teacher does not show. */
const TakerResult = onDemand(async () => ({
  default: (await import("../taker/taker-result.tsx")).TakerResult,
}));

interface Refusal {
  readonly number: number;
  readonly reason: string;
}

export default function AttemptPage() {
  const id = Number(useParams()["attemptId"]);
  return <AttemptView key={id} id={id} wasAsked />;
}

interface Props {
  readonly id: number;
  /** Whether the route's loader has asked for it. */
  readonly wasAsked?: boolean;
}

export function AttemptView({ id, wasAsked = false }: Props) {
  const attempt = useAttempt(id, wasAsked);
  useNameOfPage(attempt.data && `${attempt.data.title} 풀기`);
  // Kept here and not in `Taking`: an answer that was refused at the deadline is shown beside the result.
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  // Before the score a test whose time has ended says so.
  const [hasEndedHere, setEndedHere] = useState(false);
  const [isTimeUp, tellTimeUp] = useTimeUp(attempt.data, hasEndedHere);
  const isShown = useInSlices(!attempt.isPending);
  if (!isShown) return <ExamItemsSkeleton />;
  if (!attempt.data)
    return (
      <LoadFailed
        name="풀이를"
        error={attempt.error}
        comfort="저장한 답은 그대로 있어요."
        isBusy={attempt.isFetching}
        onRetry={() => void attempt.refetch()}
      />
    );
  return (
    <>
      {refused.map(({ number, reason }) => (
        <Alert
          key={number}
          severity="warning"
          role="alert"
          sx={{ mb: 2 }}
          onClose={() => setRefused(refused.filter((other) => other.number !== number))}
        >
          {`${number}번 문항의 마지막 답은 저장하지 못했어요. ${reason}`}
        </Alert>
      ))}
      {attempt.data.submitted_at === null ? (
        <Taking
          attempt={attempt.data}
          onTimeUp={() => setEndedHere(true)}
          onRefused={(number, reason) =>
            setRefused((before) => [
              ...before.filter((other) => other.number !== number),
              { number, reason },
            ])
          }
        />
      ) : isTimeUp ? (
        <TimeUp attempt={attempt.data} onSeeResult={tellTimeUp} />
      ) : (
        <Suspense fallback={<ExamItemsSkeleton />}>
          {attempt.data.given?.shows_answers === false ? (
            <TakerResult attempt={attempt.data} />
          ) : (
            <Result attempt={attempt.data} />
          )}
        </Suspense>
      )}
    </>
  );
}
