import { describe, expect, it } from "vitest";
import { z } from "zod";
import { coerce } from "./coerce.ts";
import { endpoints } from "./index.ts";

describe("coerce", () => {
  it("reads numbers, booleans, lists and objects from strings", () => {
    const request = z.object({
      page: z.int().min(1).default(1),
      only: z.boolean().optional(),
      list: z.array(z.object({ a: z.int() })),
      object: z.union([
        z.strictObject({ choice: z.int() }),
        z.strictObject({ texts: z.array(z.string()) }),
      ]),
    });
    expect(
      coerce(request, { page: "3", only: "true", list: '[{"a":1}]', object: '{"choice":2}' }),
    ).toEqual({ page: 3, only: true, list: [{ a: 1 }], object: { choice: 2 } });
  });

  it("keeps a text field as text, even when it looks like a number or JSON", () => {
    expect(coerce(z.object({ title: z.string().trim() }), { title: "3" })).toEqual({ title: "3" });
    expect(coerce(endpoints.favoriteCreate.request, { title: "[1]" })).toEqual({ title: "[1]" });
  });

  it("drops what the schema does not have, and mistakes no field for a property of every object", () => {
    for (const name of ["constructor", "toString", "hasOwnProperty", "zzz"])
      expect(coerce(endpoints.favoriteCreate.request, { [name]: "x" })).toEqual({});
  });

  it("leaves JSON with too many values as it is, so that the schema names the field", () => {
    const request = z.object({ list: z.array(z.int()) });
    const list = JSON.stringify(Array.from({ length: 100 }, () => 1));
    expect(coerce(request, { list }, 50)).toEqual({ list });
    expect(coerce(request, { list }, 150)["list"]).toHaveLength(100);
    expect(coerce(request, { list: "[".repeat(50) + "]".repeat(50) })["list"]).toHaveLength(100);
  });

  it("keeps what cannot be parsed, so that the schema can name the field", () => {
    const fields = coerce(endpoints.favoriteEdit.request, { favorite_id: "abc", title: "a" });
    expect(endpoints.favoriteEdit.request.safeParse(fields).error?.issues[0]?.path).toEqual([
      "favorite_id",
    ]);
  });

  it("accepts both forms of a union with a literal", () => {
    expect(coerce(endpoints.examGenerate.request, { types: "auto" })).toEqual({ types: "auto" });
    expect(
      coerce(endpoints.examGenerate.request, { types: '[{"type":"blank","count":2}]' }),
    ).toEqual({ types: [{ type: "blank", count: 2 }] });
  });

  it("treats an empty number as a missing field", () => {
    expect(coerce(endpoints.examGenerate.request, { seed: "" })).toEqual({ seed: undefined });
  });
});

describe("titles", () => {
  it("are trimmed and composed (NFC) before their length is checked", () => {
    const { title } = endpoints.favoriteCreate.request.parse({ title: "  \u1100\u1161  " });
    expect(title).toBe("가");
    expect(endpoints.favoriteCreate.request.safeParse({ title: "   " }).success).toBe(false);
    expect(endpoints.favoriteCreate.request.safeParse({ title: "가".repeat(101) }).success).toBe(
      false,
    );
  });
});
