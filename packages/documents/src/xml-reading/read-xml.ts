/** Reads XML of other programs into a tree, within bounds, without declarations of entities. */
import { SaxesParser } from "saxes";

export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** The text that stands in it directly. */
  readonly text: string;
  /** Where it stands in the file. */
  readonly start: number;
  readonly end: number;
}

export type ReadXml =
  | { readonly ok: true; readonly root: XmlNode }
  | { readonly ok: false; readonly message: string };

/** How much is read. */
export interface XmlLimits {
  /** In UTF-16 units. */
  readonly length: number;
  readonly nodes: number;
  readonly depth: number;
}

class Refused extends Error {}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  texts: string[];
  start: number;
}

/**
 * Reads an XML text.
 * @example readXml("<quiz/>", LIMITS) // { ok: true, root: { name: "quiz", … } }
 */
export function readXml(xml: string, limits: XmlLimits): ReadXml {
  if (xml.length > limits.length) return { ok: false, message: "파일이 너무 커요." };
  const parser = new SaxesParser({ position: true, xmlns: false });
  const open: Open[] = [];
  let root: XmlNode | null = null;
  let nodes = 0;
  // an entity that is declared can be made of others a thousand times over, or name a file
  parser.on("doctype", () => {
    throw new Refused("DOCTYPE이 있는 XML 파일은 열 수 없어요.");
  });
  parser.on("error", () => {
    throw new Refused(`XML이 올바르지 않아요. (${parser.line}번째 줄)`);
  });
  parser.on("opentag", ({ name, attributes }) => {
    nodes += 1 + Object.keys(attributes).length;
    if (nodes > limits.nodes) throw new Refused("파일이 너무 커요.");
    if (open.length >= limits.depth) throw new Refused("XML이 너무 깊어요.");
    open.push({ name, attributes, children: [], texts: [], start: parser.position });
  });
  const addText = (text: string) => open.at(-1)?.texts.push(text);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const last = open.pop();
    if (!last) return;
    const { texts, ...rest } = last;
    const node = { ...rest, text: texts.join(""), end: parser.position };
    const parent = open.at(-1);
    if (parent) parent.children.push(node);
    else root = node;
  });
  try {
    parser.write(xml.replace(/^\ufeff/u, "")).close();
  } catch (error) {
    if (error instanceof Refused) return { ok: false, message: error.message };
    throw error;
  }
  return root
    ? { ok: true, root }
    : { ok: false, message: "XML이 올바르지 않아요. (내용이 없어요)" };
}

/** The first child of a name. */
export function childOf(node: XmlNode, name: string): XmlNode | undefined {
  return node.children.find((child) => child.name === name);
}

export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name);
}
