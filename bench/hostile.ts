/**
 * What hostile texts cost: processor time of each step, the worst text of each. Look-ups are of one word; a survey
 * makes up to six items of each type.
 *
 *   node bench/hostile.ts 1000        # how many texts; 100 by default
 */
import { analyse, findTies, grammarPoints, hardWords, lookUp } from "@pulda/english";
import { make, SAMPLES, survey } from "@pulda/makers";
import { passageProblem } from "@pulda/question";
import { ExamBuilder } from "../packages/makers/src/exam/exam-builder.ts";
import { MAKERS } from "../packages/makers/src/registry.ts";
import { hostileText } from "../packages/makers/test/hostile-texts.ts";

const TEXTS = Number(process.argv[2] ?? 100);
const OPTIONS = { seed: 1, level: 3 } as const;
/** Above this a step takes too long. */
const LIMIT_MS = 1000;

const worst = new Map<string, { ms: number; name: string }>();
let over = 0;

/** Compiled code and loaded word data are not what a text costs. */
for (const { text } of SAMPLES) {
  make({ passages: [{ text }], types: "auto", ...OPTIONS });
  survey({ text }, [], OPTIONS);
}
for (let number = 0; number < TEXTS; number += 1) measure(hostileText(number));
console.log(
  `${TEXTS} texts, ${over} steps above ${LIMIT_MS} ms of processor; the worst of each step:`,
);
for (const [step, { ms, name }] of [...worst].toSorted(([, a], [, b]) => b.ms - a.ms))
  console.log(`${ms.toFixed(0).padStart(6)} ms  ${step.padEnd(22)} ${name}`);

function measure({ name, text }: { name: string; text: string }): void {
  const analysis = timed("analyse", () => analyse(text));
  timed("ties", () => findTies(analysis));
  timed("grammar points", () => analysis.sentences.map(grammarPoints));
  timed("hard words", () => hardWords(analysis.sentences, 1));
  timed("look-up", () => lookUp(text.slice(-20), { sentence: text.slice(-2000), at: 1990 }));
  timed("survey", () => survey({ text }, [], OPTIONS));
  if (passageProblem(text) !== null) return;
  timed("piece of a set", () => make({ passages: [{ text }], types: "auto", ...OPTIONS }));
  const exam = new ExamBuilder({ passages: [{ text }], ...OPTIONS });
  for (const maker of Object.values(MAKERS)) timed(maker.id, () => exam.makeOne(maker, 0));

  function timed<T>(step: string, act: () => T): T {
    const before = process.cpuUsage();
    const value = act();
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms > LIMIT_MS) over += 1;
    if (ms > (worst.get(step)?.ms ?? 0)) worst.set(step, { ms, name });
    return value;
  }
}
