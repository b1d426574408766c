/**
 * Whether pages open without a connection in this browser: the app is installed in it by its service worker.
 * @example isInstalled() // false on a page without a certificate, and on the first page of all
 */
export function isInstalled(): boolean {
  return "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
}
