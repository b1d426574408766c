/** A package of QTI 3.0: the exam as a test, for other systems that give exams. */
import { strToU8, zipSync } from "fflate";
import type { ExamContent } from "../exam/exam-content.ts";
import { STYLE_SHEET } from "./body-html.ts";
import { itemXml } from "./item-xml.ts";
import { itemFile, STYLE_FILE, TEST_FILE } from "./names.ts";
import { manifestXml, testXml } from "./test-xml.ts";

/** The same exam gives the same bytes, whenever it is written. */
const WRITTEN_AT = new Date(2000, 0, 1);

/**
 * An exam as a QTI package, a zip file with the manifest first.
 * @example toQti(exam).subarray(0, 2) // "PK"
 */
export function toQti({ title, items }: ExamContent): Uint8Array {
  const files = {
    "imsmanifest.xml": manifestXml(items),
    [TEST_FILE]: testXml(title, items),
    [STYLE_FILE]: STYLE_SHEET,
    ...Object.fromEntries(items.map((item) => [itemFile(item.position), itemXml(item)])),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    { mtime: WRITTEN_AT },
  );
}
