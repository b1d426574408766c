/** What someone without an account has answered; kept on the device until there is an account to take it. */
import { TRIAL_KEY } from "../../api/own-storage.ts";

export interface TrialAnswers {
  readonly slug: string;
  /** The choice of each answered item, by its position. */
  readonly choices: Readonly<Record<number, number>>;
}

export function loadTrialAnswers(): TrialAnswers | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TRIAL_KEY) ?? "null");
    return isTrial(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Does nothing where the browser cannot keep it. */
export function saveTrialAnswers(answers: TrialAnswers) {
  try {
    localStorage.setItem(TRIAL_KEY, JSON.stringify(answers));
  } catch {
    return;
  }
}

export function dropTrialAnswers() {
  try {
    localStorage.removeItem(TRIAL_KEY);
  } catch {
    return;
  }
}

function isTrial(kept: unknown): kept is TrialAnswers {
  if (typeof kept !== "object" || kept === null) return false;
  if (!("slug" in kept) || typeof kept.slug !== "string") return false;
  return (
    "choices" in kept &&
    typeof kept.choices === "object" &&
    kept.choices !== null &&
    Object.values(kept.choices).every((choice) => Number.isInteger(choice))
  );
}
