/** The words of a particular: how a notice calls what is sent in, and whether one takes part, applies or books. */
import { withParticle } from "@pulda/english";
import type { Particular, Notice, Piece } from "./particular.ts";
import { isFacility } from "../../shared/notice.ts";

/** What is sent in, where it is one thing alone, by what names it. */
const WORKS: readonly (readonly [pattern: RegExp, korean: string])[] = [
  [/\bphoto(?:graph)?s?\b/iu, "사진"],
  [/\b(?:films?|videos?)\b/iu, "영상"],
  [/\b(?:essays?|stor(?:y|ies)|poems?|scripts?|letters?)\b/iu, "글"],
  [/\bposters?\b/iu, "포스터"],
  [/\b(?:drawings?|paintings?|pictures?)\b/iu, "그림"],
  [/\b(?:songs?|recordings?)\b/iu, "녹음 파일"],
  [/\b(?:podcasts?|episodes?)\b/iu, "팟캐스트"],
  [/\brecipes?\b/iu, "요리법"],
  [/\b(?:designs?|logos?)\b/iu, "디자인"],
];
/** Pictures that nobody sends in. */
const NOT_SENT =
  /\bphoto (?:ID|identification)\b|\b(?:photos?|pictures?|videos?) (?:of|taken|from)\b/giu;
/** Who works without pay applies, and does not take part. */
const SOUGHT =
  /\b(?:looking for|seeking|recruiting|seeks)\b[^.]{0,60}\b(?:volunteers?|ushers|musicians|players|actors|helpers|tutors|guides|interns?)\b|\bvolunteers? (?:wanted|needed)\b|\b[Aa]pplicants must\b/u;

/** How things are counted that are sent in; others by "개". */
const COUNTERS: Readonly<Record<string, string>> = {
  사진: "장",
  그림: "장",
  포스터: "장",
  글: "편",
  영상: "편",
  작품: "점",
};

/** A particular in the words that suit a notice: "사진" for "작품", "지원" for "참가". */
export function worded(
  particular: Omit<Particular, "piece">,
  piece: Piece,
  { text, isForEntries }: Notice,
): Omit<Particular, "piece"> {
  const told = isForEntries ? text.replace(NOT_SENT, "") : "";
  const works = WORKS.filter(([pattern]) => pattern.test(told)).map(([, korean]) => korean);
  const work = works.length === 1 ? works[0]! : "작품";
  const isSought = !isForEntries && SOUGHT.test(text);
  const counter = COUNTERS[work] ?? "개";
  const isBooked =
    /\b(?:book|booking|reserv\w*)\b/iu.test(piece.text) &&
    !/\b(?:regist\w*|sign|apply|application)/iu.test(piece.text);
  const say = (statement: string): string =>
    (isSought
      ? statement.replaceAll("참가할", "지원할")
      : isFacility(text)
        ? statement.replaceAll("참가할", "이용할")
        : statement
    )
      .replaceAll("신청", isBooked ? "예약" : "신청")
      .replace(/작품을 (\d+)개까지/u, `작품을 $1${counter}까지`)
      .replace("작품을 하나만", `작품을 ${counter === "개" ? "하나만" : `한 ${counter}만`}`)
      .replace("작품을 여러 개", `작품을 여러 ${counter}`)
      .replace(/(?<!미술 )작품(이|을|은)?/u, (_, particle: string = "") => withOwn(work, particle));
  return { ...particular, statement: say(particular.statement), false: particular.false.map(say) };
}

const PAIRS: Readonly<Record<string, "이/가" | "을/를" | "은/는">> = {
  이: "이/가",
  을: "을/를",
  은: "은/는",
};
const withOwn = (word: string, particle: string): string => {
  const pair = PAIRS[particle];
  return pair ? withParticle(word, pair) : word + particle;
};
