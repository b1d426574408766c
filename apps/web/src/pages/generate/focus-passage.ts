import { focusWhenRendered } from "../focus-when-rendered.ts";

/** Moves to passage `number`, from 1, once it stands there. */
export function focusPassage(number: number) {
  focusWhenRendered(() => document.querySelector(`[data-item="${number}"]`), "[data-passage]");
}
