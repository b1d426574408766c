import { useEffect, useState } from "react";
import { limits } from "virtual:contract";
import type { Draft } from "./draft.ts";
import { loadDraft, saveDraft } from "./draft-storage.ts";

const MAX_SAVED_PASSAGES = 20;
/** In milliseconds. */
const SAVE_DEBOUNCE_MS = 500;

/** The user's draft, kept in the browser after each change. */
export function useDraft(userId: number): [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => {
    const kept = loadDraft(userId);
    return kept.drawn === undefined ? { ...kept, drawn: newSeed() } : kept;
  });
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!isChanged) return;
    const save = () => saveDraft(userId, draft);
    if (draft.passages.length <= MAX_SAVED_PASSAGES) return save();
    // A draft of hundreds of passages is not written at every key; a page that goes saves it.
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
