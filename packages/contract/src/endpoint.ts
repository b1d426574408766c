/** An endpoint of the HTTP contract, and the types derived from it. */
import type { z } from "zod";
import type { Quota } from "./quota.ts";

type Fields = z.ZodObject;

export interface Endpoint<
  Request extends Fields = Fields,
  Result extends z.ZodType = z.ZodType,
  Paged extends boolean = boolean,
> {
  readonly method: "GET" | "POST";
  /** With `{id}` in place of the request's `id`. */
  readonly path: `/api/v1/${string}`;
  /** In one line of Korean, for the API page. */
  readonly summary: string;
  /** Whether the caller must be signed in. */
  readonly auth: boolean;
  /** Whether it changes anything, so that another site may not make a browser call it. */
  readonly changes: boolean;
  /** The most bytes of a body. */
  readonly bodyLimit: number;
  /** What the call is counted against, where it costs more than a look into the database. */
  readonly quota: Quota | null;
  /** Whether the caller must be an admin; others get code 403. */
  readonly admin: boolean;
  /** Whether a guest who takes a share may make it, too: someone without an account. */
  readonly guests: boolean;
  /** Whether the owner must have been proven within ten minutes; others get code 403 for `confirmation`. */
  readonly proof: boolean;
  /** Every field of the query or body, and `id` where the path has one. */
  readonly request: Request;
  readonly result: Result;
  /** Whether the envelope has `pagination`. */
  readonly paged: Paged;
}

/** The request as a caller sends it: optional fields may be left out. */
export type RequestOf<E extends Endpoint> = z.input<E["request"]>;
/** The request as a handler gets it: parsed, with defaults filled in. */
export type ParsedOf<E extends Endpoint> = z.output<E["request"]>;
export type ResultOf<E extends Endpoint> = z.output<E["result"]>;

const KB = 1024;
/** The body limit of a row that names none: a form of some fields of ordinary length. */
export const DEFAULT_BODY_LIMIT = 64 * KB;
/** The body limit of calls with an address and a password. */
export const CREDENTIALS_BODY_LIMIT = 4 * KB;

type Row<Request extends Fields, Result extends z.ZodType> = {
  summary: string;
  request: Request;
  result: Result;
  /** In bytes; a test compares it with the greatest request that the fields allow. */
  bodyLimit?: number;
  quota?: Quota;
  proof?: boolean;
  /** For what a taker without an account does as well. */
  guests?: boolean;
  /** For a GET that changes something. */
  changes?: boolean;
};

function row<
  const Method extends "GET" | "POST",
  const Auth extends boolean,
  const Paged extends boolean,
>(method: Method, auth: Auth, paged: Paged, admin = false) {
  return <Request extends Fields, Result extends z.ZodType>(
    path: `/api/v1/${string}`,
    {
      summary,
      request,
      result,
      bodyLimit = DEFAULT_BODY_LIMIT,
      quota,
      proof = false,
      guests = false,
      changes = method === "POST",
    }: Row<Request, Result>,
  ) => ({
    method,
    path,
    summary,
    auth,
    admin,
    changes,
    bodyLimit,
    quota: quota ?? null,
    proof,
    guests,
    request,
    result,
    paged,
  });
}

/** Calls for the signed-in user. */
export const get = row("GET", true, false);
export const getPage = row("GET", true, true);
export const post = row("POST", true, false);
/** Calls for admins. */
export const adminGet = row("GET", true, false, true);
export const adminGetPage = row("GET", true, true, true);
export const adminPost = row("POST", true, false, true);
/** Calls that anyone may make. */
export const getOpen = row("GET", false, false);
export const postOpen = row("POST", false, false);
