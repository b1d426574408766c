/** Signing up: at once, or by a mailed link where mail is set up. */
import { conflict, Failure, forbidden, invalid, notFound } from "../http/failure.ts";
import type { InvitationStore } from "../admin/invitation-store.ts";
import type { SignUpPolicy } from "../admin/sign-up.ts";
import type { MailLimits } from "../mail/mail-limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { SecurityLog } from "../service/security-log.ts";
import { traceOf, type Client } from "./client.ts";
import { networkPrefix } from "../http/network-prefix.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { passwordProblem, type Passwords } from "./password.ts";
import type { RegistrationStore } from "./registration-store.ts";
import type { SignUpLimits } from "./sign-up-limits.ts";
import type { UserRow, UserStore } from "./store.ts";
import type { TokenStore } from "./token-store.ts";

const SIGN_UP_CLOSED = "지금은 새로 가입할 수 없어요.";
const NO_INVITATION = "초대 코드가 있어야 가입할 수 있어요.";
const INVITATION_OVER = "쓸 수 없는 초대 코드예요. 초대해 준 사람에게 다시 받아 주세요.";
const TAKEN = conflict("이미 가입한 이메일이에요. 로그인해 주세요.");
const LINK_OVER = notFound("이미 썼거나 시간이 지난 링크예요. 메일을 다시 받아 주세요.");
const OWN_PASSWORD = "가입할 때 정한 비밀번호를 입력해 주세요.";

interface NewAccount {
  /** In lower case. */
  readonly email: string;
  readonly password: string;
  readonly invitation?: string | undefined;
}

export interface SignUp {
  /** The new user, or "mailed" where the account begins with the link in a mail. */
  register(account: NewAccount, client: Client): Promise<UserRow | "mailed" | Failure>;
  /**
   * Proves an address by its mailed link, and that the same person has asked for it: by the session of the
   * account, or by its password.
   * @param by who is signed in, and how the code of the second step is asked for where nobody is
   */
  verify(
    proof: { token: string; password?: string | undefined },
    by: { userId: number | null; secondStep: (owner: UserRow) => Promise<Failure | null> },
    client: Client,
  ): Promise<UserRow | Failure>;
  /** Whether somebody may get an account without a password; uses the invitation. */
  admit(invitation: string | undefined, client: Client): Promise<Failure | null>;
  /** Takes the use of an invitation back. */
  giveBack(invitation: string | undefined): Promise<void>;
}

interface Parts {
  readonly users: UserStore;
  readonly registrations: RegistrationStore;
  readonly tokens: TokenStore;
  readonly throttle: LoginThrottle;
  readonly passwords: Passwords;
  readonly policy: SignUpPolicy;
  readonly invitations: InvitationStore;
  readonly mailer: Mailer;
  readonly mailLimits: MailLimits;
  readonly limits: SignUpLimits;
  /** Whether mails reach their readers: then no answer says whether an address has an account. */
  readonly hasMail: boolean;
  readonly security: SecurityLog;
}

export function signUpService({
  users,
  registrations,
  tokens,
  throttle,
  passwords,
  policy,
  invitations,
  mailer,
  mailLimits,
  limits,
  hasMail,
  security,
}: Parts): SignUp {
  /** The code that is needed, or why one may not sign up. */
  async function invitationFor(code: string | undefined): Promise<string | null | Failure> {
    const mode = await policy.mode();
    if (mode === "open") return null;
    if (mode === "closed") return forbidden(SIGN_UP_CLOSED);
    if (!code) return invalid("invitation", NO_INVITATION);
    return (await invitations.isOpen(code, iso())) ? code : invalid("invitation", INVITATION_OVER);
  }

  async function add(
    email: string,
    passwordHash: string,
    invitation: string | null,
    verifiedAt: string | null,
  ): Promise<UserRow | Failure> {
    if (invitation !== null && !(await invitations.use(invitation, iso())))
      return invalid("invitation", INVITATION_OVER);
    const user = await users.add({ email, passwordHash, verifiedAt, now: iso() });
    if (user) return user;
    if (invitation !== null) await invitations.giveBack(invitation);
    return TAKEN;
  }

  return {
    async register({ email, password, invitation }, client) {
      const needed = await invitationFor(invitation);
      if (needed instanceof Failure) return needed;
      const problem = await passwordProblem(password, email);
      if (problem) return invalid("password", problem);
      const { address } = client;
      const tooMany = hasMail
        ? await mailLimits.spend("register", { address, userId: null })
        : await limits.spend(address);
      if (tooMany) return tooMany;
      const passwordHash = await passwords.hash(password, networkPrefix(client.address));
      if (hasMail) {
        // The same work for every address: what the mail says is decided when it is sent.
        if (!(await throttle.mayMail("register", email))) return "mailed";
        const registration = { email, passwordHash, invitation: needed };
        const id = await registrations.add(registration, Date.now());
        await mailer.add(email, { kind: "register", registration: id });
        return "mailed";
      }
      const user = await add(email, passwordHash, needed, null);
      if (!(user instanceof Failure))
        security("register", { ...traceOf(client), user_id: user.id });
      return user;
    },

    async verify({ token, password }, { userId, secondStep }, client) {
      const ownerId = await tokens.find(token, "verify", Date.now());
      const registration = ownerId === null ? await registrations.find(token, Date.now()) : null;
      const owner = ownerId === null ? undefined : await users.find(ownerId);
      const subject = owner ?? registration;
      if (!subject) return LINK_OVER;
      if (owner && owner.locked_at !== null) return LINK_OVER;
      if (!owner || userId !== owner.id) {
        if (password === undefined) return invalid("password", OWN_PASSWORD);
        const attempt = await throttle.start({
          email: subject.email,
          address: client.address,
          device: null,
        });
        if (attempt instanceof Failure) return attempt;
        const network = networkPrefix(client.address);
        const isRight = await passwords
          .isRight(subject.password_hash, password, network)
          .catch(async (error: unknown) => {
            await attempt.takenBack();
            throw error;
          });
        if (!isRight) {
          await attempt.failed();
          security("sign-in-failed", {
            ...traceOf(client),
            reason: "wrong password for a mailed link",
          });
          return invalid(
            "password",
            "비밀번호가 맞지 않아요. 가입할 때 정한 비밀번호를 입력해 주세요.",
          );
        }
        const refused = owner ? await secondStep(owner) : null;
        await (refused ? attempt.takenBack() : attempt.succeeded());
        if (refused) return refused;
      }
      if (owner) {
        if ((await tokens.take(token, "verify", Date.now())) === null) return LINK_OVER;
        await users.verify(owner.id, iso());
        security("verified", { ...traceOf(client), user_id: owner.id });
        return { ...owner, verified_at: owner.verified_at ?? iso() };
      }
      if (!registration) return LINK_OVER;
      const { email, password_hash, invitation } = registration;
      const user = await add(email, password_hash, invitation, iso());
      if (user instanceof Failure) return user;
      await registrations.removeOf(email);
      security("register", { ...traceOf(client), user_id: user.id });
      return user;
    },

    async admit(code, { address }) {
      const needed = await invitationFor(code);
      if (needed instanceof Failure) return needed;
      const tooMany = await limits.spend(address);
      if (tooMany) return tooMany;
      if (needed !== null && !(await invitations.use(needed, iso())))
        return invalid("invitation", INVITATION_OVER);
      return null;
    },

    async giveBack(code) {
      if (code && (await policy.mode()) === "invitation") await invitations.giveBack(code);
    },
  };
}

function iso(): string {
  return new Date().toISOString();
}
