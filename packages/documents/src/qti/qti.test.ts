import { XMLParser, XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import type { Item } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { everyType } from "../../test/real-items.ts";
import { bodyText, optionTexts } from "../markup/item-text.ts";
import { rightOrders } from "./interchangeable.ts";
import { toQti } from "./to-qti.ts";

const exam = everyType();
const bytes = toQti(exam);
const files = Object.fromEntries(
  Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]),
);
const fileOf = ({ position }: Item): string => files[`items/item-${position}.xml`]!;

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  readonly text: string;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  trimValues: false,
});

type Raw = { readonly [name: string]: readonly Raw[] } & {
  readonly "#text"?: string;
  readonly ":@"?: Readonly<Record<string, string>>;
};

/** A file as another parser reads it. */
function treeOf(xml: string): Node {
  const nodeOf = (raw: Raw): Node => {
    if (raw["#text"] !== undefined)
      return { name: "", attributes: {}, children: [], text: raw["#text"] };
    const name = Object.keys(raw).find((key) => key !== ":@")!;
    const children = raw[name]!.map(nodeOf);
    const text = children.map((child) => child.text).join("");
    return { name, attributes: raw[":@"] ?? {}, children, text };
  };
  return (parser.parse(xml) as Raw[]).map(nodeOf).find(({ name }) => name !== "?xml")!;
}

function all(node: Node, name: string): Node[] {
  return [
    ...(node.name === name ? [node] : []),
    ...node.children.flatMap((child) => all(child, name)),
  ];
}

const squeezed = (text: string): string => text.replaceAll("\u0007", "").replace(/\s+/gu, "");

describe("a QTI package", () => {
  it("names every file that it has once, and every reference has its target", () => {
    const manifest = treeOf(files["imsmanifest.xml"]!);
    const hrefs = all(manifest, "file").map(({ attributes }) => attributes["href"]!);
    expect(hrefs.toSorted()).toEqual(
      Object.keys(files)
        .filter((name) => name !== "imsmanifest.xml")
        .toSorted(),
    );
    const ids = all(manifest, "resource").map(({ attributes }) => attributes["identifier"]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { attributes } of all(manifest, "dependency"))
      expect(ids).toContain(attributes["identifierref"]);
    const refs = all(treeOf(files["test.xml"]!), "qti-assessment-item-ref");
    expect(refs.map(({ attributes }) => attributes["href"])).toEqual(
      exam.items.map(({ position }) => `items/item-${position}.xml`),
    );
    expect(Object.keys(files)[0]).toBe("imsmanifest.xml");
    expect(toQti(exam)).toEqual(bytes);
  });

  it("is XML without anything that XML forbids", () => {
    const xml = Object.entries(files).filter(([name]) => name.endsWith(".xml"));
    expect(xml.map(([, text]) => XMLValidator.validate(text))).toEqual(xml.map(() => true));
    // oxlint-disable-next-line no-control-regex
    expect(Object.values(files).join("")).not.toMatch(/[\u0000-\u0008]/u);
  });

  it("shows each item's texts, and its 해설 only as feedback", () => {
    for (const item of exam.items) {
      const root = treeOf(fileOf(item));
      const [body] = all(root, "qti-item-body");
      // underlines are markup, and the lines of blanks are the same in both
      const shown = squeezed(body!.text).replaceAll("_", "");
      const pieces = item.shape === "arrange" ? /\n*〈보기〉 [^\n]*$/u : "";
      expect(shown).toContain(squeezed(item.instruction));
      expect(shown).toContain(squeezed(bodyText(item).replace(pieces, "")).replaceAll("_", ""));
      const feedback = all(root, "qti-modal-feedback").map(({ text }) => squeezed(text));
      expect(feedback).toEqual([squeezed(item.explanation)].filter((text) => text !== ""));
    }
  });

  it("declares what it asks for, and keys what the item keys", () => {
    for (const item of exam.items) {
      const root = treeOf(fileOf(item));
      const declared = all(root, "qti-response-declaration").map(
        ({ attributes }) => attributes["identifier"],
      );
      const asked = root.children
        .flatMap((child) => all(child, "qti-item-body"))
        .flatMap((body) => interactions(body));
      expect(asked.map(({ attributes }) => attributes["response-identifier"])).toEqual(declared);
      const outcomes = all(root, "qti-outcome-declaration").map(
        ({ attributes }) => attributes["identifier"],
      );
      for (const { attributes } of all(root, "qti-set-outcome-value"))
        expect(outcomes).toContain(attributes["identifier"]);
      for (const { attributes } of all(root, "qti-variable"))
        expect([...declared, ...outcomes]).toContain(attributes["identifier"]);
      expect(keyOf(root)).toEqual(expectedKey(item));
      const points = all(root, "qti-sum").map(({ text }) => Number(text));
      expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(item.points);
    }
  });

  it("asks by choice, hot text, text entry and order", () => {
    const kinds = exam.items.map((item) => [
      item.shape,
      interactions(treeOf(fileOf(item)))[0]!.name,
    ]);
    expect(new Set(kinds.map((one) => one.join(" ")))).toEqual(
      new Set([
        "choose qti-choice-interaction",
        "mark qti-hottext-interaction",
        "write qti-text-entry-interaction",
        "arrange qti-order-interaction",
      ]),
    );
  });
});

function interactions(node: Node): Node[] {
  return [
    "qti-choice-interaction",
    "qti-hottext-interaction",
    "qti-text-entry-interaction",
    "qti-order-interaction",
  ].flatMap((name) => all(node, name));
}

/** The texts that a file keys: of options, places and pieces, or every text that is accepted. */
function keyOf(root: Node): string[][] {
  const texts = new Map(
    [...all(root, "qti-simple-choice"), ...all(root, "qti-hottext")].map(({ attributes, text }) => [
      attributes["identifier"],
      // of a place its numeral
      /[①-⑤]/u.exec(text)?.[0] ?? text,
    ]),
  );
  const matches = all(root, "qti-string-match");
  if (matches.length === 0)
    return [all(root, "qti-correct-response")[0]!.children.map(({ text }) => texts.get(text)!)];
  return all(root, "qti-response-condition").map((condition) =>
    all(condition, "qti-string-match").map(({ text }) => text),
  );
}

/** The texts that an item keys; of a numbered place, its numeral. */
function expectedKey(item: Item): (string | undefined)[][] {
  switch (item.shape) {
    case "choose":
      return [[optionTexts(item)[item.key.choice - 1]]];
    case "mark":
      return [[optionTexts(item)[item.key.choice - 1]]];
    case "write":
      return item.key.accepted;
    case "arrange":
      return [item.key.orders[0]!.map((at) => item.pieces[at])];
  }
}

describe("right orders", () => {
  it("are all that spell the same", () => {
    const item = { pieces: ["the", "cat", "The", "dog"], key: { orders: [[0, 1, 2, 3]] } };
    expect(rightOrders(item, 10)).toEqual([
      [0, 1, 2, 3],
      [2, 1, 0, 3],
    ]);
    const same = Array.from({ length: 12 }, () => "a");
    expect(rightOrders({ pieces: same, key: { orders: [same.map((_, at) => at)] } }, 120)).toBe(
      null,
    );
  });
});
