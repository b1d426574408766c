/**
 * How a page loads its scripts on a cold start:
 * - Those that every page needs are asked for at once and evaluated one by one (`startScript`).
 * - A page that is often opened cold has a copy of index.html with links to its own scripts: the browser asks for them along
 *   with the others, instead of once these have run. The server answers with the copy of an address, see
 *   `apps/server/src/http/pages.ts`.
 */
import type { Plugin, Rolldown } from "vite";

const LAYOUT = "layouts/logged-in-layout";

/** The modules that each page loads, by the name of its copy: its address with dots for slashes, and "id" for numbers. */
export const PAGE_MODULES: Readonly<Record<string, readonly string[]>> = {
  "sign-in": ["pages/sign-in/sign-in-page"],
  generate: [LAYOUT, "pages/generate/generate-page"],
  exam: [LAYOUT, "pages/exam-list/exam-list-page"],
  "exam.id": [LAYOUT, "pages/exam-doc/exam-doc-page"],
  "exam.id.attempt.id": [LAYOUT, "pages/attempt/attempt-page"],
  library: [LAYOUT, "pages/library/library-page"],
  word: [LAYOUT, "pages/word-list/word-list-page"],
  "word.review": [LAYOUT, "pages/review/review-page"],
  note: [LAYOUT, "pages/notes/notes-page"],
  study: [LAYOUT, "pages/study/study-page"],
};

export function pageFiles(): Plugin {
  return {
    name: "page-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("there is no index.html");
        const built = String(index.source);
        const start = this.emitFile({
          type: "asset",
          name: "start.js",
          source: startScript(built),
        });
        const html = startedBy(built, this.getFileName(start));
        index.source = html;
        for (const [name, modules] of Object.entries(PAGE_MODULES))
          this.emitFile({
            type: "asset",
            fileName: `pages/${name}.html`,
            source: withLinks(html, scriptsOf(modules, bundle)),
          });
      },
    },
  };
}

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;
const IMPORTED = /<link rel="modulepreload" crossorigin href="([^"]+)">/gu;

/**
 * A script that evaluates those of a page one by one, with room for keys and touches between them: a browser evaluates a
 * script and all that it imports in one task.
 */
function startScript(html: string): string {
  const imported = [...html.matchAll(IMPORTED)].map(([, address]) => address);
  const [, entry] = ENTRY.exec(html) ?? [];
  if (!entry || imported.length === 0) throw new Error("index.html has no script");
  return [
    "const nextTask = () => new Promise((done) => setTimeout(done));",
    ...[...imported, entry].map((address) => `await import("${address}");\nawait nextTask();`),
  ].join("\n");
}

/** A page that loads another script in place of its own, which it links. */
function startedBy(html: string, start: string): string {
  return html.replace(
    ENTRY,
    `<script type="module" crossorigin src="/${start}"></script>\n    <link rel="modulepreload" crossorigin href="$1">`,
  );
}

/** A page with links to the scripts that it does not name. */
function withLinks(html: string, files: ReadonlySet<string>): string {
  const links = [...files]
    .filter((file) => !html.includes(file))
    .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace("  </head>", `${links.join("")}  </head>`);
}

/** The files of some modules' chunks, and of what these import. */
function scriptsOf(modules: readonly string[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  };
  for (const name of modules) {
    const chunk = Object.values(bundle).find(
      (file) =>
        file.type === "chunk" &&
        file.facadeModuleId?.replaceAll("\\", "/").endsWith(`/src/${name}.tsx`),
    );
    if (!chunk) throw new Error(`no chunk begins with ${name}`);
    add(chunk.fileName);
  }
  return files;
}
