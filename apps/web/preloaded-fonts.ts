/** The two fonts that every page shows are asked for with the page, so that its text is not set twice. */
import type { HtmlTagDescriptor, Plugin } from "vite";

/** English of passages, and the interface: made by `scripts/fonts.mjs`. */
const FONTS = /^assets\/(?:passage|interface)-[\w-]{8}\.woff2$/;

export function preloadedFonts(): Plugin {
  return {
    name: "preloaded-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const files = Object.keys(bundle).filter((file) => FONTS.test(file));
        if (files.length !== 2) throw new Error(`fonts to preload: ${files.join(", ")}`);
        return files.map((file): HtmlTagDescriptor => ({
          tag: "link",
          injectTo: "head",
          // after the scripts, which show the text
          attrs: {
            rel: "preload",
            href: `/${file}`,
            as: "font",
            type: "font/woff2",
            crossorigin: "",
            fetchpriority: "low",
          },
        }));
      },
    },
  };
}
