/** How mails leave: by SMTP, or into a folder of the installation where none is set up. */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Transport {
  /** @throws when the mail did not leave */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

const SECOND_MS = 1000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * By `smtps://`, or by `smtp://` with STARTTLS. Without TLS a mail leaves to this machine alone, or where the URL has
 * `?insecure`.
 * @param from the sender, such as `풀다 <no-reply@pulda.example>`
 * @example smtpTransport("smtp://relay.internal:25?insecure", from) // TLS where it is offered
 */
export function smtpTransport(address: string, from: string): Transport {
  const url = new URL(address);
  const isInsecure = url.searchParams.has("insecure") || LOOPBACK.test(url.hostname);
  url.searchParams.delete("insecure");
  const smtp = createTransport(
    {
      url: url.href,
      connectionTimeout: 10 * SECOND_MS,
      greetingTimeout: 10 * SECOND_MS,
      socketTimeout: 30 * SECOND_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
      requireTLS: !isInsecure,
    },
    { from },
  );
  return {
    async send(mail) {
      await smtp.sendMail(mail);
    },
    close: () => smtp.close(),
  };
}

/** So many mails stay in the folder. */
const MAX_IN_OUTBOX = 1000;

/**
 * @param folder made with the first mail, for its owner alone
 * @param onFirst called once, with the first mail
 */
export function outboxTransport(folder: string, onFirst: () => void): Transport {
  let isFirst = true;
  let count = 0;
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
      count += 1;
      const name = `${time}-${String(count).padStart(6, "0")}.txt`;
      await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}`, {
        mode: 0o600,
        flag: "wx",
      });
      if (isFirst) onFirst();
      isFirst = false;
      const names = (await readdir(folder)).filter((one) => one.endsWith(".txt")).toSorted();
      for (const old of names.slice(0, -MAX_IN_OUTBOX))
        await rm(join(folder, old), { force: true });
    },
    close: () => {},
  };
}
