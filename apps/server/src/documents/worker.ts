/** What the thread does that writes files: functions of plain data. */
import type { ExamContent, Paper } from "@pulda/documents";
import {
  itemsToAnki,
  joinedWarnings,
  toDocx,
  toGift,
  toHwpx,
  toJson,
  toMoodleXml,
  toPdf,
  toPreview,
  toQti,
} from "@pulda/documents/write";
import { freeingMemory } from "./free-memory.ts";

interface PaperWriting {
  readonly format: "pdf" | "hwpx" | "docx";
  readonly paper: Paper;
}

/** A paper as a file to print or to go on with. */
export function paper({ format, paper: given }: PaperWriting): Promise<Uint8Array> {
  return freeingMemory(() => {
    switch (format) {
      case "pdf":
        return toPdf(given);
      case "hwpx":
        return toHwpx(given);
      case "docx":
        return toDocx(given);
    }
  });
}

export function preview(given: Paper): Promise<{ readonly svg: string; readonly pages: number }> {
  return freeingMemory(() => toPreview(given));
}

interface Writing {
  readonly format: "json" | "gift" | "moodle" | "qti" | "anki";
  readonly content: ExamContent;
}

interface Written {
  readonly content: Uint8Array | string;
  /** In Korean, what the format could not keep. */
  readonly warnings: readonly string[];
}

/** A file in a format of other programs. */
export async function file({ format, content }: Writing): Promise<Written> {
  switch (format) {
    case "json":
      return { content: toJson(content), warnings: [] };
    case "gift":
      return written(toGift(content));
    case "moodle":
      return written(toMoodleXml(content));
    case "qti":
      return { content: toQti(content), warnings: [] };
    case "anki":
      return {
        content: await itemsToAnki(content.title, content.items, Date.now()),
        warnings: [],
      };
  }
}

function written({ text, warnings }: ReturnType<typeof toGift>): Written {
  return { content: text, warnings: joinedWarnings(warnings) };
}
