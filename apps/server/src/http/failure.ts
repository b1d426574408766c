/** An expected unhappy outcome: a value, told to the caller with HTTP status 200. */
import { CODE, type FieldError } from "@pulda/contract";

export class Failure {
  readonly code: number;
  readonly message: string;
  readonly errors: readonly FieldError[] | undefined;
  /** Seconds until another try makes sense. */
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

/** A field that cannot be as it is. */
export function invalid(field: string, message: string): Failure {
  return new Failure(CODE.invalid, message, { errors: [{ field, message }] });
}

/** Not there, or another user's: the two are not told apart. */
export function notFound(message: string): Failure {
  return new Failure(CODE.notFound, message);
}

export function conflict(message: string): Failure {
  return new Failure(CODE.conflict, message);
}

export function forbidden(message: string): Failure {
  return new Failure(CODE.forbidden, message);
}
