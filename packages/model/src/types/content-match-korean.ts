/** 한글 내용 일치: statements in Korean. */
import { GUIDE, statementType } from "./shared/statements.ts";

export const contentMatchKorean = statementType({
  id: "content-match-korean",
  name: "한글 내용 일치",
  language: "ko",
  statement: "한국어 한 문장, 12–40자, 마침표로 끝남 (모두 …다.)",
  guide: `${GUIDE}
- The statements are in Korean, as in EBS 내용 일치 items about a life, a place, an animal, a notice or an experiment: natural, exact, of near lengths.`,
});
