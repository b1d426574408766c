import { focusWhenRendered } from "../focus-when-rendered.ts";

/** Focuses passage `number`, from 1, once it is rendered. */
export function focusPassage(number: number) {
  focusWhenRendered(() => document.querySelector(`[data-item="${number}"]`), "[data-passage]");
}
