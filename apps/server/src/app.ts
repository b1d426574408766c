/** The server, wired: stores, services and the routes of every resource. */
import { join } from "node:path";
import { QUOTAS } from "@pulda/contract";
import type { FastifyInstance } from "fastify";
import { auditStore } from "./admin/audit-store.ts";
import { errorStore } from "./admin/error-store.ts";
import { invitationStore } from "./admin/invitation-store.ts";
import { adminRoutes } from "./admin/routes.ts";
import { signUpPolicy } from "./admin/sign-up.ts";
import { statsStore } from "./admin/stats-store.ts";
import { adminUserStore } from "./admin/user-store.ts";
import { attemptRoutes } from "./attempt/routes.ts";
import { attemptStore } from "./attempt/store.ts";
import { isReachable, type Settings } from "./config.ts";
import { databaseKindOf, type Database } from "./database/database.ts";
import { importRoutes } from "./documents/import-routes.ts";
import { notePaperRoutes } from "./documents/note-paper-routes.ts";
import { paperDrawing } from "./documents/paper-drawing.ts";
import { documentRoutes } from "./documents/routes.ts";
import { resultRoutes } from "./documents/result-routes.ts";
import { sharePaperRoutes } from "./documents/share-paper-routes.ts";
import { shareFileRoutes } from "./documents/share-file-routes.ts";
import { documentThreads, type DocumentThreads } from "./documents/threads.ts";
import { wordFileRoutes } from "./documents/word-file-routes.ts";
import { wordSheetRoutes } from "./documents/word-sheet-routes.ts";
import type { Notifications } from "./database/notifications.ts";
import type { Engine } from "./engine/engine.ts";
import { generationStarter } from "./exam/generation/start-generation.ts";
import { modelStops } from "./exam/generation/model-stops.ts";
import { progressEvents } from "./exam/generation/progress.ts";
import { generationOf, type GenerationTiming } from "./exam/generation/generation.ts";
import { localJobs } from "./exam/generation/jobs.ts";
import { sharedJobs } from "./exam/generation/shared-jobs.ts";
import { chatRoutes } from "./chat/routes.ts";
import { classRoutes } from "./class/routes.ts";
import { classStore } from "./class/classes.ts";
import { examRoutes } from "./exam/routes.ts";
import { examStore } from "./exam/store.ts";
import { favoriteRoutes } from "./favorite/routes.ts";
import { favoriteStore } from "./favorite/store.ts";
import { grammarRoutes } from "./grammar/routes.ts";
import { grammarStore } from "./grammar/store.ts";
import { serveDocumentation } from "./http/openapi.ts";
import { bodyBudget } from "./http/body-budget.ts";
import { createHttpServer } from "./http/http-server.ts";
import type { Logging } from "./http/logging.ts";
import type { HttpContext } from "./http/mount.ts";
import { PAGES, servePages } from "./http/pages.ts";
import { quotasOf, type Quotas } from "./http/quotas.ts";
import { logRefusedRequests } from "./http/refused-requests.ts";
import { sessionCookies } from "./http/sessions.ts";
import { libraryRoutes } from "./library/routes.ts";
import { mailLimits } from "./mail/mail-limits.ts";
import { streamBudget } from "./http/stream-budget.ts";
import { mailStore } from "./mail/mail-store.ts";
import { mailer } from "./mail/mailer.ts";
import { outboxTransport, smtpTransport, type Transport } from "./mail/transport.ts";
import { exchangeStore } from "./model/exchange-store.ts";
import { modelSettings } from "./model/model-settings.ts";
import { modelOf } from "./model/model.ts";
import { modelRoutes } from "./model/routes.ts";
import { modelUsageStore } from "./model/usage-store.ts";
import { fingerprintStore } from "./note/fingerprint-store.ts";
import { noteRoutes } from "./note/routes.ts";
import { progressStore } from "./note/progress-store.ts";
import { ruleCardStore } from "./note/rule-card-store.ts";
import { noteStore } from "./note/store.ts";
import { questionRoutes } from "./question/routes.ts";
import type { ReportBroken } from "./question/question-json.ts";
import { questionStore } from "./question/store.ts";
import { adoptKey } from "./service/adopt-key.ts";
import { steadyClock, type Clock } from "./service/clock.ts";
import { installationKey } from "./service/installation-key.ts";
import { removerOf } from "./removal/remover.ts";
import { TRASH_DAYS } from "./removal/trash-content.ts";
import { runMaintenance } from "./service/maintenance.ts";
import { codeThrottle } from "./share/code-throttle.ts";
import { shareEvents } from "./share/board/share-events.ts";
import { shareRoutes } from "./share/routes.ts";
import { sharing } from "./share/sharing.ts";
import { takerRoutes } from "./share/taker-routes.ts";
import { serveMetrics } from "./service/metrics.ts";
import { serviceRoutes } from "./service/routes.ts";
import { securityLog } from "./service/security-log.ts";
import { usageCounter } from "./service/usage.ts";
import { trashRoutes } from "./trash/routes.ts";
import { trashStore } from "./trash/trash-store.ts";
import { studyRoutes } from "./study/routes.ts";
import { studyStore } from "./study/store.ts";
import { accountRoutes } from "./user/account-routes.ts";
import { providerOf } from "./user/certification.ts";
import { deviceRoutes } from "./user/device-routes.ts";
import { exportStore } from "./user/export/export-store.ts";
import { exportRoutes } from "./user/export/routes.ts";
import { knownDeviceStore } from "./user/known-device-store.ts";
import { DEVICE_LIFETIME_DAYS, deviceCookies } from "./user/known-device.ts";
import { loginThrottle } from "./user/login-throttle.ts";
import { ownerProof } from "./user/owner-proof.ts";
import { passwordsOf, type Passwords } from "./user/password.ts";
import { registrationStore } from "./user/registration-store.ts";
import { userRoutes } from "./user/routes.ts";
import { sessionStore } from "./user/session-store.ts";
import { signInService } from "./user/sign-in.ts";
import { NO_SIGN_UP_LIMITS, signUpLimits } from "./user/sign-up-limits.ts";
import { signUpService } from "./user/sign-up.ts";
import { userStore, type UserStore } from "./user/store.ts";
import { tokenStore } from "./user/token-store.ts";
import { twoStepRoutes } from "./user/two-step-routes.ts";
import { twoStepStore } from "./user/two-step-store.ts";
import { twoStepService } from "./user/two-step.ts";
import { makerStore } from "./user/maker-store.ts";
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
  readonly quotas?: Quotas;
  /** Deadlines are judged by it. */
  readonly clock?: Clock;
  /** How mails leave. */
  readonly transport?: Transport;
  readonly documents?: DocumentThreads;
}

/** The timing of generation; the defaults are those of an installation. */
export interface Timing extends GenerationTiming {
  /** Bounds how long a call that makes an exam waits for it. */
  readonly responseWait?: () => Promise<void>;
}

const DAY_MS = 86_400_000;
/** How long what was set aside waits to be claimed. */
const SET_ASIDE_DAYS = 90;
/** How long mails that were given up, and errors, are kept. */
const KEPT_DAYS = 30;
/** How long it is kept who has used how much of a language model. */
const USAGE_DAYS = 366;

/**
 * Builds the server on an open database. Closing it waits for requests in flight and closes the
 * engine, the notifications and the database.
 * @throws KeyProblem where the database's secrets need another key
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
  quotas = quotasOf(QUOTAS, settings.PULDA_PROCESSES),
  clock = steadyClock(),
  transport,
  documents = documentThreads(),
}: Parts): Promise<FastifyInstance> {
  const publicUrl = settings.PULDA_PUBLIC_URL;
  const key = installationKey(settings.PULDA_DATA_DIR, settings.PULDA_SECRET_KEY);
  await adoptKey(db, key);
  const app = await createHttpServer({
    publicUrl,
    bindsSubdomains: settings.PULDA_HSTS_SUBDOMAINS === "on",
    listenHost: settings.HOST,
    allowedHosts: settings.PULDA_ALLOWED_HOSTS,
    trustProxy: settings.PULDA_TRUST_PROXY,
    cookieSecret: key.cookieSecret,
    logging,
  });

  const sessionRows = sessionStore(db);
  const throttleStore = loginThrottleStore(db);
  const throttle = loginThrottle(throttleStore);
  const remover = removerOf(db, (err) => app.log.error({ err }, "rows could not be removed"));
  const users = userStore(db, remover, { firstIsAdmin: !isReachable(settings) });
  const reportBroken: ReportBroken = (where, { id, problem }) =>
    app.log.error({ [where]: id, problem }, "a stored item cannot be read");
  const exams = examStore(db, reportBroken, remover);
  const notifications = openNotifications((err) => app.log.error({ err }, "notifications lost"));
  const progress = progressEvents(notifications, (err) =>
    app.log.error({ err }, "progress could not be published"),
  );
  const jobs =
    databaseKindOf(db) === "postgres"
      ? sharedJobs(db, exams, (err) => app.log.error({ err }, "exams cannot be handed out"))
      : localJobs(exams);
  const stops = modelStops(notifications, (err) =>
    app.log.error({ err }, "a model's end could not be announced"),
  );
  const modelUsage = modelUsageStore(db, () => clock.now());
  const ofModel = modelSettings(settings);
  const model =
    ofModel &&
    modelOf({
      settings: ofModel,
      connect: async (set) => (await import("./model/connection.ts")).connectionOf(set),
      exchanges: exchangeStore(db),
      usage: modelUsage,
    });
  const generation = generationOf(
    { exams, jobs, engine, model, stops, progress, log: app.log },
    timing,
  );
  const secure = publicUrl?.startsWith("https:") ?? false;
  const sessions = sessionCookies(sessionRows, secure);
  const guests = sessionCookies(sessionRows, secure, "guest");
  const streams = streamBudget();
  const security = securityLog(app.log);
  logRefusedRequests(app, (refused) => security("request-refused", refused));
  const http: HttpContext = {
    app,
    sessions,
    guests,
    bodies: bodyBudget(),
    quotas,
    streams,
    onAdminRefused: ({ id: request_id, ip: address }, { id: user_id }, { method, path }) =>
      security("admin-refused", { address, request_id, user_id, reason: `${method} ${path}` }),
    isAdminReady: async (userId) =>
      settings.PULDA_ADMIN_TWO_STEP === "optional" || (await users.hasTwoStep(userId)),
  };

  serviceRoutes(http, db);
  serveMetrics(app, settings.PULDA_METRICS_TOKEN, () => exams.countAllUnfinished());

  const usage = usageCounter(db, (err) => app.log.warn({ err }, "usage could not be counted"));
  const errors = errorStore(db);
  const mails = mailStore(db);
  const [registrations, tokens] = [registrationStore(db), tokenStore(db)];
  const hasMail = settings.SMTP_URL !== undefined;
  const mail = mailer({
    mails,
    users,
    registrations,
    tokens,
    transport: transport ?? transportOf(settings, app),
    origin: publicUrl ?? `http://${settings.HOST}:${settings.PORT}`,
    log: app.log,
  });
  const devices = deviceCookies(secure);
  const knownDevices = knownDeviceStore(db);
  const twoStep = twoStepService(twoStepStore(db), key);
  const invitations = invitationStore(db);
  const policy = signUpPolicy(db, settings.PULDA_SIGN_UP);
  const provider = providerOf(settings);
  const accounts = {
    users,
    throttle,
    passwords,
    security,
    devices,
    twoStep,
    mailer: mail,
    mailLimits: mailLimits(throttleStore),
  };
  const proveOwner = ownerProof(accounts);
  const signUp = signUpService({
    ...accounts,
    registrations,
    tokens,
    policy,
    invitations,
    limits: isReachable(settings) ? signUpLimits(throttleStore) : NO_SIGN_UP_LIMITS,
    hasMail,
  });
  const signIn = signInService({ ...accounts, knownDevices, signUp, usage });
  userRoutes(http, {
    ...accounts,
    signIn,
    signUp,
    knownDevices,
    usage,
    provider,
    settings,
  });
  accountRoutes(http, {
    ...accounts,
    sessions: sessionRows,
    knownDevices,
    tokens,
    proveOwner,
    secondStep: signIn.secondStep,
    policy,
    hasMail,
    hasSocial: provider !== null,
  });
  deviceRoutes(http, { sessions: sessionRows, devices, security });
  twoStepRoutes(http, { ...accounts, proveOwner });
  exportRoutes(http, exportStore(db), security);
  adminRoutes(http, {
    accounts: adminUserStore(db),
    users,
    sessions: sessionRows,
    stats: statsStore(db),
    errors,
    mails,
    invitations,
    policy,
    audit: auditStore(db),
    security,
  });
  app.addHook("onError", async ({ method, routeOptions, id }, _reply, error) => {
    if ((error.statusCode ?? 500) < 500) return;
    const path = routeOptions.url ?? "";
    // A database that is not there has no room for its own error, which is logged anyway.
    await errors
      .add({ method, path, error, requestId: id }, new Date().toISOString())
      .catch(() => {});
  });

  const startGeneration = generationStarter(
    exams,
    generation,
    progress,
    engine,
    timing.responseWait,
  );
  examRoutes(http, { exams, startGeneration, progress, stops, engine, hasModel: model !== null });
  modelRoutes(http, { model, usage: modelUsage, engine });
  chatRoutes(http, { db, exams, engine });
  const papers = paperDrawing(documents);
  documentRoutes(http, { exams, threads: documents, papers });
  importRoutes(http, { db, exams, engine, threads: documents });
  libraryRoutes(http, { db, exams, engine });
  favoriteRoutes(http, favoriteStore(db));
  const trash = trashStore(db, remover);
  trashRoutes(http, trash);
  questionRoutes(http, { questions: questionStore(db), exams, engine, model });
  const attempts = attemptStore(db, reportBroken, remover);
  const onShareError = (err: Error) => app.log.error({ err }, "a change could not be announced");
  const onShareChange = shareEvents(notifications, onShareError);
  app.addHook("preClose", async () => onShareChange.close());
  attemptRoutes(http, { attempts, exams, clock, onShareChange: onShareChange.announce });
  const shareStores = sharing({
    db,
    attempts,
    exams,
    engine,
    remover,
    report: reportBroken,
    events: onShareChange,
  });
  const codes = codeThrottle(throttleStore, () => clock.now());
  shareRoutes(http, { ...shareStores, db, events: onShareChange, remover, clock });
  takerRoutes(http, {
    takers: shareStores.takers,
    codes,
    users,
    events: onShareChange,
    clock,
  });
  classRoutes(http, { classes: classStore(db, remover, shareStores.shares), codes, clock });
  const words = wordStore(db);
  wordRoutes(http, words, exams, engine);
  wordSheetRoutes(http, words, papers);
  wordFileRoutes(http, words, documents);
  resultRoutes(http, { attempts, exams, engine, threads: documents });
  sharePaperRoutes(http, { shares: shareStores.shares, papers, publicUrl });
  shareFileRoutes(http, { ...shareStores, engine, threads: documents });
  const reviews = reviewStore(db);
  reviewRoutes(http, reviews);
  wordTestRoutes(http, { words, exams, engine, startGeneration });
  grammarRoutes(http, grammarStore(db), engine);
  const notes = noteStore(db, reportBroken);
  const study = studyStore(db);
  notePaperRoutes(http, notes, papers);
  noteRoutes(http, {
    notes,
    rules: ruleCardStore(db),
    fingerprints: fingerprintStore(db),
    progress: progressStore(db),
    reviews,
    study,
    makers: makerStore(db),
    exams,
    attempts,
    engine,
    model,
  });
  studyRoutes(http, study, engine);
  await serveDocumentation(app);
  await servePages(app, pages);

  // What is removed is gone for good: a clock that leaps ends nothing.
  const daysAgo = (days: number) => iso(clock.now() - days * DAY_MS);
  runMaintenance(app, {
    onStart: [
      () => backfillLevels(words, engine),
      () => remover.finish(),
      () => attempts.finishGrading(),
      () => shareStores.passing.finish(),
      () => mail.run(),
    ],
    minutely: [() => shareStores.settle.settleDue(clock.now())],
    hourly: [
      () => sessionRows.removeExpired(iso(clock.now())),
      () => throttle.removeExpired(),
      () => tokens.removeExpired(clock.now()),
      () => registrations.removeExpired(clock.now()),
      () => knownDevices.removeOlder(daysAgo(DEVICE_LIFETIME_DAYS)),
      () => mails.removeFailed(Date.parse(daysAgo(KEPT_DAYS))),
      () => errors.removeOlder(daysAgo(KEPT_DAYS)),
      () => modelUsage.removeOlder(USAGE_DAYS),
      () => removeSetAside(users, daysAgo(SET_ASIDE_DAYS)),
      () => words.purgeRemoved(daysAgo(TRASH_DAYS)),
      () => trash.purge(),
      () => remover.finish(),
    ],
  });
  app.addHook("onReady", () => generation.start());
  app.addHook("onClose", async () => {
    await generation.close();
    await documents.close();
    await remover.close();
    await mail.close();
    await usage.close();
    await notifications.close();
    await db.destroy();
  });
  return app;
}

/** By SMTP, or into a folder that the log names with the first mail. */
function transportOf(settings: Settings, { log }: FastifyInstance): Transport {
  const { SMTP_URL: url, PULDA_PUBLIC_URL: publicUrl, PULDA_DATA_DIR } = settings;
  const host = publicUrl ? new URL(publicUrl).hostname : "localhost";
  if (url) return smtpTransport(url, settings.PULDA_MAIL_FROM ?? `풀다 <no-reply@${host}>`);
  const folder = join(PULDA_DATA_DIR, "outbox");
  return outboxTransport(folder, () =>
    log.warn({ folder }, "mail is not set up (SMTP_URL): mails are written into a folder"),
  );
}

async function removeSetAside(users: UserStore, before: string): Promise<void> {
  for (const id of await users.setAsideBefore(before)) await users.remove(id);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
