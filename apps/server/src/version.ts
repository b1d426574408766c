import product from "../package.json" with { type: "json" };

/** The version that the change log tells of. */
export const VERSION = product.version;
