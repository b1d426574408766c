/** An attempt at a share: taken, and afterwards what of it may be seen. */
import { Suspense } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { useParams } from "react-router";
import { useTakerShare } from "../../api/taker.ts";
import { ExamItemsSkeleton } from "../exam-doc/exam-items-skeleton.tsx";
import { AttemptView } from "../attempt/attempt-page.tsx";
import { LoadFailed } from "../load-failed.tsx";

const AnswerForm = onDemand(() => import("./answer-form.tsx"));

export function TakerAttemptPage() {
  return <WithTaker>{(id) => <AttemptView key={id} id={id} />}</WithTaker>;
}

/** 답안지: the numbers alone, for those who have the paper. */
export function PaperAttemptPage() {
  return (
    <WithTaker>
      {(id) => (
        <Suspense fallback={<ExamItemsSkeleton />}>
          <AnswerForm key={id} id={id} />
        </Suspense>
      )}
    </WithTaker>
  );
}

/** Who takes it has to be known first: unsent answers are kept by the taker. */
function WithTaker({ children }: { readonly children: (attemptId: number) => React.ReactNode }) {
  const { token = "", attemptId } = useParams();
  const share = useTakerShare(token, true);
  if (share.data) return children(Number(attemptId));
  if (share.isPending) return <ExamItemsSkeleton />;
  return (
    <LoadFailed
      name="풀이를"
      error={share.error}
      comfort="저장한 답은 그대로 있어요."
      isBusy={share.isFetching}
      onRetry={() => void share.refetch()}
    />
  );
}
