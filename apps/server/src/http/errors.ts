/** The answers to errors: an envelope and a status for what no handler has answered. */
import { CODE, UnusableJson, type Envelope } from "@pulda/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isConnectionError } from "../connection-errors.ts";
import { Failed } from "./failed.ts";
import { Failure } from "./failure.ts";
import { noteRefused } from "./refused-requests.ts";

/** A service that we depend on does not answer: HTTP 503. */
export class Unavailable extends Error {}
/** The body is not valid multipart: HTTP 400. */
export class MalformedMultipart extends Error {}
/** The body is in no format that we read. */
export class UnreadableBody extends Error {}
/** The body is larger than its call allows. */
export class BodyTooLarge extends Error {
  readonly limit: number;
  /** @param limit in bytes */
  constructor(limit: number) {
    super(`a body of more than ${limit} bytes`);
    this.limit = limit;
  }
}
/** The body is not read, for the reason that the failure gives. */
export class BodyRefused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const SERVICE_FAILED = "서비스에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.";
const UNAVAILABLE = "지금은 서비스를 이용할 수 없어요. 잠시 후 다시 시도해 주세요.";
const UNREADABLE = new Failure(CODE.invalid, "보낸 내용을 읽을 수 없어요.");
const KB = 1024;
const MB = KB * KB;

/** In seconds: the `Retry-After` of a 503 that names none. */
const RETRY_AFTER = 5;

/** The answer to an address under /api that does not exist: HTTP 404. */
export const NO_SUCH_CALL: Envelope = { code: CODE.notFound, message: "없는 주소예요." };

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(answerError);
}

/** Also answers errors before routing, such as a URL that cannot be decoded. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, envelope } = answerTo(error, Number(reply.getHeader("retry-after")));
  const refused = refusalOf(error);
  if (refused) noteRefused(request, refused);
  if (status >= 500) request.log.error({ err: error }, "a call failed");
  if (status === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_AFTER);
  void reply.code(status).send(envelope);
}

/** Why a request that is answered by an error was refused; null where the service failed, or said no by itself. */
function refusalOf(error: FastifyError): string | null {
  if (error instanceof BodyTooLarge) return `a body of more than ${error.limit} bytes`;
  if (error instanceof BodyRefused) return "too much at once";
  if (error instanceof UnusableJson) return "unusable JSON";
  if (error instanceof MalformedMultipart || error instanceof UnreadableBody)
    return "an unreadable body";
  if (error instanceof Failed) return `a limit: code ${error.failure.code}`;
  return error.statusCode === 429 ? "too many calls" : null;
}

function answerTo(error: FastifyError, retryAfter: number): { status: number; envelope: Envelope } {
  const { code, statusCode = 500 } = error;
  if (error instanceof Failed) return { status: 200, envelope: failureEnvelope(error.failure) };
  if (error instanceof MalformedMultipart)
    return { status: 400, envelope: { code: 400, message: "multipart 본문이 올바르지 않아요." } };
  if (error instanceof UnreadableBody)
    return { status: 200, envelope: failureEnvelope(UNREADABLE) };
  if (error instanceof UnusableJson)
    return { status: 200, envelope: failureEnvelope(new Failure(CODE.invalid, error.message)) };
  if (error instanceof BodyRefused)
    return { status: 200, envelope: failureEnvelope(error.failure) };
  if (error instanceof BodyTooLarge)
    return { status: 200, envelope: failureEnvelope(tooLarge(error.limit)) };
  if (statusCode === 429)
    return { status: 200, envelope: failureEnvelope(tooMany(retryAfter || 60)) };
  if (error instanceof Unavailable || statusCode === 503 || isConnectionError(error))
    return { status: 503, envelope: { code: 503, message: UNAVAILABLE } };
  if (code === "FST_ERR_BAD_URL")
    return { status: 400, envelope: { code: 400, message: "주소를 읽을 수 없어요." } };
  if (statusCode >= 400 && statusCode < 500)
    return { status: 200, envelope: failureEnvelope(UNREADABLE) };
  return { status: 500, envelope: { code: 500, message: SERVICE_FAILED } };
}

function tooLarge(limit: number): Failure {
  const most = limit >= MB ? `${Math.floor(limit / MB)} MB` : `${Math.floor(limit / KB)} kB`;
  return new Failure(CODE.tooLarge, `보낸 내용이 너무 커요. 여기에는 ${most}까지 보낼 수 있어요.`);
}

function tooMany(retryAfter: number): Failure {
  return new Failure(CODE.tooMany, "요청이 너무 많아요. 잠시 후 다시 시도해 주세요.", {
    retryAfter,
  });
}

/** The envelope of a failure. */
export function failureEnvelope({ code, message, errors, retryAfter }: Failure): Envelope {
  return {
    code,
    message,
    ...(errors && { errors: [...errors] }),
    ...(retryAfter !== undefined && { retry_after: retryAfter }),
  };
}
