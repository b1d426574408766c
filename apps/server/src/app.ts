/** The server, wired: stores, services and the routes of every resource. */
import type { FastifyInstance } from "fastify";
import { attemptRoutes } from "./attempt/routes.ts";
import { attemptStore } from "./attempt/store.ts";
import type { Settings } from "./config.ts";
import { databaseKindOf, type Database } from "./database/database.ts";
import type { Notifications } from "./database/notifications.ts";
import { cookieSecret } from "./database/cookie-secret.ts";
import type { Engine } from "./engine/engine.ts";
import { generationStarter } from "./exam/generation/start-generation.ts";
import { progressEvents } from "./exam/generation/progress.ts";
import { generationOf, type GenerationTiming } from "./exam/generation/generation.ts";
import { localJobs } from "./exam/generation/jobs.ts";
import { sharedJobs } from "./exam/generation/shared-jobs.ts";
import { examRoutes } from "./exam/routes.ts";
import { examStore } from "./exam/store.ts";
import { favoriteRoutes } from "./favorite/routes.ts";
import { favoriteStore } from "./favorite/store.ts";
import { grammarRoutes } from "./grammar/routes.ts";
import { grammarStore } from "./grammar/store.ts";
import { serveDocumentation } from "./http/openapi.ts";
import { createHttpServer } from "./http/http-server.ts";
import type { Logging } from "./http/logging.ts";
import { PAGES, servePages } from "./http/pages.ts";
import { sessionCookies } from "./http/sessions.ts";
import { noteRoutes } from "./note/routes.ts";
import { ruleCardStore } from "./note/rule-card-store.ts";
import { noteStore } from "./note/store.ts";
import { questionRoutes } from "./question/routes.ts";
import type { ReportBroken } from "./question/question-json.ts";
import { questionStore } from "./question/store.ts";
import { runMaintenance } from "./service/maintenance.ts";
import { serviceRoutes } from "./service/routes.ts";
import { studyRoutes } from "./study/routes.ts";
import { studyStore } from "./study/store.ts";
import { providerOf } from "./user/certification.ts";
import { passwordsOf, type Passwords } from "./user/password.ts";
import { userRoutes } from "./user/routes.ts";
import { sessionStore } from "./user/session-store.ts";
import { signInService } from "./user/sign-in.ts";
import { userStore } from "./user/store.ts";
import { removeExpiredAttempts } from "./user/login-throttle.ts";
import { loginThrottleStore } from "./user/login-throttle-store.ts";
import { backfillLevels } from "./word/backfill-levels.ts";
import { reviewRoutes } from "./word/review-routes.ts";
import { reviewStore } from "./word/review-store.ts";
import { wordRoutes } from "./word/routes.ts";
import { wordTestRoutes } from "./word/test-routes.ts";
import { wordStore } from "./word/store.ts";

export interface Parts {
  readonly db: Database;
  /** Opens the notifications; `onError` is called when their connection is lost. */
  readonly openNotifications: (onError: (error: Error) => void) => Notifications;
  readonly engine: Engine;
  readonly settings: Settings;
  readonly logging: Logging;
  /** The folder of the built pages. */
  readonly pages?: string;
  /** Tests replace what depends on the machine's speed or costs most of it. */
  readonly passwords?: Passwords;
  readonly timing?: Timing;
}

/** The timing of generation; the defaults are those of an installation. */
export interface Timing extends GenerationTiming {
  /** Bounds how long a call that makes an exam waits for it. */
  readonly responseWait?: () => Promise<void>;
}

const DAY_MS = 86_400_000;

/**
 * Builds the server on an open database. Closing it waits for requests in flight and closes the
 * engine, the notifications and the database.
 */
export async function buildApp({
  db,
  openNotifications,
  engine,
  settings,
  logging,
  pages = PAGES,
  passwords = passwordsOf(),
  timing = {},
}: Parts): Promise<FastifyInstance> {
  const publicUrl = settings.PULDA_PUBLIC_URL;
  const app = await createHttpServer({ publicUrl, cookieSecret: await cookieSecret(db), logging });

  const sessionRows = sessionStore(db);
  const loginThrottle = loginThrottleStore(db);
  const users = userStore(db);
  const reportBroken: ReportBroken = (where, { id, problem }) =>
    app.log.error({ [where]: id, problem }, "a stored item cannot be read");
  const exams = examStore(db, reportBroken);
  const notifications = openNotifications((err) => app.log.error({ err }, "notifications lost"));
  const progress = progressEvents(notifications, (err) =>
    app.log.error({ err }, "progress could not be published"),
  );
  const jobs =
    databaseKindOf(db) === "postgres"
      ? sharedJobs(db, exams, (err) => app.log.error({ err }, "exams cannot be handed out"))
      : localJobs(exams);
  const generation = generationOf(exams, jobs, engine, progress, app.log, timing);
  const secure = publicUrl?.startsWith("https:") ?? false;
  const http = { app, sessions: sessionCookies(sessionRows, secure) };

  serviceRoutes(http, db);
  userRoutes(http, {
    signIn: signInService(users, loginThrottle, passwords, settings.PULDA_SIGN_UP === "open"),
    provider: providerOf(settings),
    settings,
  });
  const startGeneration = generationStarter(
    exams,
    generation,
    progress,
    engine,
    timing.responseWait,
  );
  examRoutes(http, exams, startGeneration, progress, engine);
  favoriteRoutes(http, favoriteStore(db));
  questionRoutes(http, questionStore(db), exams, engine);
  const attempts = attemptStore(db, reportBroken);
  attemptRoutes(http, attempts, exams);
  const words = wordStore(db);
  wordRoutes(http, words, exams, engine);
  const reviews = reviewStore(db);
  reviewRoutes(http, reviews);
  wordTestRoutes(http, { words, exams, engine, startGeneration });
  grammarRoutes(http, grammarStore(db), engine);
  const notes = noteStore(db, reportBroken);
  noteRoutes(http, { notes, rules: ruleCardStore(db), reviews, exams, attempts, engine });
  studyRoutes(http, studyStore(db), engine);
  await serveDocumentation(app);
  await servePages(app, pages);

  runMaintenance(app, {
    onStart: [() => backfillLevels(words, engine)],
    hourly: [
      () => sessionRows.removeExpired(new Date().toISOString()),
      () => removeExpiredAttempts(loginThrottle),
      () => words.purgeRemoved(new Date(Date.now() - DAY_MS).toISOString()),
    ],
  });
  app.addHook("onReady", () => generation.start());
  app.addHook("onClose", async () => {
    await generation.close();
    await notifications.close();
    await db.destroy();
  });
  return app;
}
