/** What a language model is asked: one call, and what a whole item needs of calls. */

/** Why the model is asked. Each purpose has prompts and an answer form of its own. */
export type Purpose = "propose" | "repair" | "solve" | "guess";

/** A JSON Schema (draft 2020-12) that the answer has to follow. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One call of a model. The same item of the same passage and seed gives the same request, character for character. */
export interface ModelRequest {
  readonly purpose: Purpose;
  /** Who the model is and what holds for every answer. */
  readonly system: string;
  /** The task, with the passage as data. */
  readonly prompt: string;
  /** A name for the schema, of letters and underscores. */
  readonly schemaName: string;
  readonly schema: JsonSchema;
  /** The most tokens that the answer needs. */
  readonly maxTokens: number;
}

/** What a model has answered: the text as it came, and which model it was. */
export interface ModelAnswer {
  readonly text: string;
  readonly model: string;
}

/**
 * Asks the model. Rejects where there is no answer: it is not reached, too slow, or has no tokens left for today. A
 * rejection ends the item; what was made before stays.
 */
export type Ask = (request: ModelRequest) => Promise<ModelAnswer>;

/** How many tokens a text has, roughly: four characters of English, one and a half of Korean. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const char of text) tokens += char > "⺀" ? 0.7 : 0.25;
  return Math.ceil(tokens);
}
