/** What `docs/security.md` says is counted, named and to be found: its rows, tests, files, keys, logs and tables. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./prepare.mjs";

const read = (path) => readFileSync(join(ROOT, path), "utf8");
const server = (path) => read(join("apps/server/src", path));
const document = read("docs/security.md");

/** The text below a heading, up to the next one. */
function section(heading, text = document) {
  const [, body = ""] = text.split(new RegExp(`^#{2,3} ${heading}\\n`, "m"));
  expect(body).not.toBe("");
  return body.split(/^#{2,3} /m)[0];
}

/** In the order of their letters. */
const sorted = (names) => [...names].toSorted((a, b) => a.localeCompare(b));

const cellsOf = (line) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
const linesOf = (text) => text.split("\n").filter((line) => /^\|(?! -|--)/.test(line));
const rows = document
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  .map(cellsOf);

function kindOf([, , how, test]) {
  if (how.startsWith("not applicable")) return "not applicable";
  if (how.includes("**not met**")) return "not met";
  return test === "none" ? "met, without one" : "met, with a test";
}

/** What stands between backticks, as paths from the root where it looks like one. */
const pathsIn = (text) =>
  [...text.matchAll(/`([\w@./-]+\.(?:ts|tsx|mjs|md|sh|yaml|conf))`/g)].map(([, path]) =>
    placeOf(path),
  );
function placeOf(path) {
  if (/^(?:apps|packages|e2e|docs|scripts)\//.test(path)) return path;
  if (path.startsWith("test/")) return join("apps/server", path);
  return existsSync(join(ROOT, path)) ? path : join("apps/server/src", path);
}

/** A file that is named without the folder of the one before it. */
function isNamedShortly(path) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return ["apps", "packages"].some((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).some((one) => String(one).endsWith(name)),
  );
}

const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

/** Whether a link leads to a page that there is, and to a heading of it. */
function isThere(target) {
  const [page, anchor] = target.split("#");
  const path = join("docs", page === "" ? "security.md" : page);
  if (!existsSync(join(ROOT, path))) return false;
  const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading));
  return anchor === undefined || headings.includes(decodeURIComponent(anchor));
}

describe("the rows", () => {
  it("are each of the standard's once, with what it asks, how it is met and its test", () => {
    const numbers = rows.map(([number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const odd = rows.filter((row) => row.length !== 4 || row.some((cell) => cell === ""));
    expect(odd).toEqual([]);
    const wrong = rows.filter((row) => (row[3] === "–") !== /not/.test(kindOf(row).slice(0, 3)));
    expect(wrong).toEqual([]);
  });

  it("are counted at the top, where those that are not met are named", () => {
    const counts = Object.groupBy(rows, kindOf);
    const [, ...table] = linesOf(document.slice(0, document.indexOf("Of level 1"))).map(cellsOf);
    expect(
      Object.fromEntries(table.map(([name, count]) => [name, Number(count.replaceAll("*", ""))])),
    ).toEqual({
      ...Object.fromEntries(Object.entries(counts).map(([name, found]) => [name, found.length])),
      "**all**": rows.length,
    });
    const [top] = document.split("- **Met** means");
    const named = top.slice(top.indexOf("Of level 1")).match(/\d+\.\d+\.\d+/g);
    expect(sorted(named ?? [])).toEqual(
      sorted((counts["not met"] ?? []).map(([number]) => number)),
    );
  });

  it("name tests and files that there are", () => {
    const tests = rows.filter((row) => kindOf(row) === "met, with a test");
    for (const [number, , , test] of tests) {
      const paths = pathsIn(test);
      expect([number, paths.length]).not.toEqual([number, 0]);
      for (const path of paths)
        expect([number, path]).toEqual([
          number,
          expect.stringMatching(/\.(?:test\.\w+|spec\.ts)$/),
        ]);
    }
    const missing = pathsIn(document).filter(
      (path) => !existsSync(join(ROOT, path)) && !isNamedShortly(path),
    );
    expect(missing).toEqual([]);
  });

  it("lead to headings and pages that there are", () => {
    const broken = [...document.matchAll(/\]\((?!https?:)([^)]+)\)/g)]
      .map(([, target]) => target)
      .filter((target) => !isThere(target));
    expect(broken).toEqual([]);
  });
});

/** The server's source files, without tests. */
const sources = readdirSync(join(ROOT, "apps/server/src"), { recursive: true })
  .map((name) => String(name).replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));

/** A number of tokens that may be used. */
const COUNTS = ["PULDA_MODEL_DAILY_TOKENS"];

describe("the inventories", () => {
  it("have each table of the database at one level of protection", () => {
    const [, schema = ""] =
      /^export interface Schema \{\n([\s\S]*?)^\}/m.exec(server("database/schema.ts")) ?? [];
    const tables = [...schema.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
    const named = [...section("Data").matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(sorted(named)).toEqual(sorted(tables));
  });

  it("have each file that draws, hashes, signs or encrypts", () => {
    const files = sources.filter((name) =>
      /from "(?:node:crypto|@node-rs\/argon2|otplib|openid-client)"/.test(server(name)),
    );
    const named = pathsIn(section("Keys and algorithms"));
    for (const name of files) expect(named).toContain(join("apps/server/src", name));
  });

  it("have no algorithm but those of the table", () => {
    const found = new Set(
      sources.flatMap((name) =>
        [
          ...server(name).matchAll(
            /(?<![.\w])(?:createHash|hash|createHmac|create(?:C|Dec)ipheriv|hkdfSync|createSign|createVerify|scrypt|pbkdf2)(?:Sync)?\(\s*"([\w-]+)"/g,
          ),
        ].map(([, algorithm]) => algorithm),
      ),
    );
    expect(sorted(found)).toEqual(["aes-256-gcm", "sha256"]);
    const algorithms = section("Keys and algorithms");
    for (const name of ["SHA-256", "AES-256-GCM", "HKDF-SHA-256", "HMAC-SHA-256", "argon2id"])
      expect(algorithms).toContain(name);
    expect(server("user/password.ts")).toContain("memoryCost: 19_456, timeCost: 2, parallelism: 1");
    expect(algorithms).toContain("argon2id, 19 MiB, 2 passes, 1 lane");
  });

  it("have each secret of the settings, with its life", () => {
    const [, list = ""] = /const SECRETS = \[([\s\S]*?)\]/.exec(server("secret-files.ts")) ?? [];
    const secrets = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
    const [, ...lives] = linesOf(section("Keys and their lives")).map(cellsOf);
    for (const name of secrets) {
      const life = lives.find(([secret]) => secret.includes(`\`${name}\``)) ?? [];
      expect([name, life.filter(Boolean).length]).toEqual([name, 5]);
      expect(server("config.ts")).toContain(`  ${name}: `);
    }
    // Settings that look like secrets, and are not in the list.
    const settings = [
      ...server("config.ts").matchAll(/^ {2}(\w*(?:SECRET|TOKEN(?!S)|PASSWORD|KEY)\w*):/gm),
    ];
    const others = settings.map(([, name]) => name).filter((name) => !COUNTS.includes(name));
    for (const name of others) expect(secrets).toContain(name);
  });

  it("have each way in: the calls that begin a session", () => {
    const calls = sources.flatMap((name) => {
      const text = server(name);
      return [...text.matchAll(/endpoints\.(\w+)/g)]
        .map(({ 1: call, index }, at, all) => [call, text.slice(index, all[at + 1]?.index)])
        .filter(([, body]) => /(?<!function )signedIn\(|sessions\.start\(/.test(body))
        .map(([call]) => call);
    });
    const named = [...section("Ways in").matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(sorted(calls)).toEqual(
      [
        "certification",
        "certificationSecondStep",
        "userLogin",
        "userRegister",
        "userVerify",
      ].toSorted(),
    );
    for (const call of calls) expect(named).toContain(call);
  });

  it("have the times and numbers of sessions", () => {
    const sessions = section("Sessions");
    for (const [file, constant, words] of [
      ["http/sessions.ts", "SESSION_LIFETIME_MS = 30 * DAY_MS", "30 days after the last use"],
      ["http/sessions.ts", "LONGEST_MS = 90 * DAY_MS", "90 after the sign-in"],
      ["http/sessions.ts", "PROOF_MS = 10 * 60_000", "a proof of the last ten minutes"],
      ["user/owned-limits.ts", "MAX_SESSIONS = 50", "fifty"],
    ]) {
      expect(server(file)).toContain(constant);
      expect(sessions).toContain(words);
    }
  });

  it("have each log, and each event of the security log", () => {
    const logs = section("Logs");
    const [, union = ""] =
      /type SecurityEvent =([\s\S]*?);/.exec(server("service/security-log.ts")) ?? [];
    const events = [...union.matchAll(/"([\w-]+)"/g)].map(([, name]) => name);
    const [, list = ""] = /Lines of the security log([\s\S]*)/.exec(logs) ?? [];
    const named = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
    expect(sorted(named)).toEqual(sorted(events));
    const kept = [...logs.matchAll(/^\| table `(\w+)`/gm)].map(([, name]) => name);
    expect(sorted(kept)).toEqual(["audit", "hourly_count", "mail", "server_error"]);
  });

  it("have each address that the server connects to", () => {
    const config = server("config.ts");
    const urls = [...config.matchAll(/^ {2}(\w+): z\s*\.url\(/gm)].map(([, name]) => name);
    const named = section("Connections that the server opens");
    for (const name of urls.filter((one) => one !== "PULDA_PUBLIC_URL"))
      expect(named).toContain(`\`${name}\``);
    expect(urls.length).toBeGreaterThan(3);
  });

  it("have the times in which weaknesses are mended", () => {
    const operations = section("알려진 약점 살피기", read("docs/operations.md"));
    expect(operations).toContain("npm audit --omit=dev");
    expect(operations).toMatch(/일주일 안에, 나머지는 한 달 안에/);
  });
});
