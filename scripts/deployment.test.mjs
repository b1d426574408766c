/** What the image has in it, and what the compose file and the proxies' examples let in: read off the files. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./prepare.mjs";

const read = (path) => readFileSync(join(ROOT, path), "utf8");
const compose = read("compose.yaml");
const caddy = read("docs/examples/Caddyfile");
const nginx = read("docs/examples/nginx.conf");

/** The lines of a service in the compose file. */
function service(name) {
  const [, body = ""] = new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, "m").exec(compose) ?? [];
  expect(body).not.toBe("");
  return body;
}

/** A rule of `.dockerignore` as an expression over paths. */
function ruleOf(line) {
  const [above, rest] = line.startsWith("**/") ? ["(?:.*/)?", line.slice(3)] : ["", line];
  const parts = `${above}${rest.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*")}`;
  return new RegExp(`^${parts}(?:/|$)`);
}

const ignored = read(".dockerignore").trim().split("\n").map(ruleOf);
const copied = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(ROOT.length + 1)
      .replaceAll("\\", "/"),
  )
  .filter((path) => !path.includes("node_modules/"))
  .filter((path) => !ignored.some((rule) => rule.test(path)));

describe("the image", () => {
  it("has what starts and builds in it, and neither tests nor tools nor secrets", () => {
    for (const path of [
      "package.json",
      "package-lock.json",
      "scripts/build.mjs",
      "scripts/start.mjs",
      "scripts/operate.mjs",
      "apps/server/src/main.ts",
      "apps/server/src/admin/main.ts",
      "apps/server/src/engine/worker.ts",
      "apps/web/index.html",
      "apps/web/vite.config.ts",
      "packages/contract/src/index.ts",
      "packages/english/data/words.txt",
      "e2e/package.json",
    ])
      expect(copied).toContain(path);
    const needless = copied.filter((path) =>
      /\.test\.\w+$|(?:^|\/)(?:test|testing|journeys|golden)\/|^(?:tools|bench|docs|data|\.git)\/|(?:^|\/)\.env|\.sqlite|secret\.key/.test(
        path,
      ),
    );
    expect(needless).toEqual([]);
  });

  it("runs as a user without rights, with the packages that run alone", () => {
    const dockerfile = read("Dockerfile");
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile.indexOf("USER node")).toBeLessThan(dockerfile.indexOf("CMD ["));
    expect(dockerfile).toContain("NODE_ENV=production");
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(dockerfile).not.toMatch(/PASSWORD|SECRET|TOKEN/);
    expect(read("scripts/build.mjs")).toContain('install("start")');
    expect(read("scripts/prepare.mjs")).toContain('["ci", "--omit=dev"]');
  });
});

describe("the compose file", () => {
  it("opens the proxy alone, and has the database in a network without a way out", () => {
    expect(service("proxy")).toMatch(/^ {4}ports:$/m);
    for (const name of ["app", "database"]) expect(service(name)).not.toMatch(/^ {4}ports:$/m);
    expect(service("database")).toMatch(/^ {4}networks: \[inside\]$/m);
    expect(compose).toMatch(/^ {2}inside:\n {4}internal: true$/m);
  });

  it("starts with passwords that somebody has chosen, and has none of its own", () => {
    for (const name of ["POSTGRES_PASSWORD", "PULDA_DATABASE_PASSWORD", "PULDA_PUBLIC_URL"]) {
      const uses = compose.match(new RegExp(`\\$\\{${name}[^}]*\\}`, "g"));
      expect([name, new Set(uses)]).toEqual([name, new Set([`\${${name}:?}`])]);
    }
    expect(compose).not.toMatch(/(?:PASSWORD|SECRET|TOKEN)\w*: (?!\$\{)\S/);
  });

  it("runs two processes that know of each other, trust one proxy, and may take ten seconds to end", () => {
    const app = service("app");
    expect(app).toMatch(/replicas: 2/);
    expect(app).toMatch(/PULDA_PROCESSES: 2/);
    const [, proxy] = /ipv4_address: (\S+)/.exec(service("proxy")) ?? [];
    expect(app).toContain(`PULDA_TRUST_PROXY: ${proxy}\n`);
    expect(app).toMatch(/stop_grace_period: 1[0-9]s/);
    expect(app).not.toMatch(/superuser|postgres:\/\/postgres/);
  });
});

describe("the proxies' examples", () => {
  it("send pages from http to https, and refuse calls", () => {
    const [, plain = ""] = /^http:\/\/\{\$PULDA_DOMAIN\} \{\n([\s\S]*?)^\}/m.exec(caddy) ?? [];
    expect(plain).toMatch(/handle \/api\/\* \{\n\t\trespond "[^"]*" 403/);
    expect(plain).toMatch(/handle \{\n\t\tredir https:/);
    expect(plain).not.toContain("reverse_proxy");
    const [, http = ""] = /listen 80;([\s\S]*?)^\}/m.exec(nginx) ?? [];
    expect(http).toMatch(/location \/api\/ \{\s+return 403;/);
    expect(http).toMatch(/location \/ \{\s+return 301 https:/);
    expect(http).not.toContain("proxy_pass");
  });

  it("speak TLS 1.2 and 1.3 with forward secrecy alone", () => {
    expect(nginx).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;/);
    const [, ciphers = ""] = /ssl_ciphers ([^;]+);/.exec(nginx) ?? [];
    for (const cipher of ciphers.split(":"))
      expect(cipher).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES\d+-GCM-SHA\d+|CHACHA20-POLY1305)$/);
    // Caddy's own defaults are those; nothing changes them.
    expect(caddy).not.toMatch(/protocols|ciphers|tls internal|auto_https off/);
  });

  it("say who the client is by what they see, not by what it says, and pass its host name on", () => {
    expect(nginx).toContain("proxy_set_header X-Forwarded-For $remote_addr;");
    expect(nginx).toContain("proxy_set_header Host $host;");
    // Caddy overwrites the header unless it trusts a proxy before it.
    expect(caddy).not.toContain("trusted_proxies");
    for (const text of [caddy, nginx]) expect(text).not.toContain("/metrics");
  });

  it("let the largest body through, and send progress as it comes", () => {
    expect(nginx).toMatch(/client_max_body_size 16m;/);
    expect(nginx).toMatch(/proxy_buffering off;/);
    expect(caddy).toMatch(/flush_interval -1/);
  });
});
