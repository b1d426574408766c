/** Starts the server and stops it cleanly. */
import pino from "pino";
import type { FastifyInstance } from "fastify";
import { buildApp, type Parts } from "./app.ts";
import { copyBeforeMigration } from "./backup/backup.ts";
import { isPlainDatabase, isReachable, readSettings, type Settings } from "./config.ts";
import { openDatabase, type Database } from "./database/database.ts";
import { openNotifications } from "./database/notifications.ts";
import { FolderInUse, UnusableDatabase } from "./database/sqlite.ts";
import { workerEngine } from "./engine/engine.ts";
import { logging } from "./http/logging.ts";
import { KeyProblem } from "./service/installation-key.ts";
import { stopper } from "./service/stopping.ts";
import { userStore } from "./user/store.ts";

const NO_ADMIN =
  "아직 관리자가 없어요. 가입한 다음 서버에서 이렇게 정해 주세요: npm run admin -- promote 이메일\n";

const read = readSettings(process.env);
if ("problem" in read) stop(read.problem);
else await start(read.settings);

async function start(settings: Settings): Promise<void> {
  const db = await open(settings);
  if (!db) return;
  const stderr = pino.destination({ dest: 2, sync: false });
  const app = await build({
    db,
    openNotifications: (onError) => openNotifications(settings.DATABASE_URL, db, onError),
    engine: workerEngine(),
    settings,
    logging: logging(stderr, settings.LOG_LEVEL),
  });
  if (!app) return;

  if (isPlainDatabase(settings))
    app.log.warn(
      "DATABASE_URL leads to another machine without TLS: add sslmode=verify-full, or sslmode=disable where nobody can listen",
    );

  const stopNow = stopper({
    close: () => app.close(),
    closeConnections: () => app.server.closeAllConnections(),
    exit: (code) => process.exit(code),
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopNow);

  try {
    await app.listen({ port: settings.PORT, host: settings.HOST });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && "code" in error ? error.code : error;
    const why = code === "EADDRINUSE" ? "다른 프로그램이 쓰고 있어요" : String(code);
    return stop(`포트 ${settings.PORT}번을 열 수 없어요: ${why}. PORT로 바꿀 수 있어요.`);
  }
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : settings.PORT;
  const url = settings.PULDA_PUBLIC_URL ?? `http://${settings.HOST}:${port}`;
  process.stdout.write(`풀다가 열렸어요: ${url}\n`);
  // Strangers can be the first to sign up there, so that nobody becomes an admin by that.
  if (isReachable(settings) && !(await userStore(db).hasAdmin())) process.stdout.write(NO_ADMIN);
}

async function build(parts: Parts): Promise<FastifyInstance | null> {
  try {
    return await buildApp(parts);
  } catch (error) {
    if (!(error instanceof KeyProblem)) throw error;
    await parts.engine.close();
    await parts.db.destroy();
    stop(error.message);
    return null;
  }
}

async function open(settings: Settings): Promise<Database | null> {
  try {
    const location = { folder: settings.PULDA_DATA_DIR, url: settings.DATABASE_URL };
    return await openDatabase({
      ...location,
      async beforeMigration(first) {
        const copy = await copyBeforeMigration(location, first);
        process.stdout.write(`업그레이드하기 전의 자료를 남겼어요: ${copy}\n`);
      },
    });
  } catch (error) {
    stop(problemOf(error, settings));
    return null;
  }
}

function problemOf(error: unknown, settings: Settings): string {
  if (error instanceof FolderInUse)
    return `다른 풀다가 이 자료 폴더를 쓰고 있어요: ${settings.PULDA_DATA_DIR}`;
  if (error instanceof UnusableDatabase)
    return error.kind === "empty"
      ? `데이터베이스 파일이 비어 있어요: ${error.path}. 백업에서 복원하거나, 새로 시작하려면 이 파일을 지워 주세요.`
      : `데이터베이스가 읽기 전용이에요: ${error.path}. 파일과 폴더에 쓸 권한이 있는지 확인해 주세요.`;
  return `데이터베이스를 열 수 없어요: ${reasonOf(error)}`;
}

/** In one line. An address with several candidates (an AggregateError) fails without a message of its own. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || ("code" in error ? String(error.code) : error.name);
  return message.replaceAll(/\s+/g, " ");
}

function stop(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
