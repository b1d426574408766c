/** Items by a language model: what it is asked, and what of its answers becomes an item. */
export { proposalRequest, readAnswer, stillPasses } from "./proposing.ts";
export { findModelType, MODEL_TYPES } from "./types/registry.ts";
export type { ModelType } from "./types/shared/model-type.ts";
export { chatPrompt } from "./chat/chat-prompt.ts";
export { checkChat, type Pasted } from "./chat/check-chat.ts";
