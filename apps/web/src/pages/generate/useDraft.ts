import { useEffect, useState } from "react";
import { limits } from "virtual:contract";
import type { Draft } from "./draft.ts";
import { loadDraft, saveDraft } from "./keptDraft.ts";

const FEW = 20;
/** In milliseconds. */
const PAUSE = 500;

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
    if (draft.passages.length <= FEW) return save();
    // A draft of hundreds of passages is not written at every key; a page that goes saves it.
    const timer = setTimeout(save, PAUSE);
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
