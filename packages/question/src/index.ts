export * from "./text.ts";
export * from "./passage.ts";
export * from "./proof.ts";
export * from "./item.ts";
export * from "./taker.ts";
export * from "./response.ts";
export * from "./grade.ts";
export * from "./restore.ts";
