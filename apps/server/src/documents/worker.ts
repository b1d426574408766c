/** What the threads do that write and read files: functions of plain data. */
import {
  findPassages,
  toGift,
  toJson,
  toMoodleXml,
  toPdf,
  toPreview,
  type ExamContent,
  type FoundDocument,
  type Paper,
} from "@pulda/documents";

export function pdf(paper: Paper): Uint8Array {
  return toPdf(paper);
}

export function preview(paper: Paper): { readonly svg: string; readonly pages: number } {
  return toPreview(paper);
}

/** A file in a format of other programs, and what of the exam it cannot hold. */
export function text({
  format,
  content,
}: {
  readonly format: "json" | "gift" | "moodle";
  readonly content: ExamContent;
}): string {
  switch (format) {
    case "json":
      return toJson(content);
    case "gift":
      return toGift(content).text;
    case "moodle":
      return toMoodleXml(content).text;
  }
}

export function passages(pasted: string): FoundDocument {
  return findPassages(pasted);
}
