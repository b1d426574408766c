import { useEffect, useMemo, useRef } from "react";
import { withoutPassage, withoutOwn, withPicks, withText, type Draft } from "./draft.ts";
import { focusPassage } from "./focus-passage.ts";
import type { PassageActions } from "./passage-row.tsx";

/** The actions on passages, applied to the latest draft. */
export function usePassageActions(draft: Draft, change: (draft: Draft) => void): PassageActions {
  const latest = useRef({ draft, change });
  useEffect(() => {
    latest.current = { draft, change };
  });
  return useMemo(() => {
    const update = (next: (latestDraft: Draft) => Draft) => {
      const { draft: before, change: apply } = latest.current;
      const after = next(before);
      apply(after);
      return after.passages.length - before.passages.length;
    };
    return {
      type(at, text) {
        const added = update((latestDraft) => withText(latestDraft, at, text));
        if (added > 0) focusPassage(at + 1 + added);
      },
      remove: (at) => void update((latestDraft) => withoutPassage(latestDraft, at)),
      dropOwn: (at) => void update((latestDraft) => withoutOwn(latestDraft, at)),
      pick: (at, picks) => void update((latestDraft) => withPicks(latestDraft, at, picks)),
    };
  }, []);
}
