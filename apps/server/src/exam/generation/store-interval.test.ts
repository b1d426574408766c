import { setImmediate as nextMoment } from "node:timers/promises";
import pino from "pino";
import { afterEach, expect, it, vi } from "vitest";
import { ITEMS, PASSAGE } from "../../../test/sample-exam.ts";
import { ENGINE } from "../../../test/server.ts";
import { generationOf } from "./generation.ts";
import type { GenerationStore } from "./generation-store.ts";
import { localJobs } from "./jobs.ts";
import { modelStops } from "./model-stops.ts";
import { progressEvents } from "./progress.ts";

const HOUR = 3_600_000;

afterEach(() => vi.useRealTimers());

it("items are stored while an exam is made, also where the clock is set back meanwhile", async () => {
  const stored: number[] = [];
  const exam = { state: "generating" };
  const request = {
    version: 1 as const,
    passages: [PASSAGE],
    types: "auto" as const,
    level: 3,
    picks: [],
    words: [],
  };
  const exams = {
    listUnfinished: async () => [{ id: 1, userId: 1, lane: "rules" }],
    deaths: async () => 0,
    begin: async () => ({ id: 1, userId: 1, number: 1, deaths: 0, seed: 1, request }),
    store: async (_making: unknown, { items, done }: { items: unknown[]; done: number }) => {
      stored.push(done);
      return { stored: items.length, unsound: [] };
    },
    finish: async () => void (exam.state = "ready"),
  } as unknown as GenerationStore;
  const notifications = {
    publish: async () => {},
    subscribe: () => () => {},
    close: async () => {},
  };
  const { start, close } = generationOf(
    {
      exams,
      jobs: localJobs(exams),
      engine: {
        ...ENGINE,
        async make(_user, _request, onStep) {
          vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - HOUR });
          for (const done of [1, 2]) await onStep({ done, items: ITEMS });
          return { items: [], refused: [] };
        },
      },
      model: null,
      stops: modelStops(notifications, () => {}),
      progress: progressEvents(notifications, () => {}),
      log: pino({ level: "silent" }),
    },
    { storeIntervalMs: 0 },
  );
  await start();
  while (exam.state === "generating") await nextMoment();
  await close();
  expect(stored.slice(0, 2)).toEqual([1, 2]);
});
