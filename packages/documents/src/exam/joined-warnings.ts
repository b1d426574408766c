/** What a file could not keep of its items, each thing said once. */

/** More items than so many are counted. */
const MAX_NAMED = 20;

/**
 * Warnings that begin with the number of an item, those that say the same as one.
 * @example joinedWarnings(["3번: 나눴어요.", "5번: 나눴어요."]) // ["3, 5번: 나눴어요."]
 */
export function joinedWarnings(warnings: readonly string[]): string[] {
  const numbersOf = new Map<string, string[]>();
  for (const warning of warnings) {
    const [, number = "", rest = warning] = /^(\d+)번: (.*)$/su.exec(warning) ?? [];
    numbersOf.set(rest, [...(numbersOf.get(rest) ?? []), ...(number === "" ? [] : [number])]);
  }
  return [...numbersOf].map(([rest, numbers]) => {
    if (numbers.length === 0) return rest;
    const more = numbers.length - MAX_NAMED;
    return `${numbers.slice(0, MAX_NAMED).join(", ")}번${more > 0 ? ` 밖에 ${more}문항` : ""}: ${rest}`;
  });
}
