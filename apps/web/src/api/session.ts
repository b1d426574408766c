/**
 * Who is signed in. `id` is undefined until the session is checked and null when signed out;
 * `fetching` is true during session calls.
 */
import type { User } from "@pulda/contract";
import { useSyncExternalStore } from "react";
import {
  call,
  callQuietly,
  notifySignedOut,
  type FieldsOf,
  type Failure,
  type Outcome,
} from "./client.ts";
import { queryClient } from "./queries.ts";

/** Why the last attempt to sign in failed; shown on the sign-in page. */
export interface SignInFailure {
  readonly from: "login" | "register" | "certification";
  readonly email: string;
  readonly failure: Failure;
}

export interface Session {
  readonly id: number | null | undefined;
  readonly info: User["info"] | null;
  readonly fetching: boolean;
  readonly failed: SignInFailure | null;
}

const UNCHECKED: Session = { id: undefined, info: null, fetching: false, failed: null };

let session = UNCHECKED;
const listeners = new Set<() => void>();

function set(change: Partial<Session>) {
  session = { ...session, ...change };
  for (const listener of listeners) listener();
}

export function getSession(): Session {
  return session;
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let checking: Promise<void> | null = null;

/** Fetches once who is signed in. */
export function checkSession(): Promise<void> {
  if (session.id !== undefined) return Promise.resolve();
  checking ??= whileFetching(async () => {
    const user = await call("userInfo", {});
    if (user.ok) signedIn(user.result);
    else forgetSession();
  }).finally(() => (checking = null));
  return checking;
}

/**
 * Whether the browser's session is still this tab's. Where another user has signed in in another tab, this one
 * is signed out.
 */
export async function isStillSignedIn(): Promise<boolean> {
  const { id } = session;
  const user = await callQuietly("userInfo", {});
  if (user.ok && user.result.id !== id) notifySignedOut();
  return user.ok && user.result.id === id;
}

export function signIn(fields: FieldsOf<"userLogin">): Promise<boolean> {
  return authenticate("login", fields.email, () => call("userLogin", fields));
}

export function signUp(fields: FieldsOf<"userRegister">): Promise<boolean> {
  return authenticate("register", fields.email, async () => {
    const registered = await call("userRegister", fields);
    if (!registered.ok) return registered;
    const { result, ...success } = registered;
    return "mail_sent" in result ? MAIL_SENT : { ...success, result };
  });
}

const MAIL_SENT: Failure = {
  ok: false,
  code: null,
  message: "메일을 보냈어요. 메일의 링크를 눌러 가입을 마쳐 주세요.",
  errors: [],
  retryAfter: undefined,
};

/** Completes a social sign-in with the code from the provider. */
export function certify(fields: FieldsOf<"certification">): Promise<boolean> {
  return authenticate("certification", "", () => call("certification", fields));
}

/** Signs out. When that fails the user stays signed in. */
export function signOut(): Promise<boolean> {
  return whileFetching(async () => {
    const { ok } = await call("logout", {});
    if (ok) {
      forgetSession();
      set({ failed: null });
    }
    return ok;
  });
}

/** Clears the session and the query cache. */
export function forgetSession() {
  set({ id: null, info: null });
  queryClient.clear();
}

function authenticate(
  from: SignInFailure["from"],
  email: string,
  signInCall: () => Promise<Outcome<"userLogin">>,
): Promise<boolean> {
  return whileFetching(async () => {
    const user = await signInCall();
    if (user.ok) signedIn(user.result);
    else set({ failed: { from, email, failure: user } });
    return user.ok;
  });
}

function signedIn({ id, info }: User) {
  // The cache may be of another user.
  if (session.id !== id) queryClient.clear();
  set({ id, info, failed: null });
}

let running = 0;

async function whileFetching<T>(work: () => Promise<T>): Promise<T> {
  running += 1;
  set({ fetching: true });
  try {
    return await work();
  } finally {
    running -= 1;
    set({ fetching: running > 0 });
  }
}

/** Resets to the unchecked session, for tests. */
export function resetSession() {
  session = UNCHECKED;
  checking = null;
  for (const listener of listeners) listener();
}
