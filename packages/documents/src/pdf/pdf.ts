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
const CACHE_AGE = 2;

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

/**
 * All pages of a paper as one SVG picture, one below the other, and how many there are.
 * @throws where the paper cannot be set
 */
export function toSvg(paper: Paper): { readonly svg: string; readonly pages: number } {
  return typeset(paper, (compiler, document) => ({
    svg: compiler.plainSvg(document),
    pages: document.numOfPages,
  }));
}

function typeset<Result>(
  paper: Paper,
  write: (compiler: NodeCompiler, document: NodeTypstDocument) => Result,
): Result {
  const { compiler, template } = typesetterOf();
  try {
    const compiled = compiler.compile({
      mainFileContent: template,
      inputs: { paper: typstData(paper) },
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
