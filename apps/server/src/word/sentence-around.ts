/** How far around a word its sentence is looked for, in characters. */
const REACH = 300;

/**
 * The sentence of a context in which a word stands first, roughly: enough for the dictionary to choose its meaning by,
 * and never more than some hundred characters of a context of thousands.
 * A context of ordinary length is returned as it is.
 */
export function sentenceAround(context: string, word: string): string {
  if (context.length <= REACH) return context;
  const at = Math.max(0, context.toLowerCase().indexOf(word.toLowerCase()));
  const before = context.slice(Math.max(0, at - REACH), at);
  const after = context.slice(at, at + REACH);
  const start = Math.max(...[". ", "! ", "? ", "\n"].map((stop) => before.lastIndexOf(stop)));
  const end = after.search(/[.!?]\s/u);
  return before.slice(start + 1) + (end < 0 ? after : after.slice(0, end + 1));
}
