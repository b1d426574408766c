/** One item from a model: proposed, read, mended once if need be, and solved blind before it counts. */
import type { ItemContent } from "@pulda/question";
import type { Desk, Problem, Proposed, RefusedProposal } from "./outcome.ts";
import type { Ask, ModelAnswer, ModelRequest } from "./request.ts";
import { solveBlind, type Solved } from "./solve.ts";
import type { ModelTask } from "./task.ts";

/** How often a model may be asked to mend what cannot be used: one repair for each item, and for each revision of one. */
const MAX_REPAIRS = 1;
/** How often it may revise a translation that its readers would not print yet: each reading finds another thing. */
const MAX_REVISIONS = 2;
const OF_READERS = new Set(["as-printed", "one-wording"]);

/**
 * Has a model propose an item. It must pass the checks of its type, and then be solved blind; with the first reason
 * against it the model is asked once to mend it, with the second it is refused. A translation that its readers would
 * not print yet is revised twice at most; after that the remark of one of them alone does not stop it.
 * @param asks what the type asks ("reading", "vocabulary" or "grammar")
 * @throws what `ask` throws, so that the caller can stop asking
 * @example await proposeItem(task, "reading", desk, ask) // { ok: true, item }
 */
export async function proposeItem(
  task: ModelTask,
  asks: string,
  desk: Desk,
  ask: Ask,
): Promise<Proposed> {
  const first = await desk.request(task);
  if (!first.ok) return first;
  let request = first.request;
  const left = { repairs: MAX_REPAIRS, revisions: MAX_REVISIONS };
  for (let answers = 0; ; answers++) {
    const answer = await ask(request);
    const read = await desk.read(task, answer);
    const verdict = read.ok ? await solveBlind(read.item, asks, ask) : null;
    const usable = verdict?.ok ? verdict : left.revisions === 0 ? verdict?.usable : undefined;
    if (read.ok && usable) {
      const item = withWordings(read.item, usable.wordings);
      return { ok: true, item: withModel(item, answer.model, usable.solved, answers) };
    }
    const problems = verdict && !verdict.ok ? [verdict.problem] : read.ok ? [] : read.problems;
    const kind =
      verdict && problems.every(({ check }) => OF_READERS.has(check)) ? "revisions" : "repairs";
    if (left[kind]-- === 0 || problems.some(({ isFinal }) => isFinal)) return refusalOf(problems);
    if (kind === "revisions") left.repairs = MAX_REPAIRS;
    request = repairRequest(first.request, answer, problems);
  }
}

/** The item with other wordings among its accepted answers. */
function withWordings(item: ItemContent, wordings: readonly string[]): ItemContent {
  if (item.shape !== "write" || wordings.length === 0) return item;
  const [accepted = [], ...others] = item.key.accepted;
  return { ...item, key: { accepted: [[...accepted, ...wordings], ...others] } };
}

/**
 * The item with a note in its proof of the model that proposed it and of how it was solved.
 * @param model null where the rules have made it, and a model has only solved it
 */
export function withModel(
  item: ItemContent,
  model: string | null,
  { solver, solved, guessed }: Solved,
  repairs: number,
): ItemContent {
  if (item.proof.kind !== "made") return item;
  return {
    ...item,
    proof: { ...item.proof, model: { proposer: model, solver, solved, guessed, repairs } },
  };
}

function refusalOf(problems: readonly Problem[]): RefusedProposal {
  const [problem] = problems;
  return {
    ok: false,
    check: problem?.check ?? "form",
    reason: problem?.reason ?? "모델의 답을 읽을 수 없어요.",
  };
}

/** The most characters of an answer that are shown to the model that is to mend it. */
const MAX_SHOWN = 12_000;

/** The request to mend an answer. */
function repairRequest(
  first: ModelRequest,
  { text }: ModelAnswer,
  problems: readonly Problem[],
): ModelRequest {
  return {
    ...first,
    purpose: "repair",
    prompt: [
      first.prompt,
      "",
      "You answered:",
      text.slice(0, MAX_SHOWN),
      "",
      "That cannot be used:",
      ...problems.map(({ forModel }) => `- ${forModel}`),
      "",
      "Answer once more, whole, in the same form, with this mended.",
    ].join("\n"),
  };
}
