import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeServer, SIGNED_OUT } from "../testing/fake-server.ts";
import { call, onSignedOut } from "./client.ts";

const alert = vi.spyOn(window, "alert").mockReturnValue(undefined);

afterEach(() => {
  vi.unstubAllGlobals();
  alert.mockClear();
});

describe("call", () => {
  it("sends lists and objects as JSON in one multipart field, and leaves out what is not given", async () => {
    const asked = fakeServer({ "/api/v1/exam/generate": { code: 400, message: "…" } });
    await call("examGenerate", { passages: [{ text: "A" }], types: "auto", level: 2 });
    const form = asked[0]?.form;
    expect(form && [...form.entries()]).toEqual([
      ["passages", '[{"text":"A"}]'],
      ["types", "auto"],
      ["level", "2"],
    ]);
  });

  it("says nothing of an answer that was given up while it came", async () => {
    const given = new AbortController();
    const json = () => {
      given.abort();
      return Promise.reject(given.signal.reason);
    };
    vi.stubGlobal("fetch", async () => ({ status: 200, json }));
    await expect(call("wordList", {}, given.signal)).rejects.toThrow(/abort/i);
    expect(alert).not.toHaveBeenCalled();
  });

  it("puts the id into the path and the rest of a GET into the query", async () => {
    const asked = fakeServer({});
    await call("examGet", { id: 12 });
    await call("examList", { only_favorite: true, page: 2 });
    expect(asked.map(({ path, query }) => `${path}?${query}`)).toEqual([
      "/api/v1/exam/12?",
      "/api/v1/exam/list?only_favorite=true&page=2",
    ]);
  });

  it("gives a refusal as a value, without an alert", async () => {
    const errors = [{ field: "title", message: "제목을 입력해 주세요." }];
    fakeServer({ "/api/v1/favorite/create": { code: 400, message: "다시 봐 주세요.", errors } });
    const outcome = await call("favoriteCreate", { title: "" });
    expect(outcome).toMatchObject({ ok: false, code: 400, message: "다시 봐 주세요.", errors });
    expect(alert).not.toHaveBeenCalled();
  });

  it("takes nothing but code 200 for a success", async () => {
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

  it("alerts when there is no answer at all", async () => {
    fakeServer({ "/api/v1/user/info": null });
    expect((await call("userInfo", {})).ok).toBe(false);
    expect(alert.mock.calls[0]?.[0]).toContain("Code: undefined(maybe CORS)");
  });

  it("tells when the session is gone, but not when a password is wrong", async () => {
    fakeServer({ "/api/v1/word/list": SIGNED_OUT, "/api/v1/user/login": SIGNED_OUT });
    const gone = vi.fn<() => void>();
    const stop = onSignedOut(gone);
    await call("userLogin", { email: "a@b.c", password: "x" });
    expect(gone).not.toHaveBeenCalled();
    await call("wordList", {});
    expect(gone).toHaveBeenCalledOnce();
    stop();
  });
});
