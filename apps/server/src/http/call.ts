/** What every call goes through before its handler: session, quota, body, fields. */
import { ADMIN_LEVEL, CODE, type Endpoint, type Envelope, type ParsedOf } from "@pulda/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { BodyBudget } from "./body-budget.ts";
import { failureEnvelope } from "./errors.ts";
import { Failure, forbidden } from "./failure.ts";
import { noteUser } from "./logging.ts";
import { noteOutcome } from "./outcome.ts";
import { parseFields } from "./parse-fields.ts";
import type { Quotas } from "./quotas.ts";
import { noteRefused } from "./refused-requests.ts";
import { readFields } from "./request-body.ts";
import { isConfirmed, type SessionCookies, type SignedIn } from "./sessions.ts";

export interface Call<E extends Endpoint> {
  readonly input: ParsedOf<E>;
  /** Null only where the endpoint is open to everyone. */
  readonly user: E["auth"] extends true ? SignedIn : SignedIn | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * Counts items that the call is about to read or copy; the failure (code 429) where the user has had enough of
   * them for a minute. A hundred at a time cost nothing.
   */
  readonly spendItems: (count: number) => Promise<Failure | null>;
}

/** Told of each member who asks for what only admins may do. */
export type OnAdminRefused = (request: FastifyRequest, user: SignedIn, endpoint: Endpoint) => void;

interface Door {
  readonly sessions: SessionCookies;
  /** The sessions of those who take shares without an account. */
  readonly guests: SessionCookies;
  readonly bodies: BodyBudget;
  readonly quotas: Quotas;
  readonly onAdminRefused: OnAdminRefused;
  /** Whether an admin signs in as admins here have to. */
  readonly isAdminReady: (userId: number) => Promise<boolean>;
}

interface Arrival<E extends Endpoint> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Whether nobody's session is looked up. */
  readonly isAnonymous?: boolean;
  /** What the call costs of the endpoint's quota, in units. */
  readonly cost?: ((input: ParsedOf<E>) => number) | undefined;
}

const ITEMS_OF_A_UNIT = 100;
const SIGN_IN_FIRST = new Failure(CODE.unauthorized, "로그인이 필요해요.");
const OTHER_ACCOUNT = new Failure(
  CODE.unauthorized,
  "이 브라우저에서 다른 계정으로 로그인했어요. 화면을 다시 열어 주세요.",
);
const ADMINS_ONLY = forbidden("관리자만 할 수 있어요.");

/** The page leads to the account, where two-step sign-in is turned on. */
const TWO_STEP_FIRST = forbidden(
  "여기에서 관리자는 두 단계 로그인을 써야 해요. 계정 화면에서 켠 다음 다시 열어 주세요.",
);

const CONFIRM_FIRST = "본인인지 확인해야 해요. 다시 로그인한 뒤 10분 안에 해 주세요.";
/** The page asks for the password, or for a social sign-in. */
export const NOT_CONFIRMED = new Failure(CODE.forbidden, CONFIRM_FIRST, {
  errors: [{ field: "confirmation", message: CONFIRM_FIRST }],
});

/**
 * Whether a page was opened by another account than the one that is signed in now, in another tab: what it asks for is
 * not meant for that one.
 */
function isOfAnother({ headers }: FastifyRequest, member: SignedIn | null): boolean {
  const owner = headers["pulda-user"];
  return owner !== undefined && member !== null && owner !== String(member.id);
}

/** Why a caller may not make a call, or null. */
function refusalOf({ auth, admin, proof }: Endpoint, user: SignedIn | null): Failure | null {
  if (auth && !user) return SIGN_IN_FIRST;
  if (admin && user?.adminLevel !== ADMIN_LEVEL) return ADMINS_ONLY;
  return proof && user && !isConfirmed(user) ? NOT_CONFIRMED : null;
}

/**
 * Runs `handle` with the parsed call, or answers why not. The body is read only of a caller who may make the
 * call and has not used up the quota.
 */
export async function takeCall<E extends Endpoint, Answer>(
  door: Door,
  endpoint: E,
  arrival: Arrival<E>,
  handle: (call: Call<E>) => Promise<Answer>,
): Promise<Answer | Envelope> {
  const answer = await answerTo(door, endpoint, arrival, handle);
  if (isEnvelope(answer)) noteOutcome(arrival.request, answer.code);
  return answer;
}

function isEnvelope(answer: unknown): answer is Envelope {
  return typeof answer === "object" && answer !== null && "code" in answer;
}

async function answerTo<E extends Endpoint, Answer>(
  { sessions, guests, bodies, quotas, onAdminRefused, isAdminReady }: Door,
  endpoint: E,
  { request, reply, cost, isAnonymous = false }: Arrival<E>,
  handle: (call: Call<E>) => Promise<Answer>,
): Promise<Answer | Envelope> {
  // The answer belongs to a session: no cache may store it.
  reply.header("cache-control", "no-store");
  const member = isAnonymous ? null : await sessions.find(request, reply);
  const user = member ?? (endpoint.guests ? await guests.find(request, reply) : null);
  noteUser(request, user);
  const isOther = endpoint.auth && isOfAnother(request, member);
  const refused = isOther ? OTHER_ACCOUNT : refusalOf(endpoint, user);
  if (refused === ADMINS_ONLY && user) onAdminRefused(request, user, endpoint);
  if (refused) return failureEnvelope(refused);
  if (endpoint.admin && user && !(await isAdminReady(user.id)))
    return failureEnvelope(TWO_STEP_FIRST);
  const spend = (units: number) =>
    endpoint.quota && user ? quotas.spend(endpoint.quota, user.id, units) : null;
  const refuse = (failure: Failure, why: string) => {
    noteRefused(request, why);
    return failureEnvelope(failure);
  };
  const exhausted = await spend(1);
  if (exhausted) return refuse(exhausted, `quota ${endpoint.quota}`);
  const account = bodies.open(user?.id ?? null, endpoint.bodyLimit);
  try {
    const input = parseFields(endpoint, await readFields(request, endpoint, account));
    if (input instanceof Failure) return refuse(input, `fields ${fieldsOf(input, endpoint)}`);
    const units = cost?.(input) ?? 1;
    const tooCostly = units > 1 ? await spend(units - 1) : null;
    if (tooCostly) return refuse(tooCostly, `quota ${endpoint.quota}`);
    const spendItems = async (count: number) => {
      const hundreds = Math.floor(count / ITEMS_OF_A_UNIT);
      const tooMany = user && hundreds > 0 ? await quotas.spend("items", user.id, hundreds) : null;
      if (tooMany) noteRefused(request, "quota items");
      return tooMany;
    };
    return await handle({ input, user, request, reply, spendItems } as unknown as Call<E>);
  } finally {
    account.close();
  }
}

/** The call's fields that a failure is about: names of the contract alone, never what was sent. */
function fieldsOf({ errors = [] }: Failure, { request: { shape } }: Endpoint): string {
  const names = errors.map(({ field }) => field.split(".", 1)[0] ?? "");
  return [...new Set(names)].filter((name) => Object.hasOwn(shape, name)).join(", ");
}
