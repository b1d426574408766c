/** Lives, written for tests. */
export const FACTUAL_TEXTS: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: "life o1",
    text: [
      "Clara Whitmore was born in 1867 in a small fishing town in Nova Scotia. Her father, a ship's carpenter, taught her to read maps before she could write her own name. When she was twelve, the family moved to Boston, where she worked in a shoe factory during the day and attended evening classes. At the age of twenty-one, she entered Smith College with the help of a scholarship. After graduating in 1892, she became a science teacher at a girls' high school in Chicago. In 1901 she published her first book, a guide to the birds of the Great Lakes. It sold more than fifty thousand copies. She never married and spent every summer collecting plants on Isle Royale. In 1915 she became the first woman to lead the Midwest Botanical Society. She died in 1938 at the age of seventy-one. A species of wild iris was named after her.",
    ].join("\n"),
  },
  {
    title: "life o2",
    text: [
      "Jorge Almeida was born in Lisbon in 1921 to a family of bakers. He dreamed of becoming a pilot as a boy, but poor eyesight kept him from joining the air force. Instead, he studied architecture at the University of Porto. In 1946 he moved to Brazil and found work in the office of a famous architect. He opened his own studio in Rio de Janeiro in 1952. Over the next thirty years, he designed more than sixty schools and libraries. He won the National Architecture Prize in 1968, but he refused to attend the ceremony because he disagreed with the government. In his later years, he returned to Portugal and taught young architects free of charge. His memoir was published in 1990, two years after his death.",
    ].join("\n"),
  },
  {
    title: "life o3",
    text: [
      "Mary Anning was born in Lyme Regis, a town on the south coast of England, in 1799. Her father was a cabinetmaker who earned extra money by selling fossils to tourists. After he died in 1810, Mary and her brother continued the business to support the family. At the age of twelve, she dug up the skeleton of a sea reptile that her brother had found the year before. She had little formal education, but she taught herself geology and anatomy. In 1823 she discovered the first complete skeleton of a plesiosaur. Many scientists visited her shop and bought her fossils, yet they rarely mentioned her name in their papers. As a woman, she was not allowed to join the Geological Society of London. She died of cancer in 1847. Today, she is regarded as one of the greatest fossil hunters in history.",
    ].join("\n"),
  },
  {
    title: "life o4",
    text: [
      "Born in Seoul in 1904, Han Sun-mi grew up in a family of musicians. Her grandmother, a well-known singer, gave her first lessons when she was five. In 1922 she left for Japan to study Western music, but she returned home after two years because she could not pay her tuition. She worked as a radio announcer for several years before joining a traveling theater company. In 1935 she recorded her first album, which became popular across the country. During the war, she stopped performing and ran a small bookstore with her husband. After the war, she founded a music school for orphans. She received a national medal in 1961 and gave all the prize money to the school. She continued teaching until her death in 1979.",
    ].join("\n"),
  },
  {
    title: "life o5",
    text: [
      "The photographer Samuel Orton was born in 1890 on a cattle ranch in Wyoming. His mother died when he was eight, and he was raised by his uncle, who ran a print shop. It was his uncle who gave him his first camera. He left school at fourteen and traveled across the country, paying his way by taking portraits of farm families. He served as a cook in the army during World War I. In 1920 he settled in Santa Fe and married a painter named Ruth Vance. His photographs of desert storms appeared in several national magazines and made him famous. Although critics praised his landscapes, he considered his portraits of workers more important. In 1944 a fire destroyed most of his negatives. He spent the last years of his life writing about the art of printing. He died in Denver in 1957.",
    ].join("\n"),
  },
  {
    title: "life p1",
    text: [
      "Elsa Brandt was born in Hamburg in 1899, the youngest of seven children. Because her parents could not afford piano lessons, she learned to play on the organ of the village church. At sixteen she won first prize in a national competition, which allowed her to study in Vienna. She gave her first concert abroad in 1921 and soon became known for her performances of forgotten composers. In 1933 she left Germany and settled in London, where she taught children from poor families without charge. During the war she played for soldiers in hospitals almost every week. She recorded more than two hundred works, many of which had never been performed in public before. In 1958 an accident injured her left hand and ended her career as a pianist. She then turned to writing and published a history of women composers in 1963. Brandt died in 1974 at the age of seventy-five.",
    ].join("\n"),
  },
  {
    title: "life p3",
    text: [
      "Margaret Okafor, a Nigerian engineer, was born in Lagos in 1936. Her mother ran a small shop, and her father repaired radios. She often helped her father after school, and this awakened her interest in electricity. In 1955 she was one of only three women to enter the engineering department at the University of Ibadan. After graduation, she went to England on a scholarship and earned a master's degree in 1962. She was offered a job in London but chose to return to Nigeria. There she designed cheap solar lamps for villages without electricity. The lamps were later adopted in more than twenty countries. In 1979 she was appointed head of the national energy agency. She stepped down in 1990 and spent the rest of her life training young engineers. She received an international prize for her work in 1995.",
    ].join("\n"),
  },
  {
    title: "life q1",
    text: [
      "Rachel Morrow was the daughter of a lighthouse keeper and grew up on a tiny island off the coast of Maine. She learned to row before she could write, and at the age of nineteen she left home to study medicine in Boston. In 1882 she opened a small clinic for sailors, where she treated patients who could not pay. Five years later she married a journalist, Thomas Hale, who wrote about her work in several newspapers. His articles made her famous, and she was invited to speak in London in 1891. She refused to accept any fee for her lectures. When a fire destroyed the clinic in 1895, the sailors raised enough money to rebuild it. Morrow trained more than two hundred nurses, many of whom later worked abroad. She was elected president of the state medical society in 1903, although some members objected to having a woman in that office. She retired in 1915 and died seven years later in Portland.",
    ].join("\n"),
  },
  {
    title: "life q2",
    text: [
      "Few people today remember Anton Keller, yet his invention is found in almost every kitchen. Keller was born in Zurich in 1872 and was trained as a watchmaker by his uncle. Bored with watches, he moved to Vienna, where he got a job in a factory that made scales. In 1899 he designed a simple timer with a bell, but the owner of the factory showed no interest in it. He therefore borrowed money from his sister and started his own company. The first timers sold poorly, because cooks did not see why they should need them. Then a famous chef mentioned the timer in a cookbook, and within a year Keller had sold thirty thousand. He never became rich, however, since he had failed to protect his idea with a patent. During the First World War he worked as a teacher in a technical school. He spent his last years in a village near Salzburg and died there in 1941.",
    ].join("\n"),
  },
];

/** Notices, written for tests: in prose, and in lines under headings. */
const NOTICES: typeof FACTUAL_TEXTS = [
  {
    title: "notice in prose",
    text: "The Millbrook Nature Club invites students to a night walk in Fern Valley on Saturday, May 18. The walk starts at the visitor center at 7 p.m. and takes about two hours. It is open to anyone between the ages of twelve and eighteen. The fee is $6 for members and $9 for others, and it includes a cup of hot chocolate at the end. Please bring a flashlight and wear shoes that may get wet. Places are limited to twenty people, so sign up on the club's website by May 10. If it rains, the walk will be moved to the following Saturday.",
  },
  {
    title: "notice in lines",
    text: [
      "Harbor Street Poster Contest",
      "Show us what the sea means to you!",
      "Who Can Enter: students in grades 7 to 12",
      "Theme: “Our Harbor in Fifty Years”",
      "Size: posters must be no larger than 40 centimeters by 60 centimeters.",
      "How to Enter: hand in your poster at the library office by June 3.",
      "Prizes",
      "- 1st place: $100",
      "- 2nd place: $50",
      "All posters will be shown in the library from June 10 to June 30. Winners will be announced on June 8. For more information, call the library office at 555-0147.",
    ].join("\n"),
  },
];

/** Texts for the types of which the samples give too few items. */
export const SUITED_TEXTS: Readonly<Record<string, typeof FACTUAL_TEXTS>> = {
  "content-match": FACTUAL_TEXTS,
  "content-match-korean": NOTICES,
  "not-mentioned": [...FACTUAL_TEXTS, ...NOTICES],
};
