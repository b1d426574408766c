/** 내용 일치: statements in English. */
import { MAKERS } from "@pulda/makers/building";
import { GUIDE, statementType } from "./shared/statements.ts";

export const contentMatch = statementType({
  id: MAKERS["content-match"].id,
  name: MAKERS["content-match"].name,
  language: "en",
  statement: "one English sentence of 8 to 20 words with a capital and a full stop",
  guide: GUIDE,
});
