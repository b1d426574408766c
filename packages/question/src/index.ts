export * from "./schema-free.ts";
export * from "./item/text.ts";
export * from "./item/passage.ts";
export * from "./proof/proof.ts";
export * from "./item/item.ts";
export { fingerprintOf } from "./item/item-fingerprint.ts";
export * from "./item/taker-item.ts";
export * from "./item/taking-order.ts";
export * from "./item/response.ts";
export * from "./analysis/item-analysis.ts";
export * from "./grading/grade.ts";
export { conditionNotes, writtenWords } from "./grading/conditions.ts";
export { gradedLength } from "./grading/normalize.ts";
export * from "./proof/restore.ts";
export { brokenByEdit } from "./proof/edit-impact.ts";
export { testedRules, testedWords, type TestedWord } from "./item/tested.ts";
export { toAmerican } from "./grading/british-spelling.ts";
export { isTypo, type EnglishGrading } from "./grading/typo.ts";
export { nearSyllables } from "./grading/edit-distance.ts";
export { evidenceHighlights } from "./proof/evidence-highlights.ts";
export { MAX_READ_LENGTH, MAX_READ_QUESTIONS, readQuestions } from "./plain-text/read-questions.ts";
export {
  choiceQuestion,
  writeQuestion,
  type FoundQuestion,
  type ReadQuestion,
  type ReadWarning,
} from "./plain-text/read-question.ts";
export { questionText } from "./plain-text/question-text.ts";
export { linesOf } from "./plain-text/lines.ts";
export { answerListOf } from "./plain-text/answer-list.ts";
export { findOptions } from "./plain-text/options.ts";
export { asksForPlace, asksToChoose, endsPrompt, isPrompt } from "./plain-text/prompt-words.ts";
