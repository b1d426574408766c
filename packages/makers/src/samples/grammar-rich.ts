/**
 * Passages in which nearly every sentence asks something of grammar, so that review finds a new item for every rule. They are no
 * samples of what texts are like.
 */
import type { Sample } from "./sample.ts";

export const GRAMMAR_RICH: readonly Sample[] = [
  {
    kind: "report",
    title: "A Library of Seeds",
    text: "A seed library is a place whose shelves hold no books. Ten years ago, our town library placed an old cabinet beside the front door and filled it with packets of beans, tomatoes, and flowers. Visitors take a packet in spring, plant the seeds, and bring back new ones in autumn. At first, many people wondered why the cabinet was there. The answer came years later, during a long summer without rain. The heat struck down the young plants in nearly every yard, leaving their owners without seeds for the next year. Only the beans from the cabinet survived, for they had slowly adapted to the dry soil of the valley. The roots of these beans are longer than those of ordinary beans. The cabinet makes it possible to share the fruit of one garden with the whole town. In addition to saving the seeds, the visitors exchange advice and recipes. If the seed library were closed, the seeds would grow too old to sprout within a few years. It stays open, however, and the beans renew themselves every year.",
  },
  {
    kind: "story",
    title: "The First Line",
    text: "Sora joined the village choir last spring. The conductor was an old man whose voice was as deep as a drum. Sora loved music, but she was afraid of singing alone, so she always stood behind the tallest singers. One evening, the conductor closed his book and asked her to sing the first line. Never had she felt so small. Her hands shook, and the line came out as a whisper. Nobody laughed. The conductor only smiled and let her try again. The woman beside her, with whom she had never spoken, gently touched her arm. Sora understood what the touch meant. She took a deep breath to gather her courage, and her voice slowly filled the hall. Then the others joined in, adding their voices to hers. After that night, Sora practiced harder than the others did. All week long, she looked forward to seeing the faces around the old piano. At the summer concert, she sang the first line alone, and her hands did not shake.",
  },
  {
    kind: "report",
    title: "The Tower That Found a Job",
    text: "The Eiffel Tower was completed in 1889 for a great fair in Paris. Not only was it the tallest structure in the world, but it was also a strange sight for people who loved the stone buildings of the old city. Many artists had objected to placing an iron giant among the gray roofs, and they had asked why the city needed it. The tower had permission to stand for only twenty years. It is surprising that a new invention, the radio, saved it. Gustave Eiffel, its builder, wanted to show what the tower could do, so he invited scientists to the top. In time, an antenna was installed at the top to send radio signals across the country. The height of the tower made it possible to reach distant cities and ships. If the tower had been shorter, it would probably have been taken down long ago. Today it attracts millions of visitors, many of whom know nothing of its narrow escape. Its fame is now greater than that of the fair itself. Usefulness, not beauty, kept it standing.",
  },
  {
    kind: "essay",
    title: "A Little Danger",
    text: "A playground whose every corner is soft looks like a perfect gift for children. It is surprising that such a place can teach them so little. Children there get used to playing without care, and they never learn where danger lies. A tall tree, on the other hand, is an exciting place to play. Holding a branch with both hands, a small climber looks for the next one and tests it with a foot. In this way, children teach themselves to judge risks. Only then do they discover their own limits. Small falls teach children better than loud warnings do, and a little danger makes it easier to avoid a serious accident later. If the whole world were soft, children would not need these lessons. The streets, however, will never be covered with rubber. It is natural to fear a broken arm, and no one objects to removing a rusty nail. Still, wise parents stay on the bench, watch the young climbers, and let them find the way down.",
  },
  {
    kind: "story",
    title: "A Voice from the Attic",
    text: "In 1987, a violent storm struck the coast, leaving a small fishing town without power. The telephones were silent, and fallen trees blocked the only road. Nobody outside the town knew what its people needed. A retired teacher whose hobby was amateur radio climbed the stairs to her cold attic. Using an old car battery, she turned on her set and called for help. For an hour, there was only noise. Then she heard a man answer from a city far away. She told him the names of the patients to whom medicine had to be sent, and he wrote them down. His phone calls made it possible to send doctors, medicine, and food by boat. Never had the teacher felt so useful. For years, her neighbors had found her hobby boring and had advised her to sell the radio. If she had sold it, the town would have had to wait days for help. In the spring, the mayor bought a second radio to protect the town. Sometimes an old radio serves us better than a new machine does.",
  },
  {
    kind: "essay",
    title: "What the Slow Hand Knows",
    text: "Handwriting is a skill whose value is often forgotten. A teacher at our school once tried an interesting experiment. She divided her class into two groups and gave the same lecture to both of them. The first group took notes on laptops, and the second group used pens. A week later, the second group remembered more of it than the first group did. At first, the teacher wondered why the slow tool worked better. Then she compared the notes. The students with laptops had copied nearly every word without much thought. The others, for whom every word took time, had chosen only the main points. The slow work made them think before they wrote. Only then did the teacher see the strength of a slow hand. When it comes to understanding a new idea, speed is not always a friend. If the pen were as fast as the keyboard, we would copy everything with it, too. A little effort makes it easier to remember a lesson, and a pen requires exactly that kind of effort.",
  },
  {
    kind: "report",
    title: "The Arms That Think",
    text: "The octopus is an animal whose arms seem to think. Most of its nerve cells lie in its eight arms, not in its head. Scientists wanted to know how the animal controls so many parts at once. They found that an arm often makes its own decisions. Using the suckers on its arms, the octopus can taste a rock and find a crab hidden under it. It is amazing that an arm can do this with little help from the brain. The brain gives a general order and lets the arms do the work. In addition to saving time, this system allows the brain to watch for danger. If the brain were in charge of every move, it would soon be overwhelmed. When the brain notices danger, the soft body can squeeze itself through a tiny hole, leaving the enemy outside. Rarely does an animal divide its mind among so many parts. Today, engineers are using this idea to design a new kind of soft robot. The octopus reminds us that a mind does not have to live in one place.",
  },
  {
    kind: "story",
    title: "The Music Box",
    text: "Mr. Han lived alone and hated waste. In 1996, he rented an empty garage and started a club whose members repair broken things. Visitors pay nothing. They sit beside a volunteer, hold the tools, and learn why their machines failed. One rainy day, a girl named Yuna brought a music box to the club. It had belonged to her grandmother, with whom she had once lived. Mr. Han did not pick up a tool to fix the box for her. Instead, he let her take it apart. Never had she held a screw so small. Using a thin needle, she pushed a bent pin back into place. The box played its old song, filling the garage with a soft sound. Yuna laughed, and so did the volunteers. She has visited the club every month since then. She looks forward to meeting people who bring in lamps, clocks, and toys. Mr. Han is no longer lonely in his garage. Broken things do not repair themselves, he tells his visitors, and neither do people.",
  },
  {
    kind: "essay",
    title: "The Price of Never Getting Lost",
    text: "A phone that announces every turn is a great comfort to drivers. It makes it possible to cross a strange city without fear. Yet this comfort has its own price. Drivers who follow a voice rarely notice the streets around them, and many of them cannot explain how they reached their destination. If the phone were dead, they would be lost. Map readers know their towns better than phone users do. Their sense of direction is stronger than that of other drivers. Not only does a map tell us the way, but it also shows what lies on both sides of the road. It is a tool whose silence forces us to think. I do not object to using a phone when I am in a hurry. Once a week, however, I use a paper map to train my memory. Now and then I take a wrong turn, discovering a bridge or a bakery by accident. Only then do I notice the river and the hills that give the city its shape. Getting lost, it seems, is an interesting way to discover a place.",
  },
  {
    kind: "story",
    title: "Winter Lights",
    text: "In 1985, Dana left the warm south to teach on a small island in the far north. There the winter sun hardly rose above the sea. The children walked to school with lamps, and they sang on the way. Dana did not understand why they were so cheerful. One day she put the question to an old fisherman, a man whose beard was as white as snow, and he laughed. He said that people on the island got used to living without the sun because they made their own light. That evening, he took her to the harbor to see the boats. Hundreds of lamps hung above the decks, covering the dark water with gold. Never had she seen so many lights. She heard the children sing a slow song, and the cold no longer mattered. The neighbors, to whom she was still a stranger, gave her a lamp. If she had stayed in the south, she would never have known the warmth of a dark season. She has spent every winter on the island since then.",
  },
  {
    kind: "report",
    title: "A Bird That Leads People to Honey",
    text: "In parts of Africa, people who collect honey work with a wild bird called the honeyguide. The bird knows where wild bees live, but it cannot easily open their nests. The bees defend themselves with painful stings. Local hunters, for whom honey is a precious food, have tools and fire, but they cannot easily find the nests. So the birds and the hunters help each other. When a hunter makes a special call, the bird answers and flies from tree to tree, leading the hunter to a nest. He lights a smoky torch to drive the bees away and then cuts open the nest. Wax is often left behind for the bird, which feeds on it. It is surprising that nobody has trained this helper. Rarely does a wild animal work with humans so freely. The call of the Yao people is different from that of the Hadza people, and the birds respond best to the call of their own region. This friendship makes it possible to find a nest quickly. If honey were worthless, the friendship would soon end. Trust grows best where both sides gain.",
  },
  {
    kind: "essay",
    title: "The Strength of Not Knowing",
    text: "Not knowing an answer can be the best gift that a teacher gives. In front of a class, it is natural to fear a difficult question, for a teacher whose answers are always ready looks wise. Last year, a student asked our science teacher a confusing question. She wanted to know why the moon looks larger near the horizon. The teacher smiled, admitted that he had no answer, and let us search for one. Never had we worked so hard. One group built a simple tool to measure the moon, and another group took a picture of it every hour. We found that the size of the moon does not change; our brains deceive us. If he had known the answer and explained it at once, we would have forgotten it by lunch. In addition to teaching facts, a good teacher shows students how knowledge is made. Honest teachers win more trust than proud teachers do. Years from now, we may not remember the size of the moon, but we will remember the man from whom we learned to search.",
  },
];
