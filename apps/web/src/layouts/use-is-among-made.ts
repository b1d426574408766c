import type { ExamDocument } from "@pulda/contract";
import { useSyncExternalStore } from "react";
import { useMatch } from "react-router";
import { queryClient, queryKeys } from "../api/queries.ts";

/**
 * Whether the page is 만든 문제집 or about an exam that the user has made: an example that is taken, a word test and a
 * review came ready-made. What is not known yet counts as made, but for an attempt: the library leads to one at once.
 */
export function useIsAmongMade(): boolean {
  const isList = useMatch("/exam") !== null;
  const within = useMatch("/exam/:id/*");
  const madeFor = useMadeFor(Number(within?.params.id));
  if (isList) return true;
  if (!within) return false;
  if (madeFor) return madeFor === "author";
  return !within.params["*"]?.startsWith("attempt");
}

/** Of an exam that a page has loaded; undefined where none has. */
function useMadeFor(examId: number): ExamDocument["made_for"] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => queryClient.getQueryData<ExamDocument>(queryKeys.exam(examId))?.made_for,
  );
}

function subscribe(notify: () => void) {
  return queryClient.getQueryCache().subscribe(notify);
}
