/** What has to be known, and who one has to be, before a page opens. */
import { redirect } from "react-router";
import { favoritesQuery } from "../api/favorites.ts";
import { queryClient } from "../api/queries.ts";
import { checkSession, getSession } from "../api/session.ts";

/** The auth check: loads the session, and the folders of whoever is signed in. */
export async function loadSession() {
  await checkSession();
  if (getSession().id !== null) await queryClient.prefetchQuery(favoritesQuery());
}

/** Sends a signed-out user to SignIn; runs after `loadSession`. */
export async function signedInOnly() {
  if (getSession().id === null) throw redirect("/sign-in");
}

/** Sends a signed-in user to Generate. */
export async function guestsOnly() {
  await checkSession();
  if (getSession().id !== null) throw redirect("/generate");
}
