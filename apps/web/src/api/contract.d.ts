/** What `fallback-fonts.ts` makes at build time. */
declare module "virtual:fallback-fonts.css";

/** What `contract-table.ts` makes of the contract at build time. */
declare module "virtual:contract" {
  export const table: Readonly<
    Record<
      import("@pulda/contract").EndpointName,
      { readonly method: "GET" | "POST"; readonly path: string; readonly auth: boolean }
    >
  >;
  export const limits: Readonly<import("../../contract-table.ts").Limits>;
}
