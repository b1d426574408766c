/**
 * Papers as HWPX, the format of Hangul. Nobody who wrote this had Hangul at hand; docs/how-to/change-a-paper.md says
 * with which readers the files were checked.
 */
import { strToU8, zipSync, type Zippable } from "fflate";
import { flowOf } from "../flow/flow-of.ts";
import { paragraphsOfBlock, type Flow } from "../flow/flow.ts";
import type { Xml } from "../markup/xml.ts";
import type { Paper } from "../paper/paper.ts";
import { Header } from "./header.ts";
import { container, contentList, manifest, settings, version } from "./package-parts.ts";
import { Section } from "./section.ts";

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>';
/** A file of the same paper is the same. */
const DATE = new Date(2026, 0, 1);
/** How much of the text the preview has that a list of files shows. */
const PREVIEW_LENGTH = 1000;

/**
 * A paper as a HWPX file.
 * @example toHwpx(paper).subarray(0, 2) // "PK"
 */
export function toHwpx(paper: Paper): Uint8Array {
  const flow = flowOf(paper);
  const header = new Header();
  // the header is complete when the section is written
  const section = new Section(header, flow.page).toXml(flow);
  const parts: Readonly<Record<string, Xml>> = {
    "version.xml": version(),
    "META-INF/container.xml": container(),
    "META-INF/manifest.xml": manifest(),
    "Contents/content.hpf": contentList(flow.title),
    "Contents/header.xml": header.toXml(),
    "Contents/section0.xml": section,
    "settings.xml": settings(),
  };
  const files: Zippable = {
    // a reader knows the format by the first entry, which is not compressed
    mimetype: [strToU8("application/hwp+zip"), { level: 0 }],
    ...Object.fromEntries(
      Object.entries(parts).map(([name, { xml }]) => [name, strToU8(`${DECLARATION}${xml}`)]),
    ),
    "Preview/PrvText.txt": strToU8(previewText(flow)),
  };
  return zipSync(files, { level: 6, mtime: DATE });
}

function previewText({ head, body }: Flow): string {
  let text = "";
  for (const block of [head, ...body]) {
    for (const { marker = "", inlines } of paragraphsOfBlock(block))
      text += `${marker}${inlines.map((one) => one.text).join("")}\r\n`;
    if (text.length > PREVIEW_LENGTH) break;
  }
  return text.slice(0, PREVIEW_LENGTH).toWellFormed();
}
