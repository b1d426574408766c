import { useState } from "react";
import type { CachedAttempt } from "../../../api/attempts.ts";

/**
 * The items of a practice attempt that are being tried again: until another answer is graded, which gives
 * the stored answer another version.
 */
export function useRetries({ responses }: Pick<CachedAttempt, "responses">) {
  const [versions, setVersions] = useState<ReadonlyMap<number, number>>(new Map());
  const versionOf = (id: number) =>
    responses.find(({ question_id }) => question_id === id)?.version ?? 0;
  return {
    has: (id: number) => versions.get(id) === versionOf(id),
    start: (id: number) => setVersions((known) => new Map(known).set(id, versionOf(id))),
    /** Shows the previous grade again. */
    end: (id: number) =>
      setVersions((known) => new Map([...known].filter(([other]) => other !== id))),
  };
}
