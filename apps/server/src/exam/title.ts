import type { Passage } from "@pulda/question";

const LONGEST = 100;
const WORDS = 6;

/**
 * The title of an exam that was given none: its first passage's title, else its first words.
 * @example titleOf([{ text: "Many people believe that a good memory is a gift." }])
 *   // "Many people believe that a good…"
 */
export function titleOf(passages: readonly Passage[]): string {
  const [first] = passages;
  const named = first?.title?.trim();
  const words = first?.text.trim().split(/\s+/) ?? [];
  const title = named || `${words.slice(0, WORDS).join(" ")}${words.length > WORDS ? "…" : ""}`;
  const more = passages.length > 1 ? ` 외 ${passages.length - 1}개` : "";
  return (
    [...title]
      .slice(0, LONGEST - more.length)
      .join("")
      .normalize("NFC") + more
  );
}
