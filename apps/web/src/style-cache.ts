/**
 * The cache of styles. Emotion prefixes properties for browsers that do not run our scripts (`build.target` of
 * `vite.config.ts`), a tenth of the time of a first rendering; these two are all that the others need.
 */
import createCache, { type StylisPlugin } from "@emotion/cache";

const PREFIXED: ReadonlySet<unknown> = new Set(["user-select", "box-decoration-break"]);

const prefix: StylisPlugin = (element) => {
  if (element.type === "decl" && PREFIXED.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

export const styleCache = createCache({ key: "css", stylisPlugins: [prefix] });
