/**
 * The authorisation matrix: what each call of the contract answers to someone who is signed out, to another member,
 * to an admin and to the owner of what it is about. A call without a row fails.
 */
import { endpoints, type Endpoint, type EndpointName } from "@pulda/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changes } from "../test/changes.ts";
import { addExam } from "../test/sample-exam.ts";
import { PASSWORD, startServer, type TestServer, type Visitor } from "../test/server.ts";

/** Stands in all that the owner has written, and must reach nobody else. */
const SECRET = "비밀표시";
const TEXT =
  "When a bee comes home, it dances on the comb in the dark. The dance tells the others where the flowers are. " +
  "They follow the dancer closely, and then they fly out in the direction that the dance has shown to them.";
const OWN_ITEM = { instruction: "고르시오.", options: ["가", "나"], choice: 1 };

const CHAT = { passages: [{ text: TEXT }], items: [{ passage: 0, type: "topic" }] };

/** What the owner has. */
interface Owned {
  readonly user: number;
  readonly session: number;
  readonly email: string;
  readonly exam: number;
  readonly favorite: number;
  readonly question: number;
  readonly change: number;
  readonly attempt: number;
  readonly word: number;
  readonly removed: number;
  readonly note: number;
  readonly class: number;
  readonly classToken: string;
  readonly member: number;
  readonly share: number;
  readonly shareToken: string;
  readonly closedShare: number;
  readonly taker: number;
}

/** The codes that callers get. */
interface Codes {
  readonly signedOut: number;
  readonly other: number;
  readonly admin: number;
  readonly owner: number;
}
interface Row extends Codes {
  readonly fields: (own: Owned) => object;
}

const NONE = () => ({});

/** For anyone, with the same answer. */
const open = (code: number, fields: Row["fields"] = NONE): Row => ({
  signedOut: code,
  other: code,
  admin: code,
  owner: code,
  fields,
});
/** About the caller's own things, whoever it is. */
const personal = (fields: Row["fields"] = NONE, codes: Partial<Codes> = {}): Row => ({
  signedOut: 401,
  other: 200,
  admin: 200,
  owner: 200,
  ...codes,
  fields,
});
/** About something of the owner's: for others, admins included, it is not there. */
const owned = (fields: Row["fields"], codes: Partial<Codes> = {}): Row => ({
  signedOut: 401,
  other: 404,
  admin: 404,
  owner: 200,
  ...codes,
  fields,
});

/** For admins alone. */
const adminOnly = (fields: Row["fields"] = NONE, codes: Partial<Codes> = {}): Row => ({
  signedOut: 401,
  other: 403,
  admin: 200,
  owner: 403,
  ...codes,
  fields,
});

/** By then the owner is signed out. */
const SIGNED_OUT = { owner: 401 };

const MATRIX: Record<EndpointName, Row> = {
  health: open(200),
  ready: open(200),
  userInfo: personal(),
  userRegister: open(409, ({ email }) => ({ email, password: PASSWORD })),
  userLogin: open(200, ({ email }) => ({ email, password: PASSWORD })),
  certificationStart: open(404),
  certification: open(404, () => ({ code: "x" })),
  certificationSecondStep: open(404, () => ({ code: "000000" })),
  logout: open(200),
  userEntry: open(200),
  userVerify: open(404, () => ({ token: "x".repeat(43) })),
  // A mail that is asked for again replaces the one before.
  passwordForgot: open(200, ({ email }) => ({ email })),
  passwordReset: open(404, () => ({ token: "x".repeat(43), password: `${PASSWORD} new` })),

  account: personal(),
  userConfirm: personal(() => ({ password: PASSWORD })),
  userVerifySend: personal(),
  passwordChange: personal(() => ({ password: PASSWORD, new_password: `${PASSWORD} new` })),
  sessionList: personal(),
  sessionRemove: owned(({ session }) => ({ session_id: session })),
  sessionRemoveAll: personal(),
  twoStepStart: personal(() => ({ password: PASSWORD })),
  // None of them has begun to set it up.
  twoStepConfirm: personal(() => ({ code: "000000" }), { other: 409, admin: 409, owner: 409 }),
  twoStepRecovery: personal(() => ({ password: PASSWORD, code: "000000" }), {
    other: 409,
    admin: 409,
    owner: 409,
  }),
  twoStepRemove: personal(() => ({ password: PASSWORD, code: "000000" }), {
    other: 409,
    admin: 409,
    owner: 409,
  }),
  userClaim: personal(() => ({ password: PASSWORD }), { other: 404, admin: 404, owner: 404 }),
  userExport: personal(),
  userRemoveStart: personal(() => ({ password: PASSWORD })),
  userRemove: personal(() => ({ confirmation: "x".repeat(43) }), {
    other: 404,
    admin: 404,
    owner: 404,
  }),

  adminUserList: adminOnly(),
  adminUserEdit: adminOnly(({ user }) => ({ user_id: user, locked: true }), SIGNED_OUT),
  adminUserSignOut: adminOnly(({ user }) => ({ user_id: user }), SIGNED_OUT),
  adminUserRemove: adminOnly(({ user }) => ({ user_id: user }), SIGNED_OUT),
  adminStats: adminOnly(),
  adminSignUp: adminOnly(),
  adminSignUpEdit: adminOnly(() => ({ mode: "open" })),
  adminInvitationList: adminOnly(),
  adminInvitationCreate: adminOnly(),
  adminInvitationRemove: adminOnly(() => ({ invitation_id: 999_999 }), { admin: 404 }),
  adminAuditList: adminOnly(),
  adminModel: adminOnly(),
  // None is set up.
  adminModelTry: adminOnly(() => ({ type: "blank" }), { admin: 409 }),

  modelInfo: personal(),
  modelEstimate: personal(() => ({ passages: [{ text: TEXT }] })),

  libraryTrial: open(200),
  libraryList: personal(),
  libraryOpen: personal(() => ({ slug: "g10-copying-masters" })),

  examList: personal(),
  examRemoveAll: personal(),
  examGenerate: personal(() => ({
    passages: [{ text: TEXT }],
    types: [{ type: "blank", count: 1 }],
  })),
  examProofread: personal(() => ({ text: TEXT })),
  modelChatPrompt: personal(() => CHAT),
  modelChatCheck: personal(() => CHAT),
  // nothing was pasted
  examGenerateFromChat: personal(() => CHAT, { other: 409, admin: 409, owner: 409 }),
  examSurvey: personal(() => ({ text: TEXT })),
  examPreviewItem: personal(() => ({ text: TEXT, type: "grammar-error", at: 0 })),
  examCode: personal(() => ({ code: "K7QF-1.3.0-1Z4", passages: [{ text: TEXT }] })),
  examGet: owned(({ exam }) => ({ id: exam })),
  examEvents: owned(({ exam }) => ({ id: exam })),
  documentImport: personal(() => ({ text: "A text without any passage." })),
  documentImportEvents: personal(() => ({ text: "A text without any passage." })),
  examImportQuestions: personal(() => ({ title: "가져온 문항", questions: [OWN_ITEM] })),
  examImport: personal(() => ({ content: "{}" }), { other: 400, admin: 400, owner: 400 }),
  examExport: owned(({ exam }) => ({ id: exam })),
  examPreview: owned(({ exam }) => ({ id: exam })),
  examEdit: owned(({ exam }) => ({ id: exam, title: "다른 제목" })),
  examForm: owned(({ exam }) => ({ id: exam })),
  examCancel: owned(({ exam }) => ({ id: exam }), { owner: 409 }),
  examStopModel: owned(({ exam }) => ({ id: exam }), { owner: 409 }),
  examRemove: owned(({ exam }) => ({ id: exam })),

  favoriteList: personal(),
  favoriteCreate: personal(() => ({ title: "새 폴더" })),
  favoriteEdit: owned(({ favorite }) => ({ favorite_id: favorite, title: "다른 제목" })),
  favoriteRemove: owned(({ favorite }) => ({ favorite_id: favorite })),
  favoriteAppendExam: owned(({ favorite, exam }) => ({ favorite_id: favorite, exam_id: exam })),
  favoriteRemoveExam: owned(({ exam }) => ({ exam_id: exam })),

  questionTypes: personal(),
  questionCreateMany: owned(({ exam }) => ({ exam_id: exam, questions: [OWN_ITEM] })),
  questionReadText: personal(() => ({ text: "1. 맞는 것은?\n① a ② b" })),
  questionCreate: owned(({ exam }) => ({ exam_id: exam, ...OWN_ITEM })),
  questionEdit: owned(({ question }) => ({ id: question, version: 1, points: 3 })),
  questionMove: owned(({ question }) => ({ id: question, position: 2 })),
  questionRegenerate: owned(({ question }) => ({ id: question }), { owner: 409 }),
  questionRemove: owned(({ question }) => ({ id: question })),
  questionUndo: owned(({ change }) => ({ id: change })),

  attemptList: personal(),
  attemptStart: owned(({ exam }) => ({ exam_id: exam, mode: "test" })),
  attemptFile: owned(({ attempt }) => ({ id: attempt }), { owner: 409 }),
  examResults: owned(({ exam }) => ({ id: exam }), { owner: 409 }),
  attemptGet: owned(({ attempt }) => ({ id: attempt })),
  attemptAnswer: owned(({ attempt, question }) => ({
    id: attempt,
    question_id: question,
    response: { choice: 2 },
  })),
  attemptAnnotate: owned(({ attempt, question }) => ({
    id: attempt,
    question_id: question,
    flagged: true,
  })),
  attemptTime: owned(({ attempt, question }) => ({
    id: attempt,
    visit: "a",
    times: [{ question_id: question, seconds: 3 }],
  })),
  attemptSubmit: owned(({ attempt }) => ({ id: attempt })),

  classCreate: personal(() => ({ title: "1반" })),
  classList: personal(),
  classGet: owned(({ class: id }) => ({ id })),
  classEdit: owned(({ class: class_id }) => ({ class_id, title: "2반" })),
  classRemove: owned(({ class: class_id }) => ({ class_id })),
  classMemberAppend: owned(({ class: class_id }) => ({ class_id, members: [{ name: "새 학생" }] })),
  classMemberEdit: owned(({ member }) => ({ member_id: member, name: "다른 이름" })),
  classMemberRemove: owned(({ member }) => ({ member_id: member })),
  classInvite: owned(({ class: class_id }) => ({ class_id })),
  classFind: personal(({ classToken }) => ({ token: classToken })),
  // the admin comes second, by the same name; who teaches it is no student of it
  classJoin: personal(({ classToken }) => ({ token: classToken, name: "나" }), {
    admin: 400,
    owner: 409,
  }),
  classLeave: owned(({ class: class_id }) => ({ class_id }), { owner: 404 }),
  classTeacherInvite: owned(({ class: class_id }) => ({ class_id })),
  classTeacherJoin: personal(() => ({ token: "x".repeat(16) }), {
    other: 404,
    admin: 404,
    owner: 404,
  }),
  classTeacherRemove: owned(({ class: class_id, user }) => ({ class_id, user_id: user }), {
    owner: 404,
  }),

  shareCreate: owned(({ exam }) => ({ exam_id: exam })),
  shareList: personal(),
  shareGet: owned(({ share }) => ({ id: share })),
  shareEdit: owned(({ share }) => ({ share_id: share, title: "다른 제목" })),
  shareClose: owned(({ share }) => ({ share_id: share })),
  shareReopen: owned(({ closedShare }) => ({ share_id: closedShare })),
  shareRemove: owned(({ share }) => ({ share_id: share })),
  shareCode: owned(({ share }) => ({ share_id: share })),
  shareBoard: owned(({ share }) => ({ id: share })),
  // that of a closed share ends
  shareBoardEvents: owned(({ closedShare }) => ({ id: closedShare })),
  shareQuestions: owned(({ share }) => ({ id: share })),
  shareUpdates: owned(({ share }) => ({ id: share })),
  // nothing has changed at the desk
  sharePassOn: owned(({ share }) => ({ share_id: share }), { owner: 409 }),
  shareExport: owned(({ share }) => ({ id: share })),
  sharePaper: owned(({ share }) => ({ id: share })),
  sharePaperPreview: owned(({ share }) => ({ id: share })),
  shareTakerEdit: owned(({ taker }) => ({ taker_id: taker, name: "다른 이름" })),
  shareTakerRemove: owned(({ taker }) => ({ taker_id: taker })),
  // nobody has submitted
  shareReview: owned(({ share }) => ({ share_id: share }), { owner: 409 }),
  shareNext: owned(({ share }) => ({ share_id: share }), { owner: 409 }),

  guestFind: open(200, ({ shareToken }) => ({ token: shareToken })),
  guestEnter: open(200, ({ shareToken }) => ({ token: shareToken, name: "나", number: "1" })),
  // none of them has a guest's cookie
  guestClaim: personal(NONE, { other: 409, admin: 409, owner: 409 }),
  givenLeave: personal(),
  // none of them has entered
  givenGet: owned(({ shareToken }) => ({ token: shareToken }), { owner: 404 }),
  givenStart: owned(({ shareToken }) => ({ token: shareToken }), { owner: 404 }),
  assignmentList: personal(),

  wordList: personal(),
  // nothing is missed yet
  noteExport: personal(NONE, { other: 409, admin: 409 }),
  notePreview: personal(NONE, { other: 409, admin: 409 }),
  // the others have no words
  wordSheet: personal(NONE, { other: 409, admin: 409 }),
  wordSheetPreview: personal(NONE, { other: 409, admin: 409 }),
  wordExport: personal(),
  // their lists are empty
  wordFile: personal(NONE, { other: 409, admin: 409 }),
  wordLookup: personal(() => ({ text: "hive" })),
  wordAppend: personal(({ exam }) => ({ text: "wing", exam_id: exam })),
  wordAppendMany: personal(({ exam }) => ({ words: [{ text: "wing" }], exam_id: exam })),
  wordEdit: owned(({ word }) => ({ word_id: word, meaning: "다른 뜻" })),
  wordRemove: owned(({ word }) => ({ word_id: word })),
  wordRestore: owned(({ removed }) => ({ word_id: removed })),
  trashList: personal(),
  trashRestore: owned(({ removed }) => ({ kind: "word", id: removed })),
  trashRemove: owned(({ removed }) => ({ kind: "word", id: removed })),
  trashEmpty: personal(),
  wordReview: owned(({ word }) => ({ word_id: word, rating: 3 })),
  wordReviewUndo: personal(NONE, { other: 409, admin: 409, owner: 409 }),
  wordQueue: personal(),
  wordPractice: personal(),
  wordCatchUp: personal(() => ({ days: 3 })),
  wordSettings: personal(() => ({ daily_limit: 20 })),
  wordStats: personal(),
  wordOfExam: owned(({ exam }) => ({ id: exam })),
  wordTest: owned(
    ({ exam }) => ({
      exam_id: exam,
      level: 1,
      types: [{ type: "word-meaning", count: 1 }],
    }),
    // Its passage has no hard words.
    { owner: 409 },
  ),

  grammarList: personal(),
  grammarGet: personal(() => ({ id: "voice" })),

  noteList: personal(),
  noteGroups: personal(),
  noteDue: personal(),
  noteProgress: owned(({ attempt }) => ({ id: attempt })),
  noteEdit: owned(({ note }) => ({ note_id: note, memo: "메모" })),
  // Nothing of theirs is due.
  notePractice: personal(NONE, { other: 409, admin: 409, owner: 409 }),
  today: personal(),

  studyStats: personal(),
  studyProgress: personal(),
};

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startServer();
  // The first user of an installation is an admin; the others are members.
  await server.visitor().signUp("first@example.com");
});
afterAll(() => server.stop());

/** From a network of its own: one alone may not sign up so often in a minute. */
const newVisitor = () => server.visitor(`10.0.${count >> 8}.${count & 255}`);

/** A member with something of everything. */
async function addOwner(): Promise<{ visitor: Visitor; own: Owned }> {
  count += 1;
  const visitor = newVisitor();
  const email = `owner${count}@example.com`;
  const userId = await visitor.signUp(email);
  const exam = await addExam(server.db, userId, `문제집 ${SECRET}`);
  const post = async (path: string, fields: object = {}) => {
    const { body } = await visitor.post(`/api/v1/${path}`, fields, "json");
    expect([path, body.code, body.message]).toEqual([path, 200, undefined]);
    return body.result!;
  };
  const favorite = (await post("favorite/create", { title: `폴더 ${SECRET}` })).id;
  await post("favorite/append_exam", { favorite_id: favorite, exam_id: exam });
  const { body } = await visitor.get(`/api/v1/exam/${exam}`);
  const questions = body.result!["questions"] as unknown as { id: number }[];
  const question = questions[0]!.id;
  const attempt = (await post("attempt/start", { exam_id: exam, mode: "practice" })).id;
  // A wrong answer is noted.
  const wrong = { question_id: questions[1]!.id, response: { choice: 2 } };
  await post(`attempt/answer/${attempt}`, wrong);
  const removedQuestion = await post(`question/remove/${questions.at(-1)!.id}`);
  const addWord = async (text: string) =>
    (await post("word/append", { text, meaning: SECRET, exam_id: exam })).id;
  const [word, removed] = [await addWord("comb"), await addWord("hive")];
  await post("word/remove", { word_id: removed });
  const notes = await visitor.get("/api/v1/note/list");
  const note = (notes.body.result as unknown as { id: number }[])[0]!.id;
  await post("note/edit", { note_id: note, memo: SECRET });
  const group = (await post("class/create", { title: "1반" })).id;
  await post("class/member/append", { class_id: group, members: [{ name: SECRET }] });
  const invited = await post("class/invite", { class_id: group });
  const { body: listed } = await visitor.get(`/api/v1/class/${group}`);
  const give = () => post("share/create", { exam_id: exam, class_id: group, title: "받은 것" });
  const [share, closed] = [await give(), await give()];
  await post("share/close", { share_id: closed.id });
  const guest = newVisitor();
  const entered = { token: share["token"], name: SECRET, number: "7" };
  const { body: given } = await guest.post("/api/v1/guest/enter", entered, "json");
  const devices = await visitor.get("/api/v1/user/session/list");
  const session = (devices.body.result as unknown as { id: number }[])[0]!.id;
  const own = {
    user: userId,
    session,
    email,
    exam,
    favorite,
    question,
    change: Number(removedQuestion["change_id"]),
    attempt,
    word,
    removed,
    note,
    class: group,
    classToken: String(invited["token"]),
    member: (listed.result!["members"] as unknown as { id: number }[])[0]!.id,
    share: share.id,
    shareToken: String(share["token"]),
    closedShare: closed.id,
    taker: given.result!["taker"]!.id,
  };
  return { visitor, own };
}

/** A fresh one for each call: some calls change the caller. */
async function addAdmin(): Promise<{ visitor: Visitor; id: number }> {
  const visitor = newVisitor();
  const id = await visitor.signUp(`admin${count}@example.com`);
  await server.db.updateTable("user").set({ admin_level: 0 }).where("id", "=", id).execute();
  return { visitor, id };
}

/** The code that a call answers, and the whole answer as text. */
async function answer(
  caller: Visitor,
  { method, path }: Endpoint,
  fields: object,
  sentHeaders: Record<string, string> = {},
) {
  const { id, ...rest } = fields as { id?: number | string };
  const address = path.replace("{id}", String(id));
  const query = new URLSearchParams(rest as Record<string, string>).toString();
  const request =
    method === "GET"
      ? {
          method,
          url: path.includes("{id}") ? address : `${path}?${new URLSearchParams(fields as never)}`,
        }
      : { method, url: address, payload: path.includes("{id}") ? rest : fields };
  if (method === "GET" && path.includes("{id}") && query !== "") request.url += `?${query}`;
  const cookies = Object.fromEntries(caller.cookies);
  const { body, headers } = await server.app.inject({
    ...request,
    cookies,
    headers: sentHeaders,
  });
  const isStream = String(headers["content-type"]).startsWith("text/event-stream");
  const isFile = headers["content-disposition"] !== undefined;
  return { code: isStream || isFile ? 200 : Number(JSON.parse(body).code), body };
}

it("the matrix has a row for each call, and no other", () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

it("a call is open to those who are signed out only where the contract says so", () => {
  const closed = Object.entries<Endpoint>(endpoints).filter(([, { auth }]) => auth);
  expect(closed.length).toBeGreaterThan(0);
  for (const [name] of closed)
    expect([name, MATRIX[name as EndpointName].signedOut]).toEqual([name, 401]);
});

describe("the calls that a stolen session should not make", () => {
  const PROVEN = Object.entries<Endpoint>(endpoints).filter(([, { proof }]) => proof);

  it.each(PROVEN)("%s asks whether it is the owner", async (name, endpoint) => {
    const { own } = await addOwner();
    const { visitor: caller } = await addAdmin();
    const confirmed_at = new Date(Date.now() - 11 * 60_000).toISOString();
    await server.db.updateTable("session").set({ confirmed_at }).execute();
    let got = { code: 0, body: "" };
    const changed = await changes(server.db, async () => {
      got = await answer(caller, endpoint, MATRIX[name as EndpointName].fields(own));
    });
    expect([got.code, changed]).toEqual([403, []]);
    expect(JSON.parse(got.body).errors).toMatchObject([{ field: "confirmation" }]);
  });

  it("are those that give others' data away, or shut somebody out", () => {
    expect(PROVEN.map(([name]) => name).toSorted()).toEqual([
      "adminUserEdit",
      "adminUserRemove",
      "adminUserSignOut",
      "sessionRemove",
      "sessionRemoveAll",
      "userExport",
    ]);
  });
});

interface Callers {
  readonly owner: Visitor;
  readonly own: Owned;
  readonly other: Visitor;
  readonly otherId: number;
  readonly admin: Visitor;
  readonly adminId: number;
}

let unchanged: Callers | null = null;

/** Those who call; the same again after a call that only reads. */
async function callersFor({ changes: isChange, admin: isAdmin }: Endpoint): Promise<Callers> {
  const callers = unchanged ?? (await addCallers());
  unchanged = isChange || isAdmin ? null : callers;
  return callers;
}

async function addCallers(): Promise<Callers> {
  // What is left of those before only makes the comparisons long.
  await server.db.deleteFrom("user").execute();
  const { visitor: owner, own } = await addOwner();
  count += 1;
  const other = newVisitor();
  const otherId = await other.signUp(`other${count}@example.com`);
  const { visitor: admin, id: adminId } = await addAdmin();
  // The last admin may not leave.
  count += 1;
  await addAdmin();
  return { owner, own, other, otherId, admin, adminId };
}

describe("the authorisation of", () => {
  it.each(Object.entries(MATRIX))("%s", async (name, { fields, ...codes }) => {
    const endpoint: Endpoint = endpoints[name as EndpointName];
    const { owner, own, other, otherId, admin, adminId } = await callersFor(endpoint);
    // Failed proofs of one call must not hold off the next.
    await server.db.deleteFrom("sign_in_limit").execute();
    const sent = fields(own);

    for (const [who, caller] of Object.entries({ signedOut: server.visitor(), other, admin })) {
      let got = { code: 0, body: "" };
      const changed = await changes(server.db, async () => {
        got = await answer(caller, endpoint, sent);
      });
      expect([who, got.code]).toEqual([who, codes[who as keyof Codes]]);
      expect([who, got.body]).toEqual([who, expect.not.stringContaining(SECRET)]);
      if (endpoint.admin && codes[who as keyof Codes] === 200) continue;
      // They own nothing, so that there is nothing of theirs to change but themselves, their sessions and tokens.
      const self = who === "other" ? otherId : adminId;
      const theirs = new RegExp(
        `^(\\+ |[~-] session |~ (sign_in_limit|hourly_count) |~ user ${self}$|- known_device \\w+/${self}$|- user_token \\w+/${name === "passwordForgot" ? "\\d+" : self}$)`,
      );
      expect([who, changed.filter((row) => !theirs.test(row))]).toEqual([who, []]);
    }
    // Another site's page has the owner's cookies, and must change nothing by them.
    let forged = 403;
    const byAnotherSite = await changes(server.db, async () => {
      const headers = { "sec-fetch-site": "cross-site" };
      if (endpoint.changes) forged = (await answer(owner, endpoint, sent, headers)).code;
    });
    expect([forged, byAnotherSite]).toEqual([403, []]);
    let code = 0;
    const changed = await changes(server.db, async () => {
      ({ code } = await answer(owner, endpoint, sent));
    });
    expect(["owner", code]).toEqual(["owner", codes.owner]);
    // What may be asked for by another site's page only reads; counts of the hour are stored when their time comes.
    const read = changed.filter((row) => !/^[~+] hourly_count /.test(row));
    expect(endpoint.changes ? [] : read).toEqual([]);
  });
});
