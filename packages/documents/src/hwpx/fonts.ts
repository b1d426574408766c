/** The lists of a HWPX header that are the same for every paper: fonts, and the outline. */
import { element } from "../markup/xml.ts";

/** Every form of characters says something for each of these. */
export const SCRIPTS = ["HANGUL", "LATIN", "HANJA", "JAPANESE", "OTHER", "SYMBOL", "USER"] as const;
/** The serif that every Hangul comes with. */
const FONT = "함초롬바탕";

/** One font for every script. */
export const FONT_FACES = element(
  "hh:fontfaces",
  { itemCnt: SCRIPTS.length },
  SCRIPTS.map((lang) =>
    element(
      "hh:fontface",
      { lang, fontCnt: 1 },
      element("hh:font", { id: 0, face: FONT, type: "TTF", isEmbedded: 0 }),
    ),
  ),
);

/** What stands for "none" where a number is asked for. */
const NO_CHAR = 4_294_967_295;
const OUTLINE_LEVELS = 7;

/** The outline that the section refers to; no paragraph uses it. */
export const NUMBERINGS = element(
  "hh:numberings",
  { itemCnt: 1 },
  element(
    "hh:numbering",
    { id: 1, start: 0 },
    Array.from({ length: OUTLINE_LEVELS }, (_, at) =>
      element(
        "hh:paraHead",
        {
          start: 1,
          level: at + 1,
          align: "LEFT",
          useInstWidth: 1,
          autoIndent: 1,
          widthAdjust: 0,
          textOffsetType: "PERCENT",
          textOffset: 50,
          numFormat: "DIGIT",
          charPrIDRef: NO_CHAR,
          checkable: 0,
        },
        `^${at + 1}.`,
      ),
    ),
  ),
);
