/** An exam under construction: its sources, the items made from each, and what it has asked so far. */
import type { Analysis } from "@pulda/english";
import { testedRules, type ItemContent } from "@pulda/question";
import { withGloss, wordsTestedBy } from "./gloss.ts";
import { NEIGHBOUR_DISTANCE, type ExamOptions } from "./making.ts";
import { chooseNext, isFarFrom, type Candidate } from "./choose.ts";
import { ExamBalance, type BalanceState } from "./exam-balance.ts";
import { refuse, type Made, type MakeOrder, type Maker } from "../maker.ts";
import { consider, type Considered } from "../quality/consider.ts";
import { excerptProblem } from "../shared/excerpt.ts";
import { seeded } from "../shared/random.ts";
import { findMaker } from "../registry.ts";
import { PassageAnalyses } from "./passage-analyses.ts";

export class ExamBuilder {
  readonly #options: ExamOptions;
  readonly #balance: ExamBalance;
  readonly #items: ItemContent[][];
  readonly #sources: PassageAnalyses;

  /**
   * @param sources the passages' analyses, to share them between exams of the same passages
   * @param balance goes on from there; left out, an exam begins
   */
  constructor(
    options: ExamOptions,
    sources = new PassageAnalyses(options.passages),
    balance: BalanceState | null = null,
  ) {
    this.#options = options;
    this.#sources = sources;
    this.#items = options.passages.map(() => []);
    this.#balance = balance
      ? ExamBalance.from(balance)
      : ExamBalance.of(
          options.seed,
          options.passages.map(({ text }) => text),
        );
  }

  /** From which the balance of the exam goes on elsewhere. */
  balance(): BalanceState {
    return this.#balance.state();
  }

  /** Adds an item to the exam, which counts for its balance. */
  add(passage: number, item: ItemContent): void {
    this.#items[passage]?.push(item);
    this.#balance.add(item);
  }

  /** Takes up the items that an earlier piece has made from a passage; the balance knows them already. */
  resume(passage: number, items: readonly ItemContent[]): void {
    this.#items[passage] = [...items];
  }

  /** The items made from a passage so far, in the order of making. */
  itemsOf(passage: number): readonly ItemContent[] {
    return this.#items[passage] ?? [];
  }

  /**
   * Makes one more item of a type from a passage, the best of those proposed, and adds it; or refuses. At a chosen target
   * an item of a lower level is better than none.
   */
  makeOne(maker: Maker, passage: number, at: number | null = null): Made {
    const { level } = this.#options;
    const made = this.#makeAt(maker, passage, at, level);
    if (made.ok || at === null) return made;
    for (let lower = level - 1; lower >= 1; lower--) {
      const easier = this.#makeAt(maker, passage, at, lower);
      if (easier.ok) return easier;
    }
    return made;
  }

  #makeAt(maker: Maker, passage: number, at: number | null, level: number): Made {
    const keyNumbers = this.#balance.preferredKeys(maker.id);
    const proposals = this.#proposals(maker, passage, { keyNumbers, at, level });
    const best = bestOf(proposals.items, keyNumbers);
    if (!best) return refuse(proposals.items[0]?.stopped?.reason ?? proposals.reason);
    this.add(passage, best.item);
    return { ok: true, item: best.item };
  }

  /**
   * Adds the best items that some types propose for a passage, up to a number.
   * @param isMany whether a type may come again
   * @returns how many were added, and the types that propose none that pass, with the reason in Korean
   */
  chooseBest(
    makers: readonly Maker[],
    passage: number,
    count: number,
    isMany: boolean,
  ): { chosen: number; refused: { type: string; reason: string }[] } {
    const refused = new Map<string, string>();
    const few = Math.min(count, FEW);
    const far: Candidate[] = [];
    let chosen = 0;
    // a plain text has little to ask at a high level: what suits an easier one is better than nothing
    for (let { level } = this.#options; level >= 1 && chosen < few; level--) {
      const candidates = makers.flatMap((maker) => {
        const found = this.#candidates(maker, passage, level);
        if (found.passing.length > 0) refused.delete(maker.id);
        else if (level === this.#options.level) refused.set(maker.id, found.reason);
        return found.passing;
      });
      const isFar = ({ item }: Candidate): boolean =>
        isFarFrom(this.#options.level, item.difficulty);
      far.push(...candidates.filter(isFar));
      const near = candidates.filter((one) => !isFar(one));
      const isExtreme = this.#options.level === 1 || this.#options.level === 5;
      chosen += this.#addBest(near, passage, count - chosen, isMany, isMany || isExtreme);
    }
    if (chosen < few) chosen += this.#addBest(far, passage, few - chosen, isMany);
    return { chosen, refused: [...refused].map(([type, reason]) => ({ type, reason })) };
  }

  /** What a type proposes for an exam at a level, and in Korean why it is nothing. */
  #candidates(
    maker: Maker,
    passage: number,
    level: number,
  ): { passing: Candidate[]; reason: string } {
    const keyNumbers = this.#balance.preferredKeys(maker.id);
    const { items, reason } = this.#proposals(maker, passage, { keyNumbers, at: null, level });
    const passing = items.flatMap((one): Candidate[] => {
      const keyRank = rankOf(one, keyNumbers);
      const isTooOften = keyRank > 0 && maker.oftenKeyed?.includes(one.view.key ?? 0) === true;
      return one.stopped || isTooOften ? [] : [{ ...one, asks: maker.asks, keyRank }];
    });
    return { passing, reason: items[0]?.stopped?.reason ?? (reason || KEY_NOT_NEEDED) };
  }

  /** Adds the best of some candidates, one after another, and says how many. */
  #addBest(
    candidates: readonly Candidate[],
    passage: number,
    count: number,
    isMany: boolean,
    mayRepeat = isMany,
  ): number {
    for (let chosen = 0; chosen < count; chosen++) {
      const own = this.itemsOf(passage).map((item) => ({
        item,
        asks: findMaker(item.type)?.asks ?? null,
      }));
      const next = chooseNext(candidates, own, {
        level: this.#options.level,
        isMany,
        mayRepeat,
        timesTested: (rule) => this.#timesTestedElsewhere(rule, this.itemsOf(passage)),
        // the state of an engine before 6.4.0 has counted none of them
        timesAsked: (type) =>
          Math.max(
            0,
            this.#balance.timesAsked(type) - own.filter(({ item }) => item.type === type).length,
          ),
      });
      if (!next) return chosen;
      this.add(passage, next.item);
    }
    return count;
  }

  /** What a type proposes for a passage now. */
  propose(maker: Maker, passage: number): Proposals {
    return this.#proposals(maker, passage, {
      keyNumbers: this.#balance.preferredKeys(maker.id),
      at: null,
      level: this.#options.level,
    });
  }

  /** The items that a type proposes for a passage, looked at; or in Korean why there are none. */
  #proposals(
    maker: Maker,
    passage: number,
    order: Pick<MakeOrder, "keyNumbers" | "at" | "level">,
  ): Proposals {
    const source = this.#sources.get(passage);
    if (typeof source === "string") return { items: [], reason: source };
    const problem = excerptProblem(source);
    if (problem !== null) return { items: [], reason: problem };
    const { seed } = this.#options;
    const existingItems = this.itemsOf(passage);
    const proposing = maker.propose(source, {
      random: seeded(seed, maker.id, String(passage), String(existingItems.length)),
      ...order,
      existingItems,
      timesTested: (rule) => this.#timesTestedElsewhere(rule, existingItems),
      hasInserted: (text) => this.#balance.hasInserted(text),
      neighbours: () => this.#neighbours(passage),
    });
    const items: Considered[] = [];
    while (items.length < MAX_PROPOSALS) {
      const next = proposing.next();
      if (next.done) return { items, reason: next.value };
      items.push(consider(withReview(next.value, maker), source));
    }
    return { items, reason: "" };
  }

  /** An item with its hard words glossed, except those that any item of its passage tests. */
  glossed(item: ItemContent, passage: number): ItemContent {
    const source = this.#sources.get(passage);
    if (typeof source === "string" || findMaker(item.type)?.isGlossed === false) return item;
    return withGloss(item, source, this.#options.level, wordsTestedBy(this.itemsOf(passage)));
  }

  /** How many items of the other passages test a rule. */
  #timesTestedElsewhere(rule: string, own: readonly ItemContent[]): number {
    const here = own.filter((item) => testedRules(item).includes(rule)).length;
    return this.#balance.timesTested(rule) - here;
  }

  #neighbours(passage: number): Analysis[] {
    return Array.from({ length: NEIGHBOUR_DISTANCE }, (_, at) => at + 1).flatMap((step) =>
      [passage + step, passage - step].flatMap((other) => {
        const source = this.#sources.has(other) ? this.#sources.get(other) : "";
        return typeof source === "string" ? [] : [source.analysis];
      }),
    );
  }
}

/** What a type proposes for a passage. */
export interface Proposals {
  readonly items: readonly Considered[];
  /** In Korean: why no item was proposed. */
  readonly reason: string;
}

/** An exam of fewer items of a passage is looked for at easier levels, too. */
const FEW = 3;
/** Why a type gives nothing although it proposes items. */
const KEY_NOT_NEEDED =
  "만들 수는 있지만 정답 번호가 한쪽으로 몰려서, 이번에는 넣지 않았어요. 유형을 직접 고르면 만들어요.";
/** How many items of one type are looked at for a passage. */
const MAX_PROPOSALS = 24;
/** What a key number that is less needed costs, by its rank: the best item may have its key where keys are many. */
const RANK_COST = 0.08;

/** The item with the best score among those that pass; of equal ones the first proposed. */
function bestOf(items: readonly Considered[], keyNumbers: readonly number[]): Considered | null {
  let best: { one: Considered; value: number } | null = null;
  for (const one of items) {
    if (one.stopped) continue;
    const value = one.score - RANK_COST * rankOf(one, keyNumbers);
    if (!best || value > best.value) best = { one, value };
  }
  return best?.one ?? null;
}

/** How little an item's key number is needed, from 0. */
function rankOf({ view }: Considered, keyNumbers: readonly number[]): number {
  return view.key === null ? 0 : keyNumbers.indexOf(view.key);
}

/** The item with the review mode of its type in its proof. */
function withReview(item: ItemContent, { review }: Maker): ItemContent {
  const { proof } = item;
  return proof.kind === "made" ? { ...item, proof: { ...proof, review } } : item;
}
