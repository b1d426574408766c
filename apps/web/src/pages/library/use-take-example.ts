import { useState } from "react";
import { useNavigate } from "react-router";
import { useStartAttempt } from "../../api/attempts.ts";
import { useOpenLibrary } from "../../api/library.ts";

export interface TakeExample {
  readonly isBusy: boolean;
  /** In Korean; null while nothing has failed. */
  readonly problem: string | null;
  /** Opens the user's copy of an example. */
  look(slug: string): Promise<void>;
  /** Opens it and begins to practise. */
  take(slug: string): Promise<void>;
}

/** Opening an example exam, given its address, and taking it. */
export function useTakeExample(): TakeExample {
  const open = useOpenLibrary();
  const start = useStartAttempt();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);

  async function opened(slug: string): Promise<number | null> {
    setProblem(null);
    const exam = await open.mutateAsync(slug);
    if (exam.ok) return exam.result.id;
    setProblem(exam.message);
    return null;
  }

  return {
    isBusy: open.isPending || start.isPending,
    problem,
    async look(slug) {
      const id = await opened(slug);
      if (id !== null) await navigate(`/exam/${id}`);
    },
    async take(slug) {
      const id = await opened(slug);
      if (id === null) return;
      const started = await start.mutateAsync({ exam_id: id, mode: "practice" });
      if (started.ok) await navigate(`/exam/${id}/attempt/${started.result.id}`);
      else setProblem(started.message);
    },
  };
}
