import product from "../package.json" with { type: "json" };

/** The newest version in the change log. */
export const VERSION = product.version;
