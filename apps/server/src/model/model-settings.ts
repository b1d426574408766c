/** Which language model is set up. */
import type { Settings } from "../config.ts";

export interface ModelSettings {
  readonly provider: "openai-compatible" | "anthropic" | "google";
  /** Null for the provider's own address. */
  readonly url: string | null;
  readonly model: string;
  /** The model that solves items blind: the same, where no other is named. */
  readonly solver: string;
  readonly key: string | null;
  /** How many tokens a user may have used in a day; null for any number. */
  readonly dailyTokens: number | null;
  /** After how long without a word from it the model is too slow. */
  readonly timeoutMs: number;
}

/** The model that the settings name; null where none is set up. */
export function modelSettings(settings: Settings): ModelSettings | null {
  const { PULDA_MODEL_PROVIDER: provider, PULDA_MODEL: model } = settings;
  if (!provider || !model) return null;
  return {
    provider,
    url: settings.PULDA_MODEL_URL ?? null,
    model,
    solver: settings.PULDA_MODEL_SOLVER ?? model,
    key: settings.PULDA_MODEL_KEY ?? null,
    dailyTokens: settings.PULDA_MODEL_DAILY_TOKENS ?? null,
    timeoutMs: settings.PULDA_MODEL_TIMEOUT * 1000,
  };
}
