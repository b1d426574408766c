/** Accounts for a product that runs as a process of its own. */
import { expect } from "vitest";
import { openDatabase } from "../src/database/database.ts";
import { passwordsOf } from "../src/user/password.ts";
import { userStore } from "../src/user/store.ts";
import type { Caller } from "./caller.ts";
import type { DatabaseLocation } from "./databases.ts";
import { addExam, NOW } from "./sample-exam.ts";
import { PASSWORD } from "./server.ts";

/** Users with an exam each, before the product is first started. */
export async function addAccounts(
  location: DatabaseLocation,
  count: number,
): Promise<{ email: string; examId: number }[]> {
  const db = await openDatabase(location);
  const passwordHash = await passwordsOf().hash(PASSWORD);
  const accounts: { email: string; examId: number }[] = [];
  for (let at = 0; at < count; at += 1) {
    const email = `taker${at}@example.com`;
    const user = await userStore(db).add({ email, passwordHash, now: NOW });
    accounts.push({ email, examId: await addExam(db, user!.id) });
  }
  await db.destroy();
  return accounts;
}

export async function signIn(caller: Caller, email: string): Promise<void> {
  const { code, message } = await caller.post("/api/v1/user/login", { email, password: PASSWORD });
  expect([code, message]).toEqual([200, ""]);
}
