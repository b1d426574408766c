import type { Attempt } from "@pulda/contract";
import { useState } from "react";
import { timeUpKey } from "../../api/own-storage.ts";

/** After this long nobody is surprised any more. */
const NEWS_MS = 24 * 60 * 60 * 1000;

type Times = Pick<Attempt, "id" | "deadline" | "submitted_at" | "now">;

/** Whether the end of the time limit has ended an attempt, lately. */
function wasEndedByTime({ deadline, submitted_at, now }: Times): boolean {
  if (deadline === null || submitted_at === null) return false;
  return (
    Date.parse(submitted_at) >= Date.parse(deadline) &&
    Date.parse(now) - Date.parse(submitted_at) < NEWS_MS
  );
}

/**
 * Whether it is still to be said that the time of an attempt is up, and a function to call once it was: it is said
 * once on a device, also where the attempt is opened after its deadline.
 */
export function useTimeUp(
  attempt: Times | undefined,
  hasEndedHere: boolean,
): readonly [boolean, () => void] {
  const [told, setTold] = useState<number | null>(null);
  if (!attempt || told === attempt.id) return [false, () => undefined];
  const { id } = attempt;
  return [
    hasEndedHere || (wasEndedByTime(attempt) && !wasTold(id)),
    () => {
      setTold(id);
      try {
        localStorage.setItem(timeUpKey(id), "");
      } catch {
        // Without localStorage it is said again after a reload.
      }
    },
  ];
}

function wasTold(id: number): boolean {
  try {
    return localStorage.getItem(timeUpKey(id)) !== null;
  } catch {
    return false;
  }
}
