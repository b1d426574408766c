/** Items by a language model: what it is asked, and what of its answers becomes an item. */
export { proposalRequest, readAnswer } from "./proposing.ts";
export { findModelType, MODEL_TYPES } from "./types/registry.ts";
export type { ModelType } from "./types/model-type.ts";
export { chatTasks, type ChatTask } from "./chat/chat-task.ts";
export { againPrompt, chatPrompt, type ChatPrompt, type FailedItem } from "./chat/chat-prompt.ts";
export { chatSolvePrompt, readChatSolutions, type ChatSolved } from "./chat/chat-solving.ts";
export { readChat, type ChatReading } from "./chat/read-chat.ts";
