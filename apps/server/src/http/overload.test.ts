import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { Unavailable } from "./errors.ts";
import { refusalOf, refuseUnderPressure } from "./overload.ts";

describe("an overloaded server", () => {
  it("refuses where the event loop was measured to be late", () => {
    expect(refusalOf(6000)).toBeInstanceOf(Unavailable);
  });

  it("is none whose delay nobody has measured yet", () => {
    expect(refusalOf(Infinity)).toBeUndefined();
  });

  it("answers while nothing blocks it", async () => {
    const app = fastify();
    await refuseUnderPressure(app);
    app.get("/", async () => "here");
    expect((await app.inject("/")).statusCode).toBe(200);
    await app.close();
  });
});
