/** HTML of other programs as text: paragraphs as lines, underlined words with marks, nothing that a browser runs. */

/** Elements that end a line. */
const LINES = new Set(
  "address article blockquote br dd div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul".split(
    " ",
  ),
);
/** Elements whose content is no text. */
const SKIPPED = new Set(["script", "style", "template", "noscript", "iframe", "object"]);
const MEDIA = new Set(["img", "audio", "video", "object", "iframe", "embed", "svg"]);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  middot: "·",
  times: "×",
};

export interface HtmlText {
  readonly text: string;
  /** Whether a picture, sound or film was left out. */
  readonly hasMedia: boolean;
}

/**
 * The text of HTML. It is read once, from left to right, and what is no tag is text.
 * @example htmlText("<p>Bees <u>dance</u>.</p><p>&amp; sing</p>").text // "Bees _dance_.\n& sing"
 */
export function htmlText(html: string): HtmlText {
  const out: string[] = [];
  let hasMedia = false;
  let skipped: string | null = null;
  let at = 0;
  const lastClose = html.lastIndexOf(">");
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (skipped === null) out.push(spaced(decode(html.slice(at, open < 0 ? html.length : open))));
    if (open < 0) break;
    if (html.startsWith("<!--", open)) {
      const end = html.indexOf("-->", open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    // no tag begins behind the last one's end: it is not looked for again
    const tag = open < lastClose ? tagAt(html, open) : null;
    if (!tag) {
      if (skipped === null) out.push("<");
      at = open + 1;
      continue;
    }
    at = tag.end;
    hasMedia ||= MEDIA.has(tag.name);
    if (skipped !== null) {
      if (tag.isEnd && tag.name === skipped) skipped = null;
    } else if (SKIPPED.has(tag.name)) skipped = tag.isEnd ? null : tag.name;
    else if (tag.name === "u" || tag.name === "ins") out.push("_");
    else if (tag.name === "td" || tag.name === "th") out.push(tag.isEnd ? " " : "");
    else if (LINES.has(tag.name)) out.push(tag.name === "div" ? "\n\n" : "\n");
  }
  return { text: lined(out.join("")), hasMedia };
}

/** White space of HTML is a space, wherever it is. */
function spaced(text: string): string {
  return text.replace(/[ \t\r\n\f]+/gu, " ");
}

/** No spaces at the ends of lines, an empty line only where a box begins or ends, and none at both ends. */
function lined(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{2,}/gu, (gap) => (gap.length > 2 ? "\n\n" : "\n"))
    .trim();
}

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly end: number;
}

const NAME = /<(\/?)([a-z][a-z0-9:-]{0,30})/iuy;

/** The tag at a "<", or null where none begins there. */
function tagAt(html: string, at: number): Tag | null {
  NAME.lastIndex = at;
  const match = NAME.exec(html);
  if (!match) return null;
  const end = html.indexOf(">", NAME.lastIndex);
  if (end < 0) return null;
  return { name: match[2]!.toLowerCase(), isEnd: match[1] === "/", end: end + 1 };
}

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/giu,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined)
        return Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? whole) : whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
