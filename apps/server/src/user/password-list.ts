/** Passwords that are easily guessed: those of a list of leaked ones, with what people put around them. */

/** What the list lacks: what Koreans type, by sound and with the keyboard still on Latin letters. */
const KOREAN = [
  ..."saranghae saranghaeyo annyeong annyeonghaseyo daehanminguk hanguk seoul busan pulda".split(
    " ",
  ),
  // 사랑해(요), 안녕(하세요), 비밀번호, 대한민국, 한국, 학생, 선생님, 영어, 우리집, 엄마, 아빠, 행복
  ..."tkfkdgo tkfkdgody dkssud dkssudgktpdy qlalfqjsgh eogksalsrnr gksrnr gkrtod tjstodsla duddj dnflwlq djaak dkQk dkqk godqhr".split(
    " ",
  ),
  ..."비밀번호 사랑해 사랑해요 안녕하세요 대한민국 한국 학생 선생님 풀다 영어 영어공부".split(" "),
];

/** Letters that are written by figures and signs. */
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "+": "t",
};

/** So much of a password may be figures and signs around and in a listed word for it to count as that word. */
const MAX_AROUND = 6;

let loaded: Promise<ReadonlySet<string>> | undefined;

/** 49,000 passwords: some 80 ms and 4 MB, so that they are loaded when the first is checked. */
function list(): Promise<ReadonlySet<string>> {
  loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set([...dictionary["passwords-common"], ...KOREAN]),
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}

/**
 * Whether a password is listed, alone, again and again, or with figures and signs around and in it, or is one
 * character, a short piece or an alphabet over and over.
 * @example await isEasilyGuessed("Password1!") // true
 */
export async function isEasilyGuessed(password: string): Promise<boolean> {
  const text = password.normalize("NFKC").toLowerCase();
  if (isRepeated(text) || isSequence(text)) return true;
  const listed = await list();
  const isListed = (word: string) => listed.has(word);
  if (isListed(text)) return true;
  return (
    [text, withoutLeet(text)].some((form) => {
      const core = form.replaceAll(/[^\p{L}]+/gu, "");
      if (core.length < 2 || form.length - core.length > MAX_AROUND) return false;
      return isListed(pieceOf(core)) || (isRepeated(core) && core.length > 3) || isSequence(core);
    }) || isListed(withoutLeet(text))
  );
}

function withoutLeet(text: string): string {
  return text.replaceAll(/[0134578@$!+]/g, (sign) => LEET[sign] ?? sign);
}

/** What a text is made of over and over, or the text itself. @example pieceOf("puldapulda") // "pulda" */
function pieceOf(text: string): string {
  return text.slice(0, `${text}${text}`.indexOf(text, 1));
}

/** A piece of up to four characters over and over. */
function isRepeated(text: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(text);
}

const SEQUENCES = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
].flatMap((sequence) => [sequence, [...sequence].toReversed().join("")]);

function isSequence(text: string): boolean {
  return text.length > 3 && SEQUENCES.some((sequence) => sequence.includes(text));
}
