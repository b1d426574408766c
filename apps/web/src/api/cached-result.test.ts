import { beforeEach, expect, it, vi } from "vitest";
import { isReached, setReached } from "../offline/connection.ts";
import { callAs, NoReply } from "./client.ts";
import { UNASKED } from "./cached-result.ts";
import { newQueryClient } from "./queries.ts";

/** What is kept, by user and query. */
const kept = new Map<string, unknown>();
vi.mock("../offline/answer-cache.ts", () => ({
  cachedAnswer: async (user: number, key: string) => kept.get(`${user} ${key}`),
}));

const alert = vi.fn<() => void>();
beforeEach(() => {
  kept.clear();
  alert.mockClear();
  setReached(true);
  callAs(7);
});

const fetchWords = (queryFn: () => Promise<string>) =>
  newQueryClient().fetchQuery({ queryKey: ["words"], queryFn });
const unreachable = () => Promise.reject(new NoReply(true, alert));

it("is the answer where there is one", async () => {
  kept.set('7 ["words"]', "old");
  expect(await fetchWords(async () => "new")).toBe("new");
});

it("is what was kept for the user where nothing answers, without an alert", async () => {
  kept.set('7 ["words"]', "old").set('8 ["words"]', "another's");
  expect(await fetchWords(unreachable)).toBe("old");
  expect(alert).not.toHaveBeenCalled();
  expect(isReached()).toBe(false);
  expect(await fetchWords(async () => "new")).toBe("new");
  expect(isReached()).toBe(true);
});

it("alerts once where nothing was kept, until something answers again", async () => {
  kept.set('8 ["words"]', "another's");
  for (let time = 0; time < 2; time++)
    await expect(fetchWords(unreachable)).rejects.toThrow(NoReply);
  expect(alert).toHaveBeenCalledTimes(1);
  await fetchWords(async () => "new");
  await expect(fetchWords(unreachable)).rejects.toThrow(NoReply);
  expect(alert).toHaveBeenCalledTimes(2);
});

it("fails without an alert where nobody has asked for it", async () => {
  const failing = () => Promise.reject(new NoReply(false, alert));
  const query = { queryKey: ["words"], queryFn: failing, meta: UNASKED };
  await expect(newQueryClient().fetchQuery(query)).rejects.toThrow(NoReply);
  expect(alert).not.toHaveBeenCalled();
});

it("is no way around a service that answers with a failure, nor for whoever is signed out", async () => {
  kept.set('7 ["words"]', "old");
  const failing = () => Promise.reject(new NoReply(false, alert));
  await expect(fetchWords(failing)).rejects.toThrow(NoReply);
  expect(alert).toHaveBeenCalledTimes(1);
  callAs(null);
  await expect(fetchWords(unreachable)).rejects.toThrow(NoReply);
});
