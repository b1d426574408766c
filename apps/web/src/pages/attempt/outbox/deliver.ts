/** Sends an entry, and says what became of it. */
import type { SavedResponse } from "@pulda/contract";
import type { ItemResponse } from "@pulda/question";
import type { Failure } from "../../../api/client.ts";
import {
  refreshAttempt,
  sendAnswer,
  sendAnnotation,
  sendSubmit,
  sendTime,
} from "../../../api/taking-calls.ts";
import { isSame, type AnswerEntry, type Entry } from "./entry.ts";
import type { DeliveryOutcome } from "./outbox.ts";

/** Two windows have given different answers. */
export interface Conflict {
  readonly questionId: number;
  readonly mine: ItemResponse;
  readonly theirs: SavedResponse;
}

export interface DeliveryListener {
  readonly onConflict: (conflict: Conflict) => void;
  /** An answer that will never be taken, and why. */
  readonly onRefused: (answer: AnswerEntry, why: string) => void;
  /** The attempt will never be submitted, and why: it is gone. */
  readonly onNotSubmitted: (why: string) => void;
}

const TOO_MANY = 429;
const SIGNED_OUT = 401;

/** How the entries of an attempt are delivered. */
export function entryDelivery(
  attemptId: number,
  told: DeliveryListener,
): (entry: Entry) => Promise<DeliveryOutcome> {
  return async (entry) => {
    switch (entry.kind) {
      case "answer":
        return deliverAnswer(attemptId, entry, told);
      case "annotation": {
        const { questionId: question_id, change } = entry;
        return outcome(await sendAnnotation({ id: attemptId, question_id, ...change }));
      }
      case "time": {
        const { visit, seconds } = entry;
        const times = Object.entries(seconds).map(([id, spent]) => ({
          question_id: Number(id),
          seconds: spent,
        }));
        return outcome(await sendTime({ id: attemptId, visit, times }));
      }
      case "submit": {
        const submitted = await sendSubmit(attemptId);
        const sent = outcome(submitted);
        if (!submitted.ok && sent.kind === "dropped") told.onNotSubmitted(submitted.message);
        if (sent.kind !== "arrived") return sent;
        // The page goes on to the result, which it has to have for that.
        return outcome(await refreshAttempt(attemptId));
      }
    }
  };
}

async function deliverAnswer(
  id: number,
  entry: AnswerEntry,
  { onConflict, onRefused }: DeliveryListener,
): Promise<DeliveryOutcome> {
  const { questionId, response, baseVersion: base } = entry;
  const saved = await sendAnswer({ id, question_id: questionId, response, version: base });
  if (saved.ok) return { kind: "arrived", version: saved.result.version };
  const failed = outcome(saved);
  if (failed.kind === "lost") return failed;
  const now = await refreshAttempt(id);
  if (outcome(now).kind === "lost") return { kind: "lost" };
  const open = now.ok && now.result.submitted_at === null ? now.result.responses : [];
  const theirs = open.find(({ question_id }) => question_id === questionId);
  if (!theirs || theirs.version === base) {
    onRefused(entry, saved.message);
    return failed;
  }
  // What came first may be our own, of which nobody said that it had arrived.
  if (entry.unacknowledged.some((doubt) => isSame(doubt, theirs.response)))
    return { kind: "again", baseVersion: theirs.version };
  onConflict({ questionId, mine: response, theirs });
  return failed;
}

/** A refusal is for good, unless it says to come back. */
function outcome(sent: { readonly ok: true } | Failure): DeliveryOutcome {
  if (sent.ok) return { kind: "arrived" };
  if (sent.code === null || sent.code === SIGNED_OUT) return { kind: "lost" };
  return sent.code === TOO_MANY ? { kind: "lost", wait: sent.retryAfter } : { kind: "dropped" };
}
