/** The words that join clauses. */
import type { Token } from "@pulda/english";

export const SUBORDINATOR =
  /^(?:because|although|though|even though|when|while|whereas|if|since|as|after|before|once|until|unless|so that|as long as|as soon as|even if)$/u;

const COORDINATOR = /^(?:and|but|so|yet|for|or)$/u;

export const words = (tokens: readonly Token[]): string =>
  tokens.map(({ lower }) => lower).join(" ");

/** The words at an index that join clauses. */
export function linkAt(
  tokens: readonly Token[],
  at: number,
): { link: string; length: number } | null {
  for (const length of [3, 2, 1]) {
    const link = words(tokens.slice(at, at + length));
    if (SUBORDINATOR.test(link) || (length === 1 && COORDINATOR.test(link)))
      return { link, length };
  }
  return null;
}
