/** Sends mails from a queue in the database: a call neither waits for a mail nor fails by it. */
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { RegistrationStore } from "../user/registration-store.ts";
import type { UserStore } from "../user/store.ts";
import type { TokenStore } from "../user/token-store.ts";
import {
  alreadyRegisteredMail,
  koreanTime,
  newDeviceMail,
  passwordChangedMail,
  registerMail,
  resetMail,
  twoStepOffMail,
  verifyMail,
} from "./mail-texts.ts";
import { LONGEST_WAIT_MS, type MailRow, type MailStore } from "./mail-store.ts";
import type { OutgoingMail, Transport } from "./transport.ts";

const MINUTE_MS = 60_000;
/** How often the queue is looked at besides when a mail is added, for what is due again. */
const LOOK_INTERVAL_MS = 15_000;
/** The wait after each try that has failed; after the last the mail is given up. */
const WAITS_MS = [1, 5, 30, 120, 360].map((minutes) =>
  Math.min(LONGEST_WAIT_MS, minutes * MINUTE_MS),
);

const Mail = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("register"), registration: z.int() }),
  z.object({ kind: z.literal("verify"), user: z.int() }),
  z.object({ kind: z.literal("forgot") }),
  z.object({
    kind: z.literal("new-device"),
    browser: z.string(),
    system: z.string(),
    at: z.string(),
  }),
  z.object({ kind: z.literal("password-changed"), at: z.string() }),
  z.object({ kind: z.literal("two-step-off"), at: z.string() }),
]);
type Mail = z.infer<typeof Mail>;

/** Sent in turn, so that a reset waits for one mail of each other kind at most. */
const KINDS = Mail.options.map(({ shape }) => shape.kind.value);

export interface Mailer {
  /** Puts a mail into the queue. Resolves when it is stored; never rejects: a failure is logged. */
  add(recipient: string, mail: Mail): Promise<void>;
  /** Sends what is due. Tests wait for it; otherwise it runs by itself. */
  run(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  readonly mails: MailStore;
  readonly users: UserStore;
  readonly registrations: RegistrationStore;
  readonly tokens: TokenStore;
  readonly transport: Transport;
  /** Where links lead, without a slash at the end. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
}

export function mailer({
  mails,
  users,
  registrations,
  tokens,
  transport,
  origin,
  log,
}: Parts): Mailer {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosed = false;
  const timer = setInterval(() => void run(), LOOK_INTERVAL_MS);
  timer.unref();

  /** The mail as it is sent now, or null where it is pointless by now. */
  async function outgoing(recipient: string, mail: Mail): Promise<OutgoingMail | null> {
    switch (mail.kind) {
      case "register": {
        if (await users.findByEmail(recipient)) {
          await registrations.removeOf(recipient);
          return alreadyRegisteredMail(recipient, `${origin}/sign-in`);
        }
        const made = await registrations.newToken(mail.registration);
        return made && registerMail(recipient, `${origin}/account/verify#token=${made.token}`);
      }
      case "verify": {
        const user = await users.find(mail.user);
        if (user?.email !== recipient || user.verified_at !== null) return null;
        const token = await tokens.add(user.id, "verify", Date.now());
        return verifyMail(recipient, `${origin}/account/verify#token=${token}`);
      }
      case "forgot": {
        const user = await users.findByEmail(recipient);
        if (!user || user.locked_at !== null) return null;
        const token = await tokens.add(user.id, "reset", Date.now());
        return resetMail(recipient, `${origin}/account/reset#token=${token}`);
      }
      case "new-device":
        return newDeviceMail(recipient, {
          ...mail,
          time: koreanTime(mail.at),
          url: `${origin}/account`,
        });
      case "password-changed":
        return passwordChangedMail(recipient, {
          time: koreanTime(mail.at),
          url: `${origin}/account`,
        });
      case "two-step-off":
        return twoStepOffMail(recipient, {
          time: koreanTime(mail.at),
          url: `${origin}/account`,
        });
    }
  }

  async function send({ id, kind, recipient, data, tries }: MailRow): Promise<void> {
    try {
      const message = await outgoing(recipient, Mail.parse({ ...JSON.parse(data), kind }));
      if (message) await transport.send(message);
      await mails.sent(id);
    } catch (err) {
      const wait = WAITS_MS[tries - 1];
      log.warn(
        { err: withoutAddress(err, recipient), mail: id, kind, tries },
        "a mail could not be sent",
      );
      await (wait === undefined
        ? mails.giveUp(id, Date.now())
        : mails.retryAt(id, Date.now() + wait));
    }
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      let hasSent = false;
      for (const kind of KINDS) {
        const mail = isClosed ? undefined : await mails.take(kind, Date.now());
        if (mail) await send(mail);
        hasSent ||= mail !== undefined;
      }
      if (!hasSent) return;
    }
  }

  function run(): Promise<void> {
    isAskedAgain = true;
    running ??= runOnce();
    return running;
  }

  async function runOnce(): Promise<void> {
    isAskedAgain = false;
    try {
      await sendDue();
    } catch (err) {
      log.warn({ err }, "the mail queue could not be read");
    }
    running = null;
    // A mail that was added after the last look.
    if (isAskedAgain && !isClosed) await run();
  }

  return {
    async add(recipient, { kind, ...data }) {
      try {
        if (await mails.add({ kind, recipient, data }, Date.now())) void run();
        else log.error({ kind }, "the mail queue is full: a mail was dropped");
      } catch (err) {
        log.error({ err, kind }, "a mail could not be stored");
      }
    },
    run,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

/** A server's answer may quote the recipient, who is in no log. */
function withoutAddress(error: unknown, recipient: string): Error {
  const { message, name } = error instanceof Error ? error : new Error(String(error));
  return Object.assign(new Error(message.replaceAll(recipient, "…")), { name, stack: "" });
}
