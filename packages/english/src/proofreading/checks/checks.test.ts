/** What each check finds and what it leaves alone, beyond the sentences in `../proofread.test.ts`. */
import { describe, expect, it } from "vitest";
import { analyse } from "../../analysis.ts";
import { proofread } from "../proofread.ts";

function found(text: string): string[] {
  return proofread(analyse(text)).map(({ start, end, fix }) => `${text.slice(start, end)}→${fix}`);
}

const CHECKS: Readonly<
  Record<
    string,
    { readonly wrong: readonly (readonly [string, string])[]; readonly right: readonly string[] }
  >
> = {
  "a counted noun alone": {
    wrong: [
      ["For student from a small town, it offers a desk.", "student→a student"],
      ["On hot summer afternoon, the street was empty.", "hot→a hot"],
      ["Noon was simply moment when the sun stood highest.", "moment→a moment"],
      ["They did well on purely factual question, but not here.", "factual→a factual"],
    ],
    right: [
      "He goes to school by bus and stays at home on Sunday.",
      "She took note of it and lost sight of land.",
      "They moved from village to village.",
      "An evolving field needs such care.",
      "The rose bush grew in that abandoned garden.",
      "He was on active duty in federal court.",
      "This type of lamp was an outside source of light.",
    ],
  },
  "an article too many": {
    wrong: [
      ["By the midnight she was home.", "the midnight→midnight"],
      ["Those who write by the hand are slow.", "the hand→hand"],
      ["The most of them had more ideas.", "The most→Most"],
      ["You can find an information at home.", "an information→information"],
    ],
    right: [
      "She took the child by the hand.",
      "The most of all this was lost.",
      "It is an evidence base that grows.",
      "The midnight train left.",
    ],
  },
  "the number of a noun": {
    wrong: [
      ["And several leaf turned yellow.", "leaf→leaves"],
      ["They place a few luxury item near the door.", "item→items"],
      ["Each arms can taste and touch.", "arms→arm"],
      ["Only a quarter of the observer could recall it.", "observer→observers"],
      ["The trees are five degree cooler than the road.", "degree→degrees"],
      ["In such situation, nobody speaks.", "such situation→null"],
    ],
    right: [
      "Many question the rule, and several end in tears.",
      "The three star hotel has a five day plan.",
      "Half of the population and most of the day were lost.",
      "The COVID-19 pandemic changed such behavior.",
      "As a person progresses, each addresses a need.",
      "Those accused of it, and many dying from it, had no one.",
    ],
  },
  "agreement over what stands between": {
    wrong: [
      ["The surface of its wing cases are covered with bumps.", "are→is"],
      ["Ants, on the other hand, rarely suffers from it.", "suffers→suffer"],
      ["The things that trouble them most is not the mistakes.", "is→are"],
      ["This process of selecting and rephrasing ideas make them easier.", "make→makes"],
      ["The gap between these two figures show how far we are.", "show→shows"],
      ["She were good, far better than before.", "were→was"],
      ["The first one have a price tag.", "have→has"],
      ["This explain why he left.", "explain→explains"],
    ],
    right: [
      "The railroad strike occurred in May.",
      "Fear, anger, and avoidance are common.",
      "A small percentage of these newcomers were farmers.",
      "He insisted that each state remain free.",
      "If she were here, they would know what it is.",
      "The elderly of the town were there.",
      "The two stimuli are different.",
    ],
  },
  "verbs after to, modals and have": {
    wrong: [
      ["We find it hard to imagining that nobody saw it.", "imagining→imagine"],
      ["He is glad to explained how it works.", "explained→explain"],
      ["She could calling her mother first.", "calling→call"],
      ["You would probably have think it was too much.", "think→thought"],
    ],
    right: [
      "They look forward to seeing the town, and are used to waiting for it.",
      "It leads to increased risk, and he objects to paying the fee.",
      "The history of the tin can suggests otherwise.",
      "The walls of the can were thick.",
      "Not only might viewing films help us.",
      "All they need to do is make a list.",
    ],
  },
  "what is missing": {
    wrong: [
      ["New immigrants come the library to learn.", "come→come to"],
      ["She sat down a wooden bench and waited.", "down→down on"],
      ["The companies finally agreed divide the land into zones.", "agreed→agreed to"],
      ["The brain is free concentrate on the goal.", "free→free to"],
      ["The sea floor was turned a desert.", "turned→turned into"],
      ["The builders have inspired by this simple trick.", "have→have been"],
      ["He carried it where our neighbor waiting with fresh bread.", "neighbor→neighbor is"],
      ["Suddenly you convinced that it is a bargain.", "you→you are"],
      ["He saw a folded piece of paper his jacket pocket.", "paper his→null"],
    ],
    right: [
      "Down the hill came the children.",
      "The manager will start work on Monday.",
      "I am afraid his father will punish him.",
      "Society shapes our language.",
      "She taught the class her method.",
      "He worried that they would be late.",
      "They went the whole way and came the next day.",
    ],
  },
  "words taken for others": {
    wrong: [
      ["The speed was remarkable steady.", "remarkable→remarkably"],
      ["He bowed polite, and left.", "polite→politely"],
      ["Shade is cheaper then treating illness.", "then→than"],
      ["More words do not always lead for better learning.", "for→to"],
      ["Sea urchins destory kelp.", "destory→destroy"],
    ],
    right: [
      "The path became longer, then it turned.",
      "They differ with respect to sleep.",
      "It helps to answer practical and theoretical questions.",
      "We spent an hour on its possible sources.",
    ],
  },
};

describe.each(Object.entries(CHECKS))("%s", (_name, { wrong, right }) => {
  it.each(wrong)("is found in: %s", (text, finding) => expect(found(text)).toEqual([finding]));
  it.each(right)("is no error in: %s", (text) => expect(found(text)).toEqual([]));
});
