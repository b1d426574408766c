/** Exams as files, in every format but PDF (see `typeset.ts`): for a thread of its own. */
export { joinedWarnings } from "./exam/joined-warnings.ts";
export { itemsToAnki } from "./anki/items-to-anki.ts";
export { wordsToAnki } from "./anki/words-to-anki.ts";
export { toDocx } from "./docx/docx.ts";
export { toGift } from "./gift/to-gift.ts";
export { toHwpx } from "./hwpx/hwpx.ts";
export { toJson } from "./json/to-json.ts";
export { toMoodleXml } from "./moodle-xml/to-moodle-xml.ts";
export { toQti } from "./qti/to-qti.ts";
