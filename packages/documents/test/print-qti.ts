/** Prints the exam with every type and its QTI package, for a journey, which loads no language data itself. */
import { toQti } from "../src/qti/to-qti.ts";
import { everyType } from "./real-items.ts";

const exam = everyType();
const zip = Buffer.from(toQti(exam)).toString("base64");
process.stdout.write(JSON.stringify({ items: exam.items, zip }));
