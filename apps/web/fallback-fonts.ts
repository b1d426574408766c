/**
 * System fonts in the sizes of ours: what is set in one of them until ours is there does not move when it comes. Computed
 * of our font files, as `virtual:fallback-fonts.css`.
 */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { fontSizes, type FontSizes } from "./font-file.ts";

const NAME = "virtual:fallback-fonts.css";

interface Fallback {
  /** Of `theme.ts`. */
  readonly family: string;
  /** Full names, of which the first that is installed is used. */
  readonly local: readonly string[];
  readonly weight: string;
  /** Of the sample text, in em a character. */
  readonly width: number;
}

interface Font {
  readonly file: string;
  /** Letters as often as they are in texts. */
  readonly sample: string;
  readonly fallbacks: readonly Fallback[];
}

/** As wide as Times New Roman on the average, by the sample text: read off Liberation Serif, which has its widths. */
const TIMES = 0.4172;

/**
 * Georgia and Noto Serif against Times New Roman: https://github.com/seek-oss/capsize, metrics 4.3. A syllable of Noto Sans
 * KR: read off its file. The Korean fonts of Windows and macOS are in no file that may be read here.
 */
const FONTS: readonly Font[] = [
  {
    file: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
    sample: "aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ",
    fallbacks: [
      { family: "Passage Georgia", local: ["Georgia"], weight: "100 900", width: TIMES * 1.097 },
      { family: "Passage Noto", local: ["Noto Serif"], weight: "100 900", width: TIMES * 1.184 },
      {
        family: "Passage Times",
        local: ["Times New Roman", "Liberation Serif"],
        weight: "100 900",
        width: TIMES,
      },
    ],
  },
  {
    file: "pretendard/dist/web/variable/woff2-dynamic-subset/PretendardVariable.subset.91.woff2",
    sample: "가다이",
    fallbacks: [
      {
        family: "Interface Noto",
        local: ["Noto Sans CJK KR", "Noto Sans KR", "NotoSansCJKkr-Regular"],
        weight: "100 549",
        width: 0.92,
      },
      {
        family: "Interface Noto",
        local: ["Noto Sans CJK KR Bold", "Noto Sans KR Bold", "NotoSansCJKkr-Bold"],
        weight: "550 900",
        width: 0.92,
      },
    ],
  },
];

export function fallbackFonts(): Plugin {
  return {
    name: "fallback-fonts",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? fallbackFaces() : null),
  };
}

/** The rules of all fallback fonts. */
export function fallbackFaces(): string {
  return FONTS.flatMap(({ file, sample, fallbacks }) => {
    const ours = fontSizes(fileURLToPath(import.meta.resolve(file)));
    return fallbacks.map((fallback) => face(fallback, ours, ours.widthOf(sample)));
  }).join("\n");
}

function face({ family, local, weight, width }: Fallback, ours: FontSizes, our: number): string {
  const scale = our / width;
  return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weight};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(ours.ascent / scale)};
  descent-override: ${percent(ours.descent / scale)};
  line-gap-override: 0%;
}`;
}

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
