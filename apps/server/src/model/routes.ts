/** What users are told of the language model, and how admins look after it. */
import { randomInt } from "node:crypto";
import { MAX_SEED, endpoints } from "@pulda/contract";
import type { Engine } from "../engine/engine.ts";
import { conflict, invalid } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { untilGone } from "../http/until-gone.ts";
import { ModelFailed, NO_MODEL } from "./model-failed.ts";
import type { Model, Spent } from "./model.ts";
import { expectedOf } from "./plan.ts";
import { proposeOne } from "./propose.ts";
import { suits } from "./rotation.ts";
import type { ModelUsageStore } from "./usage-store.ts";

/** How hard the item is that an admin tries. */
const TRIAL_LEVEL = 3;
const MONTH_DAYS = 30;
/** How many of those who use most are shown. */
const MAX_USERS = 10;
const NOTHING = { items: 0, calls: 0, tokens: 0, seconds: 0 };

interface Parts {
  /** Null where none is set up. */
  readonly model: Model | null;
  readonly usage: ModelUsageStore;
  readonly engine: Engine;
}

export function modelRoutes(http: HttpContext, { model, usage, engine }: Parts): void {
  const settings = model?.settings ?? null;

  mount(http, endpoints.modelInfo, async ({ user }) => ({
    is_set_up: model !== null,
    name: settings?.model ?? null,
    tokens_today: (await usage.today(user.id)).tokens,
    tokens_a_day: settings?.dailyTokens ?? null,
  }));

  mount(http, endpoints.modelEstimate, async ({ input }) => {
    if (!model) return NOTHING;
    const { types: known } = await engine.about();
    const { passages, types, amount, seed = 0, use_model: useModel } = input;
    const wish = { passages, types, amount, seed, useModel, modelCheck: input.model_check };
    return expectedOf(wish, known, model.secondsOfCall());
  });

  mount(http, endpoints.adminModel, async () => ({
    is_set_up: model !== null,
    provider: settings?.provider ?? null,
    name: settings?.model ?? null,
    solver: settings?.solver ?? null,
    host: settings?.url ? new URL(settings.url).host : null,
    tokens_a_day: settings?.dailyTokens ?? null,
    today: await usage.ofAll(1),
    month: await usage.ofAll(MONTH_DAYS),
    users: await usage.most(MONTH_DAYS, MAX_USERS),
    last_failure: model?.lastFailure() ?? null,
  }));

  mount(http, endpoints.adminModelTry, async ({ user, input: { type }, reply }) => {
    const { types } = await engine.about();
    if (!types.some(({ id, by_model }) => id === type && by_model !== "no"))
      return invalid("type", "모델이 만드는 유형이 아니에요.");
    if (!model) return conflict(NO_MODEL);
    const samples = await engine.samples();
    const suited = samples.filter(({ text }) => suits(type, text));
    const from = suited.length > 0 ? suited : samples;
    const seed = randomInt(MAX_SEED);
    const { text = "" } = from[seed % from.length] ?? {};
    const task = { type, passage: 0, text, level: TRIAL_LEVEL, seed, avoid: [] };
    const asking = { userId: user.id, examId: null, signal: untilGone(reply) };
    let taken: Spent = { calls: 0, tokens: 0 };
    const begunAt = performance.now();
    const outcome = await proposeOne({ model, engine }, task, asking, (spent) => {
      taken = spent;
    }).catch((error: unknown) => {
      if (error instanceof ModelFailed) return { ok: false as const, reason: error.message };
      throw error;
    });
    return {
      seconds: Math.round((performance.now() - begunAt) / 100) / 10,
      ...taken,
      item: outcome.ok ? outcome.item : null,
      reason: outcome.ok ? null : outcome.reason,
    };
  });
}
