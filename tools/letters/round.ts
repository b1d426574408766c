/** One round of letters: each item goes as far as the answers allow. */
import { printKey, printQuestion } from "@pulda/makers";
import { findModelType, proposalRequest, readAnswer } from "@pulda/model";
import {
  blindRequests,
  proposeItem,
  type ModelAnswer,
  type ModelRequest,
  type ModelTask,
  type Proposed,
} from "@pulda/model/asking";
import type { ItemContent } from "@pulda/question";
import { withoutGloss } from "../print-for-judges.ts";
import { exchangeKey, type Exchange } from "../stand-in/exchange.ts";

/** What a round needs of the post. */
export interface Letters {
  answerTo(request: ModelRequest): string | null;
  send(request: ModelRequest): void;
}

/** What has come of one item. */
export interface LetterItem {
  /** The passage's id. */
  readonly passage: string;
  readonly type: string;
  /** The printed question and its key, as the judging scripts read them; empty where there is no item. */
  readonly q: string;
  readonly k: string;
  readonly item: ItemContent | null;
  readonly refused?: { readonly check: string; readonly reason: string };
}

/** An exchange with the item that it was about. */
interface LetterExchange extends Exchange {
  readonly key: string;
  readonly purpose: ModelRequest["purpose"];
  readonly passage: string;
  readonly type: string;
}

export interface Outcome {
  /** Null while letters of the item wait for answers. */
  readonly done: LetterItem | null;
  /** In the order in which they were asked. */
  readonly exchanges: readonly LetterExchange[];
}

/** Ends an item's round: its next request has no answer yet. */
class Waiting extends Error {
  readonly request: ModelRequest;

  constructor(request: ModelRequest) {
    super("no answer yet");
    this.request = request;
  }
}

/**
 * Takes one item as far as the answers allow, and sends the letters that it needs next. All solvings of an item are
 * asked for at once, so that a round of answers settles them.
 * @param id the passage's id
 * @param model the name under which the answers are kept
 */
export async function takeFurther(
  task: ModelTask,
  id: string,
  letters: Letters,
  model: string,
): Promise<Outcome> {
  const exchanges: LetterExchange[] = [];
  const asks = findModelType(task.type)?.asks ?? "reading";
  let read: ItemContent | null = null;
  const ask = (request: ModelRequest): Promise<ModelAnswer> => {
    const answer = letters.answerTo(request);
    if (answer === null) return Promise.reject(new Waiting(request));
    const { purpose, system, prompt } = request;
    const about = { key: exchangeKey(request), purpose, passage: id, type: task.type };
    exchanges.push({ ...about, system, prompt, answer, model });
    return Promise.resolve({ text: answer, model });
  };
  const desk = {
    request: proposalRequest,
    read(of: ModelTask, answer: ModelAnswer) {
      const outcome = readAnswer(of, answer);
      read = outcome.ok ? outcome.item : null;
      return outcome;
    },
  };
  try {
    const proposed = await proposeItem(task, asks, desk, ask);
    return { done: itemOf(proposed, id, task.type), exchanges };
  } catch (error) {
    if (!(error instanceof Waiting)) throw error;
    const { purpose } = error.request;
    const isSolving = read !== null && (purpose === "solve" || purpose === "guess");
    for (const request of [error.request, ...(isSolving ? blindRequests(read!, asks) : [])])
      if (letters.answerTo(request) === null) letters.send(request);
    return { done: null, exchanges };
  }
}

function itemOf(proposed: Proposed, passage: string, type: string): LetterItem {
  if (!proposed.ok) {
    const { check, reason } = proposed;
    return { passage, type, q: "", k: "", item: null, refused: { check, reason } };
  }
  const { item } = proposed;
  return { passage, type, q: withoutGloss(printQuestion(item)), k: printKey(item), item };
}
