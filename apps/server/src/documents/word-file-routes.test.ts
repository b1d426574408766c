/** Word lists as files, from outside. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFile } from "../../test/file-reply.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

let server: TestServer;
let member: Visitor;
beforeAll(async () => {
  server = await startServer();
  member = server.visitor();
  await member.signUp();
});
afterAll(() => server.stop());

const file = (path: string) => getFile(member, path);

describe("words", () => {
  it("are a file that a program reads, or a reason where there are none", async () => {
    expect((await file("word/file?zone=540")).body).toMatchObject({
      code: 409,
      message: "내보낼 단어가 없어요.",
    });
    await member.post("/api/v1/word/append", { text: "=hive", meaning: "벌집", zone: 540 });
    await member.post("/api/v1/word/append", { text: "brief", meaning: "짧은", zone: 540 });
    const csv = await file("word/file?format=csv&zone=540");
    expect(csv.name).toBe("단어장.csv");
    expect(csv.text).toContain("brief,짧은");
    expect(csv.text).toContain(`"'=hive",벌집`);
    expect(csv.text).toContain("새 단어");
    const quizlet = await file("word/file?format=quizlet&zone=540&search=brief");
    expect([quizlet.name, quizlet.text]).toEqual(["단어장.quizlet.txt", "brief\t짧은\n"]);
    for (const [format, name] of [
      ["xlsx", "단어장.xlsx"],
      ["anki", "단어장.apkg"],
    ]) {
      const zip = await file(`word/file?format=${format}&zone=540`);
      expect([zip.name, zip.start]).toEqual([name, "PK"]);
    }
  });

  it("are a sheet to write on, the same ones in the same order for a seed", async () => {
    const sheet = await member.get("/api/v1/word/sheet?zone=540&kind=spelling&count=1");
    expect(sheet.response.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(String(sheet.response.headers["content-disposition"])).toContain(
      encodeURIComponent("단어 시험.pdf"),
    );
    const svgOf = async (query: string) =>
      (await member.get(`/api/v1/word/sheet/preview?zone=540&${query}`)).body.result;
    expect(await svgOf("seed=3")).toEqual(await svgOf("seed=3&sort=alphabet"));
    expect(await svgOf("kind=word")).not.toEqual(await svgOf("kind=meaning"));
    expect(await svgOf("")).toMatchObject({ warnings: [] });
    await member.post("/api/v1/word/append", { text: "zyxwv", meaning: "", zone: 540 });
    const warnings = ["뜻이 없는 단어 1개는 뺐어요."];
    expect(await svgOf("")).toMatchObject({ warnings });
    expect((await file("word/sheet?zone=540")).warnings).toEqual(warnings);
    expect((await file("word/sheet?zone=540&search=zzz")).body).toMatchObject({ code: 409 });
    expect((await file("word/sheet?zone=540&count=401")).body).toMatchObject({
      code: 400,
      errors: [{ field: "count", message: "단어는 1–400개까지 실을 수 있어요." }],
    });
  });

  it("are refused with what is wrong", async () => {
    expect((await file("word/file?format=pages&zone=540")).body).toMatchObject({
      code: 400,
      errors: [{ field: "format", message: "형식을 골라 주세요." }],
    });
  });
});
