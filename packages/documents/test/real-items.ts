/** Items as the product makes them: of every type of the makers, of word tests, of the library, and authors' own. */
import { libraryExam } from "@pulda/library";
import { libraryShelf } from "@pulda/library/shelf";
import {
  composeOwnChoice,
  composeOwnWrite,
  make,
  makeWordTest,
  questionTypes,
  shapesOf,
  FACTS,
  SAMPLES,
  WORD_MAKERS,
} from "@pulda/makers";
import type { ItemContent, Passage } from "@pulda/question";
import type { ExamContent } from "../src/exam/exam-content.ts";

let exam: ExamContent | undefined;

/** An exam with at least one item of every type. */
export function everyType(): ExamContent {
  if (exam) return exam;
  const passages: Passage[] = [];
  const items = [...madeByRules(passages), ...ofWords(), ...ofLibrary(passages), ...own()];
  exam = {
    title: "모든 유형 <1학기> & 2학기",
    passages,
    seed: 7,
    code: "PULDA-7",
    items: items.map((item, at) => ({ ...item, id: at + 1, position: at + 1 })),
  };
  return exam;
}

/** The first item of each type and shape that rules make of the samples. */
function madeByRules(passages: Passage[]): ItemContent[] {
  const at = passages.length;
  const samples = [...SAMPLES, ...FACTS];
  passages.push(...samples.map(({ title, text }) => ({ title, text })));
  return questionTypes().flatMap(({ id, auto }) => {
    if (!auto) return [];
    const found = new Map<string, ItemContent>();
    for (const [index, { text }] of samples.entries()) {
      const types = [{ type: id, count: 1 }];
      const [item] = make({ passages: [{ text }], types, seed: 1, level: 3 }).items;
      if (item && !found.has(item.shape)) found.set(item.shape, moved(item, at + index));
      if (found.size === shapesOf(id).length) return [...found.values()];
    }
    throw new Error(`No sample has an item of ${id} in each of its shapes.`);
  });
}

function ofWords(): ItemContent[] {
  const words = [
    { text: "address", meaning: "주소", context: "" },
    { text: "abandon", meaning: "버리다", context: "They abandon the plan." },
    { text: "gather", meaning: "모으다", context: "" },
    { text: "brief", meaning: "짧은", context: "" },
    { text: "protect", meaning: "보호하다", context: "" },
    { text: "frequent", meaning: "잦은", context: "" },
  ];
  const types = Object.keys(WORD_MAKERS).map((type) => ({ type, count: 1 }));
  return makeWordTest({ words, types, seed: 1 }).items;
}

/** The first item of each type that the library has, of the few exams that have them all. */
function ofLibrary(passages: Passage[]): ItemContent[] {
  const byType = new Map<string, ItemContent>();
  for (const [slug, { proposals }] of libraryShelf()) {
    if (proposals.every(({ type }) => byType.has(type))) continue;
    const found = libraryExam(slug);
    const fresh = found?.items.filter(({ type }) => !byType.has(type)) ?? [];
    if (!found || fresh.length === 0) continue;
    const at = passages.push({ title: found.passage.title, text: found.passage.text }) - 1;
    for (const item of fresh) if (!byType.has(item.type)) byType.set(item.type, moved(item, at));
  }
  return [...byType.values()];
}

function own(): ItemContent[] {
  const common = {
    instruction: "다음 글의 내용과 일치하는 것은?",
    text: 'Bees <b>dance</b> & sing. {1:SA:=x} ]]> ~ = # : \\n "quotes" \u0007 \n\nA second paragraph.',
    explanation: "둘째 문장에서 알 수 있어요.\n// <script>alert(1)</script> {=} ~%50% # \\",
    points: 2.5,
  };
  const options = ["[html]<i>a</i>", "%50%b -> c", "= # ~ { } : \\", "a & b", "\\n"];
  return [
    composeOwnChoice({ ...common, options, choice: 3 }),
    composeOwnWrite({
      ...common,
      fields: [
        { label: "(A)", accepted: ["dance", "to dance*", "AT&T}#~\\"] },
        { accepted: ["way", "a <way>"] },
      ],
    }),
    composeOwnWrite({ ...common, points: 3, fields: [{ accepted: ["T"] }] }),
  ];
}

/** An item of the passage at another place. */
function moved(item: ItemContent, passage: number): ItemContent {
  return item.proof.kind === "made" ? { ...item, proof: { ...item.proof, passage } } : item;
}
