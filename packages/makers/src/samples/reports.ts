/** Reports of facts, and a text like a list. */
import type { Sample } from "./sample.ts";

export const REPORTS: readonly Sample[] = [
  {
    kind: "report",
    title: "How Octopuses Hide",
    text: "An octopus has no shell, no bones, and no sharp spines. To a hungry fish, it looks like an easy meal. Yet octopuses have survived for millions of years because they are masters of hiding. Their skin contains thousands of tiny bags of color. Each bag is surrounded by small muscles. When the muscles pull, the bag opens and the color becomes visible. When they relax, the bag closes and the color disappears. By controlling these muscles, an octopus can match the sand or the rocks in less than a second. Color is only part of the trick. An octopus can also change the shape of its skin. Smooth skin suddenly becomes rough, and the animal looks like a plant or a stone. Scientists were surprised to learn that octopuses cannot see color with their eyes. They suspect that the skin itself can sense light. This ability would allow the skin to react without help from the brain. If the idea is correct, an octopus sees with its whole body.",
  },
  {
    kind: "report",
    title: "The Return of the Night Train",
    text: "Twenty years ago, night trains were disappearing from Europe. Cheap flights had taken their passengers, and the old sleeping cars were expensive to repair. Today, however, the night train is coming back. Several companies have opened new routes, and tickets for the summer are often sold out by March. One reason is that many travelers worry about the climate. A train produces far less carbon dioxide than a plane on the same route. Another reason is comfort. Passengers who take a night train go to bed in one city and wake up in another city, so that no day is lost. The new sleeping cars are also more private than the old ones. In the past, six strangers shared a small room. Modern trains offer tiny cabins that are designed for a single traveler. These cabins have a bed, a lamp, and a door that can be locked. The companies still face a serious problem, though. The number of sleeping cars is limited, and building a new car takes about three years.",
  },
  {
    kind: "report",
    title: "Lights for Sea Turtles",
    text: "Every summer, thousands of baby sea turtles hatch on the beaches of Florida. They hatch at night and crawl toward the brightest light. For millions of years, the brightest light was the moon on the water, so the baby turtles found the sea easily. Now hotels and streets shine more brightly than the moon. The bright lights confuse the baby turtles, and many of them crawl inland, where they die. Scientists wanted to find a lamp that was safe for turtles. They tested lamps of different colors on a dark beach. Turtles can see blue and green light very well, but they hardly notice red light. A small company used this discovery to develop a red lamp. The lamp is placed close to the ground and covered on the side that faces the sea. In towns where the red lamps were installed, the number of lost turtles fell quickly. Visitors complained at first because the streets looked strange. After a few months, most people had become used to the soft red light.",
  },
  {
    kind: "list",
    title: "Four Rules for Better Notes",
    text: "Good notes are not a copy of everything the teacher says. Students who write down every word are often too busy to understand. The following rules can make your notes more useful. First, write short phrases instead of full sentences. Short phrases force you to decide what is important. Second, leave a wide margin on the left side of the page. This margin should stay empty during the class. In the evening, you can use the margin to write questions about the notes. Third, draw simple pictures whenever they explain an idea more quickly than words. The pictures do not have to be beautiful. A circle and two arrows may be enough to show how a process works. Finally, read your notes again within a day. Without a review, more than half of the information is forgotten by the next morning. A review that takes only ten minutes is usually enough. During the review, cover the notes with your hand and try to answer the questions in the margin. If you cannot answer a question, read that part again.",
  },
];
