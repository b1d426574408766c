import { testConstructions } from "../../../../test/constructions.ts";

testConstructions(
  "adjectives",
  [
    // feelings
    [
      "It left the two young students disappointed by the result.",
      "emotion-participle: disappointed→disappointing",
    ],
    ["He was surprised to see that the door was open.", "emotion-participle: surprised→surprising"],
    ["When the story was boring, they slept.", "emotion-participle: boring→bored"],
    ["She was amazed that the plan had worked.", "emotion-participle: amazed→amazing"],
    // fronted complements
    ["He was surprised to find how old it was.", "emotion-participle: surprised→surprising"],
    // object complements
    ["The lamp made the task dark.", "adjective-adverb: dark"],
    ["The lamp made the task easy for them.", "adjective-adverb: easy→easily"],
    ["It made a task impossible.", "adjective-adverb: impossible→impossibly"],
    ["They called the boys useful.", "adjective-adverb: useful"],
    ["A story known to the king makes us sad.", "adjective-adverb: sad→sadly"],
    ["What they do is make the boys happy.", "adjective-adverb: happy→happily"],
    ["He made a king happy.", "adjective-adverb: happy"],
    ["Water made life possible.", "adjective-adverb: possible→possibly"],
    ["The man was found guilty.", "adjective-adverb: guilty→guiltily"],
    // twins
    ["In summer, most birds sing.", "adjective-adverb: most→almost"],
    ["She worked hard enough.", "adjective-adverb: hard→hardly"],
    ["It is hardly a surprise.", "adjective-adverb: hardly→hard"],
  ],
  [
    // degree adverbs
    ["They think life possible on the moon.", "adjective-adverb: possible→possibly"],
    // feelings
    ["The dog was excited to see the boy.", "emotion-participle: excited→exciting"],
    ["It left me bored to death.", "emotion-participle: bored→boring"],
    ["The man was boring.", "emotion-participle: boring→bored"],
    // twins
    ["She came close to the end.", "adjective-adverb: close→closely"],
    ["The problems are similar now.", "adjective-adverb: similar→alike"],
    ["Nobody worked hard at all.", "adjective-adverb: hard→hardly"],
  ],
);
