/** Passages with the vocabulary of entrance exams and above. */
import type { Sample } from "./sample.ts";

export const ADVANCED: readonly Sample[] = [
  {
    kind: "report",
    title: "The Patience of Lichens",
    text: "Few organisms are as stubborn as the lichen. Clinging to bare granite, it endures scorching noons and bitter frosts that would kill a seedling within hours. A lichen is not a single creature but a partnership. Its sturdy outer layer is a fungus, which anchors the pair to the rock and hoards every droplet of dew. Sheltered beneath that layer, tiny algae harvest sunlight and share the sugar that they produce. Neither partner could inhabit such a barren place alone. Because a lichen grows by barely a millimeter a year, geologists have learned to read it as a clock. By measuring the widest patch on a boulder, they can estimate when a glacier retreated and left the stone exposed. Lichens are equally valuable as witnesses of pollution. Lacking roots, they absorb whatever drifts through the air, and the most fragile species vanish long before people notice any smog. Where they begin to flourish again, the air has become cleaner, as city planners who once scrubbed them from monuments have gratefully discovered.",
  },
  {
    kind: "essay",
    title: "What the Apprentice Sees",
    text: "In many workshops, the apprentice who sweeps the floor is the one who learns fastest. Masters seldom explain what their hands know, and when they attempt to, their explanations are often clumsy. A potter may insist that she simply lets the clay rise, although a careful observer notices that she moistens her thumb, pauses, and leans slightly forward before each pull. Such habits are so deeply ingrained that those who have acquired them no longer perceive them. Psychologists call this the curse of expertise: the more fluent a skill becomes, the harder it is to describe. It would be hasty, however, to conclude that verbal instruction is useless. What the beginner needs is not a flawless account of the whole craft but a timely hint, offered at the moment when he stumbles. An apprentice who spends his days in the same room can watch for hours, imitate what he has seen, and be corrected before a mistake hardens into a habit. That is why the humble broom remains one of the most effective tools of education.",
  },
  {
    kind: "report",
    title: "A Harbor Without Masts",
    text: "When the first steamships entered the harbor of Mira, the ropemakers laughed. The vessels were filthy, their boilers burst with alarming regularity, and they devoured so much coal that hardly any space was left for cargo. A sailing ship, by contrast, needed nothing but wind. Within two decades, nevertheless, the forest of masts along the quay had thinned, and the long sheds in which rope had been twisted for centuries stood deserted. What had doomed the sailing ship was not its speed, for a clipper in a favorable gale could still outrun any steamer. Merchants abandoned it because it was unpredictable. A trader who could not foretell whether his tea would arrive in May or in August had to keep an enormous stock, rent warehouses, and borrow money in order to pay for both. The steamer arrived on schedule, and the schedule itself turned out to be the most precious thing that it carried. Those who had compared only the ships had overlooked what the ships were for.",
  },
];
