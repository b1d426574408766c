/** New items for rules that a learner has missed, from texts in which she has not missed them. */
import { analyse, GRAMMAR_RULES, grammarPoints, type GrammarPoint } from "@pulda/english";
import { reviewedType, testedRules, type ItemContent, type Passage } from "@pulda/question";
import type { Maker } from "../maker.ts";
import { findMaker, MAKERS } from "../registry.ts";
import { SAMPLES } from "../samples/index.ts";
import { seeded } from "../shared/random.ts";
import { ExamBuilder } from "./exam-builder.ts";
import { PassageAnalyses } from "./passage-analyses.ts";

/** What is to be practised: a grammar rule, or a type where the rule is no grammar. */
interface MissedRule {
  /** The id under which it comes back: a grammar rule's, or a question type's as `typeReview` says it. */
  readonly rule: string;
  /** The type of the item that was missed: the new one is of it, if that can be. */
  readonly type: string;
}

export interface RuleReviewRequest {
  readonly wanted: readonly MissedRule[];
  /** The texts to make items from, those to be taken first in front. */
  readonly passages: readonly Passage[];
  readonly seed: number;
  /** 1–5. */
  readonly level: number;
}

export interface RuleReview {
  /** One item for each rule that a passage could be found for, in the order of the wishes. */
  readonly items: readonly ItemContent[];
  /** For each item the rule that it practises. */
  readonly rules: readonly string[];
  /** The rules that no passage gave an item for. */
  readonly missing: readonly string[];
}

export interface RuleReviewExamRequest extends RuleReviewRequest {
  /** The texts in which the rules were missed: no item is made from them. */
  readonly seen: readonly string[];
}

export interface RuleReviewExam extends RuleReview {
  /** The passages that the items show, and no others; `proof.passage` counts in them. */
  readonly passages: readonly Passage[];
}

/** So many texts are searched for one rule. */
const MAX_PASSAGES_SEARCHED = 40;
/** The types that ask for a grammar rule, besides the one that was missed: first those that ask for one alone. */
const BY_RULE = Object.values<Maker>(MAKERS)
  .filter(({ review }) => review === "rule")
  .toSorted((a, b) => Number(a.shape === "choose") - Number(b.shape === "choose"));

/**
 * Makes a rule review from the user's passages first, then from our samples.
 * @example makeRuleReviewExam({ wanted, passages: [], seen: [], seed: 1, level: 3 }).passages // samples
 */
export function makeRuleReviewExam({ seen, ...request }: RuleReviewExamRequest): RuleReviewExam {
  const samples = SAMPLES.map(({ text }) => ({ text }));
  const passages = [...request.passages, ...samples].filter(({ text }) => !seen.includes(text));
  const review = makeRuleReview({ ...request, passages });
  const used = [...new Set(review.items.map(passageOf))];
  return {
    ...review,
    items: review.items.map((item) => withPassage(item, used.indexOf(passageOf(item)))),
    passages: used.flatMap((index) => passages[index] ?? []),
  };
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
  const set = new ExamBuilder({ passages, seed, level }, sources);
  const used = new Set<number>();
  const points = new Map<number, readonly GrammarPoint[]>();
  const items: ItemContent[] = [];
  const rules: string[] = [];
  for (const wish of wanted) {
    const random = seeded(seed, wish.rule);
    // a text that has served is taken again only when no other is left
    const order = [...passages.keys()].toSorted(
      (a, b) => Number(used.has(a)) - Number(used.has(b)),
    );
    for (const passage of order.slice(0, MAX_PASSAGES_SEARCHED)) {
      const item = itemFor(wish, passage);
      if (!item) continue;
      items.push(item);
      rules.push(wish.rule);
      used.add(passage);
      break;
    }

    function itemFor({ rule, type }: MissedRule, passage: number): ItemContent | null {
      if (!Object.hasOwn(GRAMMAR_RULES, rule))
        return made(findMaker(reviewedType(rule) ?? ""), passage, null);
      const places = pointsOf(passage).filter((point) => point.rule === rule);
      const missed = BY_RULE.filter(({ id }) => id === type);
      const makers = new Set([...missed, ...BY_RULE]);
      for (const point of random.shuffled(places))
        for (const maker of makers) {
          const item = made(maker, passage, point.start);
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

  /** The points of a text that an edit can test. */
  function pointsOf(passage: number): readonly GrammarPoint[] {
    let found = points.get(passage);
    if (!found) {
      const { sentences } = analyse(passages[passage]?.text ?? "");
      found = sentences.flatMap(grammarPoints).filter(({ replacement }) => replacement !== null);
      points.set(passage, found);
    }
    return found;
  }

  function made(maker: Maker | null, passage: number, at: number | null): ItemContent | null {
    if (!maker) return null;
    const one = set.makeOne(maker, passage, at);
    return one.ok ? set.glossed(one.item, passage) : null;
  }
}
