/** What admins do; each change stands in the audit log. */
import { endpoints, type AuditAction } from "@pulda/contract";
import type { FastifyRequest } from "fastify";
import { conflict, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { SignedIn } from "../http/sessions.ts";
import type { MailStore } from "../mail/mail-store.ts";
import type { SecurityLog } from "../service/security-log.ts";
import type { SessionStore } from "../user/session-store.ts";
import type { UserStore } from "../user/store.ts";
import type { AuditStore } from "./audit-store.ts";
import type { ErrorStore } from "./error-store.ts";
import type { InvitationStore } from "./invitation-store.ts";
import type { SignUpPolicy } from "./sign-up.ts";
import type { StatsStore } from "./stats-store.ts";
import type { AdminUserStore } from "./user-store.ts";

const NO_USER = notFound("사용자를 찾을 수 없어요.");
const NO_INVITATION = notFound("초대를 찾을 수 없어요.");
const LAST_ADMIN = conflict("마지막 관리자예요. 먼저 다른 사람을 관리자로 정해 주세요.");
const SET_ASIDE = conflict("주소의 주인이 따로 있어서 보관한 계정이에요. 지울 수만 있어요.");
const DAY_MS = 86_400_000;

interface Parts {
  readonly accounts: AdminUserStore;
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly stats: StatsStore;
  readonly errors: ErrorStore;
  readonly mails: MailStore;
  readonly invitations: InvitationStore;
  readonly policy: SignUpPolicy;
  readonly audit: AuditStore;
  readonly security: SecurityLog;
}

export function adminRoutes(http: HttpContext, parts: Parts): void {
  const { accounts, users, sessions, stats, invitations, policy, audit } = parts;

  /** Puts a change into the audit log and the security log. */
  async function note(
    by: { user: SignedIn; request: FastifyRequest },
    action: AuditAction,
    concerned: { id: number; email: string } | null,
    detail = "",
  ): Promise<void> {
    await audit.add({ action, admin: by.user, user: concerned, detail }, iso());
    parts.security("admin-action", {
      address: by.request.ip,
      request_id: by.request.id,
      user_id: by.user.id,
      reason: [action, concerned && `account ${concerned.id}`].filter(Boolean).join(", "),
    });
  }

  mount(http, endpoints.adminUserList, ({ input }) => accounts.list(input, input, iso()));

  mount(http, endpoints.adminUserEdit, async ({ user, input, request }) => {
    const { user_id, locked, admin_level } = input;
    const before = await accounts.find(user_id, iso());
    if (!before) return NO_USER;
    if (before.set_aside_at !== null) return SET_ASIDE;
    const change = {
      locked: locked === (before.locked_at !== null) ? undefined : locked,
      admin_level: admin_level === before.admin_level ? undefined : admin_level,
    };
    if (!(await accounts.edit(user_id, change, iso()))) return LAST_ADMIN;
    const by = { user, request };
    if (change.locked !== undefined) await note(by, change.locked ? "lock" : "unlock", before);
    if (change.admin_level !== undefined)
      await note(by, "role", before, `admin_level ${before.admin_level} → ${change.admin_level}`);
    return (await accounts.find(user_id, iso())) ?? NO_USER;
  });

  mount(http, endpoints.adminUserSignOut, async ({ user, input, request }) => {
    const found = await accounts.find(input.user_id, iso());
    if (!found) return NO_USER;
    const removed = await sessions.removeOf(found.id);
    await note({ user, request }, "sign-out", found, `${removed}`);
    return { removed };
  });

  mount(http, endpoints.adminUserRemove, async ({ user, input, request }) => {
    const found = await accounts.find(input.user_id, iso());
    if (!found) return NO_USER;
    if (!(await users.remove(found.id, { keepLastAdmin: true }))) return LAST_ADMIN;
    // Neither is the address of an admin kept who goes by this call.
    const name = { id: found.id, email: `#${found.id}` };
    const by = user.id === found.id ? { ...user, email: name.email } : user;
    await note({ user: by, request }, "remove", name);
    return undefined;
  });

  mount(http, endpoints.adminStats, async ({ input: { days, zone } }) => {
    const { waiting, failed } = await parts.mails.count();
    return {
      days: await stats.days(days, { now: Date.now(), zone }),
      totals: await stats.totals(),
      database: await stats.database(),
      jobs: { ...(await stats.exams()), mail_waiting: waiting, mail_failed: failed },
      errors: await parts.errors.list(),
    };
  });

  const signUp = async () => ({ mode: await policy.mode(), default_mode: policy.defaultMode });
  mount(http, endpoints.adminSignUp, signUp);

  mount(http, endpoints.adminSignUpEdit, async ({ user, input, request }) => {
    const before = await policy.mode();
    await policy.setMode(input.mode);
    await note({ user, request }, "sign-up", null, `${before} → ${input.mode}`);
    return signUp();
  });

  mount(http, endpoints.adminInvitationList, ({ input }) => invitations.list(input, iso()));

  mount(http, endpoints.adminInvitationCreate, async ({ user, input, request }) => {
    const { note: text, max_uses: maxUses = null, days } = input;
    const expiresAt =
      days === undefined ? null : new Date(Date.now() + days * DAY_MS).toISOString();
    const made = await invitations.add({ note: text, maxUses, expiresAt }, iso());
    await note({ user, request }, "invitation-create", null, `#${made.id} ${text}`.trim());
    return made;
  });

  mount(http, endpoints.adminInvitationRemove, async ({ user, input, request }) => {
    const removed = await invitations.remove(input.invitation_id);
    if (removed === null) return NO_INVITATION;
    await note({ user, request }, "invitation-remove", null, `#${input.invitation_id} ${removed}`);
    return undefined;
  });

  mount(http, endpoints.adminAuditList, ({ input }) => audit.list(input));
}

function iso(): string {
  return new Date().toISOString();
}
