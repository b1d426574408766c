/** Social sign-in: starting it, and what its callback must know of the start. */
import { call, type Failure } from "./client.ts";

interface Started {
  /** Needed where sign-up is by invitation. */
  readonly invitation?: string;
  /** A signed-in user proves to be the owner, as the account page asks of accounts without a password. */
  readonly isProof?: boolean;
}

/** In `sessionStorage`: the provider's page is another one. */
const KEY = "pulda-certification";

/** Opens the provider's page. @returns why not */
export async function startCertification(started: Started = {}): Promise<Failure | null> {
  const start = await call("certificationStart", { fresh: started.isProof ?? false });
  if (!start.ok) return start;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(started));
  } catch {
    // Without storage the callback knows less, and works.
  }
  window.location.assign(start.result.url);
  return null;
}

/** What the sign-in that ends now was started with; only once. */
export function takeStarted(): Started {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { invitation, isProof } = JSON.parse(stored ?? "{}") as Record<string, unknown>;
    return {
      ...(typeof invitation === "string" && { invitation }),
      ...(isProof === true && { isProof }),
    };
  } catch {
    return {};
  }
}
