import { describe, expect, it } from "vitest";
import { isConnectionError } from "./connection-errors.ts";

const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

describe("a connection error", () => {
  it.each([
    ["a shutdown", withFields("terminating connection", { code: "57P01" })],
    ["too many connections", withFields("sorry, too many clients", { code: "53300" })],
    ["a lost connection", new Error("Connection terminated unexpectedly")],
    ["a full pool", new Error("timeout exceeded when trying to connect")],
    ["a vanished socket", withFields("connect ENOENT", { code: "ENOENT", syscall: "connect" })],
    ["no address that answers", new AggregateError([withFields("no", { syscall: "connect" })])],
    ["the cause of another", new Error("failed", { cause: withFields("", { code: "08006" }) })],
  ])("is %s", (_, error) => {
    expect(isConnectionError(error)).toBe(true);
  });

  it.each([
    ["a violated constraint", withFields("duplicate key", { code: "23505" })],
    ["a missing file", withFields("no such file", { code: "ENOENT", syscall: "open" })],
    ["a defect", new TypeError("x is undefined")],
    ["no error", "08006"],
  ])("is not %s", (_, error) => {
    expect(isConnectionError(error)).toBe(false);
  });
});
