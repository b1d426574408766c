/**
 * The product is stopped with everything under way at once: an exam in the making, an open event stream, a body that
 * never ends, passwords that wait to be checked.
 */
import { once } from "node:events";
import { connect } from "node:net";
import { rmSync } from "node:fs";
import { SAMPLES } from "@pulda/makers";
import { expect, it } from "vitest";
import { openDatabase } from "../src/database/database.ts";
import { effort } from "../../../testing/effort.ts";
import { newFolder } from "./databases.ts";
import { startFakeModel } from "./fake-model.ts";
import { runProduct } from "./product.ts";
import { PASSWORD } from "./server.ts";

const PASSAGES = 200;
const SIGN_INS = 40;
/** Both are handled by the same function. */
const SIGNALS: readonly NodeJS.Signals[] = effort(["SIGINT"], ["SIGTERM", "SIGINT"]);

it.each(SIGNALS)("ends cleanly on %s whatever is under way", async (signal) => {
  const folder = newFolder();
  // It never answers: an exam that asks it is not finished before the product is stopped, however quick the machine.
  const model = await startFakeModel(() => new Promise(() => {}));
  const product = await runProduct({
    PULDA_DATA_DIR: folder,
    PULDA_MODEL_PROVIDER: "openai-compatible",
    PULDA_MODEL_URL: model.url,
    PULDA_MODEL: "test-model",
    PULDA_MODEL_TIMEOUT: "300",
  });
  const send = (path: string, fields: object, cookie = "") =>
    fetch(`${product.url}/api/v1/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(fields),
    });
  const account = { email: "a@example.com", password: PASSWORD };
  const cookie = (await send("user/register", account)).headers.getSetCookie()[0]!.split(";")[0]!;

  const passages = Array.from({ length: PASSAGES }, (_, at) => ({
    text: SAMPLES[at % SAMPLES.length]!.text,
  }));
  const fields = { passages, types: "auto", seed: 1, use_model: true };
  const made = await (await send("exam/generate", fields, cookie)).json();
  const exam = (made as { result: { id: number; state: string } }).result;
  expect(exam.state).toBe("generating");

  const stream = await fetch(`${product.url}/api/v1/exam/${exam.id}/events`, {
    headers: { cookie },
  });
  const reader = stream.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain("generating");

  const { hostname, port } = new URL(product.url);
  const slow = connect(Number(port), hostname);
  await once(slow, "connect");
  slow.on("error", () => {});
  slow.write(
    `POST /api/v1/exam/generate HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n` +
      `Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n{"title":"`,
  );

  const { result: folderOfUser } = (await (
    await send("favorite/create", { title: "폴더" }, cookie)
  ).json()) as { result: { id: number } };
  const signIns = Array.from({ length: SIGN_INS }, (_, at) =>
    send("user/login", { ...account, email: `b${at}@example.com` }).catch(() => null),
  );
  // by then they wait
  await Promise.any(signIns);

  expect(await product.end(signal)).toBe(0);
  expect(product.output().err).not.toMatch(/unhandled|TypeError/i);
  slow.destroy();
  await reader.cancel().catch(() => {});
  await Promise.all(signIns);
  await model.stop();

  const db = await openDatabase({ folder });
  const folders = await db.selectFrom("favorite").select("id").execute();
  expect(folders).toEqual([{ id: folderOfUser.id }]);
  const left = await db.selectFrom("exam").select(["id", "state", "deaths"]).executeTakeFirst();
  expect(left).toEqual({ id: exam.id, state: "generating", deaths: 0 });
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});
