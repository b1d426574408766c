import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeServer, SIGNED_OUT } from "../testing/fake-server.ts";
import { call, onSignedOut } from "./client.ts";

const alert = vi.spyOn(window, "alert").mockReturnValue(undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  alert.mockClear();
});

describe("call", () => {
  it("sends lists and objects as JSON in one multipart field, and omits undefined fields", async () => {
    const calls = fakeServer({ "/api/v1/exam/generate": { code: 400, message: "…" } });
    await call("examGenerate", { passages: [{ text: "A" }], types: "auto", level: 2 });
    const form = calls[0]?.form;
    expect(form && [...form.entries()]).toEqual([
      ["passages", '[{"text":"A"}]'],
      ["types", "auto"],
      ["level", "2"],
    ]);
  });

  it("raises no alert for a call that was aborted while its reply was read", async () => {
    const controller = new AbortController();
    const json = () => {
      controller.abort();
      return Promise.reject(controller.signal.reason);
    };
    vi.stubGlobal("fetch", async () => ({ status: 200, json }));
    await expect(call("wordList", {}, controller.signal)).rejects.toThrow(/abort/i);
    expect(alert).not.toHaveBeenCalled();
  });

  it("puts the id into the path and the rest of a GET into the query", async () => {
    const calls = fakeServer({});
    await call("examGet", { id: 12 });
    await call("examList", { only_favorite: true, page: 2 });
    expect(calls.map(({ path, query }) => `${path}?${query}`)).toEqual([
      "/api/v1/exam/12?",
      "/api/v1/exam/list?only_favorite=true&page=2",
    ]);
  });

  it("returns a failure as a value, without an alert", async () => {
    const errors = [{ field: "title", message: "제목을 입력해 주세요." }];
    fakeServer({ "/api/v1/favorite/create": { code: 400, message: "다시 봐 주세요.", errors } });
    const outcome = await call("favoriteCreate", { title: "" });
    expect(outcome).toMatchObject({ ok: false, code: 400, message: "다시 봐 주세요.", errors });
    expect(alert).not.toHaveBeenCalled();
  });

  it("treats only code 200 as a success", async () => {
    fakeServer({ "/api/v1/auth/logout": { code: 201 } });
    expect((await call("logout", {})).ok).toBe(false);
  });

  it("alerts with status and address when the service fails", async () => {
    fakeServer({ "/api/v1/user/info": 503 });
    expect(await call("userInfo", {})).toMatchObject({ ok: false, code: null });
    const text = String(alert.mock.calls[0]?.[0]);
    expect(text).toContain("일시적인 문제");
    expect(text).toContain("서비스 제공자에게 문의");
    expect(text).toContain("\nCode: 503\n");
    expect(text).toContain(`API: ${window.location.origin}/api/v1/user/info`);
  });

  it("alerts once for calls that fail together", async () => {
    fakeServer({ "/api/v1/user/info": 503, "/api/v1/exam/list": 503 });
    await Promise.all([call("userInfo", {}), call("examList", {}), call("userInfo", {})]);
    expect(alert).toHaveBeenCalledTimes(1);
    await call("userInfo", {});
    expect(alert).toHaveBeenCalledTimes(2);
  });

  it("alerts when there is no reply at all", async () => {
    fakeServer({ "/api/v1/user/info": null });
    expect((await call("userInfo", {})).ok).toBe(false);
    expect(alert.mock.calls[0]?.[0]).toContain("Code: undefined(maybe CORS)");
  });

  it("notifies listeners when the session has ended, but not when a password is wrong", async () => {
    fakeServer({ "/api/v1/word/list": SIGNED_OUT, "/api/v1/user/login": SIGNED_OUT });
    const listener = vi.fn<() => void>();
    const unsubscribe = onSignedOut(listener);
    await call("userLogin", { email: "a@b.c", password: "x" });
    expect(listener).not.toHaveBeenCalled();
    await call("wordList", {});
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
  });
});
