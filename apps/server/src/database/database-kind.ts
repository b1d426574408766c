/** The two data bases that the product runs on. */
export type DatabaseKind = "sqlite" | "postgres";
