/** The key of a database: noted once, and secrets in the clear are sealed with it. */
import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { changes } from "../../test/changes.ts";
import { newFolder, onBothDatabases } from "../../test/databases.ts";
import { addUser } from "../../test/sample-exam.ts";
import { adoptKey, forgetKey } from "./adopt-key.ts";
import { installationKey, KeyProblem } from "./installation-key.ts";

const keyOf = (secret: string) => {
  const folder = newFolder("empty");
  try {
    return installationKey(folder, secret);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

onBothDatabases("the key of a database", (database) => {
  const set = (id: number, change: { totp_secret?: string | null; totp_pending?: string | null }) =>
    database().updateTable("user").set(change).where("id", "=", id).execute();
  const secretOf = async (id: number) => {
    const users = database().selectFrom("user").select(["totp_secret", "totp_pending"]);
    return users.where("id", "=", id).executeTakeFirstOrThrow();
  };

  it("is noted once; another is taken only where nothing is sealed with it", async () => {
    const [key, other] = [keyOf("a".repeat(44)), keyOf("b".repeat(44))];
    const [clear, sealed, without, pending] = [
      await addUser(database()),
      await addUser(database()),
      await addUser(database()),
      await addUser(database()),
    ];
    const before = key.seal("sealed before", `totp ${sealed}`);
    await set(clear, { totp_secret: "in the clear" });
    await set(sealed, { totp_secret: before });
    await set(pending, { totp_pending: "begun" });
    await database().deleteFrom("setting").where("name", "=", "key-id").execute();
    const adopted = await changes(database(), () => adoptKey(database(), key));
    expect(adopted).toEqual([
      "+ setting key-id",
      ...[clear, pending].map((id) => `~ user ${id}`).toSorted(),
    ]);
    expect((await secretOf(clear)).totp_secret).not.toContain("clear");
    expect((await secretOf(sealed)).totp_secret).toBe(before);
    expect(await secretOf(pending)).toEqual({ totp_secret: null, totp_pending: null });
    expect(await changes(database(), () => adoptKey(database(), key))).toEqual([]);
    await expect(adoptKey(database(), other)).rejects.toThrow(KeyProblem);
    expect(await changes(database(), () => forgetKey(database()))).toEqual(
      [clear, sealed].map((id) => `~ user ${id}`).toSorted(),
    );
    expect(await forgetKey(database())).toBe(0);
    expect((await secretOf(without)).totp_secret).toBeNull();
    expect(await changes(database(), () => adoptKey(database(), other))).toEqual([
      "~ setting key-id",
    ]);
    expect(await changes(database(), () => adoptKey(database(), other))).toEqual([]);
  });
});
