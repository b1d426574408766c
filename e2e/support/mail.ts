/** Mails of a product without SMTP: it puts them into the outbox of its data folder. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The latest link that was mailed to an address and contains `part`; waits for the mail. */
export async function mailedLink(folder: string, to: string, part: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      () =>
        (found = mailsTo(folder, to)
          .flatMap(linksOf)
          .findLast((one) => one.includes(part))),
    )
    .toBeDefined();
  return found ?? "";
}

function mailsTo(folder: string, to: string): string[] {
  const outbox = join(folder, "outbox");
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), "utf8"))
    .filter((mail) => mail.startsWith(`To: ${to}\n`));
}

function linksOf(mail: string): string[] {
  return mail.match(/https?:\S+/g) ?? [];
}
