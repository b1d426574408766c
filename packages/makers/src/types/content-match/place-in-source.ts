/** Where in the text the words of a statement stand. */
import type { Offered } from "./offered.ts";

/** The words of a text that tell it from others. */
export const contentOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,}/gu) ?? []).filter(
      (word) =>
        !/^(?:that|with|from|have|been|were|will|their|those|people|participants|take|part)$/u.test(
          word,
        ),
    ),
  );

/** Where in its sentence a statement's words stand: the place of the first that is no name. */
export function placeIn({ text, source }: Pick<Offered, "text" | "source">): number {
  const places = [...contentOf(text)]
    .filter((word) => !source.includes(word.charAt(0).toUpperCase() + word.slice(1)))
    .map((word) => source.toLowerCase().indexOf(word))
    .filter((place) => place >= 0);
  if (places.length > 0) return Math.min(...places);
  // only names: the last of them, since the first is the person's
  const names = [...contentOf(text)].map((word) => source.toLowerCase().indexOf(word));
  return Math.max(...names, 0);
}
