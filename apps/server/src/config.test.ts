import { describe, expect, it } from "vitest";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPlainDatabase, isReachable, readSettings } from "./config.ts";
import { modelSettings } from "./model/model-settings.ts";

describe("settings", () => {
  it("have their defaults, and an empty variable is one that is not set", () => {
    expect(readSettings({ PORT: "" })).toEqual({
      settings: {
        PORT: 3000,
        HOST: "127.0.0.1",
        PULDA_DATA_DIR: "./data",
        PULDA_ALLOWED_HOSTS: [],
        PULDA_PROCESSES: 1,
        PULDA_HSTS_SUBDOMAINS: "off",
        PULDA_ADMIN_TWO_STEP: "optional",
        PULDA_SIGN_UP: "open",
        KAKAO_ISSUER: "https://kauth.kakao.com",
        LOG_LEVEL: "warn",
        PULDA_MODEL_TIMEOUT: 90,
      },
    });
  });

  it("keep the origin of the public address", () => {
    const read = readSettings({ PULDA_PUBLIC_URL: "https://pulda.example/" });
    expect("settings" in read && read.settings.PULDA_PUBLIC_URL).toBe("https://pulda.example");
  });

  it.each([
    ["PORT", "80a"],
    ["PORT", "70000"],
    ["DATABASE_URL", "mysql://x"],
    ["PULDA_PUBLIC_URL", "pulda.example"],
    ["PULDA_ALLOWED_HOSTS", "pulda.example:3000"],
    ["PULDA_ALLOWED_HOSTS", "https://pulda.example"],
    ["PULDA_SIGN_UP", "maybe"],
    ["PULDA_HSTS_SUBDOMAINS", "yes"],
    ["PULDA_ADMIN_TWO_STEP", "on"],
    ["SMTP_URL_FILE", "/dev/null/none"],
    ["PULDA_SECRET_KEY_FILE", "/dev/null"],
    ["KAKAO_ISSUER", "kakao"],
    ["SMTP_URL", "http://mail"],
    ["PULDA_TRUST_PROXY", "10.0.0.1, proxy"],
    ["PULDA_TRUST_PROXY", "10.0.0.0/33"],
    ["PULDA_TRUST_PROXY", "::1/x"],
    ["PULDA_MODEL_PROVIDER", "chatty"],
    ["PULDA_MODEL_URL", "localhost:11434"],
    ["PULDA_MODEL_DAILY_TOKENS", "many"],
    ["PULDA_MODEL_DAILY_TOKENS", "0"],
    ["PULDA_MODEL_TIMEOUT", "301"],
    ["PULDA_MODEL_TIMEOUT", "0"],
    ["PULDA_MODEL_KEY_FILE", "/dev/null"],
  ])("stop the start with one line that names %s=%s", (name, value) => {
    const read = readSettings({ [name]: value });
    expect("problem" in read && read.problem).toContain(name);
    expect("problem" in read && read.problem).not.toContain("\n");
  });

  it("take addresses and networks of proxies", () => {
    const read = readSettings({ PULDA_TRUST_PROXY: "loopback, 10.0.0.2,172.16.0.0/12, fd00::/8" });
    expect("settings" in read && read.settings.PULDA_TRUST_PROXY).toEqual([
      "loopback",
      "10.0.0.2",
      "172.16.0.0/12",
      "fd00::/8",
    ]);
  });

  it("take secrets from the files that a vault mounts, and none twice", () => {
    const folder = mkdtempSync(join(tmpdir(), "pulda-test-"));
    const path = join(folder, "secret");
    writeFileSync(path, "a key that is long enough for it\n");
    const read = readSettings({ PULDA_SECRET_KEY_FILE: path });
    expect("settings" in read && read.settings.PULDA_SECRET_KEY).toBe(
      "a key that is long enough for it",
    );
    const both = readSettings({ PULDA_SECRET_KEY_FILE: path, PULDA_SECRET_KEY: "x".repeat(32) });
    expect("problem" in both && both.problem).toMatch(/^환경 변수 PULDA_SECRET_KEY_FILE/);
    rmSync(folder, { recursive: true });
  });

  it("want the public address where mails are sent, because links lead there", () => {
    const SMTP_URL = "smtp://mail.example";
    const read = readSettings({ SMTP_URL });
    expect("problem" in read && read.problem).toContain("PULDA_PUBLIC_URL");
    expect(
      "settings" in readSettings({ SMTP_URL, PULDA_PUBLIC_URL: "https://pulda.example" }),
    ).toBe(true);
  });
});

describe("settings of a model", () => {
  const URL = "http://localhost:11434/v1";
  const KEY = "sk-very-secret";

  it.each([
    ["PULDA_MODEL_PROVIDER", { PULDA_MODEL: "m" }],
    ["PULDA_MODEL_PROVIDER", { PULDA_MODEL_KEY: KEY }],
    ["PULDA_MODEL_PROVIDER", { PULDA_MODEL_URL: URL }],
    ["PULDA_MODEL", { PULDA_MODEL_PROVIDER: "anthropic", PULDA_MODEL_KEY: KEY }],
    ["PULDA_MODEL_URL", { PULDA_MODEL_PROVIDER: "openai-compatible", PULDA_MODEL: "m" }],
    ["PULDA_MODEL_KEY", { PULDA_MODEL_PROVIDER: "google", PULDA_MODEL: "m" }],
  ])("stop the start with one line that names %s where it is missing", (name, environment) => {
    const read = readSettings(environment);
    expect("problem" in read && read.problem).toMatch(
      new RegExp(`환경 변수 ${name}도 있어야 해요`),
    );
    expect("problem" in read && read.problem).not.toMatch(/\n|secret/u);
  });

  it.each([
    { PULDA_MODEL_PROVIDER: "openai-compatible", PULDA_MODEL: "m", PULDA_MODEL_URL: URL },
    { PULDA_MODEL_PROVIDER: "anthropic", PULDA_MODEL: "m", PULDA_MODEL_KEY: KEY },
    {
      PULDA_MODEL_PROVIDER: "google",
      PULDA_MODEL: "m",
      PULDA_MODEL_KEY: KEY,
      PULDA_MODEL_URL: URL,
    },
  ])("are complete: %j", (environment) => {
    const read = readSettings(environment);
    expect("settings" in read && modelSettings(read.settings)).toMatchObject({
      provider: environment.PULDA_MODEL_PROVIDER,
      model: "m",
      solver: "m",
      timeoutMs: 90_000,
      dailyTokens: null,
    });
  });

  it("are none where nothing is set", () => {
    const read = readSettings({});
    expect("settings" in read && modelSettings(read.settings)).toBeNull();
  });
});

it.each([
  ["127.0.0.1", undefined, false],
  ["localhost", "http://127.0.0.1:3000", false],
  ["::1", "http://[::1]:3000", false],
  ["0.0.0.0", undefined, true],
  ["127.0.0.1", "https://pulda.example", true],
])("knows whether others reach %s, %s: %s", (HOST, PULDA_PUBLIC_URL, expected) => {
  expect(isReachable({ HOST, PULDA_PUBLIC_URL })).toBe(expected);
});

it.each([
  [undefined, false],
  ["postgres://a@127.0.0.1/a", false],
  ["postgres://a@localhost/a?host=/var/run/postgresql", false],
  ["postgres://a@database.example/a", true],
  ["postgres://a@localhost/a?host=10.0.0.7", true],
  ["postgres://a@database.example/a?sslmode=verify-full", false],
  ["postgres://a@database.example/a?sslmode=disable", false],
])("knows whether %s leaves the machine unencrypted unsaid: %s", (DATABASE_URL, expected) => {
  expect(isPlainDatabase({ DATABASE_URL })).toBe(expected);
});
