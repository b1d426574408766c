/** The other tabs of this browser share its session: each is told when another account signs in, or nobody is signed in. */
const NAME = "pulda-account";

let channel: BroadcastChannel | null = null;

/** Listens to the other tabs, and lets this one tell them. */
export function joinTabs(onAccount: (userId: number | null) => void): void {
  channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === null || typeof data === "number") onAccount(data);
  });
}

/** Tells the other tabs who is signed in here; null where nobody is. */
export function tellTabs(userId: number | null): void {
  channel?.postMessage(userId);
}
