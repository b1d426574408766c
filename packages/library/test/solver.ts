/** Solvers that know an item: they find its answer by its words, wherever it stands, and do not guess. */
import type { ModelRequest } from "@pulda/model/asking";
import { circled, type ItemContent } from "@pulda/question";

/**
 * Somebody who solves whatever is printed as the good item has to be solved.
 * @returns the answer to a request to solve or to guess, as JSON
 */
export function solverOf(item: ItemContent): (request: ModelRequest) => string {
  return ({ purpose, prompt }) => {
    const answer = answerTo(item, prompt);
    // a wrong guess: whoever has not read the text does not know
    const guessed = typeof answer === "number" ? (answer % 5) + 1 : answer;
    return JSON.stringify({ answer: purpose === "guess" ? guessed : answer, others: [], flaw: "" });
  };
}

function answerTo(item: ItemContent, prompt: string): unknown {
  switch (item.shape) {
    case "choose": {
      const text = item.options[item.key.choice - 1]?.cells.join(" …… ");
      const numbers = [1, 2, 3, 4, 5];
      return (
        numbers.find((number) => prompt.split("\n").includes(`${circled(number)} ${text}`)) ?? 0
      );
    }
    case "mark":
      return item.key.choice;
    case "write":
      return item.key.accepted[0]?.[0] ?? "";
    case "arrange":
      return (item.key.orders[0] ?? []).map((at) => at + 1);
  }
}
