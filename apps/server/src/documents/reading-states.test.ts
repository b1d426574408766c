import type { FoundDocument } from "@pulda/contract";
import { describe, expect, it } from "vitest";
import { Failed } from "../http/failed.ts";
import { conflict, invalid } from "../http/failure.ts";
import { readingStates } from "./reading-states.ts";

const FOUND: FoundDocument = {
  passages: [],
  questions: [],
  is_question_file: false,
  left_out: [],
  warnings: [],
};
const { signal } = new AbortController();

async function all<State>(states: AsyncIterable<State>): Promise<State[]> {
  const list: State[] = [];
  for await (const state of states) list.push(state);
  return list;
}

describe("the states of a reading", () => {
  it("say each hundredth that was read once, and at last what was found", async () => {
    const steps = [0.25, 0.2501, 0.5].map((share) => ({
      share,
      told: Promise.withResolvers<void>(),
    }));
    const states = readingStates("file", signal, async (onProgress) => {
      for (const { share, told } of steps) {
        onProgress(share);
        await told.promise;
      }
      return FOUND;
    });
    const next = async () => (await states.next()).value;
    expect(await next()).toEqual({ progress: 0.25 });
    steps[0]?.told.resolve();
    steps[1]?.told.resolve();
    expect(await next()).toEqual({ progress: 0.5 });
    steps[2]?.told.resolve();
    expect(await next()).toEqual({ found: FOUND });
    expect(await states.next()).toEqual({ done: true, value: undefined });
  });

  it("say why nothing was found", async () => {
    const refused = readingStates("file", signal, async () => invalid("file", "빈 파일이에요."));
    expect(await all(refused)).toEqual([{ problem: "빈 파일이에요.", field: "file" }]);
    const ended = readingStates("text", signal, async () => {
      throw new Failed(conflict("너무 오래 걸려서 그만두었어요."));
    });
    expect(await all(ended)).toEqual([
      { problem: "너무 오래 걸려서 그만두었어요.", field: "text" },
    ]);
    const broken = readingStates("text", signal, () => Promise.reject(new Error("a bug")));
    await expect(all(broken)).rejects.toThrow("a bug");
  });

  it("end where their reader has gone", async () => {
    const gone = new AbortController();
    const states = readingStates("file", gone.signal, async () => {
      gone.abort();
      throw new Error("aborted");
    });
    expect(await all(states)).toEqual([]);
  });
});
