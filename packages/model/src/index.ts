/** Items by a language model: what it is asked, and what of its answers becomes an item. */
export { proposalRequest, readAnswer } from "./proposing.ts";
export { MODEL_TYPES, type ModelType } from "./types/registry.ts";
