import { useState } from "react";

const KEY = "pulda:text-folded";

/** Whether texts are folded away; stored for the next items until the window is closed. */
export function useTextFold(): readonly [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(stored);
  return [
    isFolded,
    (next) => {
      setFolded(next);
      try {
        sessionStorage.setItem(KEY, String(next));
      } catch {
        // Without session storage it applies to this item alone.
      }
    },
  ];
}

function stored(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "true";
  } catch {
    return false;
  }
}
