import type { Passage } from "@pulda/question";

const MAX_TITLE_LENGTH = 100;
const TITLE_WORDS = 6;

/**
 * The default title of an exam: the title of its first passage, else its first words.
 * @example titleOf([{ text: "Many people believe that a good memory is a gift." }])
 *   // "Many people believe that a good…"
 */
export function titleOf(passages: readonly Passage[]): string {
  const [first] = passages;
  const passageTitle = first?.title?.trim();
  const words = first?.text.trim().split(/\s+/) ?? [];
  const title =
    passageTitle ||
    `${words.slice(0, TITLE_WORDS).join(" ")}${words.length > TITLE_WORDS ? "…" : ""}`;
  const more = passages.length > 1 ? ` 외 ${passages.length - 1}개` : "";
  return (
    [...title]
      .slice(0, MAX_TITLE_LENGTH - more.length)
      .join("")
      .normalize("NFC") + more
  );
}

const FORMS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const FORM = / ([A-Z])형$/;

/**
 * A title and the letter of the form that it names; empty where it names none.
 * @example formOf("중간고사 B형") // { title: "중간고사", form: "B" }
 */
export function formOf(title: string): { readonly title: string; readonly form: string } {
  return { title: title.replace(FORM, ""), form: FORM.exec(title)?.[1] ?? "" };
}

/**
 * The title of the next form of an exam: a title without a letter is form A.
 * @example nextFormTitle("중간고사") // "중간고사 B형"
 * @example nextFormTitle("중간고사 B형") // "중간고사 C형"
 */
export function nextFormTitle(title: string): string {
  const letter = FORM.exec(title)?.[1] ?? "A";
  const next = ` ${FORMS[(FORMS.indexOf(letter) + 1) % FORMS.length]}형`;
  const rest = title.replace(FORM, "");
  return [...rest].slice(0, MAX_TITLE_LENGTH - next.length).join("") + next;
}
