declare module "virtual:golden-items" {
  export const golden: readonly import("./golden-items.ts").GoldenItem[];
}
