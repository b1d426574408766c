/** Walks XML without building a tree. No entities but the five of XML, no document type, no great depth. */
import { SaxesParser } from "saxes";
import { DocumentError } from "./document-error.ts";

const MAX_DEPTH = 500;

export interface XmlWalk {
  /** @param name with its prefix */
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** @throws DocumentError "unsafe-xml" or "damaged" */
export function walkXml(bytes: Uint8Array, walk: XmlWalk): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on("doctype", () => {
    throw new DocumentError("unsafe-xml");
  });
  parser.on("error", (error) => {
    throw new DocumentError("damaged", { cause: error });
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth++;
    if (depth > MAX_DEPTH) throw new DocumentError("damaged");
    walk.open?.(name, attributes);
  });
  parser.on("closetag", ({ name }) => {
    depth--;
    walk.close?.(name);
  });
  parser.on("text", (text) => walk.text?.(text));
  parser.on("cdata", (text) => walk.text?.(text));
  parser.write(decodedXml(bytes)).close();
}

/** XML of documents is UTF-8; of UTF-16 only what says so by its mark. */
function decodedXml(bytes: Uint8Array): string {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? "utf-16le"
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? "utf-16be"
        : "utf-8";
  try {
    return new TextDecoder(mark, { fatal: true }).decode(bytes);
  } catch (error) {
    throw new DocumentError("damaged", { cause: error });
  }
}
