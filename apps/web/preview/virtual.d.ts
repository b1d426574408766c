declare module "virtual:golden-items" {
  export const golden: readonly import("./goldenItems.ts").GoldenItem[];
}
