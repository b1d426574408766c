/** Route guards: what is loaded before a page opens, and who may open it. */
import { redirect } from "react-router";
import { favoritesQuery } from "../api/favorites.ts";
import { queryClient } from "../api/queries.ts";
import { checkSession, getSession, SessionUnknown } from "../api/session.ts";

/** Loads the session, and the folders of a signed-in user. */
export async function loadSession() {
  await checkSession();
  if (getSession().id !== null) await queryClient.prefetchQuery(favoritesQuery());
}

/** The session, where the service says it; pages that open for everyone do not wait for more. */
export async function trySession() {
  await checkSession().catch((error: unknown) => {
    if (!(error instanceof SessionUnknown)) throw error;
  });
}

/** Redirects a signed-out user to SignIn; runs after `loadSession`. */
export async function signedInOnly() {
  if (getSession().id === null) throw redirect("/sign-in");
}

/** Redirects a signed-in user to Generate. Where that is unknown the page opens: signing in may work by then. */
export async function guestsOnly() {
  await trySession();
  const { id } = getSession();
  if (id !== null && id !== undefined) throw redirect("/generate");
}
