/** The blocks of an item's stem as paragraphs and boxes. */
import type { Block } from "@pulda/question";
import { paragraphsOf } from "../paper/paragraphs.ts";
import { paragraph, type FlowBlock, type FlowParagraph } from "./flow.ts";
import { flowText, inlinesOf } from "./inlines.ts";
import type { Role } from "./roles.ts";

/** Between the words that are explained in one line. */
const GLOSS_GAP = "   ";

/** A block; one without anything in it is left out. */
export function blockFlow(block: Block): FlowBlock[] {
  switch (block.kind) {
    case "passage":
      return paragraphsIn("passage", block);
    case "prompt":
      return paragraphsIn("prompt", block);
    case "given":
      return boxOf(paragraphsIn("boxed", block));
    case "example": {
      const title = flowText(`〈${block.label ?? "보기"}〉`);
      return boxOf([paragraph("boxTitle", [{ text: title }]), ...paragraphsIn("boxed", block)]);
    }
    case "part": {
      const marker = flowText(`(${block.label ?? ""})`);
      return paragraphsIn("part", block).map((one, at) => (at === 0 ? { ...one, marker } : one));
    }
    case "gloss":
      return glossOf(block);
  }
}

function paragraphsIn(role: Role, { runs }: Block): FlowParagraph[] {
  return paragraphsOf(runs).map((one) => paragraph(role, inlinesOf(one)));
}

function boxOf(paragraphs: readonly FlowParagraph[]): FlowBlock[] {
  return paragraphs.length === 0 ? [] : [{ kind: "box", paragraphs }];
}

/** The words beside each other, and not one below the other. */
function glossOf({ runs }: Block): FlowBlock[] {
  const lines = runs
    .flatMap((run) => ("text" in run ? run.text.split("\n") : []))
    .map((line) => flowText(line.trim()))
    .filter((line) => line !== "");
  return lines.length === 0 ? [] : [paragraph("gloss", [{ text: lines.join(GLOSS_GAP) }])];
}
