/** Where each text of small papers stands: a change of the template shows in the golden files. */
import { getDocumentProxy } from "unpdf";
import { expect, it } from "vitest";
import { EVERY_KIND, topic } from "../../test/items.ts";
import { composePaper, type PaperRequest } from "../paper/compose.ts";
import { toPdf } from "./pdf.ts";

const REQUEST: PaperRequest = {
  title: "1학기 중간고사",
  left: "풀다고등학교",
  right: "영어",
  form: "B",
  code: "A7-1",
  layout: { size: "A4", columns: 2 },
  answers: "end",
  hasExplanations: true,
  sharesTexts: true,
  hasAnswerSheet: true,
};

/** A line for each text of a page: how far from the left and from the top it stands, in points, and its size. */
async function positionsOf(bytes: Uint8Array): Promise<string> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: file.numPages }, async (_, at) => {
    const page = await file.getPage(at + 1);
    const [, , , height = 0] = page.view;
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item) => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [size = 0, , , , x = 0, y = 0] = item.transform as number[];
      return `${x.toFixed(0)} ${(height - y).toFixed(0)} ${size.toFixed(1)} ${item.str}`;
    });
    return [`# ${at + 1}`, ...lines].join("\n");
  });
  return `${(await Promise.all(pages)).join("\n\n")}\n`;
}

it.each([
  ["every-kind", EVERY_KIND, {}],
  ["one-column", EVERY_KIND, { layout: { size: "B4", columns: 1 }, answers: "none" }],
  ["three-topics", [topic(1), topic(2, 1), topic(3, 2)], { sharesTexts: false, form: "" }],
] as const)("the paper of %s", async (name, items, change) => {
  const bytes = toPdf(composePaper([...items], { ...REQUEST, ...change }));
  await expect(await positionsOf(bytes)).toMatchFileSnapshot(`../../golden/${name}.txt`);
});
