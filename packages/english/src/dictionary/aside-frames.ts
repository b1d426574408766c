/** Aside frames: asides that hold of every noun of a class, with a place for the noun. Written by us. */
import { pluralOf } from "../inflection.ts";
import { lazy, listData, readLines } from "../lexicon/data.ts";
import { articleFor } from "../lexicon/word-sounds.ts";
import type { Aside } from "./asides.ts";

/** The second line of a class of nouns that have no plural. */
const MASS = "mass";

/** The frames of the classes of each noun, by its lemma. */
const framesByNoun = lazy(() => {
  const found = new Map<string, (readonly Aside[])[]>();
  for (const file of listData("aside-frames")) {
    const [header = "", ...rest] = readLines(file).filter((line) => line !== "");
    const isMass = rest[0] === MASS;
    const frames = (isMass ? rest.slice(1) : rest).map(frameOf);
    for (const noun of nounsOf(header)) found.set(noun, [...(found.get(noun) ?? []), frames]);
  }
  return found;
});

function nounsOf(header: string): string[] {
  return header.replace(/^nouns: /u, "").split(", ");
}

function frameOf(line: string): Aside {
  const [question = "", sentence = ""] = line.split(" | ");
  return { question, sentence };
}

/**
 * Puts a noun into a frame: `{Ns}` is its plural, `{N}` its singular, `{a N}` its singular with the article.
 * @example fillFrame("{Ns} are sold by weight.", "potato") // "Potatoes are sold by weight."
 */
export function fillFrame(frame: string, noun: string): string {
  const filled = frame
    .replaceAll("{Ns}", pluralOf(noun))
    .replaceAll("{a N}", `${articleFor(noun)} ${noun}`)
    .replaceAll("{N}", noun);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/**
 * The asides that hold of a noun because they hold of its class; none for a noun of no class, and none for one of
 * several classes, of which a text may mean either.
 * @param noun its lemma
 * @example framedAsidesOf("potato")[0]?.question // "storage"
 */
export function framedAsidesOf(noun: string): readonly Aside[] {
  const classes = framesByNoun().get(noun) ?? [];
  if (classes.length !== 1) return [];
  return (classes[0] ?? []).map(({ question, sentence }) => ({
    question,
    sentence: fillFrame(sentence, noun),
  }));
}
