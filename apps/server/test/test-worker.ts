/** Tasks for worker threads whose behaviour a test chooses. */
const hold: string[] = [];

/** Without the language data. */
export function about() {
  return { version: "test", types: [] };
}

export function lookUp() {
  return null;
}

/** Ends only with its thread, for seed 1; takes all memory, for seed 2; waits without working, for seed 3. */
export function survey({ seed }: { seed: number }) {
  if (seed === 1) for (;;);
  if (seed === 2) for (;;) hold.push("x".repeat(1000) + hold.length);
  if (seed === 3) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4500);
  return { places: [], refused: [] };
}

/** The second passage never ends, for seed 1. */
export function makePiece({ seed, passage }: { seed: number; passage: number }) {
  if (seed === 1 && passage === 1) for (;;);
  return {
    items: [],
    refused: [],
    state: { keys: { random: 0, used: [] }, typeRequests: [], left: null },
    known: [],
  };
}
