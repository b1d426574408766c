/** An expected unhappy outcome: a return value, answered as an envelope with HTTP status 200. */
import { CODE, type FieldError } from "@pulda/contract";

export class Failure {
  readonly code: number;
  readonly message: string;
  readonly errors: readonly FieldError[] | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: number,
    message: string,
    more: { errors?: readonly FieldError[]; retryAfter?: number } = {},
  ) {
    this.code = code;
    this.message = message;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
  }
}

/** An invalid field. */
export function invalid(field: string, message: string): Failure {
  return new Failure(CODE.invalid, message, { errors: [{ field, message }] });
}

/** Missing, or another user's: the caller cannot tell which. */
export function notFound(message: string): Failure {
  return new Failure(CODE.notFound, message);
}

export function conflict(message: string): Failure {
  return new Failure(CODE.conflict, message);
}

export function forbidden(message: string): Failure {
  return new Failure(CODE.forbidden, message);
}
