/** Clean: what is printed stands alone and is whole. */
import type { Gate } from "./gate.ts";

/** A paragraph that ends inside a part would be printed as a hole in the middle of it. */
export const wholeParts: Gate = {
  id: "whole-parts",
  guards: "clean",
  check({ view: { operation }, source }) {
    if (operation.kind !== "shuffle") return null;
    const isBroken = [operation.given, ...operation.pieces].some(({ start, end }) =>
      source.text.slice(start, end).includes("\n"),
    );
    return isBroken ? "한 덩어리 안에서 문단이 바뀌어요." : null;
  },
};
