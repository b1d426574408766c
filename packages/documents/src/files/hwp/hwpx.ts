/** Text of Hangul documents in their XML form (HWPX, KS X 6101). */
import { DocumentError } from "../document-error.ts";
import { walkXml } from "../xml-text.ts";
import type { Zip } from "../zip.ts";

const MAX_SECTIONS = 200;
/** What a page prints besides its text, and what nobody sees. */
const SKIPPED = new Set(["header", "footer", "hiddenComment", "masterPage", "script"]);
/** Elements within a text that stand for a character. */
const CHARACTERS: Readonly<Record<string, string>> = {
  lineBreak: "\n",
  tab: "\t",
  nbSpace: " ",
  fwSpace: " ",
  hyphen: "-",
};

/** The text of a document: a line for each paragraph, cells of tables in lines of their own. */
export function readHwpx(zip: Zip): string {
  const manifest = zip.read("META-INF/manifest.xml");
  if (manifest && new TextDecoder().decode(manifest).includes("encryption-data"))
    throw new DocumentError("encrypted");
  const sections = sectionNames(zip);
  if (sections.length === 0) throw new DocumentError("damaged");
  return sections
    .slice(0, MAX_SECTIONS)
    .map((name) => sectionText(zip.read(name) ?? new Uint8Array()))
    .join("\n");
}

function sectionNames(zip: Zip): string[] {
  return zip
    .names()
    .filter((name) => Number.isInteger(sectionNumber(name)))
    .toSorted((a, b) => sectionNumber(a) - sectionNumber(b));
}

/** NaN of what is no section. */
function sectionNumber(name: string): number {
  return Number(/^Contents\/section(\d{1,4})\.xml$/u.exec(name)?.[1] ?? Number.NaN);
}

function sectionText(bytes: Uint8Array): string {
  const lines: string[] = [];
  let line = "";
  let skipped = 0;
  let inText = 0;
  const endLine = (): void => {
    lines.push(line);
    line = "";
  };
  walkXml(bytes, {
    open: (name) => {
      const local = localName(name);
      if (SKIPPED.has(local)) skipped++;
      if (skipped > 0) return;
      if (local === "p" && line !== "") endLine();
      if (local === "t") inText++;
      if (inText > 0) line += CHARACTERS[local] ?? "";
    },
    close: (name) => {
      const local = localName(name);
      if (skipped === 0 && local === "p") endLine();
      if (skipped === 0 && local === "t") inText--;
      if (SKIPPED.has(local)) skipped--;
    },
    text: (text) => {
      if (skipped === 0 && inText > 0) line += text;
    },
  });
  if (line !== "") endLine();
  return lines.join("\n");
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
