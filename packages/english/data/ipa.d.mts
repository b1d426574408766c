export function ipaOf(sounds: string): string;
export function pronunciationsOf(variants: readonly string[], isNounAndVerb: boolean): string[];
