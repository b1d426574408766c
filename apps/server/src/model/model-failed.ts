/** Why a language model gave no answer. */
import type { ModelFailure } from "@pulda/contract";
import { Failed } from "../http/failed.ts";
import { conflict } from "../http/failure.ts";

/** In Korean, for whoever waits for the item. */
export const FAILURE_REASONS: Readonly<Record<ModelFailure, string>> = {
  unreachable: "모델에 연결하지 못했어요. 잠시 후 다시 해 보세요.",
  "too-slow": "모델이 오래 답하지 않아서 그만두었어요.",
  "refused-key": "모델이 열쇠를 받아들이지 않았어요. 관리자에게 알려 주세요.",
  busy: "모델에 요청이 몰려서 답을 받지 못했어요. 잠시 후 다시 해 보세요.",
  "no-tokens": "오늘 쓸 수 있는 모델 토큰을 다 썼어요. 내일 다시 쓸 수 있어요.",
  "cut-off": "모델의 답이 중간에 끊겼어요.",
  rubbish: "모델이 알아볼 수 없는 답을 보냈어요.",
};

/** Where a server has no model. */
export const NO_MODEL = "이 서버에는 모델이 없어요.";

/** After these the other items of an exam would fail in the same way. */
const FOR_ALL: ReadonlySet<ModelFailure> = new Set([
  "unreachable",
  "refused-key",
  "busy",
  "no-tokens",
]);

/**
 * A call of a model that gave no answer. It holds nothing of what was sent or came back: a service may echo the key.
 * A request that waits for the answer fails with the reason (code 409).
 */
export class ModelFailed extends Failed {
  /** No error of the server's. */
  readonly statusCode = 409;
  readonly kind: ModelFailure;

  constructor(kind: ModelFailure) {
    super(conflict(FAILURE_REASONS[kind]));
    this.name = "ModelFailed";
    this.kind = kind;
  }

  /** Whether asking again for another item is pointless. */
  get isForAll(): boolean {
    return FOR_ALL.has(this.kind);
  }
}
