/** Route guards: what is loaded before a page opens, and who may open it. */
import { redirect } from "react-router";
import { favoritesQuery } from "../api/favorites.ts";
import { queryClient } from "../api/queries.ts";
import { checkSession, getSession } from "../api/session.ts";

/** Loads the session, and the folders of a signed-in user. */
export async function loadSession() {
  await checkSession();
  if (getSession().id !== null) await queryClient.prefetchQuery(favoritesQuery());
}

/** Redirects a signed-out user to SignIn; runs after `loadSession`. */
export async function signedInOnly() {
  if (getSession().id === null) throw redirect("/sign-in");
}

/** Redirects a signed-in user to Generate. */
export async function guestsOnly() {
  await checkSession();
  if (getSession().id !== null) throw redirect("/generate");
}
