/**
 * A model that was played badly on purpose by somebody who had read no code: each proposal has one flaw, hidden as well as
 * could be. What the checks of its type do not see has been solved blind by another; the answers are recorded, too.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findModelType, readAnswer } from "@pulda/model";
import { proposeItem, type Ask, type FirstRequest } from "@pulda/model/asking";
import { describe, expect, it } from "vitest";
import { levelOf } from "./passage-file.ts";
import { libraryShelf } from "./shelf.ts";

interface Played {
  readonly slug: string;
  /** What the passage said then, where it has been rewritten since. */
  readonly text?: string;
  readonly type: string;
  readonly seed: number;
  readonly flaw: string;
  readonly note: string;
  /** What the model has sent back. */
  readonly answer: string;
  /** What solvers have answered, by how far the options were turned for them. */
  readonly solved?: Readonly<Record<string, object>>;
  /** The check that refuses it. */
  readonly refusedBy: string;
}

const PLAYED = JSON.parse(
  readFileSync(join(import.meta.dirname, "../test/badly-played.json"), "utf8"),
) as readonly Played[];

const ASKED: FirstRequest = {
  ok: true,
  request: {
    purpose: "propose",
    system: "",
    prompt: "",
    schemaName: "item",
    schema: {},
    maxTokens: 1,
  },
};

const TURN = /You are reader (\d) of several/u;

/** A model that proposes this again and again, and is solved as it was recorded. */
function recorded({ answer, solved = {} }: Played): Ask {
  return async ({ purpose, prompt }) => {
    if (purpose === "propose" || purpose === "repair") return { model: "played", text: answer };
    const turn = TURN.exec(prompt)?.[1] ?? "";
    const known = solved[turn];
    if (!known) throw new Error(`nobody has answered this: ${purpose} ${turn}`);
    return { model: "solver", text: JSON.stringify(known) };
  };
}

describe("a model that plays badly", () => {
  it.each(PLAYED)("is found out: $type, $flaw", async (played) => {
    const { slug, type, seed, refusedBy } = played;
    const passage = libraryShelf().get(slug)?.passage;
    if (!passage) throw new Error(`no passage ${slug}`);
    const level = levelOf(passage.grade);
    const text = played.text ?? passage.text;
    const task = { type, passage: 0, text, level, seed, avoid: [] };
    // asked for even where a story or a letter would not be
    const desk = { request: () => ASKED, read: readAnswer };
    const asks = findModelType(type)?.asks ?? "reading";
    const proposed = await proposeItem(task, asks, desk, recorded(played));
    expect(proposed.ok ? null : proposed.check).toBe(refusedBy);
  });

  it("has tried every type that needs a model, and nearly thirty ways", () => {
    expect(PLAYED.length).toBeGreaterThan(65);
    expect(new Set(PLAYED.map(({ type }) => type)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(PLAYED.map(({ flaw }) => flaw)).size).toBeGreaterThanOrEqual(23);
  });
});
