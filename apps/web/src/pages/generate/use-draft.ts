import { useEffect, useState } from "react";
import { limits } from "virtual:contract";
import type { Draft } from "./draft.ts";
import { loadDraft, saveDraft } from "./draft-storage.ts";

/** A longer draft is not stored at every key. */
const MAX_PASSAGES_WITHOUT_DEBOUNCE = 20;
const SAVE_DEBOUNCE_MS = 500;

/** The user's draft, stored in the browser after each change. */
export function useDraft(userId: number): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => {
    const stored = loadDraft(userId);
    return stored.drawn === undefined ? { ...stored, drawn: newSeed() } : stored;
  });
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!isChanged) return;
    const save = () => saveDraft(userId, draft);
    if (draft.passages.length <= MAX_PASSAGES_WITHOUT_DEBOUNCE) return save();
    // Debounced, and saved when the page is closed.
    const timer = setTimeout(save, SAVE_DEBOUNCE_MS);
    window.addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", save);
    };
  }, [userId, draft, isChanged]);
  return [
    draft,
    (next) => {
      setDraft(next);
      setChanged(true);
    },
  ];
}

function newSeed(): number {
  return Math.floor(Math.random() * limits.MAX_SEED);
}
