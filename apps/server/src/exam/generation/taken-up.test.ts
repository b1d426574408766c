/** What becomes of an exam whose process died, or whose items or failure could not be stored. */
import { setImmediate as nextMoment } from "node:timers/promises";
import type { ExamState, Refusal } from "@pulda/contract";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { ITEMS, PASSAGE } from "../../../test/sample-exam.ts";
import { ENGINE } from "../../../test/server.ts";
import type { Engine } from "../../engine/engine.ts";
import { generationOf } from "./generation.ts";
import type { GenerationStore, Making } from "./generation-store.ts";
import { localJobs } from "./jobs.ts";
import { modelStops } from "./model-stops.ts";
import { progressEvents } from "./progress.ts";

const REQUEST = {
  version: 1 as const,
  passages: [PASSAGE],
  types: "auto" as const,
  level: 3,
  picks: [],
  words: [],
};
const FULL = new Error("database or disk is full");

interface Row {
  readonly id: number;
  readonly userId: number;
  readonly lane: "rules";
  state: ExamState;
  making: number;
  deaths: number;
  refused: readonly Refusal[];
}

/** Exams in memory; `fail` says which writes fail. */
function fakeExams(rows: Row[], fail: (write: "begin" | "store" | "finish") => boolean) {
  const find = (id: number) => rows.find((row) => row.id === id && row.state === "generating");
  const exams: Pick<
    GenerationStore,
    "listUnfinished" | "deaths" | "begin" | "release" | "store" | "noteSolved" | "finish"
  > = {
    listUnfinished: async () => rows.filter(({ state }) => state === "generating"),
    deaths: async (id) => find(id)?.deaths ?? 0,
    async begin(id, isRepeated) {
      if (fail("begin")) throw FULL;
      const row = find(id);
      if (!row) return null;
      row.making += 1;
      if (!isRepeated) row.deaths += 1;
      const { userId, making: number } = row;
      const known = { id, userId, number, deaths: row.deaths - 1, seed: id, request: REQUEST };
      return { ...known, isModelStopped: false };
    },
    async release({ id }) {
      const row = find(id);
      if (row) row.deaths -= 1;
    },
    async store(_making, { items }) {
      if (fail("store")) throw FULL;
      return { stored: items.length, unsound: [] };
    },
    async noteSolved() {},
    async finish({ id }: Pick<Making, "id">, state, refused) {
      if (fail("finish")) throw FULL;
      Object.assign(find(id) ?? {}, { state, refused });
    },
  };
  return exams as GenerationStore;
}

const row = (id: number, deaths = 0): Row => ({
  id,
  userId: id,
  lane: "rules",
  state: "generating",
  making: 0,
  deaths,
  refused: [],
});

function generation(exams: GenerationStore, engine: Partial<Engine>) {
  const notifications = {
    publish: async () => {},
    subscribe: () => () => {},
    close: async () => {},
  };
  return generationOf(
    {
      exams,
      jobs: localJobs(exams),
      engine: { ...ENGINE, ...engine },
      model: null,
      stops: modelStops(notifications, () => {}),
      progress: progressEvents(notifications, () => {}),
      log: pino({ level: "silent" }),
    },
    { storeIntervalMs: 0, retryMs: { initial: 0, max: 0 } },
  );
}

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await nextMoment();
}

const made = async () => ({ items: ITEMS, refused: [] });

describe("an exam whose making has died", () => {
  it("is made again once, and failed with a reason where it died twice, without being made", async () => {
    const rows = [row(1, 1), row(2, 2)];
    const seeds: number[] = [];
    const { start, close } = generation(
      fakeExams(rows, () => false),
      {
        make: (_user, { seed }) => {
          seeds.push(seed);
          return made();
        },
      },
    );
    await start();
    await until(() => rows.every(({ state }) => state !== "generating"));
    expect(rows.map(({ state }) => state)).toEqual(["ready", "failed"]);
    expect(rows[1]?.refused).toMatchObject([{ reason: expect.stringMatching(/두 번 멈춰서/) }]);
    expect(seeds).toEqual([1]);
    await close();
  });

  it("is made alone among those that were made with it, so that only the guilty one dies again", async () => {
    const rows = [row(1, 1), row(2, 1), row(3)];
    const ends = new Map<number, () => void>();
    const { start, close } = generation(
      fakeExams(rows, () => false),
      {
        make: (_user, { seed }) =>
          new Promise((resolve) => ends.set(seed, () => resolve({ items: ITEMS, refused: [] }))),
        close: async () => ends.forEach((end) => end()),
      },
    );
    await start();
    await until(() => ends.size === 2);
    for (let at = 0; at < 50; at += 1) await nextMoment();
    expect([...ends.keys()].toSorted()).toEqual([1, 3]);
    expect(rows[1]).toMatchObject({ deaths: 1, making: 0 });
    ends.get(1)?.();
    await until(() => ends.has(2));
    await close();
  });

  it("has not died where the server was stopped", async () => {
    const rows = [row(1)];
    const held = Promise.withResolvers<never>();
    const { start, close } = generation(
      fakeExams(rows, () => false),
      {
        make: () => held.promise,
        close: async () => held.reject(new Error("ended")),
      },
    );
    await start();
    await until(() => rows[0]?.making === 1);
    await nextMoment();
    await close();
    expect(rows[0]).toMatchObject({ state: "generating", deaths: 0 });
  });
});

describe("on a full disk", () => {
  it.each(["store", "finish", "begin"] as const)(
    "an exam waits where it cannot %s, and is ready when there is space",
    async (full) => {
      const rows = [row(1)];
      let failures = 0;
      const { start, close } = generation(
        fakeExams(rows, (write) => write === full && ++failures <= 2),
        { make: made },
      );
      await start();
      await until(() => rows[0]?.state !== "generating");
      expect(rows[0]).toMatchObject({ state: "ready", deaths: 1 });
      await close();
    },
  );

  it("an exam that failed is stored as failed when that can be stored", async () => {
    const rows = [row(1)];
    let failures = 0;
    const { start, close } = generation(
      fakeExams(rows, (write) => write === "finish" && ++failures <= 5),
      { make: () => Promise.reject(new Error("the engine broke")) },
    );
    await start();
    await until(() => rows[0]?.state !== "generating");
    expect(rows[0]).toMatchObject({
      state: "failed",
      refused: [{ reason: expect.stringMatching(/다시/) }],
    });
    await close();
  });

  it("an exam whose items are never stored fails with a reason", async () => {
    const rows = [row(1)];
    const { start, close } = generation(
      fakeExams(rows, (write) => write === "store"),
      { make: made },
    );
    await start();
    await until(() => rows[0]?.state !== "generating");
    expect(rows[0]?.refused).toMatchObject([
      { reason: expect.stringMatching(/저장하지 못했어요/) },
    ]);
    await close();
  });
});
