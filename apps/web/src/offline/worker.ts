/**
 * The service worker: the app's own files, so that its pages open without a connection. What the service answers is not
 * its business (`answer-cache.ts`).
 */
import { ExpirationPlugin } from "workbox-expiration";
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkOnly } from "workbox-strategies";

/** The lists of files are put here when the pages are built (`service-worker-files.ts`). */
declare const PRECACHED_FILES: PrecacheEntry[];

const INDEX = "/index.html";
/** Pages that are asked for again and again by their address are not the app's. */
const NOT_A_PAGE = /^\/(api|assets|metrics)(\/|$)/;

cleanupOutdatedCaches();

// A page comes from the service where it can be reached, so that pages and service are of one release.
registerRoute(
  ({ request, url }) => request.mode === "navigate" && !NOT_A_PAGE.test(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: 5,
    plugins: [{ handlerDidError: () => matchPrecache(INDEX) }],
  }),
);

precacheAndRoute(PRECACHED_FILES);

// Names of assets carry a hash of their content: fonts of rarer letters, and pages that are not installed.
registerRoute(
  ({ url }) => url.origin === location.origin && url.pathname.startsWith("/assets/"),
  new CacheFirst({
    cacheName: "pulda-assets",
    plugins: [new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true })],
  }),
);

// A new release waits until the page asks for it.
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (data === "skip-waiting") void (globalThis as unknown as Skippable).skipWaiting();
});

interface Skippable {
  skipWaiting(): Promise<void>;
}
