/** The databases that the product runs on. */
export type DatabaseKind = "sqlite" | "postgres";
