/**
 * The process that sets papers: the typesetter is native code with a hundred megabytes of its own, which go back to
 * the system when it ends. `typesetter.ts` starts it, and asks it for one paper at a time.
 */
import { toPdf, toPicture, toPreview } from "@pulda/documents/typeset";

const TYPESETTING = { toPdf, toPicture, toPreview };
export type Typesetting = typeof TYPESETTING;

/** What is asked for: one of these functions, and what it is given. */
export interface Order {
  readonly name: keyof Typesetting;
  readonly given: readonly unknown[];
}

export type Reply = { readonly result: unknown } | { readonly error: string };

/** Teachers print several papers in a row; the next one is quicker while the fonts are in memory. */
const IDLE_MS = 60_000;

// the process that asked has ended, however that came about
process.once("disconnect", () => process.exit());

const idle = setTimeout(() => process.exit(), IDLE_MS);

process.on("message", (order: Order) => {
  idle.refresh();
  process.send?.(replyTo(order));
  // a paper is 14 MB of native memory behind a handle so small that no collection would come for hundreds of them
  globalThis.gc?.();
});

function replyTo({ name, given }: Order): Reply {
  try {
    const set = TYPESETTING[name] as (...given: readonly unknown[]) => unknown;
    return { result: set(...given) };
  } catch (error) {
    return { error: String(error) };
  }
}
