/** Papers as PDF and as a picture of their first page, set by Typst. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { Paper } from "../paper/paper.ts";
import { typstData } from "./typst-data.ts";

const HERE = import.meta.dirname;
/** The weights that the template asks for. */
const WEIGHTS = ["400Regular", "700Bold"];
/** Results of so many papers back are kept, so that a second paper is quicker and memory does not grow. */
const CACHE_AGE = 0;

interface Typesetter {
  readonly compiler: NodeCompiler;
  readonly template: string;
}

let typesetter: Typesetter | null = null;

/** Made once for each thread: reading the fonts takes most of the first paper's time. */
function typesetterOf(): Typesetter {
  const fonts = dirname(
    createRequire(import.meta.url).resolve("@expo-google-fonts/noto-serif-kr/package.json"),
  );
  typesetter ??= {
    compiler: NodeCompiler.create({
      workspace: HERE,
      fontArgs: [{ fontPaths: WEIGHTS.map((weight) => join(fonts, weight)) }],
    }),
    template: readFileSync(join(HERE, "paper.typ"), "utf8"),
  };
  return typesetter;
}

/**
 * A paper as PDF: text that can be searched and copied, in fonts that come with it.
 * @throws where the paper cannot be set, which is a fault of the template
 * @example toPdf(paper).subarray(0, 5).toString() // "%PDF-"
 */
export function toPdf(paper: Paper): Buffer {
  return typeset(paper, (compiler, document) => compiler.pdf(document));
}

/** So many groups are set for the first page; twice as many where they do not fill it, and so on. */
const GROUPS_OF_PREVIEW = 3;

/**
 * The first page of a paper as a picture, and how many pages it has.
 * @throws where the paper cannot be set
 * @example toPreview(paper).pages // 4
 */
export function toPreview(paper: Paper): { readonly svg: string; readonly pages: number } {
  const pages = typeset(paper, (_, document) => document.numOfPages);
  const { groups } = paper;
  for (let count = GROUPS_OF_PREVIEW; ; count *= 2) {
    const isWhole = groups.length <= count;
    const start: Paper = isWhole
      ? paper
      : { ...paper, groups: groups.slice(0, count), answerSheet: [], answers: [] };
    const svg = typeset(
      start,
      (compiler, document) =>
        isWhole || document.numOfPages > 1 ? compiler.plainSvg(document) : null,
      { pages: String(pages) },
    );
    if (svg !== null) return { svg: firstPageOf(svg, paper.layout.size), pages };
  }
}

/**
 * All pages of a paper as one picture, to print them: a group for each page, and behind them the shapes of its letters.
 * @returns null for the picture of a paper that has more pages than wanted
 * @throws where the paper cannot be set
 * @example toPicture(paper, 60).pages // 4
 */
export function toPicture(
  paper: Paper,
  maxPages: number,
): { readonly svg: string | null; readonly pages: number } {
  return typeset(paper, (compiler, document) => {
    const pages = document.numOfPages;
    return { pages, svg: pages > maxPages ? null : compiler.plainSvg(document) };
  });
}

/** In points; all pages stand one below the other in one picture. */
const PAGE_SIZE = { A4: "595.28 841.89", B4: "728.5 1031.81" } as const;

function firstPageOf(svg: string, size: Paper["layout"]["size"]): string {
  return svg.replace(/<svg[^>]*>/u, (tag) =>
    tag
      .replace(/ (?:width|height|viewBox)="[^"]*"/gu, "")
      .replace(/^<svg/u, `<svg viewBox="0 0 ${PAGE_SIZE[size]}"`),
  );
}

function typeset<Result>(
  paper: Paper,
  write: (compiler: NodeCompiler, document: NodeTypstDocument) => Result,
  inputs: Readonly<Record<string, string>> = {},
): Result {
  const { compiler, template } = typesetterOf();
  try {
    const compiled = compiler.compile({
      mainFileContent: template,
      inputs: { ...inputs, paper: typstData(paper) },
    });
    const document = compiled.result;
    if (!document) {
      const error = compiled.takeError();
      throw new Error(`a paper cannot be set: ${JSON.stringify(error?.shortDiagnostics)}`);
    }
    // a font that is not found is a warning for Typst, and a page without text for the reader
    const warnings = JSON.stringify(compiled.takeWarnings()?.shortDiagnostics ?? []);
    if (warnings.includes("unknown font family")) throw new Error(`a font is missing: ${warnings}`);
    return write(compiler, document);
  } finally {
    compiler.evictCache(CACHE_AGE);
  }
}
