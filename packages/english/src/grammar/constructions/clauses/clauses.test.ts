import { testConstructions } from "../../../../test/constructions.ts";

testConstructions(
  "clauses",
  [
    // compound relatives
    ["They planted trees, the roots of which are deep and long.", "relative-case: which→them"],
    ["They planted trees, the roots of which are deep, in June.", "relative-case: which→them"],
    ["They ate the cakes, the rest of which were dry.", "relative-case: which→them"],
    [
      "They planted trees, and then roses, the roots of which reach deep.",
      "relative-case: which→them",
    ],
    // relative adverbs
    ["It was the day when they left.", "relative-adverb: when"],
    // relative pronouns
    ["She had a dog, some of which was white.", "relative-case: which→it"],
    // that clauses
    ["It occurred to us that the lake was deep.", "that-conjunction: that→what"],
    // what clauses
    ["What they need, then, is sleep.", "relative-what: What→That"],
    ["What matters and what helps is that it works.", "relative-what: What"],
    ["What lies behind the door, in the dark, is gold.", "relative-what: What"],
    ["What they saw was that the door was open.", "relative-what: What→That"],
    ["He lived what was a long life.", "relative-what: what"],
    ["What costs more than gold is time.", "relative-what: What"],
    ["What he is told is that he lied.", "relative-what: What"],
    ["It was what was needed.", "relative-what: what→that"],
    ["What makes it useful to farmers is its size.", "relative-what: What"],
    ["They talked about what the old man did.", "relative-what: what→that"],
    ["They found what was left.", "relative-what: what"],
    ["They built what became a town.", "relative-what: what→that"],
    // sentence relative
    ["He was a learned man and tall, which helped.", "relative-what: which→what"],
    ["He was tall, which often helped.", "relative-what: which→what"],
  ],
  [
    // only inversion
    ["Long after the war were the papers found.", "inversion: were the papers→the papers were"],
    ["Only two days after the war were the boys found.", "inversion: were the boys→the boys were"],
    // sentence relative
    ["He was tall, which seemed odd.", "relative-what: which→what"],
    ["He was tall, which was worse.", "relative-what: which→what"],
  ],
);
