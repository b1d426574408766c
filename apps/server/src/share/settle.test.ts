/** What ends with a share: whose attempts are submitted, and whose results are recorded, when. */
import { expect, it, vi } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { after, answer, done, give, shareStores, MINUTE, rowOf, START } from "../../test/shares.ts";
import { addUser, RIGHT } from "../../test/sample-exam.ts";
import { settling } from "./settle.ts";

onBothDatabases("a share that ends", (database) => {
  const stores = () => ({ db: database(), ...shareStores(database()) });
  const onSettled = vi.fn<(shareId: number) => void>();
  const settle = () => settling(database(), stores().attempts, onSettled);

  const set = async (closes_at: string | null = null) =>
    (await give(stores(), await addUser(database()), { closes_at })).id;

  /** Someone new who begins and answers one question. */
  async function begin(shareId: number) {
    const { takers } = stores();
    const share = await rowOf(database(), shareId);
    const who = { userId: null, name: "하나", number: "" };
    const taker = done(await takers.enter(share, who, START));
    const { id, items } = done(await takers.start(share, taker, START));
    await answer(database(), id, items[0]!.id, RIGHT[0]!);
    return { id, userId: taker.user_id };
  }

  const stateOf = async ({ id }: { id: number }) => {
    const { submitted_at, held, score } = await database()
      .selectFrom("attempt")
      .select(["submitted_at", "held", "score"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const recorded = database().selectFrom("graded_answer").select("question_id");
    const { length } = await recorded.where("attempt_id", "=", id).execute();
    return [submitted_at, held, score, length];
  };
  const settledAt = async (id: number) => (await rowOf(database(), id)).settled_at;

  it("submits what is open of the sets whose end has come, once, and records what was held back", async () => {
    const [due, closed, open, late] = [
      await set(after(10)),
      await set(),
      await set(),
      await set(after(11)),
    ];
    const close = database()
      .updateTable("share")
      .set({ closed_at: after(9) });
    await close.where("id", "=", closed).execute();
    const own = await begin(due);
    const early = await begin(due);
    await stores().attempts.submit(early.userId, early.id, after(5));
    expect(await stateOf(early)).toEqual([after(5), 1, 2, 0]);
    const others = [await begin(open), await begin(late)];
    onSettled.mockClear();
    await settle().settleDue(START + 9 * MINUTE);
    expect([await settledAt(closed), await settledAt(due)]).toEqual([after(9), null]);
    expect(await stateOf(own)).toEqual([null, 0, null, 0]);
    await settle().settleDue(START + 10 * MINUTE);
    expect(await stateOf(own)).toEqual([after(10), 0, 2, 1]);
    expect(await stateOf(early)).toEqual([after(5), 0, 2, 1]);
    for (const attempt of others) expect(await stateOf(attempt)).toEqual([null, 0, null, 0]);
    expect([await settledAt(due), await settledAt(closed)]).toEqual([after(10), after(9)]);
    expect([await settledAt(open), await settledAt(late)]).toEqual([null, null]);
    // what is settled is not looked at again
    await settle().settleDue(START + 10 * MINUTE);
    expect(onSettled.mock.calls.flat()).toEqual([closed, due]);
  });

  it("settles the one that is named: while it is open only what may be seen by then", async () => {
    const [named, other] = [await set(), await set()];
    const [own, foreign] = [await begin(named), await begin(other)];
    const stays = await begin(named);
    for (const { userId, id } of [own, foreign])
      await stores().attempts.submit(userId, id, after(1));
    await settle().settle(named, START + 2 * MINUTE);
    expect(await stateOf(own)).toEqual([after(1), 1, 2, 0]);
    for (const id of [named, other])
      await database()
        .updateTable("share")
        .set({ show_score: "now", show_answers: "now", show_explanations: "now" })
        .where("id", "=", id)
        .execute();
    onSettled.mockClear();
    await settle().settle(named, START + 3 * MINUTE);
    expect(await stateOf(own)).toEqual([after(1), 0, 2, 1]);
    expect(await stateOf(stays)).toEqual([null, 0, null, 0]);
    expect(await stateOf(foreign)).toEqual([after(1), 1, 2, 0]);
    expect(await settledAt(named)).toBeNull();
    expect(onSettled.mock.calls).toEqual([[named]]);
    await settle().settle(named + 999, START);
    expect(onSettled).toHaveBeenCalledOnce();
    for (const id of [named, other])
      await database()
        .updateTable("share")
        .set({ closed_at: after(4) })
        .where("id", "=", id)
        .execute();
    await settle().settle(named, START + 4 * MINUTE);
    expect([await settledAt(named), await settledAt(other)]).toEqual([after(4), null]);
  });

  it("is not settled where it was opened again meanwhile", async () => {
    const id = await set(after(10));
    const attempt = await begin(id);
    const { attempts } = stores();
    const submit = vi.fn<typeof attempts.submit>(async (...asked) => {
      const reopened = database().updateTable("share").set({ closes_at: null });
      await reopened.where("id", "=", id).execute();
      return attempts.submit(...asked);
    });
    const store = settling(database(), { ...attempts, submit }, onSettled);
    await store.settleDue(START + 10 * MINUTE);
    expect(submit).toHaveBeenCalledOnce();
    expect(await stateOf(attempt)).toMatchObject({ 0: after(10) });
    expect(await settledAt(id)).toBeNull();
  });
});
