/** What asking a model needs without language data, so that a server's main thread can use it. */
export type {
  Desk,
  FirstRequest,
  Problem,
  Proposed,
  ReadAnswer,
  RefusedProposal,
} from "./outcome.ts";
export { proposeItem } from "./propose.ts";
export {
  estimateTokens,
  type Ask,
  type JsonSchema,
  type ModelAnswer,
  type ModelRequest,
  type Purpose,
} from "./request.ts";
export { withModel } from "./propose.ts";
export { blindRequests, solveBlind, type Solved, type Verdict } from "./solve.ts";
export type { ModelTask } from "./task.ts";
