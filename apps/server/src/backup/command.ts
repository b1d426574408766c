/** `npm run backup -- FILE`, `npm run restore -- FILE` and `npm run move -- --to TARGET`. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readSettings } from "../config.ts";
import type { DatabaseLocation } from "../database/database.ts";
import { copyKey } from "../service/installation-key.ts";
import { FolderInUse, lockFolder } from "../database/sqlite.ts";
import { entriesOf } from "./backup.ts";
import { BackupProblem } from "./entries.ts";
import { readBackup, writeBackup } from "./file.ts";
import { restore } from "./restore.ts";

const USAGE = `npm run backup -- FILE
npm run restore -- FILE
npm run move -- --to postgres://… | FOLDER`;

const COUNT = new Intl.NumberFormat("ko");

try {
  const line = await run(process.argv.slice(2));
  process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = 1;
}

async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { to: { type: "string" } },
  });
  const read = readSettings(process.env);
  if ("problem" in read) throw new BackupProblem(read.problem);
  const here = { folder: read.settings.PULDA_DATA_DIR, url: read.settings.DATABASE_URL };
  const [command, path] = positionals;
  if (command === "backup" && path !== undefined) {
    const { rows, bytes } = await writeBackup(fromCaller(path), entriesOf(here));
    return `백업했어요: ${path} (${COUNT.format(rows)}줄, ${COUNT.format(Math.ceil(bytes / 1024))} kB)`;
  }
  if (command === "restore" && path !== undefined) {
    const rows = await restore(readBackup(fromCaller(path)), here);
    return `복원했어요: ${COUNT.format(rows)}줄. 이제 npm start로 시작할 수 있어요.`;
  }
  if (command === "move" && values.to !== undefined) {
    const target = locationOf(values.to);
    const lock = here.url ? null : lockFolder(resolve(here.folder));
    try {
      const rows = await restore(entriesOf(here), target);
      if (!target.url) copyKey(here.folder, target.folder);
      return `옮겼어요: ${COUNT.format(rows)}줄. 이제 ${target.url ? "DATABASE_URL" : "PULDA_DATA_DIR"}에 새 곳을 적고 시작해 주세요. 앞의 자료는 그대로 있어요.`;
    } finally {
      lock?.close();
    }
  }
  throw new BackupProblem(USAGE);
}

/** A path as it was given where npm was called, which runs scripts in the root of the repository. */
function fromCaller(path: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", path);
}

function locationOf(target: string): DatabaseLocation {
  return /^postgres(ql)?:\/\//.test(target)
    ? { folder: "", url: target }
    : { folder: fromCaller(target) };
}

function reasonOf(error: unknown): string {
  if (error instanceof BackupProblem) return error.message;
  if (error instanceof FolderInUse)
    return "풀다가 이 자료 폴더를 쓰고 있어요. 풀다를 먼저 멈춰 주세요.";
  const message = error instanceof Error ? error.message || error.name : String(error);
  return `할 수 없었어요: ${message.replaceAll(/\s+/g, " ")}`;
}
