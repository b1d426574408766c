/** Fonts that nearly every page shows are asked for with the page, so that its text is not set twice. */
import type { HtmlTagDescriptor, Plugin } from "vite";

/** English of passages; Latin and the most frequent Korean of the interface. */
const FONTS = [/source-serif-4-latin-wght-normal/, /Variable\.subset\.(?:8[789]|9[01])-/] as const;

export function preloadedFonts(): Plugin {
  return {
    name: "preloaded-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle = {} }) {
        const files = Object.keys(bundle).filter((file) => FONTS.some((font) => font.test(file)));
        if (files.length !== 6) throw new Error(`fonts to preload: ${files.join(", ")}`);
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
