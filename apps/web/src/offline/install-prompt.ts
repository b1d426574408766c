/** The browser's offer to install the app, kept until it is wanted. */
import { useSyncExternalStore } from "react";

/** Chromium's; other browsers install by their own menu. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;
let changed: (() => void) | undefined;

/** To be called before the page has loaded: the offer comes once. */
export function listenForInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    set(event as InstallPrompt);
  });
  window.addEventListener("appinstalled", () => set(null));
}

function set(next: InstallPrompt | null) {
  offered = next;
  changed?.();
}

/** Opens the browser's dialog; null where it has not offered to install, or has been. */
export function useInstall(): (() => void) | null {
  const prompt = useSyncExternalStore(
    (listener) => {
      changed = listener;
      return () => (changed = undefined);
    },
    () => offered,
  );
  return prompt && (() => void prompt.prompt());
}
