/** How often a user's answers met and missed each grammar rule, and where the rules occur in the user's exams. */
import type { Database } from "../database/database.ts";
import type { Occurrence } from "./occurrence.ts";

interface RuleCount {
  readonly met: number;
  readonly missed: number;
}

/** An occurrence of a rule in one of the user's exams. */
interface ExamOccurrence extends Occurrence {
  readonly exam_id: number;
  readonly question_id: number;
  readonly title: string;
}

export interface GrammarStore {
  /** By rule. */
  counts(userId: number): Promise<ReadonlyMap<string, RuleCount>>;
  /** The newest occurrences of a rule. */
  occurrences(userId: number, rule: string, limit: number): Promise<ExamOccurrence[]>;
}

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

    occurrences: (userId, rule, limit) => newestOccurrences(db, userId, rule, limit).execute(),
  };
}

/** The query by itself, so that a test can explain its plan. */
export function newestOccurrences(db: Database, userId: number, rule: string, limit: number) {
  return (
    db
      // the newest are taken from the index first, so that only they are joined to the other tables
      .selectFrom((from) =>
        from
          .selectFrom("rule_occurrence")
          .select(["question_id", "position", "sentence", "span_start", "span_end"])
          .where("user_id", "=", userId)
          .where("rule", "=", rule)
          .orderBy("question_id", "desc")
          .orderBy("position", "desc")
          .limit(limit)
          .as("found"),
      )
      .innerJoin("question", "question.id", "found.question_id")
      .innerJoin("exam", "exam.id", "question.exam_id")
      // not of one that is being removed
      .where("exam.user_id", "=", userId)
      .select(["question.exam_id", "found.question_id", "exam.title", "found.sentence"])
      .select(["found.span_start as start", "found.span_end as end"])
      .orderBy("found.question_id", "desc")
      .orderBy("found.position")
  );
}
