/** Rule review: new items for rules that a learner has missed, from other passages. */
import { analyse, GRAMMAR_RULES, grammarPoints, type GrammarPoint } from "@pulda/english";
import { reviewedType, testedRules, type ItemContent, type Passage } from "@pulda/question";
import type { Maker } from "../maker.ts";
import { findMaker, MAKERS } from "../registry.ts";
import { GRAMMAR_RICH } from "../samples/grammar-rich.ts";
import { SAMPLES } from "../samples/index.ts";
import { seeded } from "../shared/random.ts";
import { SearchBudget } from "../shared/search-budget.ts";
import { ExamBuilder } from "./exam-builder.ts";
import { PassageAnalyses } from "./passage-analyses.ts";

/** A rule to be reviewed: a grammar rule, or a question type where the rule is not one of grammar. */
interface MissedRule {
  /** The review id: a grammar rule's id, or that of a question type (see `typeReview`). */
  readonly rule: string;
  /** The type of the missed item; the new item has the same type if possible. */
  readonly type: string;
}

export interface RuleReviewRequest {
  readonly wanted: readonly MissedRule[];
  /** The passages to make items from, preferred ones first. */
  readonly passages: readonly Passage[];
  readonly seed: number;
  /** 1–5. */
  readonly level: number;
}

export interface RuleReview {
  /** One item for each rule that a passage was found for, in the order of `wanted`. */
  readonly items: readonly ItemContent[];
  /** For each item, the rule that it reviews. */
  readonly rules: readonly string[];
  /** The rules for which no passage gave an item. */
  readonly missing: readonly string[];
}

export interface RuleReviewExamRequest extends RuleReviewRequest {
  /** The texts in which the rules were missed: no item is made from them. */
  readonly seen: readonly string[];
  /** Texts of ours beside the samples. */
  readonly examples: readonly Passage[];
}

export interface RuleReviewExam extends RuleReview {
  /** The passages that the items show, and no others; `proof.passage` counts in them. */
  readonly passages: readonly Passage[];
}

/** The most passages that are searched for one rule: those of the user and all of ours. */
const MAX_PASSAGES_SEARCHED = 120;
/** How many characters of the user's passages are read: those of fifty ordinary ones, or of five long ones. */
const MAX_CHARACTERS = 60_000;
/** How often a maker is asked for one review, and for one rule of it, so that a rare type leaves the others their share. */
const MAX_TRIES = 500;
const MAX_TRIES_OF_RULE = 50;
/** The types that test grammar rules; those that test a single rule first. */
const RULE_MAKERS = Object.values<Maker>(MAKERS)
  .filter(({ review }) => review === "rule")
  .toSorted((a, b) => Number(a.shape === "choose") - Number(b.shape === "choose"));

/**
 * Makes a rule review from the user's passages first, then from ours: from samples and examples in an order that the
 * seed draws, so that the next review has other texts, and last from those that were written for rare rules.
 * @example makeRuleReviewExam({ wanted, passages: [], seen: [], examples: [], seed: 1, level: 3 }).passages // samples
 */
export function makeRuleReviewExam(asked: RuleReviewExamRequest): RuleReviewExam {
  const { seen, examples, ...request } = asked;
  const ofEveryKind = seeded(request.seed, "texts").shuffled([...SAMPLES, ...examples]);
  const ours = [...ofEveryKind, ...GRAMMAR_RICH].map(({ text }) => ({ text }));
  const unseen = request.passages.filter(({ text }) => !seen.includes(text));
  // an example that the user has opened is among the user's
  const known = new Set([...seen, ...request.passages.map(({ text }) => text)]);
  const others = ours.filter(({ text }) => !known.has(text));
  // ours are always reached
  const own = within(MAX_CHARACTERS, unseen).slice(0, MAX_PASSAGES_SEARCHED - others.length);
  const passages = [...own, ...others];
  const review = makeRuleReview({ ...request, passages });
  const used = [...new Set(review.items.map(passageOf))];
  return {
    ...review,
    items: review.items.map((item) => withPassage(item, used.indexOf(passageOf(item)))),
    passages: used.flatMap((index) => passages[index] ?? []),
  };
}

/** The first passages that have no more characters together. */
function within(characters: number, passages: readonly Passage[]): Passage[] {
  let left = characters;
  return passages.filter(({ text }) => (left -= text.length) >= 0);
}

function passageOf({ proof }: ItemContent): number {
  return proof.kind === "made" ? proof.passage : 0;
}

function withPassage(item: ItemContent, passage: number): ItemContent {
  return item.proof.kind === "made" ? { ...item, proof: { ...item.proof, passage } } : item;
}

/**
 * Makes one item for each rule; the same request gives the same items.
 * @example makeRuleReview({ wanted: [{ rule: "voice", type: "grammar-error" }], passages, seed: 1, level: 3 })
 */
export function makeRuleReview(request: RuleReviewRequest): RuleReview {
  const { wanted, passages, seed, level } = request;
  const sources = new PassageAnalyses(passages);
  const exam = new ExamBuilder({ passages, seed, level }, sources);
  const used = new Set<number>();
  const budget = new SearchBudget(MAX_TRIES);
  let own = new SearchBudget(MAX_TRIES_OF_RULE);
  const points = new Map<number, readonly GrammarPoint[]>();
  const items: ItemContent[] = [];
  const rules: string[] = [];
  for (const missedRule of wanted) {
    const random = seeded(seed, missedRule.rule);
    own = new SearchBudget(MAX_TRIES_OF_RULE);
    // a passage that was used is used again only when no other is left
    const order = [...passages.keys()].toSorted(
      (a, b) => Number(used.has(a)) - Number(used.has(b)),
    );
    for (const passage of order.slice(0, MAX_PASSAGES_SEARCHED)) {
      const item = itemFor(missedRule, passage);
      if (!item) continue;
      items.push(item);
      rules.push(missedRule.rule);
      used.add(passage);
      break;
    }

    function itemFor({ rule, type }: MissedRule, passage: number): ItemContent | null {
      if (!Object.hasOwn(GRAMMAR_RULES, rule))
        return makeItem(findMaker(reviewedType(rule) ?? ""), passage, null);
      const candidates = pointsOf(passage).filter((point) => point.rule === rule);
      const sameType = RULE_MAKERS.filter(({ id }) => id === type);
      const makers = new Set([...sameType, ...RULE_MAKERS]);
      for (const point of random.shuffled(candidates))
        for (const maker of makers) {
          const item = makeItem(maker, passage, point.start);
          if (item && testedRules(item).includes(rule)) return item;
        }
      return null;
    }
  }
  return {
    items,
    rules,
    missing: wanted.flatMap(({ rule }) => (rules.includes(rule) ? [] : [rule])),
  };

  /** The grammar points of a passage that have a wrong form to test. */
  function pointsOf(passage: number): readonly GrammarPoint[] {
    let found = points.get(passage);
    if (!found) {
      const { sentences } = analyse(passages[passage]?.text ?? "");
      found = sentences.flatMap(grammarPoints).filter(({ replacement }) => replacement !== null);
      points.set(passage, found);
    }
    return found;
  }

  function makeItem(maker: Maker | null, passage: number, at: number | null): ItemContent | null {
    if (!maker || !own.spend(1) || !budget.spend(1)) return null;
    const made = exam.makeOne(maker, passage, at);
    return made.ok ? exam.glossed(made.item, passage) : null;
  }
}
