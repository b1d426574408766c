/**
 * JSON as chat windows print it and people paste it: quotation marks that were turned, line breaks within texts,
 * commas before a closing bracket. It is read once from left to right.
 */

/** A value, or how far it could be read: to the end of the text (cut off), or to something that is no JSON. */
export type PastedValue =
  | { readonly kind: "whole"; readonly value: unknown }
  | { readonly kind: "cut-off" }
  | { readonly kind: "broken" };

const MAX_DEPTH = 20;

/**
 * Reads the object that begins at a place of a text.
 * @param at the place of its "{"
 * @param end where the text is taken to end
 * @example readPasted("{“a”: 1,}", 0, 9) // { kind: "whole", value: { a: 1 } }
 */
export function readPasted(text: string, at: number, end: number): PastedValue {
  const strict = new Reader(text, at, end, isStraight).read();
  return strict.kind === "whole" ? strict : new Reader(text, at, end, isAnyQuote).read();
}

function isStraight(char: string): boolean {
  return char === '"';
}

function isAnyQuote(char: string): boolean {
  return char !== "" && '"“”„‟″＂'.includes(char);
}

class CutOff extends Error {}
class Broken extends Error {}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" };
const NUMBER = /-?\d{1,20}(?:\.\d{1,20})?/y;
const WORD = /[a-z]{4,5}/y;
const WORDS: ReadonlyMap<string, unknown> = new Map([
  ["true", true],
  ["false", false],
  ["null", null],
]);

class Reader {
  readonly #text: string;
  readonly #end: number;
  readonly #isQuote: (char: string) => boolean;
  #at: number;

  constructor(text: string, at: number, end: number, isQuote: (char: string) => boolean) {
    this.#text = text;
    this.#at = at;
    this.#end = end;
    this.#isQuote = isQuote;
  }

  read(): PastedValue {
    try {
      return { kind: "whole", value: this.#value(0) };
    } catch (error) {
      if (error instanceof CutOff) return { kind: "cut-off" };
      if (error instanceof Broken) return { kind: "broken" };
      throw error;
    }
  }

  #value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new Broken();
    const char = this.#next();
    if (char === "{") return this.#object(depth);
    if (char === "[") return this.#array(depth);
    if (this.#isQuote(char)) return this.#string(false);
    return this.#number() ?? this.#word();
  }

  #object(depth: number): object {
    const entries: [string, unknown][] = [];
    this.#at++;
    while (this.#next() !== "}") {
      if (!this.#isQuote(this.#next())) throw new Broken();
      const name = this.#string(true);
      if (this.#next() !== ":") throw new Broken();
      this.#at++;
      entries.push([name, this.#value(depth + 1)]);
      this.#comma("}");
    }
    this.#at++;
    // unlike an assignment, this makes "__proto__" a name as any other
    return Object.fromEntries(entries);
  }

  #array(depth: number): unknown[] {
    const values: unknown[] = [];
    this.#at++;
    while (this.#next() !== "]") {
      values.push(this.#value(depth + 1));
      this.#comma("]");
    }
    this.#at++;
    return values;
  }

  #comma(close: string): void {
    const char = this.#next();
    if (char === ",") this.#at++;
    else if (char !== close) throw new Broken();
  }

  #string(isName: boolean): string {
    this.#at++;
    let value = "";
    for (; ; this.#at++) {
      const char = this.#here();
      if (char === "\\") {
        this.#at++;
        value += this.#escaped();
      } else if (this.#isQuote(char) && this.#closes(isName)) {
        this.#at++;
        return value;
      } else if (char !== "\n" && char !== "\r") value += char;
      else if (!value.endsWith(" ")) value += " ";
    }
  }

  #escaped(): string {
    const char = this.#here();
    if (char !== "u") return ESCAPES[char] ?? char;
    const digits = this.#text.slice(this.#at + 1, Math.min(this.#at + 5, this.#end));
    if (!/^[0-9a-f]{4}$/iu.test(digits)) throw new Broken();
    this.#at += 4;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  /** Whether a quotation mark ends its text: what follows then goes on with the JSON, not with words. */
  #closes(isName: boolean): boolean {
    if (this.#isQuote === isStraight) return true;
    const after = this.#skip(this.#at + 1);
    const char = this.#text[after] ?? "";
    if (after >= this.#end || char === "}" || char === "]") return true;
    if (isName) return char === ":";
    if (char !== ",") return false;
    const next = this.#skip(after + 1);
    const goesOn = this.#text[next] ?? "";
    return next >= this.#end || this.#isQuote(goesOn) || "{[]}".includes(goesOn);
  }

  #number(): number | null {
    NUMBER.lastIndex = this.#at;
    const found = NUMBER.exec(this.#text)?.[0];
    if (found === undefined) return null;
    this.#at += found.length;
    return Number(found);
  }

  #word(): unknown {
    WORD.lastIndex = this.#at;
    const found = WORD.exec(this.#text)?.[0] ?? "";
    if (!WORDS.has(found)) throw new Broken();
    this.#at += found.length;
    return WORDS.get(found);
  }

  /** The next character that is no white space. */
  #next(): string {
    this.#at = this.#skip(this.#at);
    return this.#here();
  }

  #here(): string {
    if (this.#at >= this.#end) throw new CutOff();
    return this.#text[this.#at] ?? "";
  }

  #skip(from: number): number {
    let at = from;
    while (at < this.#end && /\s/u.test(this.#text[at] ?? "")) at++;
    return at;
  }
}
