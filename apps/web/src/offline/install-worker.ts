/** Installs the service worker, and offers a new release once it is ready. */
import { notify } from "../notices/notice.ts";

/** How often an open page looks for a new release, in ms. */
const LOOK_EVERY_MS = 3_600_000;

/**
 * Browsers install it on secure pages only; elsewhere the pages need a connection.
 * @returns whether it is installed
 */
export async function installWorker(): Promise<boolean> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return false;
  const registration = await navigator.serviceWorker
    .register("/service-worker.js")
    .catch(() => null);
  if (!registration) return false;
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      // the first one replaces nothing
      if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker);
    });
  });
  let lookedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
  return true;
}

function offer(worker: ServiceWorker): void {
  notify({
    message: "새 버전이 준비됐어요.",
    action: {
      label: "새로 고침",
      run: () => {
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
          once: true,
        });
        worker.postMessage("skip-waiting");
      },
    },
  });
}
