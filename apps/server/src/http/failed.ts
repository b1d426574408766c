import type { Failure } from "./failure.ts";

/** An expected unhappy outcome that is thrown, from where no value can be returned; answered as its failure. */
export class Failed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}
