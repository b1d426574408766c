/** Stories, a dialogue and a letter. */
import type { Sample } from "./sample.ts";

export const STORIES: readonly Sample[] = [
  {
    kind: "story",
    title: "The Clock on the Hill",
    text: 'There was once a village with a tall clock on a hill. The clock was cared for by an old man named Tomas. Every morning, he climbed the hill and wound the clock with a heavy key. One winter, Tomas fell ill and could not leave his bed. The clock stopped on the second day. At first, nobody noticed. Then the baker opened his shop too late, and the children arrived at school before the teacher. People began to argue about the time. A girl named Lena decided to visit the old man. She found him sleeping beside a small table. On the table lay the heavy key. When he woke, he smiled and gave her the key. "The clock does not need strong arms," he said. "It only needs someone who remembers it." Lena ran up the hill and turned the key slowly. The clock began to tick again. From that day on, the whole village helped to look after it, and each family was given one week of the year.',
  },
  {
    kind: "story",
    title: "A Borrowed Umbrella",
    text: 'It was raining heavily when Minho left the library. He had forgotten his umbrella again, so he waited under the roof and watched the rain. A woman with a red umbrella stopped beside him. She asked him where he lived. When he told her, she laughed and handed him the umbrella. "I live across the street," she said. "Just bring it back when you can." Before he could thank her, she ran through the rain and disappeared. The next day, Minho returned to the street with the umbrella. He knocked on every door, but nobody knew the woman. Finally, an old shopkeeper looked at the umbrella and nodded. He said that the umbrella had been passed from one stranger to another for many years. "Keep it until it rains," the shopkeeper told him. Minho carried the umbrella home and put it next to his door. A week later, it rained again. In front of the station stood a boy without a coat. Minho walked up to the boy and offered him the red umbrella.',
  },
  {
    kind: "dialogue",
    title: "At the Repair Shop",
    text: '"Can you fix this radio?" Jisu asked. She placed an old radio on the counter. The repairman opened the radio and looked inside. "It was made more than fifty years ago," he said. "Most of the parts cannot be bought any longer." Jisu looked disappointed. The radio had belonged to her grandfather, who listened to it every evening. "However, I may have an idea," the repairman added. He went into a small room and returned with a dusty box. The box was full of old parts that he had collected over the years. He chose a part carefully and cleaned it with a soft cloth. Then he put the part into the radio and turned the switch. For a moment, there was only silence. Suddenly, a voice came out of the speaker. Jisu was so happy that she clapped her hands. "How much do I owe you?" she asked. The repairman shook his head and smiled. "Just tell me what your grandfather liked to listen to," he said, "and we will try to find that station."',
  },
  {
    kind: "letter",
    title: "To the Members of the Garden Club",
    text: "Dear members of the garden club, I am writing to thank you for your help last Saturday. More than forty people came to the park, although the weather was cold. Together we planted three hundred trees along the river. These trees will protect the bank from floods and give shade to visitors. The city has promised to provide a water tank for the trees. The tank will be placed near the north gate, and it needs to be filled every week during the summer. We are looking for volunteers who can do this job. Each volunteer will be asked to come once a month. If you are interested, please write your name on the list at the office. The list will be closed on Friday. I would also like to remind you that our next meeting was moved to the community center because the library is being repaired. At the meeting, a speaker will explain how young trees should be cared for. I hope that many of you will be able to join us. Sincerely, Hana Kim",
  },
];
