import { endpoints, type Endpoint } from "@pulda/contract";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ENCODINGS, startServer } from "../../test/server.ts";
import { draws } from "../../../../testing/effort.ts";
import { parseFields } from "./parse-fields.ts";

const request = z.object({
  text: z.string(),
  list: z.array(z.object({ text: z.string() })).optional(),
});
const endpoint = { request, bodyLimit: 1000 } satisfies Pick<Endpoint, "request" | "bodyLimit">;

describe("a text", () => {
  it("has lines that end in a line feed, however they ended, at any depth", () => {
    expect(parseFields(endpoint, { text: "a\r\nb\rc\n\r\n\rd", list: [{ text: "\r\n" }] })).toEqual(
      { text: "a\nb\nc\n\n\nd", list: [{ text: "\n" }] },
    );
    expect(parseFields(endpoint, { text: "", list: '[{"text":"a\\r\\nb"}]' })).toEqual({
      text: "",
      list: [{ text: "a\nb" }],
    });
  });

  it("has whole characters alone, as many as before", () => {
    expect(parseFields(endpoint, { text: "a\ud800b\udc00😀" })).toEqual({
      text: "a\ufffdb\ufffd😀",
    });
  });

  it("is refused with U+0000, by the name of its field", () => {
    expect(
      parseFields(endpoint, { text: "", list: [{ text: "" }, { text: "a\0" }] }),
    ).toMatchObject({ code: 400, errors: [{ field: "list.1.text" }] });
  });

  it("is cleaned only where the call has the field", () => {
    expect(parseFields(endpoint, { text: "a", zzz: "\0", __proto__: { list: 1 } })).toEqual({
      text: "a",
    });
  });
});

describe("a text that is posted", () => {
  const PASSAGE =
    "The bee dances in the hive.\nIt tells the way to the flowers.\n\nAll bees see it.";
  const text = `${PASSAGE}\n${"The dance is long and the bees are tired of it. ".repeat(5)}`;

  it("is the same in every form, so that offsets into it are", async () => {
    const server = await startServer();
    const member = server.visitor();
    await member.signUp();
    const surveys = [];
    for (const encoding of ENCODINGS)
      for (const lines of ["\n", "\r\n", "\r"]) {
        const posted = text.replaceAll("\n", lines);
        const { body } = await member.post("/api/v1/exam/survey", { text: posted }, encoding);
        expect(body.code).toBe(200);
        surveys.push(body.result);
      }
    for (const survey of surveys) expect(survey).toEqual(surveys[0]);
    await server.stop();
  });

  it("keeps the place of a word that is looked up in it", () => {
    const context = "  Cafe\u0301 leaves are on the tree. He leaves early.";
    const at = context.lastIndexOf("leaves");
    const input = parseFields(endpoints.wordLookup, { text: "leaves", context, at: String(at) });
    expect(input).toEqual({ text: "leaves", context, at });
  });
});

describe("the errors of a body", () => {
  it("are few and short, whatever is wrong with it", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("types", "filter", "title", "zone", "level"), fc.jsonValue()),
        (fields) => {
          const parsed = parseFields(endpoints.wordTest, fields);
          expect(JSON.stringify(parsed).length).toBeLessThan(20 * 500);
        },
      ),
      draws(200, 5000),
    );
    const long = "x".repeat(50_000);
    const answer = parseFields(endpoints.attemptAnswer, {
      id: 1,
      question_id: 1,
      response: { [long]: 1, choice: 1 },
    });
    expect(JSON.stringify(answer).length).toBeLessThan(1000);
  });
});
