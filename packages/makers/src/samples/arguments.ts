/** Essays that weigh one thing against another, with the connectives that such texts use. */
import type { Sample } from "./sample.ts";

export const ARGUMENTS: readonly Sample[] = [
  {
    kind: "essay",
    title: "When Choice Becomes a Burden",
    text: "Most people believe that more choice makes customers happier. In many situations, this belief is correct. A shop that sells only one kind of bread soon loses its customers. However, too much choice can be harmful. In a famous experiment, shoppers were offered either six or twenty-four kinds of jam. The large table attracted more shoppers, but the small table sold far more jam. Many shoppers at the large table left without a decision because they were afraid of a wrong decision. As a result, some companies have reduced the number of their products. For example, a large producer of shampoo removed almost half of its products and sold more than before. The lesson is not that choice is bad. A difficult decision simply needs time and attention, and both are limited. When customers have to compare dozens of similar products, a harmful amount of choice takes away the pleasure of shopping. A good shop therefore makes some decisions for its customers.",
  },
  {
    kind: "essay",
    title: "The Hidden Cost of Free News",
    text: "News on the internet seems to be free, but readers pay for it with their attention. A newspaper that was printed on paper earned money from its readers. An online newspaper, on the other hand, earns money from advertisers. Advertisers want articles that attract many readers in a short time. Therefore, editors prefer simple stories about famous people to complex stories about politics. For instance, a short article about a singer may attract more readers than a report that took months of work. This does not mean that readers are foolish. Readers who are tired after work naturally prefer simple stories. In addition, online newspapers use programs that choose stories for each reader. These programs show more of what a reader has liked before. As a result, a reader may never see an important report about the reader's own town. Some online newspapers have begun to ask for money again. Their readers pay a small amount every month, and in return they get complex stories without advertisements.",
  },
  {
    kind: "essay",
    title: "Mistakes in the Classroom",
    text: "Students often hide their mistakes because they believe that mistakes show a lack of ability. Teachers sometimes strengthen this belief when they praise only correct answers. However, research on learning suggests that mistakes are useful. In one study, two groups of students learned new words in a foreign language. The first group simply read the words and their meanings. The second group had to guess each meaning before they read it. Most of the guesses were wrong, of course. Nevertheless, the second group remembered far more words a week later. A wrong guess seems to prepare the brain for the correct answer. In other words, the brain learns best when it is surprised. Mistakes are useful only when students find out about them soon. For example, a test that is returned after a month teaches very little. A wrong answer should be discussed on the same day, while the students still remember why they chose it. Teachers who discuss wrong answers in a friendly way show their students that learning begins with a mistake.",
  },
];
