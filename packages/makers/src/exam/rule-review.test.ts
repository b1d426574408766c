import { GRAMMAR_RULES } from "@pulda/english";
import { roundTripProblems, testedRules } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { SAMPLES } from "../samples/index.ts";
import { makeRuleReview } from "./rule-review.ts";

const passages = SAMPLES.map(({ text }) => ({ text }));
const wish = (rule: string, type = "grammar-error") => ({ rule, type });
const request = (...rules: string[]) => ({
  wanted: rules.map((rule) => wish(rule)),
  passages,
  seed: 1,
  level: 3,
});

describe("practise", () => {
  it("makes an item of each rule, from another text for each", () => {
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

  it("takes the texts that stand in front", () => {
    const [first] = makeRuleReview(request("voice")).items;
    const turned = makeRuleReview({ ...request("voice"), passages: passages.toReversed() });
    expect(turned.items[0]).not.toEqual(first);
  });

  it("practises a type where the rule is no grammar", () => {
    const { items } = makeRuleReview({ ...request(), wanted: [wish("type:blank", "blank")] });
    expect(items[0]?.type).toBe("blank");
  });

  it("names the rules that no text has, and takes no nonsense", () => {
    expect(makeRuleReview({ ...request("voice"), passages: [] }).missing).toEqual(["voice"]);
    expect(makeRuleReview(request("no-such-rule", "type:nothing")).items).toEqual([]);
  });

  it("is the same for the same request, and finds most rules in our own texts", () => {
    const all = request(...Object.keys(GRAMMAR_RULES));
    const { items } = makeRuleReview(all);
    expect(makeRuleReview(all).items).toEqual(items);
    expect(items.length).toBeGreaterThan(20);
  });
});
