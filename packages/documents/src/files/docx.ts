/** Text of Word documents (DOCX), through mammoth. */
import { zipSync } from "fflate";
import mammoth from "mammoth";
import { DocumentError } from "./document-error.ts";
import { walkXml } from "./xml-text.ts";
import type { Zip } from "./zip.ts";

/** What mammoth reads of a document besides its pictures. */
const PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:[\w-]{1,40}\.xml|_rels\/[\w-]{1,40}\.xml\.rels))$/u;
const MAX_PARTS = 60;

export interface DocxText {
  readonly text: string;
  /** Whether paragraphs are numbered by Word: such numbers are not in the text. */
  readonly hasNumbering: boolean;
}

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly breakType?: string;
  readonly numbering?: unknown;
  readonly children?: readonly Node[];
}

/** The text of a document: a line for each paragraph, cells of tables in lines of their own. */
export async function readDocx(zip: Zip): Promise<DocxText> {
  const parts: Record<string, Uint8Array> = {};
  for (const name of zip
    .names()
    .filter((one) => PARTS.test(one))
    .slice(0, MAX_PARTS)) {
    const bytes = zip.read(name) ?? new Uint8Array();
    walkXml(bytes, {});
    parts[name] = bytes;
  }
  if (!parts["word/document.xml"]) throw new DocumentError("damaged");
  // a new file of the parts that were looked at: what mammoth inflates is what was bounded
  const buffer = Buffer.from(zipSync(parts, { level: 0 }));
  let root: Node | null = null;
  await mammoth.convertToHtml(
    { buffer },
    {
      transformDocument: (document: Node) => {
        root = document;
        return { ...document, children: [] };
      },
    },
  );
  if (root === null) throw new DocumentError("damaged");
  const lines: string[] = [];
  const state = { hasNumbering: false };
  collect(root, lines, state);
  return { text: lines.join("\n"), hasNumbering: state.hasNumbering };
}

function collect(node: Node, lines: string[], state: { hasNumbering: boolean }): void {
  if (node.type === "paragraph") {
    lines.push(inline(node));
    state.hasNumbering ||= node.numbering !== null && node.numbering !== undefined;
    return;
  }
  if (node.type === "table") lines.push("");
  for (const child of node.children ?? []) collect(child, lines, state);
  if (node.type === "table") lines.push("");
}

function inline(node: Node): string {
  switch (node.type) {
    case "text":
      return node.value ?? "";
    case "tab":
      return "\t";
    case "break":
      return node.breakType === "page" ? "\f" : "\n";
    default:
      return (node.children ?? []).map(inline).join("");
  }
}
