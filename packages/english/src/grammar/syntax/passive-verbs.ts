/**
 * Which verbs have no active without an object: any passive of theirs is certain.
 *
 * Left out on purpose: verbs that are used of things without an object ("sells", "reads", "draws closer", "calls"), and
 * verbs of making, whose passival is old ("the house is building"; Quirk et al. 1985 §3.63–78).
 */
import type { Token } from "../../analysis.ts";
import { wordList } from "../../words/word-list.ts";
import { mayAct } from "./animacy.ts";

/** Beside the strictly transitive ones: never without an object. */
export const NEEDS_OBJECT = wordList("accuse deprive emphasize evoke fix inhabit justify postpone");
/** What only persons and animals do: of a thing, the active without an object has no sense. */
export const BY_PERSONS = wordList(
  "accept announce believe blame expect forget hear invent judge know mention need neglect paint plan praise publish remember see spend study teach think understand write",
);
/** With an agent behind "by", none of these is active, whatever the subject. */
const WITH_AGENT = wordList(
  "accompany follow inspire interrupt precede replace rescue support surround",
);
/** The same where the agent is a person or a group: "tell by the color", "guide by the stars" are active. */
const WITH_PERSON = wordList("guide lift tell");

export const isByAgent = (base: string, agent: Token | null): boolean =>
  agent !== null && (WITH_AGENT.has(base) || (WITH_PERSON.has(base) && mayAct(agent)));
