/**
 * Who is signed in. `id` is undefined until the session is checked and null when signed out;
 * `fetching` is true during session calls.
 */
import type { User } from "@pulda/contract";
import { useSyncExternalStore } from "react";
import { limits } from "virtual:contract";
import {
  call,
  callAs,
  callOrNoReply,
  callQuietly,
  NoReply,
  notifySignedOut,
  type FieldsOf,
  type Failure,
  type Outcome,
} from "./client.ts";
import { tellTabs } from "./other-tabs.ts";
import { forgetDrafts, keepLastUser, lastUser } from "./own-storage.ts";
import { queryClient } from "./queries.ts";
import { setReached } from "../offline/connection.ts";

/** Why the last attempt to sign in failed; shown on the sign-in page. */
export interface SignInFailure {
  readonly from: "login" | "register" | "certification";
  readonly email: string;
  /** The invitation's code, where one was sent. */
  readonly invitation?: string | undefined;
  readonly failure: Failure;
}

export interface Session {
  readonly id: number | null | undefined;
  readonly info: User["info"] | null;
  readonly fetching: boolean;
  readonly failed: SignInFailure | null;
  /** The provider has done its part of a social sign-in; the code of the second step is left. */
  readonly isHalfway: boolean;
}

const UNCHECKED: Session = {
  id: undefined,
  info: null,
  fetching: false,
  failed: null,
  isHalfway: false,
};

let session = UNCHECKED;
const listeners = new Set<() => void>();

function set(change: Partial<Session>) {
  session = { ...session, ...change };
  // While it is asked who is signed in, what is on the screen is still the page of whoever it was.
  if (session.id !== undefined) callAs(session.id);
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

/** Whether the signed-in user may open the admin pages. */
export function isAdmin(info: Session["info"]): boolean {
  return info?.admin_level === limits.ADMIN_LEVEL;
}

let checking: Promise<void> | null = null;

/** The service has not said who is signed in: that is unknown, not "nobody". */
export class SessionUnknown extends Error {}

const UNAUTHORIZED = 401;

/**
 * Fetches once who is signed in. Without a connection it is whoever was last: the pages show what was kept, and the
 * service is asked again by the first call that reaches it.
 * @throws SessionUnknown where the service does not say
 */
export function checkSession(): Promise<void> {
  if (session.id !== undefined) return Promise.resolve();
  checking ??= whileFetching(async () => {
    const user = await userOrLast();
    if (user.ok) signedIn(user.result);
    else if (user.code === UNAUTHORIZED) forgetSession();
    else throw new SessionUnknown(user.message);
  }).finally(() => (checking = null));
  return checking;
}

async function userOrLast(): Promise<{ ok: true; result: User } | Failure> {
  try {
    return await callOrNoReply("userInfo", {});
  } catch (error) {
    if (!(error instanceof NoReply)) throw error;
    const last = error.isUnreachable ? lastUser() : null;
    if (last) {
      setReached(false);
      return { ok: true, result: last };
    }
    error.alert();
    return error.failure;
  }
}

/**
 * Whether the browser's session is still this tab's. Where another user has signed in in another tab, this one
 * is signed out.
 */
export async function isStillSignedIn(): Promise<boolean> {
  const { id } = session;
  // Nobody signs in as a guest: what is not found is gone.
  if (id === null) return true;
  const user = await callQuietly("userInfo", {});
  if (user.ok && user.result.id !== id) notifySignedOut();
  return user.ok && user.result.id === id;
}

/** "code-wanted": the password is right, and the same fields are to be sent again with `code`. */
type SignInResult = "signed-in" | "code-wanted" | "failed";

export async function signIn(fields: FieldsOf<"userLogin">): Promise<SignInResult> {
  const isSignedIn = await authenticate({ from: "login", email: fields.email }, () =>
    call("userLogin", fields),
  );
  if (isSignedIn) return "signed-in";
  const isCodeWanted =
    session.failed?.failure.errors.some(({ field }) => field === "code") ?? false;
  if (!isCodeWanted || fields.code !== undefined) return "failed";
  forgetFailure();
  return "code-wanted";
}

/** "mail-sent": the account begins with the link in the mail. */
type SignUpResult = "signed-in" | "mail-sent" | "failed";

export function signUp(fields: FieldsOf<"userRegister">): Promise<SignUpResult> {
  return whileFetching(async () => {
    const registered = await call("userRegister", fields);
    if (!registered.ok) {
      const { email, invitation } = fields;
      set({ failed: { from: "register", email, invitation, failure: registered } });
      return "failed";
    }
    if ("mail_sent" in registered.result) {
      forgetFailure();
      return "mail-sent";
    }
    signedIn(registered.result);
    return "signed-in";
  });
}

/** Proves an address with the link in a mail, and signs in. */
export function verifyEmail(fields: FieldsOf<"userVerify">): Promise<Outcome<"userVerify">> {
  return whileFetching(async () => {
    const user = await call("userVerify", fields);
    if (user.ok) signedIn(user.result);
    return user;
  });
}

/** Completes a social sign-in with the code from the provider, unless the second step is left. */
export async function certify(fields: FieldsOf<"certification">): Promise<boolean> {
  const { invitation } = fields;
  const isSignedIn = await authenticate({ from: "certification", email: "", invitation }, () =>
    call("certification", fields),
  );
  // Being asked for the code is no failure.
  if (session.failed?.failure.errors.some(({ field }) => field === "second_step"))
    set({ failed: null, isHalfway: true });
  return isSignedIn;
}

/** The second step of a social sign-in. */
export function certifySecondStep(code: string): Promise<boolean> {
  return authenticate({ from: "certification", email: "" }, () =>
    call("certificationSecondStep", { code }),
  );
}

/** Signs out, and forgets the drafts. When that fails the user stays signed in. */
export function signOut(): Promise<boolean> {
  return whileFetching(async () => {
    const { id } = session;
    const { ok } = await call("logout", {});
    if (ok) {
      if (id) forgetDrafts(id);
      forgetSession();
      tellTabs(null);
      forgetFailure();
    }
    return ok;
  });
}

/** What the sign-in page says no longer stands there. */
export function forgetFailure() {
  set({ failed: null, isHalfway: false });
}

/** Nobody is signed in: clears the session and the query cache. */
export function forgetSession() {
  keepLastUser(null);
  set({ id: null, info: null });
  queryClient.clear();
}

/**
 * Who is signed in is to be asked again: the session has ended, or another account signed in in another tab. What was
 * loaded stays until that is known: a page may still be open because its text is not saved.
 */
export function doubtSession() {
  set({ id: undefined, info: null });
}

function authenticate(
  attempt: Omit<SignInFailure, "failure">,
  signInCall: () => Promise<Outcome<"userLogin">>,
): Promise<boolean> {
  return whileFetching(async () => {
    const user = await signInCall();
    if (user.ok) signedIn(user.result);
    else set({ failed: { ...attempt, failure: user } });
    return user.ok;
  });
}

function signedIn({ id, info }: User) {
  keepLastUser({ id, info });
  // The cache may be of another user.
  if (session.id !== id) queryClient.clear();
  set({ id, info, failed: null, isHalfway: false });
  tellTabs(id);
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
  callAs(null);
  checking = null;
  for (const listener of listeners) listener();
}
