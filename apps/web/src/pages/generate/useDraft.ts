import { useEffect, useState } from "react";
import { loadDraft, saveDraft, type Draft } from "./draft.ts";

/** The user's draft, kept in the browser after each change. */
export function useDraft(userId: number): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => loadDraft(userId));
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (isChanged) saveDraft(userId, draft);
  }, [userId, draft, isChanged]);
  return [
    draft,
    (next) => {
      setDraft(next);
      setChanged(true);
    },
  ];
}
