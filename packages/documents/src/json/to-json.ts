/** Pulda JSON: all of an exam, for keeping it and for another Pulda. */
import type { ExamContent } from "../exam/exam-content.ts";
import { FORMAT, VERSION } from "./format.ts";

/**
 * All of an exam as JSON, one member a line.
 * @example toJson(exam).startsWith('{\n  "format": "pulda-exam"')
 */
export function toJson({ title, seed, code, passages, items }: ExamContent): string {
  const file = { format: FORMAT, version: VERSION, title, seed, code, passages, items };
  return `${JSON.stringify(file, null, 2)}\n`;
}
