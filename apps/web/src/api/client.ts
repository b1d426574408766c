/** Calls of the contract over HTTP. A failure is a value; an unavailable service also raises an alert. */
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
import { eventsIn } from "./event-stream.ts";

export interface Success<N extends EndpointName> {
  readonly ok: true;
  readonly result: ResultOf<Endpoints[N]>;
  readonly pagination: Endpoints[N]["paged"] extends true ? Pagination : undefined;
}

export interface Failure {
  readonly ok: false;
  /** The envelope's code; null when there was no readable reply. */
  readonly code: number | null;
  /** For the user, in Korean. */
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** With code 429: seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;
}

export type Outcome<N extends EndpointName> = Success<N> | Failure;
export type FieldsOf<N extends EndpointName> = RequestOf<Endpoints[N]>;

const SUCCESS = 200;
const UNAUTHORIZED = 401;

/**
 * Makes a call. Throws only when the signal is aborted.
 * @example const exam = await call("examGet", { id: 3 }); if (exam.ok) exam.result.title
 */
export async function call<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
  signal?: AbortSignal,
): Promise<Outcome<N>> {
  try {
    return await callOrNoReply(name, fields, signal);
  } catch (error) {
    if (!(error instanceof NoReply)) throw error;
    error.alert();
    return error.failure;
  }
}

/**
 * Like `call`, but leaves the alert to the caller, who may have something better to show.
 * @throws NoReply where there was no readable reply
 */
export async function callOrNoReply<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
  signal?: AbortSignal,
): Promise<Outcome<N>> {
  const begunAt = performance.now();
  const { outcome, status, address } = await request(name, fields, signal ? { signal } : {});
  if (outcome) return outcome;
  throw new NoReply(status === undefined, () => alertFailure(status, address, begunAt));
}

/**
 * Like `call`, but without an alert when the service is unavailable: for calls that are retried automatically.
 * The browser finishes it even when the page is closed (`keepalive`).
 */
export async function callQuietly<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
): Promise<Outcome<N>> {
  return (await request(name, fields, { keepalive: true })).outcome ?? NO_REPLY;
}

/** @returns `outcome` null where there was no readable reply */
async function request<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
  init: Init,
): Promise<{ outcome: Outcome<N> | null; status: number | undefined; address: string }> {
  const { response, address } = await send(name, fields, init);
  const envelope = response?.status === SUCCESS ? await readEnvelope(response) : null;
  // A reply that is cut off because the caller aborted is no failure of the service.
  init.signal?.throwIfAborted();
  const status = response?.status;
  if (!envelope) return { outcome: null, status, address };
  if (envelope.code === SUCCESS) return { outcome: await success(name, envelope), status, address };
  return { outcome: failed(name, envelope), status, address };
}

interface FileAnswer {
  readonly ok: true;
  readonly file: Blob;
  /** The name that the server gives it. */
  readonly name: string;
  /** What the file could not keep, in Korean. */
  readonly warnings: readonly string[];
}

/** A call that answers with a file, and with an envelope only when it fails. */
export async function callForFile<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
): Promise<FileAnswer | Failure> {
  const begunAt = performance.now();
  const { response, address } = await send(name, fields, {});
  const isHttpSuccess = response?.status === SUCCESS;
  const fileName = attachmentName(response);
  if (isHttpSuccess && fileName !== null) {
    const file = await response.blob().catch(() => null);
    if (file) return { ok: true, file, name: fileName, warnings: warningsOf(response) };
  } else if (isHttpSuccess) {
    const envelope = await readEnvelope(response);
    if (envelope) return failed(name, envelope);
  }
  alertFailure(response?.status, address, begunAt);
  return NO_REPLY;
}

/** The warnings in the header of a file. */
function warningsOf(response: Response): string[] {
  const header = response.headers.get("pulda-warnings");
  if (header === null) return [];
  try {
    const bytes = Uint8Array.from(atob(header), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as string[];
  } catch {
    return [];
  }
}

/** The file name in `Content-Disposition`; null where the reply is no file. */
function attachmentName(response: Response | null): string | null {
  const header = response?.headers.get("Content-Disposition") ?? "";
  if (!header.startsWith("attachment")) return null;
  const own = /filename\*=UTF-8''([^;\s]+)/.exec(header)?.[1];
  return own ? decodeURIComponent(own) : (/filename="?([^";]+)"?/.exec(header)?.[1] ?? "pulda");
}

/**
 * A call that answers with server-sent events, and with an envelope only when it fails. Throws only when the signal is
 * aborted, which ends the call.
 * @param onState is given each state as it comes
 */
export async function callForEvents<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
  onState: (state: ResultOf<Endpoints[N]>) => void,
  signal: AbortSignal,
): Promise<{ readonly ok: true } | Failure> {
  const begunAt = performance.now();
  const { response, address } = await send(name, fields, { signal });
  const isStream = response?.headers.get("Content-Type")?.startsWith("text/event-stream") === true;
  if (isStream && response?.body) {
    try {
      for await (const data of eventsIn(response.body))
        onState(JSON.parse(data) as ResultOf<Endpoints[N]>);
      return { ok: true };
    } catch {
      // the connection was lost
      signal.throwIfAborted();
    }
  } else if (response?.status === SUCCESS) {
    const envelope = await readEnvelope(response);
    if (envelope) return failed(name, envelope);
  }
  signal.throwIfAborted();
  alertFailure(response?.status, address, begunAt);
  return NO_REPLY;
}

let caller: number | null = null;

/** From now on calls say whose page they come from, so that they do nothing for another account of this browser. */
export function callAs(userId: number | null): void {
  caller = userId;
}

/** Whose page it is; null where nobody is signed in. */
export function currentUser(): number | null {
  return caller;
}

type Init = Pick<RequestInit, "keepalive"> & { readonly signal?: AbortSignal };

/** @returns `response` null where none came */
async function send<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
  init: Init,
): Promise<{ response: Response | null; address: string }> {
  const { method, path } = table[name];
  const { url, rest } = splitAddress(path, fields);
  const options: RequestInit = {
    method,
    credentials: "include",
    headers: { Accept: "*/*", ...ownerOf(name) },
    ...init,
  };
  if (method === "POST") options.body = formData(rest);
  const address = method === "GET" ? url + queryString(rest) : url;
  const response = await fetch(address, options).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    return null;
  });
  return { response, address };
}

/** Whose page the call comes from. Who is signed in now is asked by whoever was. */
function ownerOf(name: EndpointName): { "Pulda-User"?: string } {
  return caller === null || name === "userInfo" ? {} : { "Pulda-User": String(caller) };
}

function failed(name: EndpointName, { code, message, errors, retry_after }: Envelope): Failure {
  if (code === UNAUTHORIZED && table[name].auth) notifySignedOut();
  return {
    ok: false,
    code,
    message: message ?? "요청을 처리하지 못했어요.",
    errors: errors ?? [],
    retryAfter: retry_after,
  };
}

/** A failed call as an error, for queries. */
export class CallError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** No readable reply. Whoever catches it shows something else, or calls `alert`. */
export class NoReply extends CallError {
  /** Nothing answered at all: there is no connection. */
  readonly isUnreachable: boolean;
  readonly alert: () => void;
  constructor(isUnreachable: boolean, alert: () => void) {
    super(NO_REPLY);
    this.isUnreachable = isUnreachable;
    this.alert = alert;
  }
}

/**
 * For queries: the result, or an error. Where there is no reply the query shows what was kept, or raises the alert
 * (`resultOrCached`).
 * @throws CallError on failure
 */
export async function callOrThrow<N extends EndpointName>(
  name: N,
  fields: FieldsOf<N>,
  signal?: AbortSignal,
): Promise<Success<N>> {
  const outcome = await callOrNoReply(name, fields, signal);
  if (!outcome.ok) throw new CallError(outcome);
  return outcome;
}

const signedOutListeners = new Set<() => void>();

/** Calls `listener` whenever a call fails because the session has ended. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** Calls the listeners of `onSignedOut`. */
export function notifySignedOut(): void {
  for (const listener of signedOutListeners) listener();
}

/** The call's address with `{id}` filled in, and the other fields. */
function splitAddress(path: string, fields: Readonly<Record<string, unknown>>) {
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
 * The result as the contract describes it. Server and pages are of one release, so the result is validated only
 * in development and in tests.
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

const NO_REPLY: Failure = {
  ok: false,
  code: null,
  message: "서버와 연결하지 못했어요. 잠시 후 다시 시도해 주세요.",
  errors: [],
  retryAfter: undefined,
};

/** Alerts the user that the service is unavailable, with the text of the specification. */
/** When the last alert was closed, in ms of the page's clock. */
let alertedAt = -Infinity;

/** @param begunAt when the call was made: those that were made before an alert was closed are what it was about */
function alertFailure(status: number | undefined, address: string, begunAt: number): void {
  if (begunAt < alertedAt) return;
  window.alert(
    [
      "일시적인 문제일 수 있어요. 잠시 후 다시 시도해 주세요.",
      "문제가 계속되면 서비스 제공자에게 문의해 주세요.",
      "",
      `Code: ${status ?? "undefined(maybe CORS)"}`,
      `API: ${new URL(address, window.location.origin).href}`,
    ].join("\n"),
  );
  alertedAt = performance.now();
}
