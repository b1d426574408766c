import { analyse } from "@pulda/english";
import { expect, it } from "vitest";
import { isLeftOpen } from "./left-open.ts";

it.each([
  ["Someone has to decide whether the speed was reasonable on that road.", "reasonable", true],
  ["The first rain decides who survives the summer in the desert.", "survives", true],
  ["It seems obvious that a higher wall makes people safer.", "obvious", true],
  ["The animal made the shell itself or returned it to the sea.", "returned", true],
  ["Neighbors were a burden rather than a support in those years.", "support", true],
  ["Teachers asked fewer questions but better ones after the change.", "better", true],
  ["The speed was reasonable, although the road was narrow.", "reasonable", false],
  ["Whether it rains is unknown, but the seeds survive the summer.", "survive", false],
  ["People who survive the summer are obvious winners.", "survive", false],
])("%s: the contrary of %s is left open: %s", (text, word, isOpen) => {
  const [sentence] = analyse(text).sentences;
  const token = sentence?.tokens.find(({ text: shown }) => shown === word);
  expect(sentence && token && isLeftOpen(sentence, token)).toBe(isOpen);
});
