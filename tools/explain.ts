/**
 * Prints the analysis of a text: tokens, tagger votes, subjects, and the points that the grammar rules find; of
 * several sentences also what each does in the text, with the cues that say so.
 *
 *   npm run explain -- "The picture gives the brain a second path to the name."
 */
import {
  analyse,
  discourseOf,
  findSubject,
  GRAMMAR_RULES,
  tagSentence,
  type GrammarRule,
  type Sentence,
} from "@pulda/english";

const text = process.argv.slice(2).join(" ").trim();
if (text === "") {
  console.error('usage: npm run explain -- "A sentence."');
  process.exit(2);
}
const analysis = analyse(text);
for (const sentence of analysis.sentences) explain(sentence);
if (analysis.sentences.length > 1) printRoles();

/** One line for each sentence: its role, how general and how central it is (0–1), its cues. */
function printRoles(): void {
  console.log("\nroles:");
  printTable([
    ["role", "general", "central", "cues", "sentence"],
    ...discourseOf(analysis).map(({ sentence, role, generality, centrality, cues }) => [
      role,
      generality.toFixed(2),
      centrality.toFixed(2),
      cues.join("; ") || "–",
      sentence.text.slice(0, 60),
    ]),
  ]);
}

function explain(sentence: Sentence): void {
  console.log(`\n${sentence.text}`);
  if (!sentence.readable) {
    console.log("  not read: no ordinary sentence (too long, not English, code or capitals)");
    return;
  }
  printVotes(sentence);
  printPhrases(sentence);
  printSubjects(sentence);
  printRules(sentence);
}

/** One line for each token; "–" where the tagger votes differ, so that no rule edits the token. */
function printVotes(sentence: Sentence): void {
  const votes = tagSentence(sentence.text, sentence.start, sentence.tokens);
  const rows = sentence.tokens.map(({ text: word, lemma, tag, likely }, at) => [
    word,
    lemma,
    votes[at]?.brill ?? "",
    votes[at]?.enPos ?? "",
    votes[at]?.universal ?? "",
    tag ?? "–",
    likely ?? "–",
  ]);
  printTable([["token", "lemma", "brill", "en-pos", "wink", "settled", "likely"], ...rows]);
}

/** Noun phrases, by tags. */
function printPhrases({ tokens }: Sentence): void {
  const phrases: string[] = [];
  let words: string[] = [];
  let hasNoun = false;
  const close = (): void => {
    if (hasNoun) phrases.push(words.join(" "));
    words = [];
    hasNoun = false;
  };
  for (const { text: word, likely } of tokens) {
    const noun = /^NN|^PRP$/u.test(likely ?? "");
    const modifier = /^(?:DT|PRP\$|JJ|JJR|JJS|CD|VBN|VBG|RB)$/u.test(likely ?? "");
    if (!noun && (hasNoun || !modifier)) close();
    if (noun || modifier) words.push(word);
    hasNoun ||= noun;
  }
  close();
  console.log(`  noun phrases: ${phrases.map((phrase) => `[${phrase}]`).join(" ") || "none"}`);
}

function printSubjects(sentence: Sentence): void {
  for (const verb of sentence.tokens) {
    if (!/^(?:VBZ|VBP|VBD|MD)$/u.test(verb.tag ?? "")) continue;
    const subject = findSubject(sentence, verb);
    console.log(
      subject
        ? `  subject of "${verb.text}": ${subject.first.text} … ${subject.head.text} (${subject.plural ? "plural" : "singular"})`
        : `  subject of "${verb.text}": none that is certain`,
    );
  }
}

function printRules(sentence: Sentence): void {
  let silent = 0;
  for (const rule of Object.values<GrammarRule>(GRAMMAR_RULES)) {
    const points = rule.find(sentence);
    if (points.length === 0) silent++;
    for (const { original, replacement, right, wrong } of points)
      console.log(
        replacement === null
          ? `  ○ ${rule.id}: "${original}" is right (${right} 맞아요), but no other form is surely wrong`
          : `  ● ${rule.id}: "${original}" → "${replacement}" – ${wrong}`,
      );
  }
  const doubtful = sentence.tokens.filter(
    ({ tag, text: word }) => tag === null && /\p{L}/u.test(word),
  );
  console.log(`  ${silent} rules find nothing here.`);
  if (doubtful.length > 0)
    console.log(
      `  not edited, since the taggers differ: ${doubtful.map(({ text: word }) => word).join(", ")}`,
    );
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? "").length))) ?? [];
  for (const row of rows)
    console.log(
      `  ${row.map((cell, at) => cell.padEnd((widths[at] ?? 0) + 1)).join(" ")}`.trimEnd(),
    );
}
