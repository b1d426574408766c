/** Mounts an endpoint of the contract as a route. */
import {
  CODE,
  type Endpoint,
  type Envelope,
  type Pagination,
  type ResultOf,
} from "@pulda/contract";
import type { FastifyInstance } from "fastify";
import { takeCall, type Call, type OnAdminRefused } from "./call.ts";
import { failureEnvelope } from "./errors.ts";
import { envelopeInParts, InParts } from "./in-parts.ts";
import { Failure } from "./failure.ts";
import type { BodyBudget } from "./body-budget.ts";
import type { Quotas } from "./quotas.ts";
import type { StreamBudget } from "./stream-budget.ts";
import type { SessionCookies } from "./sessions.ts";

type Outcome<E extends Endpoint> = E["paged"] extends true
  ? { list: ResultOf<E>; pagination: Pagination }
  : ResultOf<E>;

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Outcome<E> | (ResultOf<E> extends object ? InParts<ResultOf<E>> : never) | Failure>;

/** What the routes of every resource need. */
export interface HttpContext {
  readonly app: FastifyInstance;
  readonly sessions: SessionCookies;
  /** The sessions of those who take shares without an account. */
  readonly guests: SessionCookies;
  readonly bodies: BodyBudget;
  readonly quotas: Quotas;
  readonly onAdminRefused: OnAdminRefused;
  /** Whether an admin signs in as admins here have to. */
  readonly isAdminReady: (userId: number) => Promise<boolean>;
  readonly streams: StreamBudget;
}

interface Options<E extends Endpoint> {
  /** Rate-limits the calls of one address, for calls that hash a password or the like. */
  readonly isCostly?: boolean;
  /**
   * For calls about the service itself: nobody's session is looked up, so that they answer while the database does
   * not.
   */
  readonly isAnonymous?: boolean;
  /** What the call costs of the endpoint's quota, in units; one where this is not given. */
  readonly cost?: (input: Call<E>["input"]) => number;
}

/** @example mount(http, endpoints.favoriteList, async ({ user }) => favorites.list(user.id)) */
export function mount<E extends Endpoint>(
  http: HttpContext,
  endpoint: E,
  handle: Handler<E>,
  { isCostly = false, isAnonymous = false, cost }: Options<E> = {},
): void {
  http.app.route({
    method: endpoint.method,
    url: endpoint.path.replace("{id}", ":id"),
    config: { changes: endpoint.changes, ...(isCostly && { rateLimit: {} }) },
    handler: async (request, reply) => {
      const arrival = { request, reply, cost, isAnonymous };
      const parts: InParts<object>[] = [];
      const envelope = await takeCall<E, Envelope>(http, endpoint, arrival, async (call) => {
        const outcome = await handle(call);
        if (outcome instanceof Failure) return failureEnvelope(outcome);
        if (outcome instanceof InParts) parts.push(outcome);
        return endpoint.paged ? page(outcome) : { code: CODE.ok, result: outcome };
      });
      const [inParts] = parts;
      if (!inParts) return envelope;
      return reply.type("application/json; charset=utf-8").send(envelopeInParts(inParts));
    },
  });
}

function page(outcome: unknown): Envelope {
  const { list, pagination } = outcome as { list: unknown; pagination: Pagination };
  return { code: CODE.ok, result: list, pagination };
}
