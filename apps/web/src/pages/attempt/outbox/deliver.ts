/** Delivers one entry of the outbox to the server. */
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

/** Two windows have stored different answers to the same item. */
export interface Conflict {
  readonly questionId: number;
  readonly mine: ItemResponse;
  readonly theirs: SavedResponse;
}

export interface DeliveryListener {
  readonly onConflict: (conflict: Conflict) => void;
  /** Called with an answer that the server refuses for good, and the reason. */
  readonly onRefused: (answer: AnswerEntry, reason: string) => void;
  /** Called with the reason why the attempt cannot be submitted: it no longer exists. */
  readonly onNotSubmitted: (reason: string) => void;
}

const TOO_MANY_REQUESTS = 429;
const SIGNED_OUT = 401;

/** The function that delivers the entries of an attempt. */
export function entryDelivery(
  attemptId: number,
  listener: DeliveryListener,
): (entry: Entry) => Promise<DeliveryOutcome> {
  return async (entry) => {
    switch (entry.kind) {
      case "answer":
        return deliverAnswer(attemptId, entry, listener);
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
        if (!submitted.ok && sent.kind === "dropped") listener.onNotSubmitted(submitted.message);
        if (sent.kind !== "arrived") return sent;
        // The page shows the result next, so the cached attempt has to have it.
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
  const { questionId, response, baseVersion } = entry;
  const saved = await sendAnswer({ id, question_id: questionId, response, version: baseVersion });
  if (saved.ok) return { kind: "arrived", version: saved.result.version };
  const failed = outcome(saved);
  if (failed.kind === "lost") return failed;
  const now = await refreshAttempt(id);
  if (outcome(now).kind === "lost") return { kind: "lost" };
  const stored = now.ok && now.result.submitted_at === null ? now.result.responses : [];
  const theirs = stored.find(({ question_id }) => question_id === questionId);
  if (!theirs || theirs.version === baseVersion) {
    onRefused(entry, saved.message);
    return failed;
  }
  // The stored answer may be our own, of which the acknowledgement was lost.
  if (entry.unacknowledged.some((sent) => isSame(sent, theirs.response)))
    return { kind: "again", baseVersion: theirs.version };
  onConflict({ questionId, mine: response, theirs });
  return failed;
}

/** A refusal is permanent, unless it is a rate limit or the session is gone. */
function outcome(sent: { readonly ok: true } | Failure): DeliveryOutcome {
  if (sent.ok) return { kind: "arrived" };
  if (sent.code === null || sent.code === SIGNED_OUT) return { kind: "lost" };
  return sent.code === TOO_MANY_REQUESTS
    ? { kind: "lost", wait: sent.retryAfter }
    : { kind: "dropped" };
}
