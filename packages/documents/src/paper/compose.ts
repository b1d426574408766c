/** The paper of an exam: its items in their order, those of one text printed under it once. */
import { sumPoints, type Item } from "@pulda/question";
import { areaOf, optionCount } from "./answer-area.ts";
import { keyText } from "./key-text.ts";
import type { Paper, PaperAnswer, PaperGroup, PaperLayout } from "./paper.ts";
import { qrModules } from "./qr-modules.ts";
import { sharedText, underSharedText } from "./shared-text.ts";

/** Which answers are printed: none, behind the items, or alone. */
type Answers = "none" | "end" | "only";

export interface PaperRequest {
  readonly title: string;
  readonly left?: string;
  readonly right?: string;
  readonly form?: string;
  readonly code?: string;
  readonly hasNameLine?: boolean;
  readonly layout: PaperLayout;
  readonly answers: Answers;
  /** Whether 해설 stands beside the answers. */
  readonly hasExplanations: boolean;
  /** Whether items of one passage stand under it once, where they can. */
  readonly sharesTexts: boolean;
  readonly hasAnswerSheet: boolean;
  /** The answer form on a phone. */
  readonly link?: { readonly address: string; readonly caption: string };
}

/**
 * The paper of some items. Their numbers are those of the exam, so that what is printed and what is on the screen agree.
 * @example composePaper(items, { title: "1과", layout: { size: "A4", columns: 2 }, answers: "none", … }).groups.length
 */
export function composePaper(items: readonly Item[], request: PaperRequest): Paper {
  const { title, left = "", right = "", form = "", code = "" } = request;
  const { hasNameLine = true, layout, answers, link } = request;
  const isPrinted = answers !== "only";
  return {
    head: {
      title,
      left,
      right,
      form,
      // with it and the passages whoever sits the exam could make it again, keys and all
      code: answers === "none" ? "" : code,
      hasNameLine: hasNameLine && isPrinted,
      ...(link && isPrinted && { link: { ...link, modules: qrModules(link.address) } }),
    },
    layout,
    totalPoints: sumPoints(items.map(({ points }) => points)),
    itemCount: items.length,
    groups: isPrinted ? groupsOf(items, request.sharesTexts, layout) : [],
    answers: answers === "none" ? [] : items.map((item) => answerOf(item, request.hasExplanations)),
    answerSheet:
      request.hasAnswerSheet && isPrinted
        ? items.map((item) => ({ number: item.position, options: optionCount(item) }))
        : [],
  };
}

function answerOf(item: Item, hasExplanation: boolean): PaperAnswer {
  return {
    number: item.position,
    key: keyText(item),
    points: item.points,
    explanation: hasExplanation ? item.explanation.trim() : "",
  };
}

/** Items that follow each other and share their text stand in one group. */
function groupsOf(items: readonly Item[], sharesTexts: boolean, layout: PaperLayout): PaperGroup[] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && sharesTexts && sharedText([...last, item])) last.push(item);
    else groups.push([item]);
  }
  return groups.map((members) => groupOf(members, layout));
}

function groupOf(members: readonly Item[], layout: PaperLayout): PaperGroup {
  const shared = members.length > 1 ? sharedText(members) : null;
  const [first, last] = [members[0]?.position, members.at(-1)?.position];
  return {
    heading: shared ? `[${first}–${last}] 다음 글을 읽고 물음에 답하시오.` : "",
    blocks: shared ?? [],
    items: members.map((item) => {
      const { instruction, blocks } = shared ? underSharedText(item) : item;
      return {
        number: item.position,
        instruction,
        points: item.points,
        blocks,
        area: areaOf(item, layout),
      };
    }),
  };
}
