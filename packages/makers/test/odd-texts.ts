/** Texts that are not ordinary prose: no maker may throw on them, and few items may be made from them. */
const repeat = (text: string, times: number): string =>
  Array.from({ length: times }, () => text).join(" ");

export const ODD_TEXTS: Readonly<Record<string, string>> = {
  empty: "",
  spaces: " \n\t \u00a0 ",
  poem: repeat("The sun is up,\nthe moon is down,\nand who are you\nto wear a crown?\n", 8),
  code: repeat("const a = { b: [1, 2, 3] };\nfor (let i = 0; i < 10; i++) { a.b.push(i); }", 10),
  korean: repeat("나는 the boy who lives in 서울 and he is happy with his 친구 at school.", 10),
  capitals: repeat("THE BOY WHO LIVES HERE IS HAPPY AND HE IS KIND TO HIS FRIENDS AT SCHOOL.", 8),
  urls: repeat(
    "Visit https://example.com/a?b=c#d and write to me@example.com when it is the time.",
    8,
  ),
  lines: repeat("One\nTwo\nThe\nof\nis\nwhat\nthat\nwhich", 12),
  endless: repeat("the boy who was in the house is what they said that the dogs are", 140),
  emoji: repeat("The boy 🙂 is happy 👨‍👩‍👧 and the girl 🇰🇷 was called a star ⭐ by her friends.", 8),
  rightToLeft: repeat(
    "The word שלום is used by people who \u202egreet\u202c each other, and مرحبا is too.",
    8,
  ),
  zeroWidth: repeat(
    "The\u200b boy\u200d who\ufeff lives in the house is happy and the\u00ad girl was called.",
    8,
  ),
  curly: repeat(
    "“It’s what we’d want,” she said, “isn’t it?” The boys’ dog’s bone wasn’t theirs.",
    8,
  ),
  prototype: repeat(
    "The constructor of the prototype is what __proto__ and toString are called in hasOwnProperty.",
    8,
  ),
  dots: repeat("... ?! ... The. A. Is. Are. Mr. Dr. U.S. e.g. i.e. etc. ... !!", 12),
  quotes: repeat('"The boy is " happy " and " she is " what " they are " called.', 10),
  numbers: repeat("1 2 3 4.5 6,000 is the 7th of 8% and 9:30 was 10/11 that are 12.", 10),
  combining: repeat(
    "The cafe\u0301 is nai\u0308ve, and the re\u0301sume\u0301 was written by a boy who is kind.",
    8,
  ),
  controls: repeat(
    "The boy \u0000 is \u0007 happy \u001b[31m and the girl was called a star by them.",
    8,
  ),
  surrogates: repeat(
    "The boy \ud800 is happy and \udc00 the girl was called a star by her friends.",
    8,
  ),
};
