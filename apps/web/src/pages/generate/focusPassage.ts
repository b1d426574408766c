import { focusWhenDrawn } from "../focusWhenDrawn.ts";

/** Moves to passage `number`, from 1, once it stands there. */
export function focusPassage(number: number) {
  focusWhenDrawn(() => document.querySelector(`[data-item="${number}"]`), "[data-passage]");
}
