/** What whoever runs the server can do on its command line, also while it runs. */
import { ADMIN_LEVEL, SignUpMode } from "@pulda/contract";
import type { Database } from "../database/database.ts";
import { mailStore } from "../mail/mail-store.ts";
import { forgetKey } from "../service/adopt-key.ts";
import { sessionStore } from "../user/session-store.ts";
import { userStore, type UserRow } from "../user/store.ts";
import { tokenStore } from "../user/token-store.ts";
import { twoStepStore } from "../user/two-step-store.ts";
import { auditStore } from "./audit-store.ts";
import { invitationStore } from "./invitation-store.ts";
import { signUpPolicy } from "./sign-up.ts";
import { adminUserStore } from "./user-store.ts";

const USAGE = `npm run admin -- <하려는 일>

  list [찾을 말]          사용자를 새로 가입한 순서로 보여 줘요
  promote <이메일>        관리자로 정해요
  demote <이메일>         관리자에서 내려요
  lock <이메일>           로그인하지 못하게 해요
  unlock <이메일>         다시 로그인할 수 있게 해요
  sign-out <이메일>       모든 기기에서 로그아웃해요
  reset-link <이메일>     비밀번호를 다시 정하는 링크를 만들어요 (30분, 한 번)
  two-step-off <이메일>   두 단계 로그인을 꺼요. 휴대폰도 복구 코드도 잃은 사람에게만
  invite [메모]           한 번 쓸 수 있는 초대 코드를 만들어요
  forget-key              잃어버린 비밀 키를 단념해요. 두 단계 로그인은 복구 코드로만 돼요
  sign-up [open|closed|invitation]   가입 방식을 보거나 바꿔요
`;

const LISTED = 100;
const NO_USER = "그런 이메일의 사용자가 없어요.";
const LAST_ADMIN = "마지막 관리자예요. 먼저 다른 사람을 관리자로 정해 주세요.";

interface Installation {
  /** Where links lead, without a slash at the end. */
  readonly origin: string;
  readonly defaultMode: SignUpMode;
}

/** What a command has done, in lines; `problem` where it has done nothing. */
export type Done = { readonly lines: readonly string[] } | { readonly problem: string };

/**
 * @param words the command and what it is about
 * @example await runCommand(db, ["promote", "someone@example.com"], place)
 */
export async function runCommand(
  db: Database,
  words: readonly string[],
  { origin, defaultMode }: Installation,
): Promise<Done> {
  const [command = "", ...rest] = words;
  const about = rest.join(" ").trim();
  const now = new Date().toISOString();
  const accounts = adminUserStore(db);
  const audit = auditStore(db);
  const policy = signUpPolicy(db, defaultMode);

  /** Does something to the account of the address that was given. */
  async function toUser(act: (user: UserRow) => Promise<Done>): Promise<Done> {
    const user = await userStore(db).findByEmail(about.toLowerCase());
    return user ? act(user) : { problem: NO_USER };
  }

  const edit = (
    action: "role" | "lock" | "unlock",
    change: { admin_level?: number; locked?: boolean },
    line: string,
  ) =>
    toUser(async (user) => {
      if (!(await accounts.edit(user.id, change, now))) return { problem: LAST_ADMIN };
      const detail = change.admin_level === undefined ? "" : `admin_level ${change.admin_level}`;
      await audit.add({ action, admin: null, user, detail }, now);
      return { lines: [`${user.email}: ${line}`] };
    });

  switch (command) {
    case "list": {
      const wanted = { search: about, filter: "all" } as const;
      const { list, pagination } = await accounts.list(wanted, { page: 1, limit: LISTED }, now);
      const lines = list.map(({ id, email, admin_level, locked_at, verified_at, exam_count }) =>
        [
          String(id).padStart(6),
          email,
          admin_level === ADMIN_LEVEL ? "관리자" : "",
          locked_at === null ? "" : "잠김",
          verified_at === null ? "인증 전" : "",
          `문제집 ${exam_count}`,
        ]
          .filter(Boolean)
          .join("  "),
      );
      const more = pagination.total_count - list.length;
      return { lines: more > 0 ? [...lines, `… ${more}명 더 있어요.`] : lines };
    }
    case "promote":
      return edit("role", { admin_level: ADMIN_LEVEL }, "이제 관리자예요. 다시 로그인해야 해요.");
    case "demote":
      return edit("role", { admin_level: ADMIN_LEVEL + 1 }, "이제 관리자가 아니에요.");
    case "lock":
      return edit("lock", { locked: true }, "잠갔어요.");
    case "unlock":
      return edit("unlock", { locked: false }, "풀었어요.");
    case "sign-out":
      return toUser(async (user) => {
        const removed = await sessionStore(db).removeOf(user.id);
        await audit.add({ action: "sign-out", admin: null, user, detail: `${removed}` }, now);
        return { lines: [`${user.email}: 기기 ${removed}대에서 로그아웃했어요.`] };
      });
    case "reset-link":
      return toUser(async (user) => {
        const token = await tokenStore(db).add(user.id, "reset", Date.now());
        await audit.add({ action: "reset-link", admin: null, user }, now);
        return { lines: [`${origin}/account/reset#token=${token}`] };
      });
    case "two-step-off":
      return toUser(async (user) => {
        if (user.totp_secret === null) return { problem: "두 단계 로그인을 쓰지 않는 사용자예요." };
        await twoStepStore(db).remove(user.id);
        await audit.add({ action: "two-step-off", admin: null, user }, now);
        const mail = { kind: "two-step-off", recipient: user.email, data: { at: now } };
        await mailStore(db).add(mail, Date.now());
        return {
          lines: [`${user.email}: 두 단계 로그인을 껐어요. 본인에게 메일로도 알려요.`],
        };
      });
    case "invite": {
      const { code } = await invitationStore(db).add(
        { note: about.slice(0, 100), maxUses: 1, expiresAt: null },
        now,
      );
      await audit.add({ action: "invitation-create", admin: null, detail: about }, now);
      return { lines: [code, `${origin}/sign-in?invitation=${code}`] };
    }
    case "forget-key": {
      const count = await forgetKey(db);
      await audit.add({ action: "forget-key", admin: null, detail: `${count}` }, now);
      return { lines: [`두 단계 로그인을 쓰는 ${count}명은 이제 복구 코드로 로그인해야 해요.`] };
    }
    case "sign-up": {
      if (about === "") return { lines: [await policy.mode()] };
      const mode = SignUpMode.safeParse(about);
      if (!mode.success) return { problem: "open, closed, invitation 가운데 하나예요." };
      await policy.setMode(mode.data);
      await audit.add({ action: "sign-up", admin: null, detail: mode.data }, now);
      return { lines: [mode.data] };
    }
    default:
      return { problem: USAGE };
  }
}
