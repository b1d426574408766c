/** An attempt: taken while it is open, its result when it is submitted. */
import { useParams } from "react-router";
import { useAttempt } from "../../api/attempts.ts";
import { NotFound } from "../NotFound.tsx";
import { PaperSkeleton } from "../exam-doc/PaperSkeleton.tsx";
import { Result } from "./Result.tsx";
import { Taking } from "./Taking.tsx";

export default function AttemptPage() {
  const id = Number(useParams()["attemptId"]);
  const attempt = useAttempt(id);
  if (attempt.isPending) return <PaperSkeleton />;
  if (!attempt.data) return <NotFound name="풀이를" />;
  return attempt.data.submitted_at === null ? (
    <Taking key={id} attempt={attempt.data} />
  ) : (
    <Result key={id} attempt={attempt.data} />
  );
}
