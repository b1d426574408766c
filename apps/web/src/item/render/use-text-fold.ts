import { useState } from "react";

const NAME = "pulda:text-folded";

/** Whether texts are folded away: kept for the next question, as long as the window is open. */
export function useTextFold(): readonly [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(stored);
  return [
    isFolded,
    (next) => {
      setFolded(next);
      try {
        sessionStorage.setItem(NAME, String(next));
      } catch {
        // Without a store it holds for this question alone.
      }
    },
  ];
}

function stored(): boolean {
  try {
    return sessionStorage.getItem(NAME) === "true";
  } catch {
    return false;
  }
}
