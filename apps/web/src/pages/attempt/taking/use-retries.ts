import { useState } from "react";
import type { KnownAttempt } from "../../../api/attempts.ts";

/**
 * The questions of a practice that are being tried again: from the wish to do so until an answer has
 * been graded, which is when the stored answer has another version.
 */
export function useRetries({ responses }: Pick<KnownAttempt, "responses">) {
  const [begun, setBegun] = useState<ReadonlyMap<number, number>>(new Map());
  const versionOf = (id: number) =>
    responses.find(({ question_id }) => question_id === id)?.version ?? 0;
  return {
    has: (id: number) => begun.get(id) === versionOf(id),
    begin: (id: number) => setBegun((known) => new Map(known).set(id, versionOf(id))),
    /** Back to the verdict as it was. */
    end: (id: number) => setBegun((known) => new Map([...known].filter(([other]) => other !== id))),
  };
}
