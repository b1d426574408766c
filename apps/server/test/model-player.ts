/** A model that proposes topics and solves items, for tests that are not about what it says. */
import type { ItemContent } from "@pulda/question";
import type { Engine } from "../src/engine/engine.ts";
import type { ReceivedRequest, Reply } from "./fake-model.ts";
import { ENGINE } from "./server.ts";

/** The key among five options that stand in this order at first. */
const OPTIONS = ["the dance of bees", "the price of honey", "a flower", "the dark", "a far hive"];
const KEY = OPTIONS[0]!;

/** An engine whose desk takes any answer that has a topic; `asked` are the tasks that it made requests of. */
export function playedEngine() {
  const tasks: Parameters<Engine["modelRequest"]>[1][] = [];
  const engine: Engine = {
    ...ENGINE,
    modelRequest: async (_user, task) => {
      tasks.push(task);
      return {
        ok: true,
        request: {
          purpose: "propose",
          system: "You write items.",
          prompt: `${task.type} of passage ${task.passage}, not ${task.avoid.join("; ")}`,
          schemaName: "item",
          schema: { type: "object" },
          maxTokens: 100,
        },
      };
    },
    modelRead: async (_user, { task, answer }) => {
      const about = /"about":"([^"]*)"/u.exec(answer.text)?.[1];
      return about === undefined
        ? {
            ok: false,
            problems: [{ check: "form", forModel: "No JSON.", reason: "정해진 꼴이 아니에요." }],
          }
        : { ok: true, item: topicItem(task, about) };
    },
  };
  return { engine, tasks };
}

/** What a model that knows its trade replies: a proposal, or the key of what it solves. */
export function goodReply({ prompt, schemaName, system }: ReceivedRequest, at = 0): Reply {
  if (schemaName !== "solution" && !system.includes("takes English exam items"))
    return JSON.stringify({ about: `word ${at}` });
  const signs = ["①", "②", "③", "④", "⑤"];
  const key = signs.findIndex((sign) => prompt.includes(`${sign} ${KEY}`));
  // without the passage it does not know
  const isGuess = prompt.includes("The passage of this item is withheld.");
  const answer = isGuess ? ((key + 1) % 5) + 1 : key + 1;
  return JSON.stringify({ answer, others: [], flaw: "" });
}

/** Whether a request has an item proposed. */
export function isProposal({ system }: ReceivedRequest): boolean {
  return system === "You write items.";
}

function topicItem(
  { type, passage, text }: Parameters<Engine["modelRequest"]>[1],
  about: string,
): ItemContent {
  return {
    version: 1,
    type,
    shape: "choose",
    instruction: "다음 글의 주제로 가장 적절한 것은?",
    points: 2,
    blocks: [{ kind: "passage", runs: [{ kind: "plain", text }] }],
    options: OPTIONS.map((option, at) => ({ cells: [at === 0 ? `${KEY}: ${about}` : option] })),
    key: { choice: 1 },
    explanation: about,
    proof: {
      kind: "made",
      passage,
      source: { start: 0, end: text.length },
      operation: { kind: "keep" },
      rules: ["topic"],
      review: "type",
      evidence: [{ span: { start: 0, end: text.indexOf(" ") }, note: "" }],
      distractors: [],
    },
    difficulty: "middle",
  };
}
