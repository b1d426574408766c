/** The server, wired: plugins, hooks, and the routes of every resource. */
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import fastify, { type FastifyInstance } from "fastify";
import { attemptRoutes } from "./attempt/routes.ts";
import { attemptStore } from "./attempt/store.ts";
import type { Settings } from "./config.ts";
import type { Database } from "./database/database.ts";
import { cookieSecret } from "./database/secret.ts";
import type { Engine } from "./engine/engine.ts";
import { beginning } from "./exam/begin.ts";
import { jobsOf } from "./exam/jobs.ts";
import { examRoutes } from "./exam/routes.ts";
import { examStore } from "./exam/store.ts";
import { favoriteRoutes } from "./favorite/routes.ts";
import { favoriteStore } from "./favorite/store.ts";
import { grammarRoutes } from "./grammar/routes.ts";
import { grammarStore } from "./grammar/store.ts";
import { serveDocumentation } from "./http/documentation.ts";
import { answerError, handleErrors } from "./http/errors.ts";
import { BODY_LIMIT, readBodies } from "./http/fields.ts";
import type { Logging } from "./http/logging.ts";
import { refuseCrossSite } from "./http/origin.ts";
import { PAGES, servePages } from "./http/pages.ts";
import { sessionsOf } from "./http/sessions.ts";
import { noteRoutes } from "./note/routes.ts";
import { ruleStore } from "./note/rule-store.ts";
import { noteStore } from "./note/store.ts";
import { questionRoutes } from "./question/routes.ts";
import { questionStore } from "./question/store.ts";
import { serviceRoutes } from "./service/routes.ts";
import { studyRoutes } from "./study/routes.ts";
import { studyStore } from "./study/store.ts";
import { providerOf } from "./user/certification.ts";
import { passwordsOf, type Passwords } from "./user/password.ts";
import { userRoutes } from "./user/routes.ts";
import { sessionStore } from "./user/session-store.ts";
import { signIn } from "./user/sign-in.ts";
import { userStore } from "./user/store.ts";
import { forgetTries } from "./user/tries.ts";
import { tryStore } from "./user/try-store.ts";
import { levelWords } from "./word/levels.ts";
import { reviewRoutes } from "./word/review-routes.ts";
import { reviewStore } from "./word/review-store.ts";
import { wordRoutes } from "./word/routes.ts";
import { testRoutes } from "./word/test-routes.ts";
import { wordStore } from "./word/store.ts";

export interface Parts {
  readonly db: Database;
  readonly engine: Engine;
  readonly settings: Settings;
  readonly logging: Logging;
  /** The folder of the built pages. */
  readonly pages?: string;
  /** What depends on the machine's speed, and what costs it most; the tests have their own. */
  readonly passwords?: Passwords;
  readonly timing?: Timing;
}

/** When the making of an exam is heard of; where it is left out, as an installation has it. */
export interface Timing {
  /** What a call that makes an exam waits for at most. */
  readonly patience?: () => Promise<void>;
  /** The time between two writes of one exam, in milliseconds. */
  readonly storeEvery?: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Calls of one address in a minute that hash a password or ask the provider; a class is 40. */
const COSTLY_CALLS = 300;
/** How late the event loop may be before calls are turned away, in milliseconds. */
const LATENESS = 5000;
/** The longest part of an address that stands for an id, so that a long id is a wrong id. */
const LONGEST_ID = 1000;

/**
 * Builds the server on an open data base. Closing it waits for what is under way and closes the
 * engine and the data base.
 */
export async function buildApp({
  db,
  engine,
  settings,
  logging,
  pages = PAGES,
  passwords = passwordsOf(),
  timing = {},
}: Parts): Promise<FastifyInstance> {
  const publicUrl = settings.PULDA_PUBLIC_URL;
  const app = fastify({
    ...logging,
    bodyLimit: BODY_LIMIT,
    // Behind a proxy on this machine the visitor's address stands in a header.
    trustProxy: publicUrl ? "loopback" : false,
    // A visitor who sends a body this slowly is not there any more.
    requestTimeout: 2 * MINUTE,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: LONGEST_ID },
    frameworkErrors: answerError,
  });
  handleErrors(app);
  refuseCrossSite(app, publicUrl);
  await app.register(helmet, {
    contentSecurityPolicy: policy(publicUrl),
    strictTransportSecurity: false,
  });
  await app.register(cookie, { secret: await cookieSecret(db) });
  await readBodies(app);
  await app.register(underPressure, {
    maxEventLoopDelay: LATENESS,
    // Who has no sample counts as late for ever: on a slow machine all of the first second of a start.
    sampleInterval: LATENESS,
    retryAfter: 5,
  });
  await app.register(rateLimit, { global: false, max: COSTLY_CALLS, timeWindow: MINUTE });

  const sessionRows = sessionStore(db);
  const tries = tryStore(db);
  const users = userStore(db);
  const exams = examStore(db);
  const jobs = jobsOf(exams, engine, app.log, timing.storeEvery);
  const secure = publicUrl?.startsWith("https:") ?? false;
  const http = { app, sessions: sessionsOf(sessionRows, secure) };

  serviceRoutes(http, db);
  userRoutes(http, {
    signIn: signIn(users, tries, passwords, settings.PULDA_SIGN_UP === "open"),
    provider: providerOf(settings),
    settings,
  });
  const begin = beginning(exams, jobs, engine, timing.patience);
  examRoutes(http, exams, begin, engine);
  favoriteRoutes(http, favoriteStore(db));
  questionRoutes(http, questionStore(db), exams, engine);
  const attempts = attemptStore(db);
  attemptRoutes(http, attempts, exams);
  const words = wordStore(db);
  wordRoutes(http, words, exams, engine);
  const reviews = reviewStore(db);
  reviewRoutes(http, reviews);
  testRoutes(http, { words, exams, engine, begin });
  grammarRoutes(http, grammarStore(db), engine);
  const notes = noteStore(db);
  noteRoutes(http, { notes, rules: ruleStore(db), reviews, exams, attempts, engine });
  studyRoutes(http, studyStore(db), engine);
  await serveDocumentation(app);
  await servePages(app, pages);

  const sweep = async () => {
    await sessionRows.removeEnded(new Date().toISOString());
    await forgetTries(tries);
    await words.forgetRemoved(new Date(Date.now() - DAY).toISOString());
  };
  const sweeping = setInterval(() => sweep().catch((err: unknown) => app.log.error({ err })), HOUR);
  sweeping.unref();
  app.addHook("onReady", () => jobs.resume());
  app.addHook("onReady", async () => {
    levelWords(words, engine).catch((err: unknown) =>
      app.log.error({ err }, "words without level"),
    );
  });
  app.addHook("onClose", async () => {
    clearInterval(sweeping);
    await jobs.close();
    await db.destroy();
  });
  return app;
}

/** Everything comes from us; MUI writes its styles into the page. */
function policy(publicUrl: string | undefined) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:"],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(publicUrl?.startsWith("https:") && { upgradeInsecureRequests: [] }),
    },
  };
}
