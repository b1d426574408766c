/** A fake server for tests: replies to each path as the test says, and records the calls. */
import { vi } from "vitest";

export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: FormData | null;
  /** Whose page it says that it comes from. */
  readonly owner: string | null;
}

/** The body of an envelope, a whole response, the HTTP status of an error, or null for no reply at all. */
export type FakeReply = Readonly<Record<string, unknown>> | Response | number | null;
type Replies = Readonly<Record<string, FakeReply | ((call: FakeCall) => FakeReply)>>;

const NOT_FOUND = 404;

/** Replaces `fetch`; the reply to a path that is not in `replies` is a 404. @returns the calls so far */
export function fakeServer(replies: Replies): FakeCall[] {
  const calls: FakeCall[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, window.location.origin);
    const form = init.body instanceof FormData ? init.body : null;
    const owner = new Headers(init.headers).get("Pulda-User");
    const call = { method: init.method ?? "GET", path: pathname, query: searchParams, form, owner };
    calls.push(call);
    const given = replies[pathname] === undefined ? NOT_FOUND : replies[pathname];
    const reply = typeof given === "function" ? given(call) : given;
    if (reply instanceof Response) return reply;
    if (reply === null) throw new TypeError("Failed to fetch");
    if (typeof reply === "number") return new Response("", { status: reply });
    return Response.json(reply);
  });
  return calls;
}

export const USER = { id: 7, info: { email: "me@example.com", admin_level: 1 } };
export const SIGNED_OUT = { code: 401, message: "로그인해 주세요." };

/** Sign-up for everyone, with neither mail nor social sign-in. */
export const ENTRY = { sign_up: "open", mail: false, social: false };

/** A page of a list, as the API gives it. */
export function pageOf(result: readonly unknown[], current_page = 1, total = result.length) {
  const count_pages = Math.ceil(total / 7);
  return {
    code: 200,
    result,
    pagination: { total_count: total, count_pages, current_page, limit: 7 },
  };
}

/** The API's form of 오늘: by default of a user who has done nothing yet. */
export function today(change: Readonly<Record<string, unknown>> = {}) {
  return {
    words: 0,
    rules: 0,
    attempts: [],
    streak: { current: 0, longest: 0, today: false },
    makes: false,
    gives: false,
    ...change,
  };
}

/** The replies to a signed-in user who has nothing yet. */
export const SIGNED_IN: Replies = {
  "/api/v1/user/info": { code: 200, result: USER },
  "/api/v1/favorite/list": { code: 200, result: [] },
  "/api/v1/exam/list": pageOf([]),
  "/api/v1/word/list": pageOf([]),
  "/api/v1/word/queue": {
    code: 200,
    result: {
      cards: [],
      left: 0,
      done: 0,
      due: 0,
      daily_limit: 50,
      next_due_at: null,
      can_undo: false,
    },
  },
  "/api/v1/today": { code: 200, result: today() },
  "/api/v1/question/types": { code: 200, result: [] },
  "/api/v1/model/info": {
    code: 200,
    result: { is_set_up: false, name: null, tokens_today: 0, tokens_a_day: null },
  },
  "/api/v1/attempt/list": pageOf([]),
  "/api/v1/user/entry": { code: 200, result: ENTRY },
};

/** The replies to a guest. */
export const GUEST: Replies = {
  "/api/v1/user/info": SIGNED_OUT,
  "/api/v1/user/entry": { code: 200, result: ENTRY },
};

/** The API's form of the own account. */
export function ownAccount(change: Readonly<Record<string, unknown>> = {}) {
  return {
    id: USER.id,
    email: USER.info.email,
    admin_level: 1,
    created_at: "2026-11-01T09:00:00.000Z",
    verified_at: "2026-11-01T09:10:00.000Z",
    has_password: true,
    social: false,
    two_step: false,
    recovery_codes_left: 0,
    confirmed: false,
    claimable: false,
    mail: true,
    ...change,
  };
}

/** The API's form of a signed-in device. */
export function device(id: number, change: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    browser: "크롬",
    system: "윈도우",
    created_at: "2026-11-10T09:00:00.000Z",
    last_used_at: "2026-11-20T09:00:00.000Z",
    is_current: false,
    ...change,
  };
}

/** The API's form of a user for admins. */
export function adminUser(id: number, change: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    email: `user-${id}@example.com`,
    admin_level: 1,
    created_at: "2026-11-01T09:00:00.000Z",
    verified_at: null,
    locked_at: null,
    set_aside_at: null,
    last_used_at: "2026-11-20T09:00:00.000Z",
    has_password: true,
    social: false,
    two_step: false,
    device_count: 2,
    exam_count: 3,
    attempt_count: 4,
    ...change,
  };
}

/** The API's form of an exam in a list. */
export function examLine(id: number, change: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    favorite_id: null,
    title: `문제집 ${id}`,
    question_count: 3,
    state: "ready",
    created_at: "2026-11-20T09:00:00.000Z",
    last_attempt: null,
    ...change,
  };
}

/** The API's form of a whole exam. */
export function examDocument(id: number, change: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    favorite_id: null,
    title: `문제집 ${id}`,
    state: "ready",
    progress: { done: 1, total: 1, model: null },
    seed: 1,
    engine_version: "1.0.0",
    made_for: "author",
    code: "K7QF-1.0.0-1",
    created_at: "2026-11-20T09:00:00.000Z",
    passages: [],
    questions: [],
    broken: [],
    refused: [],
    last_change: null,
    ...change,
  };
}

/** The API's form of an open test at exam 2, without questions. */
export function openAttempt(id: number, change: Readonly<Record<string, unknown>> = {}) {
  return {
    id,
    exam_id: 2,
    title: "문제집",
    mode: "test",
    started_at: "2026-11-21T00:00:00.000Z",
    deadline: null,
    submitted_at: null,
    score: null,
    max_score: 4,
    now: new Date().toISOString(),
    retake_of: null,
    given: null,
    questions: [],
    broken: [],
    responses: [],
    annotations: [],
    times: [],
    results: [],
    ...change,
  };
}

/** The API's form of a grammar rule in a list. */
export function grammarLine(id: string, name: string) {
  return { id, name, summary: "", met: 0, missed: 0 };
}

/** The API's form of a grammar lesson. */
export function grammarLesson(id: string, name: string) {
  return {
    ...grammarLine(id, name),
    what: "설명이에요.",
    seeing: ["이렇게 봐요."],
    pairs: [],
    trap: "함정이에요.",
    related: [],
    occurrences: [],
  };
}
