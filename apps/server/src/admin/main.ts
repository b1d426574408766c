/** `npm run admin -- …` */
import { readSettings } from "../config.ts";
import { openBeside } from "../database/database.ts";
import { runCommand } from "./commands.ts";

const read = readSettings(process.env);
if ("problem" in read) stop(read.problem);
else {
  const { settings } = read;
  const { PULDA_DATA_DIR: folder, DATABASE_URL: url, PULDA_PUBLIC_URL, HOST, PORT } = settings;
  try {
    const db = openBeside({ folder, url });
    try {
      const done = await runCommand(db, process.argv.slice(2), {
        origin: PULDA_PUBLIC_URL ?? `http://${HOST}:${PORT}`,
        defaultMode: settings.PULDA_SIGN_UP,
      });
      if ("problem" in done) stop(done.problem);
      else process.stdout.write(done.lines.map((line) => `${line}\n`).join(""));
    } finally {
      await db.destroy();
    }
  } catch (error) {
    stop(`데이터베이스를 쓸 수 없어요: ${reasonOf(error)} 풀다를 먼저 한 번 시작해 주세요.`);
  }
}

function reasonOf(error: unknown): string {
  const { message = "", code = "" } = error as { message?: string; code?: string };
  return (message || code || String(error)).replaceAll(/\s+/g, " ");
}

function stop(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
