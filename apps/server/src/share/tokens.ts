/** What a share or a class is found by: a link that nobody guesses, and a short code that is typed. */
import { randomBytes, randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "@pulda/contract";

/** How long a short code is valid. */
export const CODE_LIFETIME_MS = 24 * 3_600_000;

/** The end of a link: 96 bits. @example newToken() // "x1pQ0c8mTq2-R_vA" */
export function newToken(): string {
  return randomBytes(12).toString("base64url");
}

/** @example newCode() // "K7QF2M" */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(32)]).join("");
}
