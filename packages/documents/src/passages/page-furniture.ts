/** What a page prints besides its text: running heads, page numbers, notices; and what web pages and chats add. */
import { endsSentence, isEnglish } from "./letters.ts";

const FURNITURE: readonly RegExp[] = [
  // page numbers
  /^[-–—~| ]{1,4}(?:page |p\. ?)?\d{1,4}[-–—~| ]{1,4}$/iu,
  /^(?:page|p\.?|pp\.?) ?\d{1,4}(?: ?(?:of|\/) ?\d{1,4})?$/iu,
  /^\d{1,3} ?(?:\/|of) ?\d{1,3}(?: ?(?:쪽|페이지|pages?))?$/iu,
  /^\d{1,4} ?(?:쪽|페이지)$/u,
  /^[1-6] ?학년 .{0,24}[(<[] ?\d{1,2} ?\/ ?\d{1,2} ?[)>\]]$/u,
  // papers
  /^[[(< ]{0,2}(?:홀수|짝수) ?형[\])> ]{0,2}(?: ?\d{1,2})?$/u,
  /^(?:제 ?\d ?교시)?[ |]{0,3}(?:외국어\(영어\)|영어|English) ?영역(?:[ |([]{0,3}(?:홀수|짝수) ?형[)\]]?)?(?: ?\d{1,2})?$/u,
  /^제 ?\d ?교시$/u,
  /^\d{1,2} ?(?:외국어\(영어\)|영어) ?영역.{0,12}$/u,
  /^\d{4}학년도.{0,40}(?:문제지|문제|시험|평가|고사|능력시험|모의평가)(?: ?문제지)?$/u,
  /^\d{4}학년도 ?(?:대학수학능력시험|.{0,12}학력평가).{0,24}$/u,
  /저작권(?:은|이|법|자)|무단.{0,8}(?:전재|복제|배포)|copyright|©|\(c\) ?\d{4}|all rights reserved/iu,
  /^[*※○◦• ]{0,3}확인 ?사항$/u,
  /^[○◦*• ]{0,3}답안지의 해당란/u,
  /해당란에.{0,20}기입.{0,10}확인/u,
  /^[○◦*•※ ]{0,3}(?:문제지의 해당란|문항에 따라 배점|점수가 표시되지 않은|답안지의|배점은 \d|시험이 시작되기 전|질문지는|선택형과 서답형)/u,
  /^이제 듣기 ?(?:·말하기)? ?문제가 끝났습니다/u,
  /^18번부터는 문제지의/u,
  /^(?:1번부터|\d{1,2}번부터 \d{1,2}번까지는 듣고)/u,
  /^(?:성명|이름)[ :_|]{0,10}(?:수험 ?번호|학번|반|번호)?[ :_|\d–-]{0,20}$/u,
  /^(?:(?:Name|Class|Date|Score|Number|No\.?) ?[:.] ?[_\s]{0,40}){1,5}$/iu,
  // what is said to all questions
  /^(?:now )?(?:answer|read|choose|fill in|complete|match|circle|discuss|translate|check) .{0,80}\b(?:questions?|passages?|text|blanks?|answers?|sentences?|words?)\b.{0,40}[.:]$/iu,
  /^\(?\s?\d? ?학년 ?\(? ?\d{0,2} ?\)? ?반 ?\(? ?\d{0,2} ?\)? ?번[ ,:_이름성명()]{0,20}$/u,
  /^[*※ ]{0,3}(?:다음 ?(?:면|장|쪽)에 계속|뒷면에 계속|계속|수고하셨습니다|끝)[.!>▶→ ]{0,3}$/u,
  /^정답과? ?(?:및 ?)?해설 ?(?:p\.?|pp\.?)? ?\d{1,3}(?: ?[-~] ?\d{1,3})? ?(?:쪽|페이지)?$/iu,
  /^(?:▶|►|☞)? ?정답(?: ?(?:및|과) ?해설)? ?(?:p\.? ?)?\d{1,3} ?쪽$/u,
  /^[[(]?\d{4,6}-\d{3,5}[\])]?$/u,
  /^(?:EBS|EBSi)(?: ?(?:수능특강|수능완성|올림포스))?(?: ?영어(?:독해연습)?)?(?: ?\d{1,3})?$/iu,
  /^\d{1,3} ?(?:EBS ?)?(?:수능특강|수능완성|올림포스).{0,20}$/u,
  /^(?:수능특강|수능완성)(?: 영어)?(?: ?\d{1,3})?$/u,
  /^\([가-힣A-Za-z]{2,6}\) ?\d{1,2}$/u,
  // web pages
  /^(?:https?:\/\/|www\.)\S{1,400}$/iu,
  /^(?:share|tweet|print|e-?mail|save|subscribe|sign (?:in|up)|log ?in|menu|search|home|advertisement|comments?|reply|like|follow|skip to (?:main )?content|read (?:more|next)|continue reading|related (?:articles?|stories|posts)|most (?:read|popular)|recommended|listen(?: to (?:this )?article)?|show more|accept(?: all)? cookies|back to top|copy link|facebook|twitter|x|instagram|linkedin|kakaotalk|previous|next|leave a (?:comment|reply)|write a comment)(?: ?[>»|·].{0,40}| ?\(?\d{0,6}\)?)?$/iu,
  /^(?:\d{1,6} )?(?:comments?|shares?|likes?|views?)$/iu,
  /^(?:By|Written by|Photo by|Illustration by) (?:[A-Z][\w.'’-]{0,20}(?:,? |,?$)){2,8}$/u,
  // the way to the page, and what it is filed under
  /^(?:[A-Z][\w&'’ -]{1,30} ?[>›»] ?){1,6}[A-Z][\w&'’ -]{1,40}$/u,
  /^(?:tags?|filed under|topics?|categor(?:y|ies)|keywords?) ?: .{1,200}$/iu,
  /^(?:read|see|watch|listen) (?:also|more|next) ?: .{1,200}$/iu,
  /^[[(](?:image|photo|figure|picture|video|그림|사진|그래프|도표|표)(?: ?\d{1,2})?(?: ?: .{1,200})?[\])]$/iu,
  /^(?:#[^\s#]{1,40}\s{0,3}){1,30}$/u,
  /^(?:Photo(?:graph)?|Image(?: credit)?|Credit|Source|Author|출처|사진|글쓴이) ?: ?[^.!?]{2,80}$/u,
  /^(?:published|updated|posted|last (?:updated|modified))[: ].{2,60}$/iu,
  /^\d{1,2} min(?:ute)?s? read$/iu,
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)?(?:day)?,? ?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}, \d{4}.{0,30}$/iu,
  /^\d{4}[-./년] ?\d{1,2}[-./월] ?\d{1,2}(?:일|\.)?(?: ?[월화수목금토일]요일)?(?: ?\d{1,2}:\d{2}(?::\d{2})?)?$/u,
  /^(?:this (?:site|website) uses cookies|we use cookies|sign up for our newsletter|enter your email)/iu,
  /^(?:공유|공유하기|스크랩|인쇄|좋아요|공감|댓글|구독|구독하기|이웃추가|본문 ?바로가기|목록|이전 ?글|다음 ?글|신고|복사|URL 복사|본문 기타 기능|카테고리|태그|검색|로그인|홈|메뉴|더보기|맨 위로|조회 ?수?)(?:하기)?(?: ?[\d,]{1,9})?$/u,
  /^\[?출처\]?[: ].{0,120}$/u,
  /^(?:이 블로그의 체크인|이 장소의 다른 글|이 블로그 .{1,40} 카테고리 글)$/u,
  // chats
  /^(?:chatgpt|claude|gemini|copilot|you|assistant|user)(?: ?said| ?의 말)?:?$/iu,
  /^(?:나의 말|ChatGPT의 말):?$/u,
  /^(?:물론(?:이죠|입니다|이에요)|네[,!. ]|좋(?:아요|습니다)|알겠습니다|그럼요|요청하신).{0,120}$/u,
  /^(?:sure|certainly|of course|absolutely)[!,.].{0,160}$/iu,
  /^(?:here (?:is|are)|here['’]s|below (?:is|are))\b.{0,60}\b(?:passages?|texts?|questions?|translations?|versions?|list|articles?|paragraphs?)\b.{0,80}[:.!]$/iu,
  /^(?:let me know if|feel free to|would you like me to|if you(?:['’]d| would) like|i hope this helps|if you want).{0,240}$/iu,
  /^(?:더|추가로|다른|혹시|원하시면|필요하(?:시)?면|도움이 필요).{0,100}(?:주세요|드릴까요|드릴게요|하세요)[.!?]{0,2}$/u,
  /(?:만들어|도와) ?드릴까요[.!?]{0,2}$/u,
];

/** A longer line is text. */
const MAX_LENGTH = 300;

/**
 * Whether a line is printed by every page, or by none but the page's frame.
 * @example isFurniture("- 3 -") // true
 */
function isFurniture(line: string): boolean {
  const text = line.replace(/^#{1,6} |\*\*/gu, "").trim();
  return text.length > 0 && text.length <= MAX_LENGTH && FURNITURE.some((one) => one.test(text));
}

/** A running head is printed at least so often. */
const LEAST_REPEATS = 3;
const MAX_HEAD_LENGTH = 60;

/** The lines that stand on several pages, with any number in them. */
function runningHeads(lines: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const key = headKey(line);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= LEAST_REPEATS).map(([key]) => key));
}

/** The line with its numbers taken out; null where it cannot be a running head. */
function headKey(line: string): string | null {
  const text = line.trim();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3 || text.length > MAX_HEAD_LENGTH) return null;
  if (/[①-⑤:：?[\]*_]|^\(?[A-E1-5]\)|^[A-E]\.|^\d{1,3} ?[.)번]|[.!]$|^[#>-]/u.test(text))
    return null;
  if (
    /것은|시오|고르|물음|정답|답|해석|해설|어휘|지문|passage|[가-힣]\?$|^(?:text|reading|unit|lesson)/iu.test(
      text,
    )
  )
    return null;
  return text.replaceAll(/\d+/gu, "#").replaceAll(/\s+/gu, " ");
}

/**
 * The lines without furniture. A sentence that went on behind it goes on in the next line; elsewhere a blank line
 * remains where one was.
 */
export function withoutFurniture(lines: readonly string[]): string[] {
  const heads = runningHeads(lines);
  const kept: string[] = [];
  let gap = 0;
  let isBroken = false;
  for (const [at, line] of lines.entries()) {
    const text = line.trim();
    const isPart =
      text === "" ||
      line.includes("\f") ||
      isFurniture(text) ||
      heads.has(headKey(text) ?? "\0") ||
      isLonePageNumber(lines, at);
    if (isPart) {
      gap += text === "" && !line.includes("\f") ? 1 : 0;
      isBroken ||= text !== "" || line.includes("\f");
      continue;
    }
    const goesOn = isSentenceGoingOn(kept.at(-1) ?? "", text);
    if (gap > 0 && !goesOn) for (let one = 0; one < (isBroken ? 1 : gap); one++) kept.push("");
    kept.push(line);
    gap = 0;
    isBroken = false;
  }
  return kept;
}

/** Whether a sentence that a page or a column ends goes on after the break. */
function isSentenceGoingOn(before: string, after: string): boolean {
  return (
    before.trim().length > 20 &&
    isEnglish(before) &&
    !endsSentence(before) &&
    !/[:;①-⑤]\s*$/u.test(before) &&
    /^[a-z]/u.test(after) &&
    !/^[a-e][.)] /u.test(after)
  );
}

/** Whether a number that stands alone is a page's: beside a page break, or in the midst of a sentence. */
function isLonePageNumber(lines: readonly string[], at: number): boolean {
  if (!/^\s*\d{1,4}\s*$/u.test(lines[at]!)) return false;
  const before = neighbour(lines, at, -1);
  const after = neighbour(lines, at, 1);
  if (before === "\f" || after === "\f") return isFurniture(after) || !/[가-힣]/u.test(after);
  const isPart = (text: string): boolean => /^\d{1,3}$/u.test(text) || isFurniture(text);
  if (isPart(after) || (isPart(before) && !/[가-힣]/u.test(after))) return true;
  return isSentenceGoingOn(before, after) || after === "";
}

/** How far a neighbour is looked for. */
const REACH = 4;

/** The next line in a direction that is not blank, trimmed; "\f" for a page break, "" at the end. */
function neighbour(lines: readonly string[], at: number, step: 1 | -1): string {
  for (let index = at + step; Math.abs(index - at) <= REACH; index += step) {
    const line = lines[index];
    if (line === undefined) return "";
    if (line.includes("\f")) return "\f";
    if (line.trim() !== "") return line.trim();
  }
  return "\0";
}
