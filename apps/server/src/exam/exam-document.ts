/** An exam as it is sent. */
import type { ExamDocument } from "@pulda/contract";
import { InParts, partsOf } from "../http/in-parts.ts";
import { wholeExam, type OpenExam } from "./store.ts";

/** An exam of more questions is sent in parts. */
const MAX_WHOLE = 200;

/** The document of an exam: a large one in parts, so that neither memory nor others' calls suffer. */
export async function examDocument(exam: OpenExam): Promise<ExamDocument | InParts<ExamDocument>> {
  if (exam.questionCount <= MAX_WHOLE) return wholeExam(exam);
  const broken: ExamDocument["broken"] = [];
  return new InParts<ExamDocument>({
    ...exam.head,
    passages: partsOf(exam.head.passages),
    questions: (async function* () {
      for await (const page of exam.pages()) {
        broken.push(...page.broken);
        yield page.questions;
      }
    })(),
    // read by then
    broken: (async function* () {
      yield broken;
    })(),
  });
}
