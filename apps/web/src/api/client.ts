/** Calls of the contract over HTTP. An expected refusal is a value; a failed service is an alert. */
import type {
  Endpoint,
  EndpointName,
  Endpoints,
  Envelope,
  FieldError,
  Pagination,
  RequestOf,
  ResultOf,
} from "@pulda/contract";
import { table } from "virtual:contract";
import { formData, queryString } from "./encode.ts";

export interface Success<N extends EndpointName> {
  readonly ok: true;
  readonly result: ResultOf<Endpoints[N]>;
  readonly pagination: Endpoints[N]["paged"] extends true ? Pagination : undefined;
}

export interface Failure {
  readonly ok: false;
  /** The envelope's code, or null when there was no readable answer. */
  readonly code: number | null;
  /** For the user, in Korean. */
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** With code 429: seconds until another try makes sense. */
  readonly retryAfter: number | undefined;
}

export type Outcome<N extends EndpointName> = Success<N> | Failure;
export type FieldsOf<N extends EndpointName> = RequestOf<Endpoints[N]>;

const SUCCESS = 200;
const UNAUTHORIZED = 401;

/**
 * Makes a call. Never throws but for an aborted signal.
 * @example const exam = await call("examGet", { id: 3 }); if (exam.ok) exam.result.title
 */
export async function call<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
  signal?: AbortSignal,
): Promise<Outcome<N>> {
  const { outcome, status, address } = await ask(name, fields, signal ? { signal } : {});
  if (!outcome) tellOfFailure(status, address);
  return outcome ?? UNANSWERED;
}

/**
 * Like `call`, but a service that does not answer raises no alert: for what is kept and sent again
 * without the user's doing. The browser finishes it even when the page is closed.
 */
export async function callQuietly<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
): Promise<Outcome<N>> {
  return (await ask(name, fields, { keepalive: true })).outcome ?? UNANSWERED;
}

/** @returns `outcome` null where there was no readable answer */
async function ask<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
  init: Pick<RequestInit, "keepalive"> & { readonly signal?: AbortSignal },
): Promise<{ outcome: Outcome<N> | null; status: number | undefined; address: string }> {
  const { method, path, auth } = table[name];
  const { url, rest } = addressed(path, fields);
  const request: RequestInit = {
    method,
    credentials: "include",
    headers: { Accept: "*/*" },
    ...init,
  };
  if (method === "POST") request.body = formData(rest);
  const address = method === "GET" ? url + queryString(rest) : url;

  const response = await fetch(address, request).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    return null;
  });
  const envelope = response?.status === SUCCESS ? await readEnvelope(response) : null;
  // An answer that is cut off because nobody waits for it any more is no failure of the service.
  init.signal?.throwIfAborted();
  const status = response?.status;
  if (!envelope) return { outcome: null, status, address };
  if (envelope.code === SUCCESS) return { outcome: await success(name, envelope), status, address };
  if (envelope.code === UNAUTHORIZED && auth) notifySignedOut();
  const failure: Failure = {
    ok: false,
    code: envelope.code,
    message: envelope.message ?? "요청을 처리하지 못했어요.",
    errors: envelope.errors ?? [],
    retryAfter: envelope.retry_after,
  };
  return { outcome: failure, status, address };
}

/** A failed call as an error, for queries. */
export class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Like `call`, but throws `CallError` on failure. */
export async function callOrThrow<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
  signal?: AbortSignal,
): Promise<Success<N>> {
  const outcome = await call(name, fields, signal);
  if (!outcome.ok) throw new CallError(outcome);
  return outcome;
}

const signedOut = new Set<() => void>();

/** Calls `listener` whenever a call that needs a session finds that there is none. */
export function onSignedOut(listener: () => void): () => void {
  signedOut.add(listener);
  return () => signedOut.delete(listener);
}

/** Tells the listeners of `onSignedOut`. */
export function notifySignedOut(): void {
  for (const tell of signedOut) tell();
}

/** The call's address with `{id}` filled in, and the fields that are not in it. */
function addressed(path: string, fields: Readonly<Record<string, unknown>>) {
  if (!path.includes("{id}")) return { url: path, rest: fields };
  const { id, ...rest } = fields;
  return { url: path.replace("{id}", encodeURIComponent(String(id))), rest };
}

async function readEnvelope(response: Response): Promise<Envelope | null> {
  const body: unknown = await response.json().catch(() => null);
  const isEnvelope =
    typeof body === "object" && body !== null && "code" in body && Number.isInteger(body.code);
  return isEnvelope ? (body as Envelope) : null;
}

/**
 * The result as the contract has it. Server and pages come from one release, so that the shape is
 * only checked where it can still be mended: in development and in tests.
 */
async function success<N extends EndpointName>(name: N, envelope: Envelope): Promise<Success<N>> {
  if (import.meta.env.DEV) {
    const { endpoints } = await import("@pulda/contract");
    const { result, paged }: Endpoint = endpoints[name];
    result.parse(envelope.result);
    if (paged && !envelope.pagination) throw new Error(`${name} answered without pagination`);
  }
  return { ok: true, result: envelope.result, pagination: envelope.pagination } as Success<N>;
}

const UNANSWERED: Failure = {
  ok: false,
  code: null,
  message: "서버와 연결하지 못했어요. 잠시 후 다시 시도해 주세요.",
  errors: [],
  retryAfter: undefined,
};

/** Tells the user that the service failed, in the words that the specification asks for. */
function tellOfFailure(status: number | undefined, address: string): void {
  window.alert(
    [
      "일시적인 문제일 수 있어요. 잠시 후 다시 시도해 주세요.",
      "문제가 계속되면 서비스 제공자에게 문의해 주세요.",
      "",
      `Code: ${status ?? "undefined(maybe CORS)"}`,
      `API: ${new URL(address, window.location.origin).href}`,
    ].join("\n"),
  );
}
