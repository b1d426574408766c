import { testConstructions } from "../../../../test/constructions.ts";

testConstructions(
  "participles",
  [
    // absolutes
    ["They sat, watching the sea but not singing.", "participial-clause: watching→watch"],
    // clause participles
    ["Having fallen ill, Tom waited.", "participial-clause: Having→Had"],
    ["Having fallen ill, the boy waited.", "participial-clause: Having→Had"],
    ["She sat facing the sea.", "participial-clause: facing→faced"],
    // opening participles
    [
      "A cook might sell the cake in the old shop near the gate, adding that it is old.",
      "participial-clause: adding",
    ],
    ["Once obtained in June, the goods are kept.", "participial-clause: obtained→obtaining"],
    ["A cook might advise it, adding salt.", "participial-clause: adding"],
    ["A cook may well advise it, adding that it is old.", "participial-clause: adding"],
    ["They came home, each covered with mud.", "participial-clause: covered→covering"],
    ["Examining the box, however, she smiled.", "participial-clause: Examining→Examined"],
    ["Seated quietly on the bench, she smiled.", "participial-clause: Seated→Seating"],
    ["A cook might advise it, adding that it is old.", "participial-clause: adding→added"],
    ["A cook might advise it, knowing that it is old.", "participial-clause: knowing"],
    // passive modifiers
    ["The road, a path lined with trees, leads there.", "participle-modifier: lined→lining"],
    ["He saw one thing: work done by hand.", "participle-modifier: done→doing"],
    ["During work done by hand, he sings.", "participle-modifier: done→doing"],
    // reduced relative
    ["A story known to the king makes us sad.", "finite-verb: known"],
    ["A letter told by the king takes time.", "finite-verb: told"],
    ["Children playing in the rain could not see it.", "finite-verb: playing→play"],
    // shortened clause
    ["Once made, the cake is kept.", "participial-clause: made→making"],
    ["Once obtained in June, the goods are kept.", "subject-verb-agreement: are→is"],
    ["While obtaining the goods, he fell.", "participial-clause: obtaining→obtained"],
  ],
  [
    // clause participles
    ["Having fallen ill when he left, she waited.", "participial-clause: Having→Had"],
    ["Told the truth, she left.", "participial-clause: Told→Telling"],
    // opening participles
    ["Offered to the king, the boy smiled.", "participial-clause: Offered→Offering"],
    // reduced relative
    ["Children running in the rain could not see it.", "finite-verb: running→run"],
    // shortened clause
    ["The town was once ruined.", "participial-clause: ruined→ruining"],
    ["When providing the tools, they smile.", "participial-clause: providing→provided"],
  ],
);
