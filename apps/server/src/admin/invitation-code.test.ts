import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { invitationStore } from "./invitation-store.ts";

const NOW = "2026-11-22T09:00:00.000Z";
const OPEN = { note: "", maxUses: null, expiresAt: null };

onBothDatabases("the codes of invitations", (database) => {
  it("have 140 random bits, and none is like another", async () => {
    const codes = await Promise.all(
      Array.from(
        { length: 50 },
        async () => (await invitationStore(database()).add(OPEN, NOW)).code,
      ),
    );
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){6}$/);
    expect(new Set(codes).size).toBe(codes.length);
    // Each place of a code has many signs: 28 of 5 bits.
    const signs = Array.from(
      { length: 28 },
      (_, at) => new Set(codes.map((code) => code.replaceAll("-", "")[at])),
    );
    expect(Math.min(...signs.map(({ size }) => size))).toBeGreaterThan(10);
  });

  it("count however they are typed, and so do the shorter ones that were made before", async () => {
    const invitations = invitationStore(database());
    const { code } = await invitations.add(OPEN, NOW);
    const before = "K7QM-2XPA-0002";
    await database()
      .insertInto("invitation")
      .values({ code: before, note: "", created_at: NOW, expires_at: null, max_uses: 1, uses: 0 })
      .execute();
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll("-", " "),
      before,
      "k7qm2xpa0002",
    ])
      expect([typed, await invitations.isOpen(typed, NOW)]).toEqual([typed, true]);
    expect(await invitations.isOpen(code.slice(0, -1), NOW)).toBe(false);
  });
});
