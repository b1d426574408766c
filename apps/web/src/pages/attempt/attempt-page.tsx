/** An attempt: taken while it is open, its result when it is submitted. */
import Alert from "@mui/material/Alert";
import { lazy, Suspense, useState } from "react";
import { useParams } from "react-router";
import { useAttempt } from "../../api/attempts.ts";
import { CallError } from "../../api/client.ts";
import { NotFound } from "../not-found.tsx";
import { ExamItemsSkeleton } from "../exam-doc/exam-items-skeleton.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { Taking } from "./taking/taking.tsx";

/** Not needed before the end, when the server has been there. */
const Result = lazy(async () => ({ default: (await import("./result/result.tsx")).Result }));

interface Refusal {
  readonly number: number;
  readonly why: string;
}

export default function AttemptPage() {
  const id = Number(useParams()["attemptId"]);
  return <AttemptView key={id} id={id} />;
}

function AttemptView({ id }: { id: number }) {
  const attempt = useAttempt(id);
  // They outlive the taking: an answer that came too late is told of beside the result.
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  if (attempt.isPending) return <ExamItemsSkeleton />;
  if (!attempt.data && !isGone(attempt.error))
    return <LoadFailed isBusy={attempt.isFetching} onRetry={() => void attempt.refetch()} />;
  if (!attempt.data) return <NotFound name="풀이를" />;
  return (
    <>
      {refused.map(({ number, why }) => (
        <Alert
          key={number}
          severity="warning"
          role="alert"
          sx={{ mb: 2 }}
          onClose={() => setRefused(refused.filter((other) => other.number !== number))}
        >
          {`${number}번 문항의 마지막 답은 저장하지 못했어요. ${why}`}
        </Alert>
      ))}
      {attempt.data.submitted_at === null ? (
        <Taking
          attempt={attempt.data}
          onRefused={(number, why) =>
            setRefused((known) => [
              ...known.filter((other) => other.number !== number),
              { number, why },
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

/** Whether the server has said that there is no such attempt. */
function isGone(error: Error | null): boolean {
  return error instanceof CallError && error.failure.code === NOT_FOUND;
}
