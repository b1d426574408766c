import { useEffect, useMemo, useRef } from "react";
import { withoutPassage, withPicks, withText, type Draft } from "./draft.ts";
import { focusPassage } from "./focus-passage.ts";
import type { PassageActions } from "./passage-row.tsx";

/** What is done to a passage, upon the draft as it is by then. */
export function usePassageActions(draft: Draft, change: (draft: Draft) => void): PassageActions {
  const latest = useRef({ draft, change });
  useEffect(() => {
    latest.current = { draft, change };
  });
  return useMemo(() => {
    const act = (next: (now: Draft) => Draft) => {
      const { draft: before, change: keep } = latest.current;
      const after = next(before);
      keep(after);
      return after.passages.length - before.passages.length;
    };
    return {
      type(at, text) {
        const added = act((now) => withText(now, at, text));
        if (added > 0) focusPassage(at + 1 + added);
      },
      remove: (at) => void act((now) => withoutPassage(now, at)),
      pick: (at, picks) => void act((now) => withPicks(now, at, picks)),
    };
  }, []);
}
