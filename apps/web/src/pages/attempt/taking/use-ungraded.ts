/** What is entered and not yet sent, by question id. In practice, where it waits to be graded, it outlives a reload. */
import type { ItemResponse } from "@pulda/question";
import { useEffect, useState, type Dispatch, type SetStateAction } from "react";
import type { CachedAttempt } from "../../../api/attempts.ts";
import { currentUser } from "../../../api/client.ts";
import { ungradedKey } from "../../../api/own-storage.ts";

type Drafts = ReadonlyMap<number, ItemResponse>;

export function useUngraded(
  attempt: Pick<CachedAttempt, "id" | "mode" | "questions" | "results">,
): readonly [Drafts, Dispatch<SetStateAction<Drafts>>] {
  const user = currentUser();
  const key = attempt.mode === "practice" && user !== null ? ungradedKey(user, attempt.id) : null;
  const [drafts, setDrafts] = useState<Drafts>(() =>
    key === null ? new Map() : read(key, attempt),
  );
  const { results } = attempt;
  useEffect(() => {
    if (key === null) return;
    const graded = new Set(results.map(({ question_id }) => question_id));
    write(
      key,
      [...drafts].filter(([id]) => !graded.has(id)),
    );
  }, [key, drafts, results]);
  return [drafts, setDrafts];
}

/** What was entered before, of items that are still to be graded. */
function read(key: string, { questions, results }: Pick<CachedAttempt, "questions" | "results">) {
  const kept = new Map<number, ItemResponse>();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    for (const [id, response] of Array.isArray(stored) ? (stored as [number, ItemResponse][]) : [])
      if (
        questions.some((question) => question.id === id) &&
        !results.some(({ question_id }) => question_id === id)
      )
        kept.set(id, response);
  } catch {
    // nothing that can be read
  }
  return kept;
}

function write(key: string, drafts: readonly (readonly [number, ItemResponse])[]) {
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    // Without localStorage it does not outlive the page.
  }
}
