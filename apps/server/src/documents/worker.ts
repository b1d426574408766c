/** What the thread does that writes files: functions of plain data. */
import type { ExamContent, Paper } from "@pulda/documents";
import {
  itemsToAnki,
  toGift,
  toJson,
  toMoodleXml,
  toPdf,
  toPreview,
  toQti,
} from "@pulda/documents/write";

export function pdf(paper: Paper): Uint8Array {
  return toPdf(paper);
}

export function preview(paper: Paper): { readonly svg: string; readonly pages: number } {
  return toPreview(paper);
}

interface Writing {
  readonly format: "json" | "gift" | "moodle" | "qti" | "anki";
  readonly content: ExamContent;
}

/** A file in a format of other programs. */
export async function file({ format, content }: Writing): Promise<Uint8Array | string> {
  switch (format) {
    case "json":
      return toJson(content);
    case "gift":
      return toGift(content).text;
    case "moodle":
      return toMoodleXml(content).text;
    case "qti":
      return toQti(content);
    case "anki":
      return itemsToAnki(content.title, content.items, Date.now());
  }
}
