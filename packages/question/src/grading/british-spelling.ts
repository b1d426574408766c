/** American equivalents of British spellings, since either counts. A word not covered here stays as it is. */

const OUR =
  "arb|arm|behavi|cand|clam|col|demean|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|savi|sav|splend|tum|val|vap|vig";
const DOUBLED =
  "cancel|channel|chisel|counsel|dial|duel|equal|fuel|funnel|grovel|gruel|initial|jewel|label|level|libel|marvel|medal|model|panel|pedal|quarrel|revel|rival|shovel|shrivel|signal|spiral|swivel|total|towel|travel|tunnel|unravel";
const RE =
  "cent|epicent|theat|amphitheat|lit|millilit|met|kilomet|centimet|millimet|fib|calib|lacklust|lust|manoeuv|meag|sab|scept|somb|spect";
/** Beginnings of words in -ise that are never spelled with z. */
const WITH_S =
  "adv|advert|anda|bru|cha|chast|circumc|comprom|compr|conc|cru|desp|dev|enterpr|exc|exerc|exorc|expert|franch|gu|improv|inc|lia|mala|merchand|onna|no|parad|po|pract|prec|prem|prom|quo|ra|repr|rev|sunr|superv|surm|surpr|telev|to|treat|upr|w";

const RULES: readonly (readonly [british: RegExp, american: string])[] = [
  [
    new RegExp(
      `^((?:dis|multi|un|water)?(?:${OUR}))our(?=(?:s|ed|ings?|ers?|ful|fully|less|able|ably|al|ally|ites?|itism|hoods?|ly|y|i[sz](?:e[sd]?|ing))?$)`,
      "u",
    ),
    "$1or",
  ],
  [
    new RegExp(
      `^(?!dem|val)(\\p{L}{3,})(?<!${WITH_S})is(?=(?:e[sdr]?|ers|ing|able|ation(?:s|al)?)$)`,
      "u",
    ),
    "$1iz",
  ],
  [/^((?:psycho)?anal|paral|catal|hydrol)ys(?=(?:e[sdr]?|ers|ing)$)/u, "$1yz"],
  [
    new RegExp(`^((?:mis|re|un)?(?:${DOUBLED}))l(?=(?:ed|ings?|ers?|ors?|ous|ously|ists?)$)`, "u"),
    "$1",
  ],
  [/^(worship)p(?=(?:ed|ing|ers?)$)/u, "$1"],
  [/^(focus)s(?=(?:ed|es|ing)$)/u, "$1"],
  [/^((?:fulfi|enro|enthra|disti|insti|appa|insta)l)(?=(?:s|ments?)?$)/u, "$1l"],
  [/^((?:un)?(?:ski|wi)l)(?=ful(?:ly)?$)/u, "$1l"],
  [new RegExp(`^(${RE})re(?=s?$)`, "u"), "$1er"],
  [/^(cent|manoeuv)re(?=d$)/u, "$1ere"],
  [/^(cent|manoeuv)(?=ring$)/u, "$1e"],
  [/^(def|off|pret|lic)ence(?=(?:s|less)?$)/u, "$1ense"],
  [/^practis(?=(?:e[sd]?|ing)$)/u, "practic"],
  [/^(analog|catalog|dialog)ue(?=s?$)/u, "$1"],
  [/^(catalog)u(?=(?:ed|ing)$)/u, "$1"],
  [/^((?:un)?(?:learn|burn|dream|spoil|lean|leap))t$/u, "$1ed"],
  [/^((?:mis)?(?:spel|spil|smel))t$/u, "$1led"],
];

const pairs = (table: string): (readonly [string, string])[] =>
  table.split(",").map((pair) => {
    const [british = "", american = ""] = pair.trim().split(" ");
    return [british, american];
  });

/** Beginnings of words that differ. */
const STEMS = pairs(
  `aesth esth, anaemi anemi, anaesth anesth, archaeo archeo, artefact artifact, diarrhoea diarrhea,
  encyclopaed encycloped, enquir inquir, foet fet, gynaeco gyneco, haemo hemo, leukaemi leukemi,
  manoeuv maneuv, mediaev mediev, moult molt, mould mold, moustach mustach, oesoph esoph, oestr estr,
  orthopaed orthoped, paediatr pediatr, plough plow, pyjama pajama, sceptic skeptic, smould smold,
  sulph sulf, yoghurt yogurt`,
);

const WORDS = new Map(
  pairs(
    `acknowledgement acknowledgment, aeroplane airplane, aeroplanes airplanes, ageing aging,
    aluminium aluminum, cheque check, cheques checks, cosier cozier, cosiest coziest, cosy cozy,
    doughnut donut, doughnuts donuts, grey gray, greyer grayer, greyest grayest, greyish grayish,
    greys grays, jewellery jewelry, judgement judgment, judgements judgments, mum mom, mums moms,
    omelette omelet, omelettes omelets, programme program, programmes programs,
    tranquillity tranquility, tyre tire, tyres tires, woollen woolen`,
  ),
);

/** No word with a British spelling is longer. */
const MAX_WORD_LENGTH = 40;

/**
 * The American spelling of a word.
 * @param word in lower case
 * @example toAmerican("colourful") // "colorful"
 */
export function toAmerican(word: string): string {
  if (word.length > MAX_WORD_LENGTH) return word;
  const known = WORDS.get(word);
  if (known !== undefined) return known;
  const spelling = RULES.reduce(
    (current, [british, american]) => current.replace(british, american),
    word,
  );
  const stem = STEMS.find(([british]) => spelling.startsWith(british));
  return stem ? stem[1] + spelling.slice(stem[0].length) : spelling;
}
