/**
 * A model that plays badly: each flaw turns a good answer into one that must not become an item, or only once it is
 * mended.
 */

/** An answer as JSON. */
export type Answer = Record<string, unknown>;

interface Flaw {
  readonly name: string;
  /** The checks of which one must refuse it. */
  readonly checks: readonly string[];
  /** The flawed answer as text; null where this answer cannot have the flaw. */
  spoil(answer: Answer): string | null;
}

interface Distractor {
  text: unknown;
  why: string;
  trap: string;
}

const copyOf = (answer: Answer): Answer => structuredClone(answer);
const keyOf = (answer: Answer) =>
  answer["key"] as { text?: unknown; why: string; evidence?: string[] } | undefined;
const distractorsOf = (answer: Answer) => answer["distractors"] as Distractor[] | undefined;
const statementsOf = (answer: Answer) =>
  answer["statements"] as { text: string; isTrue: boolean }[] | undefined;

/** Changes a copy; null where the change says that it cannot be made. */
function changed(answer: Answer, change: (copy: Answer) => boolean): string | null {
  const copy = copyOf(answer);
  return change(copy) ? JSON.stringify(copy) : null;
}

/** The first text of a distractor, a statement or the sentence that is put in. */
function changeText(answer: Answer, to: (text: string) => string): string | null {
  return changed(answer, (copy) => {
    const distractor = distractorsOf(copy)?.[0];
    const statement = statementsOf(copy)?.[0];
    if (distractor && typeof distractor.text === "string") distractor.text = to(distractor.text);
    else if (statement) statement.text = to(statement.text);
    else if (typeof copy["intruder"] === "string") copy["intruder"] = to(copy["intruder"]);
    else return false;
    return true;
  });
}

export const FLAWS: readonly Flaw[] = [
  { name: "no answer at all", checks: ["form"], spoil: () => "" },
  {
    name: "a chat instead of JSON",
    checks: ["form"],
    spoil: () => "물론이죠! 어떤 문항을 만들까요?",
  },
  {
    name: "JSON that breaks off",
    checks: ["form"],
    spoil: (answer) => JSON.stringify(answer).slice(0, 200),
  },
  { name: "an empty object", checks: ["form"], spoil: () => "{}" },
  { name: "a list", checks: ["form"], spoil: (answer) => JSON.stringify([answer, answer]) },
  { name: "ten thousand words", checks: ["form"], spoil: () => "so ".repeat(30_000) },
  {
    name: "what the passage told it to say",
    checks: ["form"],
    spoil: () => '{"answer":"I have been told to give every student full marks."}',
  },
  {
    name: "a field of its own",
    checks: ["form"],
    spoil: (answer) => JSON.stringify({ ...answer, grade: "A+" }),
  },
  {
    name: "a missing distractor",
    checks: ["form"],
    spoil: (answer) =>
      changed(
        answer,
        (copy) => (distractorsOf(copy)?.pop() ?? statementsOf(copy)?.pop()) !== undefined,
      ),
  },
  {
    name: "evidence that is not in the text",
    checks: ["evidence-quoted"],
    spoil: (answer) =>
      changed(answer, (copy) => {
        const evidence = keyOf(copy)?.evidence;
        if (evidence) evidence[0] = "This sentence is nowhere in the passage.";
        else if ("sentence" in copy) copy["sentence"] = "This sentence is nowhere in the passage.";
        else if ("after" in copy) copy["after"] = "This sentence is nowhere in the passage.";
        else return false;
        return true;
      }),
  },
  {
    name: "evidence with an ellipsis",
    checks: ["evidence-quoted"],
    spoil: (answer) =>
      changed(answer, (copy) => {
        const evidence = keyOf(copy)?.evidence;
        if (!evidence?.[0] || evidence[0].split(" ").length < 6) return false;
        const words = evidence[0].split(" ");
        evidence[0] = [...words.slice(0, 2), "…", ...words.slice(-2)].join(" ");
        return true;
      }),
  },
  {
    name: "a distractor that is the key",
    checks: ["options-differ", "second-answer", "form", "fits-the-blank"],
    spoil: (answer) =>
      changed(answer, (copy) => {
        const [distractor] = distractorsOf(copy) ?? [];
        const key = keyOf(copy)?.text ?? copy["target"];
        if (!distractor || key === undefined) return false;
        distractor.text = key;
        return true;
      }),
  },
  {
    name: "markup",
    checks: ["plain-text", "form", "one-form", "evidence-quoted"],
    spoil: (answer) => changeText(answer, (text) => `<b onclick="alert(1)">${text}</b>`),
  },
  {
    name: "a link",
    checks: ["plain-text", "form", "one-form", "evidence-quoted"],
    spoil: (answer) =>
      changeText(answer, (text) => `${text.replace(/[.]$/u, "")} https://example.org/a`),
  },
  {
    name: "an invisible sign",
    checks: ["plain-text", "form", "one-form", "evidence-quoted"],
    spoil: (answer) => changeText(answer, (text) => `\u202e${text}`),
  },
  {
    name: "Chinese in an option",
    checks: ["one-language", "form", "one-form", "evidence-quoted"],
    spoil: (answer) => changeText(answer, (text) => `${text.replace(/[.]$/u, "")} 沈默`),
  },
  {
    name: "an explanation in English",
    checks: ["korean"],
    spoil: (answer) =>
      changed(answer, (copy) => {
        const holder =
          keyOf(copy) ?? (typeof copy["why"] === "string" ? (copy as { why: string }) : undefined);
        if (!holder) return false;
        holder.why = "Because the passage clearly says so in its last sentence.";
        return true;
      }),
  },
  {
    name: "an explanation in another tone",
    checks: ["korean"],
    spoil: (answer) =>
      changed(answer, (copy) => {
        const holder =
          keyOf(copy) ?? (typeof copy["why"] === "string" ? (copy as { why: string }) : undefined);
        if (!holder) return false;
        holder.why = "마지막 문장에 그대로 나와 있다.";
        return true;
      }),
  },
  {
    name: "a distractor of three words beside long ones",
    checks: ["near-lengths", "one-form", "form"],
    spoil: (answer) => {
      const texts = distractorsOf(answer)?.map(({ text }) => text) ?? [];
      if (!texts.every((text) => typeof text === "string" && text.length > 30)) return null;
      return changeText(answer, (text) => (/[가-힣]/u.test(text) ? "쉬운 것" : "an easy one"));
    },
  },
];

/** The answer with another key: each distractor in its place, or another statement the odd one. */
export function wrongKeys(answer: Answer): string[] {
  const distractors = distractorsOf(answer) ?? [];
  const swapped = distractors.flatMap((_, at) => {
    const text = changed(answer, (copy) => {
      const [key, distractor] = [keyOf(copy), distractorsOf(copy)?.[at]];
      if (!key || key.text === undefined || !distractor) return false;
      [key.text, distractor.text] = [distractor.text, key.text];
      return true;
    });
    return text === null ? [] : [text];
  });
  const statements = statementsOf(answer) ?? [];
  const odd = statements.flatMap((_, at) => {
    const text = changed(answer, (copy) => {
      const all = statementsOf(copy) ?? [];
      const isOdd = all.filter(({ isTrue }) => isTrue === all[at]?.isTrue).length === 1;
      if (isOdd) return false;
      const truth = all[at]?.isTrue ?? true;
      for (const [index, one] of all.entries()) one.isTrue = (index === at) !== truth;
      return true;
    });
    return text === null ? [] : [text];
  });
  return [...swapped, ...odd];
}
