/** The other tabs of this browser share its session: each is told when another account signs in, or nobody is signed in. */
const NAME = "pulda-account";

let channel: BroadcastChannel | null = null;

/** Listens to the other tabs, and lets this one tell them. @returns what ends both */
export function joinTabs(onAccount: (userId: number | null) => void): () => void {
  const joined = new BroadcastChannel(NAME);
  channel = joined;
  joined.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === null || typeof data === "number") onAccount(data);
  });
  return () => {
    joined.close();
    if (channel === joined) channel = null;
  };
}

/** Tells the other tabs who is signed in here; null where nobody is. */
export function tellTabs(userId: number | null): void {
  channel?.postMessage(userId);
}
