/** How grammar rules fared in a user's answers, and where they stood in her exams. */
import { ItemContent, type Passage } from "@pulda/question";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { readRequest } from "../exam/stored.ts";

interface RuleCount {
  readonly met: number;
  readonly missed: number;
}

/** An item of a rule, in one of the user's exams. */
interface RuleItem {
  readonly exam_id: number;
  readonly question_id: number;
  readonly title: string;
  readonly passages: readonly Passage[];
  readonly item: ItemContent;
}

export interface GrammarStore {
  /** By rule. */
  counts(userId: number): Promise<ReadonlyMap<string, RuleCount>>;
  /** The newest items of a rule. */
  items(userId: number, rule: string, limit: number): Promise<RuleItem[]>;
}

/** How a body names one of its rules: alone, or as one of several in "a+b". */
const PLACES: readonly ((rule: string) => string)[] = [
  (rule) => `%"rule":"${rule}"%`,
  (rule) => `%"rule":"${rule}+%`,
  (rule) => `%+${rule}"%`,
  (rule) => `%+${rule}+%`,
];

const names = (pattern: string) => sql<boolean>`body like ${pattern}`;

export function grammarStore(db: Database): GrammarStore {
  return {
    async counts(userId) {
      const rows = await db
        .selectFrom("rule_answer")
        .select(["rule", ({ fn }) => fn.countAll<number>().as("met")])
        .select(({ fn }) => fn.sum<number>("missed").as("missed"))
        .where("user_id", "=", userId)
        .groupBy("rule")
        .execute();
      return new Map(rows.map(({ rule, met, missed }) => [rule, { met, missed }] as const));
    },

    async items(userId, rule, limit) {
      const rows = await db
        .selectFrom("question")
        .innerJoin("exam", "exam.id", "question.exam_id")
        .select(["question.id as question_id", "exam_id", "title", "body", "request"])
        .where("exam.user_id", "=", userId)
        .where(({ or }) => or(PLACES.map((place) => names(place(rule)))))
        .orderBy("question.id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ body, request, ...row }) => ({
        ...row,
        passages: readRequest(request).passages,
        item: ItemContent.parse(JSON.parse(body)),
      }));
    },
  };
}
