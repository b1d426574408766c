import { testConstructions } from "../../../../test/constructions.ts";

testConstructions(
  "verbs",
  [
    // bare passives
    ["They expect the old stone gate to be obtained.", "voice: be obtained→obtain"],
    ["The gate can be opened by the boys.", "voice: be opened"],
    ["It has come to be regarded as old.", "voice: be regarded→regard"],
    ["They expect goods to be obtained.", "voice: be obtained→obtain"],
    // coordination
    ["He opens the box; he likes it and often takes it home.", "parallel: takes"],
    ["He opened the box holding the cups and never spilled it.", "parallel: spilled"],
    ["He had treated it as a theft and answered them.", "parallel: answered"],
    ["They left in the morning, and then hurried off.", "parallel: hurried"],
    ["They left the house, to rest, and then went off.", "parallel: went→going"],
    ["He has taken the cups and often washed them.", "parallel: washed"],
    // far verb
    ["The man who slept read less than she.", "finite-verb: read→reading"],
    ["Birds flying south in the fall lose weight.", "finite-verb: lose→losing"],
    ["The boys who came often sought to learn.", "finite-verb: sought→seeking"],
    ["The man who came often slides back.", "finite-verb: slides→sliding"],
    // late partner
    ["She left the house, and in the summer proudly sold it.", "parallel: sold→selling"],
    // opening verbs
    ["Walk into the room, and the dog will bark.", "finite-verb: Walk→Walking"],
    ["To say that he lied can help.", "finite-verb: To say→Say"],
    ["Take the road, and you will see it.", "finite-verb: Take→Taking"],
    // passives
    ["The gate was fixed by the boys.", "voice: fixed→fixing"],
    ["They have been used to the noise.", "voice: been used"],
    ["They are used to it.", "voice: are used→used"],
    // perception
    ["They saw it fall.", "bare-infinitive: fall→to fall"],
  ],
  [
    // late partner
    ["They left the building, and then hurried off.", "parallel: hurried→hurrying"],
    // opening verbs
    ["Work at the shop ended, and he left.", "finite-verb: Work→Working"],
    ["Work at the shop ends, and he leaves.", "finite-verb: Work→Working"],
    // far verb
    ["The house that the old king built stood there", "finite-verb: stood→standing"],
  ],
);
