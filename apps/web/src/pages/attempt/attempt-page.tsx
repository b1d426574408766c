/** An attempt: the taking page while it is open, its result once it is submitted. */
import Alert from "@mui/material/Alert";
import { lazy, Suspense, useState } from "react";
import { useParams } from "react-router";
import { useAttempt } from "../../api/attempts.ts";
import { CallError } from "../../api/client.ts";
import { NotFound } from "../not-found.tsx";
import { ExamItemsSkeleton } from "../exam-doc/exam-items-skeleton.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { Taking } from "./taking/taking.tsx";

/** Loaded when the attempt is submitted. */
const Result = lazy(async () => ({ default: (await import("./result/result.tsx")).Result }));

interface Refusal {
  readonly number: number;
  readonly reason: string;
}

export default function AttemptPage() {
  const id = Number(useParams()["attemptId"]);
  return <AttemptView key={id} id={id} />;
}

function AttemptView({ id }: { id: number }) {
  const attempt = useAttempt(id);
  // Kept here and not in `Taking`: an answer that was refused at the deadline is shown beside the result.
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  if (attempt.isPending) return <ExamItemsSkeleton />;
  if (!attempt.data && !isGone(attempt.error))
    return <LoadFailed isBusy={attempt.isFetching} onRetry={() => void attempt.refetch()} />;
  if (!attempt.data) return <NotFound name="풀이를" />;
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
          onRefused={(number, reason) =>
            setRefused((before) => [
              ...before.filter((other) => other.number !== number),
              { number, reason },
            ])
          }
        />
      ) : (
        <Suspense fallback={<ExamItemsSkeleton />}>
          <Result attempt={attempt.data} />
        </Suspense>
      )}
    </>
  );
}

const NOT_FOUND = 404;

/** Whether the server replied that there is no such attempt. */
function isGone(error: Error | null): boolean {
  return error instanceof CallError && error.failure.code === NOT_FOUND;
}
