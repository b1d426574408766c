import { GRAMMAR_RULES } from "@pulda/english";
import { roundTripProblems, testedRules } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { GRAMMAR_RICH } from "../samples/grammar-rich.ts";
import { SAMPLES } from "../samples/index.ts";
import { makeRuleReview, makeRuleReviewExam } from "./rule-review.ts";

const passages = SAMPLES.map(({ text }) => ({ text }));
const missedRule = (rule: string, type = "grammar-error") => ({ rule, type });
const request = (...rules: string[]) => ({
  wanted: rules.map((rule) => missedRule(rule)),
  passages,
  seed: 1,
  level: 3,
});

describe("a rule review", () => {
  it("has an item for each rule, each from another passage", () => {
    const { items, rules, missing } = makeRuleReview(
      request("subject-verb-agreement", "voice", "adjective-adverb"),
    );
    expect(missing).toEqual([]);
    for (const [at, item] of items.entries()) {
      expect(testedRules(item)).toContain(rules[at]);
      expect(roundTripProblems(item, passages)).toEqual([]);
    }
    const texts = items.map(({ proof }) => (proof.kind === "made" ? proof.passage : -1));
    expect(new Set(texts).size).toBe(3);
  });

  it("prefers the first passages", () => {
    const [first] = makeRuleReview(request("voice")).items;
    const turned = makeRuleReview({ ...request("voice"), passages: passages.toReversed() });
    expect(turned.items[0]).not.toEqual(first);
  });

  it("reviews a type where the rule is not one of grammar", () => {
    const { items } = makeRuleReview({ ...request(), wanted: [missedRule("type:blank", "blank")] });
    expect(items[0]?.type).toBe("blank");
  });

  it("names the rules that no passage has an item for, and ignores unknown ones", () => {
    expect(makeRuleReview({ ...request("voice"), passages: [] }).missing).toEqual(["voice"]);
    expect(makeRuleReview(request("no-such-rule", "type:nothing")).items).toEqual([]);
  });

  it("is the same for the same request, and finds most rules in the sample passages", () => {
    const all = request(...Object.keys(GRAMMAR_RULES));
    const { items } = makeRuleReview(all);
    expect(makeRuleReview(all).items).toEqual(items);
    expect(items.length).toBeGreaterThan(20);
  });
});

describe("the exam of a rule review", () => {
  const missed = ["subject-verb-agreement", "voice", "adjective-adverb"];
  const sample = passages[0]?.text ?? "";

  it("carries the passages that its items show, and no others", () => {
    const exam = makeRuleReviewExam({
      ...request(...missed),
      passages: [],
      seen: [],
      examples: [],
    });
    expect(exam.items).toHaveLength(missed.length);
    const shown = exam.items.map(({ proof }) => (proof.kind === "made" ? proof.passage : -1));
    expect(new Set(shown)).toEqual(new Set(exam.passages.keys()));
    for (const item of exam.items) expect(roundTripProblems(item, exam.passages)).toEqual([]);
  });

  it("prefers the user's passages to the samples", () => {
    const own = [{ title: "Mine", text: sample }];
    const exam = makeRuleReviewExam({ ...request("voice"), passages: own, seen: [], examples: [] });
    expect(exam.passages).toEqual(own);
  });

  it("leaves out the texts in which the rules were missed", () => {
    const own = [{ title: "Mine", text: sample }];
    const exam = makeRuleReviewExam({
      ...request("voice"),
      passages: own,
      seen: [sample],
      examples: [],
    });
    expect(exam.items).toHaveLength(1);
    expect(exam.passages.map(({ text }) => text)).not.toContain(sample);
  });

  it.each(Object.keys(GRAMMAR_RULES))(
    "has a new item for %s where the user has no passage",
    (rule) => {
      expect(
        makeRuleReviewExam({ ...request(rule), passages: [], seen: [], examples: [] }).rules,
      ).toEqual([rule]);
    },
  );

  it("names every rule as missing when all texts have been seen", () => {
    const seen = [...passages, ...GRAMMAR_RICH].map(({ text }) => text);
    const exam = makeRuleReviewExam({ ...request(...missed), seen, examples: [] });
    expect(exam).toEqual({ items: [], rules: [], missing: missed, passages: [] });
  });

  it("finds a rule in an example that no sample is left for", () => {
    const seen = [...passages, ...GRAMMAR_RICH].map(({ text }) => text);
    const examples = [{ text: "Bees dance." }, { text: `${sample} That is all.` }];
    const exam = makeRuleReviewExam({ ...request("voice"), passages: [], seen, examples });
    expect(exam.rules).toEqual(["voice"]);
    expect(exam.passages).toEqual([examples[1]]);
  });

  it("draws the texts of ours by the seed, and the user's still come first", () => {
    const ours = [1, 2, 3, 4, 5].map((seed) => firstText([], seed));
    expect(new Set(ours).size).toBeGreaterThan(1);
    expect([1, 2, 3].map((seed) => firstText([{ text: sample }], seed))).toEqual(
      [1, 2, 3].map(() => sample),
    );
  });
});

/** The text of which a rule is asked first. */
function firstText(own: readonly { readonly text: string }[], seed: number): string | undefined {
  const asked = { ...request("voice"), passages: own, seen: [], examples: [], seed };
  return makeRuleReviewExam(asked).passages[0]?.text;
}
