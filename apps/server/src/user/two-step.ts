/** Two-step sign-in: codes of an authenticator app (TOTP, RFC 6238), and recovery codes in their place. */
import { createHash, randomInt } from "node:crypto";
import { generateSecret, generateURI, verify } from "otplib";
import type { InstallationKey } from "../service/installation-key.ts";
import type { TwoStepStore } from "./two-step-store.ts";

/** A code is taken for so long before and after its own half minute, in seconds: clocks of phones differ. */
const TOLERANCE_SECONDS = 30;
const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
/** 28 of 32 signs: 140 random bits, so that a fast hash will do. None is like another. */
const SIGNS = "abcdefghjkmnpqrstuvwxyz023456789";
const RECOVERY_LENGTH = 28;

interface Owner {
  readonly id: number;
  readonly totp_secret: string | null;
  readonly totp_pending: string | null;
}

export interface TwoStep {
  begin(user: { id: number; email: string }): Promise<{ secret: string; url: string }>;
  /** Turns it on; null where the code is wrong. */
  confirm(user: Owner, code: string): Promise<string[] | null>;
  /**
   * Whether a code of the app or a recovery code is right. Each serves once.
   * @returns which it was, or null
   */
  check(user: Owner, code: string): Promise<"app" | "recovery" | null>;
  renewRecoveryCodes(userId: number): Promise<string[]>;
  remove(userId: number): Promise<void>;
  countRecoveryCodes(userId: number): Promise<number>;
}

/**
 * @param key seals the secrets
 * @param now in Unix milliseconds, for tests
 */
export function twoStepService(
  store: TwoStepStore,
  key: InstallationKey,
  now: () => number = () => Date.now(),
): TwoStep {
  /** The time step that a code belongs to, or null. */
  async function stepOf(secret: string, code: string): Promise<number | null> {
    if (!/^\d{6}$/.test(code)) return null;
    const epoch = Math.floor(now() / 1000);
    const checked = await verify({
      secret,
      token: code,
      epoch,
      epochTolerance: TOLERANCE_SECONDS,
    });
    return checked.valid && "timeStep" in checked ? checked.timeStep : null;
  }

  return {
    async begin({ id, email }) {
      const secret = generateSecret();
      await store.begin(id, key.seal(secret, aboutUser(id)), key.id);
      return { secret, url: generateURI({ issuer: "Pulda", label: email, secret }) };
    },

    async confirm({ id, totp_pending: sealed }, code) {
      const secret = sealed === null ? null : key.open(sealed, aboutUser(id));
      const step = secret === null ? null : await stepOf(secret, code);
      if (sealed === null || step === null) return null;
      const codes = newRecoveryCodes();
      const confirmed = { secret: sealed, step, codeHashes: codes.map(hashOf) };
      const isOn = await store.confirm(id, confirmed);
      return isOn ? codes : null;
    },

    async check({ id, totp_secret: sealed }, code) {
      if (sealed === null) return null;
      const secret = key.open(sealed, aboutUser(id));
      const step = secret === null ? null : await stepOf(secret, code);
      if (step !== null) {
        const latest = Math.floor((now() / 1000 + TOLERANCE_SECONDS) / STEP_SECONDS);
        return (await store.useStep(id, step, latest)) ? "app" : null;
      }
      return (await store.useRecoveryCode(id, hashOf(code))) ? "recovery" : null;
    },

    async renewRecoveryCodes(userId) {
      const codes = newRecoveryCodes();
      await store.replaceRecoveryCodes(userId, codes.map(hashOf));
      return codes;
    },

    remove: (userId) => store.remove(userId),
    countRecoveryCodes: (userId) => store.countRecoveryCodes(userId),
  };
}

/** @example "k7qm-2xpa-9dfh-w3ne-b8tc-5yur-g4vz" */
function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const signs = Array.from({ length: RECOVERY_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
    return signs.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
  });
}

/** Bound to the user: another's row does not open. */
function aboutUser(id: number): string {
  return `totp ${id}`;
}

/** Hyphens do not count: they are for reading. */
function hashOf(code: string): string {
  return createHash("sha256").update(code.replaceAll("-", "")).digest("hex");
}
