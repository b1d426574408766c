/** What a found point asks of a learner. */
import type { Sentence } from "../../analysis.ts";
import { withParticle } from "../../korean.ts";
import type { FoundPoint, GrammarPoint } from "../grammar-point.ts";
import { LEARNER_ERRORS, type LearnerError } from "./learner-errors.ts";
import { placeOfPoint, POINT_CONTEXTS, type PointPlace } from "./point-context.ts";

const BY_RULE = new Map<string, LearnerError[]>();
for (const entry of LEARNER_ERRORS) {
  const entries = BY_RULE.get(entry.rule);
  if (entries) entries.push(entry);
  else BY_RULE.set(entry.rule, [entry]);
}

/** Adds a point's worth, lure and trap, by the first entry of its rule that holds. */
export function weigh(sentence: Sentence, point: FoundPoint): GrammarPoint {
  const place = placeOfPoint(sentence, point);
  const shown = `${point.original.toLowerCase()}→${point.replacement?.toLowerCase() ?? ""}`;
  const entry = BY_RULE.get(point.rule)?.find(
    ({ form, context }) =>
      (form?.test(shown) ?? true) &&
      (context === undefined || (place !== null && POINT_CONTEXTS[context](place))),
  );
  const template = place ? (entry?.trap ?? "") : "";
  return {
    ...point,
    worth: entry?.weight ?? 0,
    lure: entry?.lure ?? entry?.weight ?? 0,
    trap: place ? filled(template, point, place) : "",
  };
}

const PARTICLES = {
  은: "은/는",
  는: "은/는",
  이: "이/가",
  가: "이/가",
  을: "을/를",
  를: "을/를",
  과: "과/와",
  와: "과/와",
  으로: "으로/로",
  로: "으로/로",
  이에요: "이에요/예요",
  예요: "이에요/예요",
} as const;

/** A trap with its words put in, each with the particle that its sound asks for. */
function filled(template: string, point: FoundPoint, place: PointPlace): string {
  const words: Readonly<Record<string, string>> = {
    form: point.original,
    cue: place.cue.text,
    near: place.attractor?.text ?? place.before?.text ?? "",
  };
  return template.replace(
    /'\{(form|cue|near)\}'(?:(이에요|예요|으로|로|은|는|이|가|을|를|과|와)(?![가-힣]))?/gu,
    (_, name: string, particle?: keyof typeof PARTICLES) => {
      const word = words[name] ?? "";
      return particle ? withParticle(word, PARTICLES[particle], `'${word}'`) : `'${word}'`;
    },
  );
}
