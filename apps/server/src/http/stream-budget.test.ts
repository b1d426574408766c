/** Open event streams: so many of a user's at once, and the places come back when a stream ends. */
import { expect, it } from "vitest";
import { ENGINE, startServer, WHEN_BEGUN } from "../../test/server.ts";
import { Failure } from "./failure.ts";
import { streamBudget } from "./stream-budget.ts";

it("are bounded for a user and in all", () => {
  const budget = streamBudget(2, 3);
  const end = budget.open(1);
  if (end instanceof Failure) throw new Error(end.message);
  expect(budget.open(1)).not.toBeInstanceOf(Failure);
  expect(budget.open(1)).toMatchObject({ code: 429, retryAfter: 10 });
  expect(budget.open(2)).not.toBeInstanceOf(Failure);
  expect(budget.open(3)).toMatchObject({ code: 429 });
  end();
  end();
  expect(budget.open(3)).not.toBeInstanceOf(Failure);
  expect(budget.open(4)).toMatchObject({ code: 429 });
});

it("leave others' alone, and end with what they tell of", async () => {
  const held = Promise.withResolvers<never>();
  const close = async () => held.reject(new Error("ended"));
  const engine = { ...ENGINE, make: () => held.promise, close };
  const server = await startServer({}, engine, undefined, { timing: WHEN_BEGUN });
  const [owner, other] = [server.visitor(), server.visitor()];
  await owner.signUp();
  await other.signUp();
  const fields = {
    passages: [{ text: "Bees dance in the hive. They tell the way to the flowers. ".repeat(5) }],
  };
  const begin = async (who: typeof owner) =>
    (await who.post("/api/v1/exam/generate", fields, "json")).body.result!.id;
  const [mine, theirs] = [await begin(owner), await begin(other)];
  const streams = Array.from({ length: 20 }, () => owner.events(`/api/v1/exam/${mine}/events`));
  const refused = await owner.get(`/api/v1/exam/${mine}/events`);
  expect(refused.body).toMatchObject({ code: 429, retry_after: 10 });
  const others = other.events(`/api/v1/exam/${theirs}/events`);
  await owner.post(`/api/v1/exam/cancel/${mine}`);
  await other.post(`/api/v1/exam/cancel/${theirs}`);
  for (const events of [...(await Promise.all(streams)), await others])
    expect(events).toMatchObject([{ state: "generating" }]);
  expect((await owner.get(`/api/v1/exam/${mine}/events`)).body).toMatchObject({ code: 404 });
  await server.stop();
});
