/** Mounts an endpoint of the contract as a route. */
import {
  ADMIN_LEVEL,
  CODE,
  type Endpoint,
  type Envelope,
  type Pagination,
  type ParsedOf,
  type ResultOf,
} from "@pulda/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { failureEnvelope } from "./errors.ts";
import { Failure, forbidden } from "./failure.ts";
import { noteUser } from "./logging.ts";
import { readFields } from "./request-body.ts";
import { parseFields } from "./parse-fields.ts";
import type { SessionCookies, SignedIn } from "./sessions.ts";

interface Call<E extends Endpoint> {
  readonly input: ParsedOf<E>;
  /** Null only where the endpoint is open to everyone. */
  readonly user: E["auth"] extends true ? SignedIn : SignedIn | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Outcome<E extends Endpoint> = E["paged"] extends true
  ? { list: ResultOf<E>; pagination: Pagination }
  : ResultOf<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Outcome<E> | Failure>;

export const SIGN_IN_FIRST = new Failure(CODE.unauthorized, "로그인이 필요해요.");

const ADMINS_ONLY = forbidden("관리자만 할 수 있어요.");

/** Why a caller may not make a call, or null. */
export function refusalOf({ auth, admin }: Endpoint, user: SignedIn | null): Failure | null {
  if (auth && !user) return SIGN_IN_FIRST;
  return admin && user?.adminLevel !== ADMIN_LEVEL ? ADMINS_ONLY : null;
}

/** What the routes of every resource need. */
export interface HttpContext {
  readonly app: FastifyInstance;
  readonly sessions: SessionCookies;
}

/**
 * @param isCostly rate-limits the calls of one address, for calls that hash a password or the like
 * @param isAnonymous for calls about the service itself: nobody's session is looked up, so that they answer while
 *   the database does not
 * @example mount(http, endpoints.favoriteList, async ({ user }) => favorites.list(user.id))
 */
export function mount<E extends Endpoint>(
  { app, sessions }: HttpContext,
  endpoint: E,
  handle: Handler<E>,
  { isCostly = false, isAnonymous = false } = {},
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace("{id}", ":id"),
    config: isCostly ? { rateLimit: {} } : {},
    handler: async (request, reply): Promise<Envelope> => {
      // The answer belongs to a session: no cache may store it.
      reply.header("cache-control", "no-store");
      const user = isAnonymous ? null : await sessions.find(request, reply);
      noteUser(request, user);
      const refused = refusalOf(endpoint, user);
      if (refused) return failureEnvelope(refused);
      const input = parseFields(endpoint.request, await readFields(request));
      if (input instanceof Failure) return failureEnvelope(input);
      const call = { input, user, request, reply } as unknown as Call<E>;
      const outcome = await handle(call);
      if (outcome instanceof Failure) return failureEnvelope(outcome);
      return endpoint.paged ? page(outcome) : { code: CODE.ok, result: outcome };
    },
  });
}

function page(outcome: unknown): Envelope {
  const { list, pagination } = outcome as { list: unknown; pagination: Pagination };
  return { code: CODE.ok, result: list, pagination };
}
