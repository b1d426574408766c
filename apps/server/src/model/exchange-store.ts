/** What a language model was asked and has answered, kept with the exam, so that the same is not asked again. */
import { createHash } from "node:crypto";
import type { ModelRequest, Purpose } from "@pulda/model/asking";
import type { Database } from "../database/database.ts";
import { MAX_EXCHANGES } from "../user/owned-limits.ts";

/** A request and its answer. */
export interface Exchange {
  readonly hash: string;
  readonly purpose: Purpose;
  readonly model: string;
  readonly answer: string;
  readonly tokensIn: number;
  readonly tokensOut: number;
}

export interface ExchangeStore {
  /** The latest answer that the user has got from a model to the same request, for whichever exam. */
  find(userId: number, model: string, hash: string): Promise<Exchange | null>;
  /** Keeps an exchange with an exam; one that is kept already, and one of an exam that is gone, changes nothing. */
  add(userId: number, examId: number, exchange: Exchange): Promise<void>;
}

/** The same for the same request, whichever model is asked. */
export function requestHash({ system, prompt, schema }: ModelRequest): string {
  const asked = JSON.stringify([system, prompt, schema]);
  return createHash("sha256").update(asked).digest("hex");
}

export function exchangeStore(db: Database): ExchangeStore {
  return {
    async find(userId, model, hash) {
      const row = await db
        .selectFrom("exchange")
        .select(["purpose", "answer", "tokens_in", "tokens_out"])
        .where("user_id", "=", userId)
        .where("hash", "=", hash)
        .where("model", "=", model)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      const { purpose, answer, tokens_in: tokensIn, tokens_out: tokensOut } = row;
      return { hash, purpose, model, answer, tokensIn, tokensOut };
    },

    async add(userId, examId, { hash, purpose, model, answer, tokensIn, tokensOut }) {
      await db
        .insertInto("exchange")
        .columns([
          "exam_id",
          "user_id",
          "hash",
          "purpose",
          "model",
          "answer",
          "tokens_in",
          "tokens_out",
          "created_at",
        ])
        .expression((from) =>
          from
            .selectFrom("exam")
            .select(({ val, cast }) => [
              "exam.id",
              "exam.user_id",
              val(hash).as("hash"),
              val(purpose).as("purpose"),
              val(model).as("model"),
              val(answer).as("answer"),
              cast<number>(val(tokensIn), "integer").as("tokens_in"),
              cast<number>(val(tokensOut), "integer").as("tokens_out"),
              val(new Date().toISOString()).as("created_at"),
            ])
            .where("exam.id", "=", examId)
            .where("exam.user_id", "=", userId),
        )
        .onConflict((conflict) => conflict.columns(["exam_id", "hash"]).doNothing())
        .execute();
      await db
        .deleteFrom("exchange")
        .where("user_id", "=", userId)
        .where("id", "<=", ({ selectFrom }) =>
          selectFrom("exchange")
            .select("id")
            .where("user_id", "=", userId)
            .orderBy("id", "desc")
            .limit(1)
            .offset(MAX_EXCHANGES),
        )
        .execute();
    },
  };
}
