/**
 * Who may make the calls about classes and shares: beside the owner a co-teacher, another teacher, a student of
 * the class, a guest with the link, and a guest of a share that is closed.
 */
import { endpoints, type Endpoint, type EndpointName } from "@pulda/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addExam } from "../../test/sample-exam.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

interface Given {
  readonly class: number;
  readonly member: number;
  readonly share: number;
  readonly token: string;
  readonly closed: number;
  readonly closedToken: string;
  readonly taker: number;
  readonly exam: number;
  readonly coTeacher: number;
  readonly attempt: number;
  readonly question: number;
}

const CALLERS = [
  "outsider",
  "otherTeacher",
  "coTeacher",
  "student",
  "guest",
  "guestOfClosed",
] as const;
type Caller = (typeof CALLERS)[number];
type Codes = readonly [number, number, number, number, number, number];
type Row = readonly [fields: (given: Given) => object, codes: Codes];

/** For those who teach the class. */
const TEACHERS: Codes = [401, 404, 200, 404, 401, 401];
/** For the owner alone; a co-teacher is told that it is not hers. */
const OWNER: Codes = [401, 404, 404, 404, 401, 401];

const ofShare = ({ share: id }: Given) => ({ id });
const shareId = ({ share: share_id }: Given) => ({ share_id });
const classId = ({ class: class_id }: Given) => ({ class_id });
const token = (given: Given) => ({ token: given.token });
const attempt = (given: Given) => ({ id: given.attempt });

const MATRIX: Partial<Record<EndpointName, Row>> = {
  classGet: [({ class: id }) => ({ id }), TEACHERS],
  classEdit: [(given) => ({ ...classId(given), title: "2반" }), TEACHERS],
  classMemberAppend: [(given) => ({ ...classId(given), members: [{ name: "새" }] }), TEACHERS],
  classMemberEdit: [({ member }) => ({ member_id: member, name: "나" }), TEACHERS],
  classMemberRemove: [({ member }) => ({ member_id: member }), TEACHERS],
  classInvite: [classId, TEACHERS],
  classTeacherInvite: [classId, OWNER],
  classRemove: [classId, OWNER],
  // a co-teacher may go herself
  classTeacherRemove: [(given) => ({ ...classId(given), user_id: given.coTeacher }), TEACHERS],
  classLeave: [classId, [401, 404, 404, 200, 401, 401]],

  shareGet: [ofShare, TEACHERS],
  shareBoard: [ofShare, TEACHERS],
  shareBoardEvents: [({ closed }) => ({ id: closed }), TEACHERS],
  shareQuestions: [ofShare, TEACHERS],
  shareExport: [ofShare, TEACHERS],
  sharePaper: [ofShare, TEACHERS],
  sharePaperPreview: [ofShare, TEACHERS],
  shareEdit: [(given) => ({ ...shareId(given), title: "다른" }), TEACHERS],
  shareClose: [shareId, TEACHERS],
  shareReopen: [({ closed }) => ({ share_id: closed }), TEACHERS],
  shareCode: [shareId, TEACHERS],
  shareTakerEdit: [({ taker }) => ({ taker_id: taker, name: "다른" }), TEACHERS],
  shareTakerRemove: [({ taker }) => ({ taker_id: taker }), TEACHERS],
  // nobody has missed anything
  shareReview: [shareId, [401, 404, 409, 404, 401, 401]],
  // her exam was copied, and hers is made next
  shareUpdates: [ofShare, [401, 404, 403, 404, 401, 401]],
  sharePassOn: [shareId, [401, 404, 403, 404, 401, 401]],
  shareNext: [shareId, [401, 404, 403, 404, 401, 401]],
  shareRemove: [shareId, OWNER],
  shareCreate: [({ exam }) => ({ exam_id: exam }), OWNER],

  givenGet: [token, [401, 404, 404, 404, 200, 404]],
  givenStart: [token, [401, 404, 404, 404, 200, 404]],
  attemptGet: [attempt, [401, 404, 404, 404, 200, 404]],
  attemptAnswer: [
    (given) => ({ ...attempt(given), question_id: given.question, response: { choice: 1 } }),
    [401, 404, 404, 404, 200, 404],
  ],
  attemptSubmit: [attempt, [401, 404, 404, 404, 200, 404]],
  // what a guest takes is not hers to have as a file
  attemptFile: [attempt, [401, 404, 404, 404, 401, 401]],
};

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const post = async (visitor: Visitor, path: string, fields: object) => {
  const { body } = await visitor.post(`/api/v1/${path}`, fields, "json");
  expect([path, body.code, body.message]).toEqual([path, 200, undefined]);
  return body.result!;
};

async function prepare(): Promise<{ given: Given; callers: Record<Caller, Visitor> }> {
  const member = async (name: string) => {
    count += 1;
    const visitor = server.visitor(`10.2.${count >> 8}.${count & 255}`);
    return { visitor, id: await visitor.signUp(`${name}${count}@example.com`) };
  };
  const [owner, other, co, student] = [
    await member("owner"),
    await member("other"),
    await member("co"),
    await member("student"),
  ];
  const exam = await addExam(server.db, owner.id);
  const group = (await post(owner.visitor, "class/create", { title: "1반" })).id;
  const invited = await post(owner.visitor, "class/teacher/invite", { class_id: group });
  await post(co.visitor, "class/teacher/join", { token: invited["token"] });
  const link = await post(owner.visitor, "class/invite", { class_id: group });
  await post(student.visitor, "class/join", { token: link["token"], name: "학생", number: "1" });
  await post(other.visitor, "class/create", { title: "다른 반" });
  const give = () => post(owner.visitor, "share/create", { exam_id: exam, class_id: group });
  const [given, closed] = [await give(), await give()];
  const entered = async (share: typeof given) => {
    const guest = server.visitor();
    const name = { token: share["token"], name: "손님", number: "9" };
    const view = await post(guest, "guest/enter", name);
    return { guest, taker: view["taker"]!.id };
  };
  const [guest, guestOfClosed] = [await entered(given), await entered(closed)];
  const begun = await post(guest.guest, "share/start", { token: given["token"] });
  await post(owner.visitor, "share/close", { share_id: closed.id });
  const listed = await owner.visitor.get(`/api/v1/class/${group}`);
  return {
    given: {
      class: group,
      member: (listed.body.result!["members"] as unknown as { id: number }[])[0]!.id,
      share: given.id,
      token: String(given["token"]),
      closed: closed.id,
      closedToken: String(closed["token"]),
      taker: guest.taker,
      exam,
      coTeacher: co.id,
      attempt: begun.id,
      question: (begun["questions"] as unknown as { id: number }[])[0]!.id,
    },
    callers: {
      outsider: server.visitor(),
      otherTeacher: other.visitor,
      coTeacher: co.visitor,
      student: student.visitor,
      guest: guest.guest,
      guestOfClosed: guestOfClosed.guest,
    },
  };
}

describe("the authorisation, beside the owner, of", () => {
  it.each(Object.entries(MATRIX))("%s", async (name, [fields, codes]) => {
    const { method, path }: Endpoint = endpoints[name as EndpointName];
    const { given, callers } = await prepare();
    const { id, ...rest } = fields(given) as { id?: number };
    const got: Record<string, number> = {};
    for (const who of CALLERS) {
      const address = path.replace("{id}", String(id));
      const query = new URLSearchParams(rest as Record<string, string>).toString();
      const { body, headers } = await server.app.inject({
        method,
        url: method === "GET" ? `${address}?${query}` : address,
        ...(method === "POST" && { payload: rest }),
        cookies: Object.fromEntries(callers[who].cookies),
      });
      const isEnvelope = String(headers["content-type"]).startsWith("application/json");
      got[who] = isEnvelope ? Number(JSON.parse(body).code) : 200;
    }
    expect(got).toEqual(Object.fromEntries(CALLERS.map((who, at) => [who, codes[at]])));
  });

  it("a share that is closed: nothing is begun, and what was entered can be seen", async () => {
    const { given, callers } = await prepare();
    const { guestOfClosed } = callers;
    const seen = await guestOfClosed.get(`/api/v1/share/given?token=${given.closedToken}`);
    expect(seen.body.result).toMatchObject({ state: "closed", refusal: "마감된 문제집이에요." });
    const begun = await guestOfClosed.post("/api/v1/share/start", { token: given.closedToken });
    expect(begun.body.code).toBe(409);
  });
});
