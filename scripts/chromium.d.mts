/** The path of Chromium, or what to install. */
export function findChromium(): { readonly path: string } | { readonly problem: string };
