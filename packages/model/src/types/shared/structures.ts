/** Structures that a condition of 조건 영작 can name, so that the wording is fixed and no word is handed over. */
import type { Sentence, Token } from "@pulda/english";
import type { Span } from "@pulda/question";
import { isParticipleBehindAuxiliary } from "./participle.ts";
import { tensesIn } from "./tense.ts";
import { hasPrepositionBeforeRelative } from "./wordings.ts";

export interface Structure {
  /** As the condition prints it; "을 쓸 것" or the like is part of it. */
  readonly condition: string;
  /** Words of which an answer has at least one if it has the structure; none where no word shows it. */
  readonly signs: readonly string[];
  /** Searched in the tagged words of a wording: "it/PRP is/VBZ worth/JJ". */
  readonly form: RegExp;
}

const words = (list: string): readonly string[] => list.split(" ");

const BE = "(?:am|is|are|was|were|be|been|being)/\\w+";
/** Adverbs that may stand within a structure. */
const ADVERBS = "(?:\\S+/RBR?\\s)*";
/** Behind these a participle is an adjective. */
const DEGREES = "as|deeply|less|more|most|quite|rather|so|too|very";
const PARTICIPLE = "\\S+/VB[ND]";
/** Up to six words. */
const FEW = "(?:\\S+\\s){0,6}?";
const ADJECTIVE = "\\S+/(?:JJ\\w*|RB\\w*|VB[NG])";

const form = (source: string): RegExp => new RegExp(`(?:^|\\s)${source}`, "u");

const FORMS_OF_BE = words("am is are was were be been being");

/**
 * In the order in which exams teach them. A structure is only found where its words stand: a model names it, and what
 * it names must be there.
 */
export const STRUCTURES = {
  "relative-what": {
    condition: "관계대명사 what을 쓸 것",
    signs: ["what"],
    form: form("what/"),
  },
  "relative-subject": {
    condition: "주격 관계대명사를 쓸 것",
    signs: words("who which that"),
    form: form(`(?:who|which|that)/\\w+\\s${ADVERBS}\\S+/(?:VB[ZPDN]|MD)`),
  },
  "relative-object": {
    condition: "목적격 관계대명사를 쓸 것",
    signs: words("who whom which that"),
    form: form(`(?:who|whom|which|that)/\\w+\\s(?!\\S+/(?:VB[ZPD]|MD))`),
  },
  "relative-omitted": {
    condition: "목적격 관계대명사를 생략할 것",
    signs: [],
    form: form("\\S+/NN\\w*\\s\\S+/(?:PRPP?|DT|NNS|NNPS?)\\s"),
  },
  "relative-possessive": {
    condition: "소유격 관계대명사를 쓸 것",
    signs: ["whose"],
    form: form("whose/"),
  },
  "relative-preposition": {
    condition: "〈전치사+관계대명사〉를 쓸 것",
    signs: words("which whom"),
    form: form("\\S+/(?:IN|TO)\\s(?:which|whom)/"),
  },
  "relative-adverb": {
    condition: "관계부사를 쓸 것",
    signs: words("where when why how"),
    form: form("(?:where|when|why|how)/"),
  },
  "relative-compound": {
    condition: "복합관계사를 쓸 것",
    signs: words("whoever whomever whatever whichever wherever whenever however"),
    form: form("(?:who|whom|what|which|where|when|how)ever/"),
  },
  "indirect-question": {
    condition: "간접의문문을 쓸 것",
    signs: words("how what which who whom whose when where why whether if"),
    form: form("(?:how|what|which|whom?|whose|when|where|why|whether|if)/"),
  },
  passive: {
    condition: "수동태를 쓸 것",
    signs: FORMS_OF_BE,
    form: form(`${BE}\\s${ADVERBS}${PARTICIPLE}`),
  },
  "passive-modal": {
    condition: "〈조동사+수동태〉를 쓸 것",
    signs: ["be"],
    form: form(`\\S+/MD\\s${ADVERBS}be/\\w+\\s${ADVERBS}${PARTICIPLE}`),
  },
  "passive-perfect": {
    condition: "완료형 수동태를 쓸 것",
    signs: ["been"],
    form: form(`(?:have|has|had|having)/\\w+\\s${ADVERBS}been/\\w+\\s${ADVERBS}${PARTICIPLE}`),
  },
  "passive-progressive": {
    condition: "진행형 수동태를 쓸 것",
    signs: ["being"],
    form: form(`(?:am|is|are|was|were)/\\w+\\s${ADVERBS}being/\\w+\\s${ADVERBS}${PARTICIPLE}`),
  },
  "passive-infinitive": {
    condition: "to부정사의 수동형을 쓸 것",
    signs: ["be"],
    form: form(`to/TO\\s${ADVERBS}be/\\w+\\s${ADVERBS}${PARTICIPLE}`),
  },
  "passive-gerund": {
    condition: "동명사의 수동형을 쓸 것",
    signs: ["being"],
    form: form(`being/\\w+\\s${ADVERBS}${PARTICIPLE}`),
  },
  "perfect-present": {
    condition: "현재완료를 쓸 것",
    signs: words("have has"),
    // neither "to have survived" nor "should not have come"
    form: form(`(?<!/(?:TO|MD)\\s(?:\\S+/RB\\s)?)(?:have|has)/\\w+\\s${ADVERBS}${PARTICIPLE}`),
  },
  "perfect-past": {
    condition: "과거완료를 쓸 것",
    signs: ["had"],
    form: form(`had/\\w+\\s${ADVERBS}${PARTICIPLE}`),
  },
  "perfect-modal": {
    condition: "〈조동사+have p.p.〉를 쓸 것",
    signs: ["have"],
    form: form(`\\S+/MD\\s${ADVERBS}have/\\w+\\s${ADVERBS}${PARTICIPLE}`),
  },
  "perfect-participle": {
    condition: "〈having p.p.〉를 쓸 것",
    signs: ["having"],
    form: form(`having/\\w+\\s${ADVERBS}${PARTICIPLE}`),
  },
  progressive: {
    condition: "진행형을 쓸 것",
    signs: FORMS_OF_BE,
    // "is rather humbling" is no progressive
    form: form(`${BE}\\s${ADVERBS}(?<!\\b(?:${DEGREES})/\\w+\\s)\\S+/VBG`),
  },
  subjunctive: {
    condition: "가정법을 쓸 것",
    signs: [],
    form: form(`(?:if|though|wish|wished|would|could|might|should|were|had)/`),
  },
  "as-if": {
    condition: "「as if」나 「as though」를 쓸 것",
    signs: ["as"],
    form: form("as/\\w+\\s(?:if|though)/"),
  },
  "participle-after": {
    condition: "명사를 뒤에서 꾸미는 분사를 쓸 것",
    signs: [],
    form: form(`\\S+/(?:NN\\w*|PRP|DT)\\s${ADVERBS}\\S+/VB[NGD]`),
  },
  "participle-clause": {
    condition: "분사구문을 쓸 것",
    signs: [],
    form: form("\\S+/VB[NG]"),
  },
  "participle-with": {
    condition: "〈with+목적어+분사〉를 쓸 것",
    signs: ["with"],
    form: form(`with/\\w+\\s${FEW}\\S+/(?:VB[NGD]|JJ)`),
  },
  gerund: {
    condition: "동명사를 쓸 것",
    signs: [],
    form: form("\\S+/(?:VBG|NN)"),
  },
  "formal-subject": {
    condition: "가주어 it을 쓸 것",
    signs: ["it"],
    form: form(`it/\\w+\\s(?:\\S+\\s)*?(?:to|that|whether|how|what|\\S+ing)/`),
  },
  "formal-object": {
    condition: "가목적어 it을 쓸 것",
    signs: ["it"],
    form: form(`\\S+/VB\\w?\\sit/\\w+\\s(?:\\S+\\s){1,5}?(?:to|that|whether|how)/`),
  },
  "infinitive-for": {
    condition: "to부정사의 의미상 주어를 쓸 것",
    signs: words("for of"),
    form: form(`(?:for|of)/\\w+\\s${FEW}to/TO`),
  },
  "too-to": {
    condition: "「too ~ to …」를 쓸 것",
    signs: ["too"],
    form: form(`too/\\w+\\s${FEW}to/TO\\s${ADVERBS}\\S+/VB`),
  },
  "enough-to": {
    condition: "「~ enough to …」를 쓸 것",
    signs: ["enough"],
    form: form(`enough/\\w+\\s${FEW}to/`),
  },
  "so-that": {
    condition: "「so ~ that …」을 쓸 것",
    signs: ["so"],
    // not "did so, convinced that"
    form: form(`so/\\w+\\s\\S+/(?:JJ|RB)\\w*\\s${FEW}that/`),
  },
  "such-that": {
    condition: "「such ~ that …」을 쓸 것",
    signs: ["such"],
    form: form(`such/\\w+\\s${FEW}that/`),
  },
  "not-but": {
    condition: "「not ~ but …」을 쓸 것",
    signs: ["but"],
    form: form(`(?:not|n't)/\\w+\\s(?!only/)(?:\\S+\\s)*?but/`),
  },
  "not-only": {
    condition: "「not only ~ but …」을 쓸 것",
    signs: ["only"],
    form: form(`not/\\w+\\sonly/\\w+\\s(?:\\S+\\s)*?but/`),
  },
  "not-so-much": {
    condition: "「not so much A as B」를 쓸 것",
    signs: ["much"],
    form: form("so/\\w+\\smuch/\\w+\\s(?:\\S+\\s)*?as/"),
  },
  "rather-than": {
    condition: "「rather than」을 쓸 것",
    signs: ["rather"],
    form: form("rather/\\w+\\s(?:\\S+\\s)*?than/"),
  },
  "less-than": {
    condition: "「less A than B」를 쓸 것",
    signs: ["less"],
    form: form("less/\\w+\\s(?:\\S+\\s)*?than/"),
  },
  "as-as": {
    condition: "「as ~ as …」를 쓸 것",
    signs: ["as"],
    form: form(`as/\\w+\\s(?:\\S+\\s){1,6}?as/`),
  },
  comparative: {
    condition: "비교급을 쓸 것",
    signs: [],
    form: form("(?:(?:more|less)/|\\S+/(?:JJR|RBR))"),
  },
  superlative: {
    condition: "최상급을 쓸 것",
    signs: [],
    form: form("(?:(?:most|least)/|\\S+/(?:JJS|RBS))"),
  },
  "the-the": {
    condition: "「the+비교급 ~, the+비교급 …」을 쓸 것",
    signs: ["the"],
    form: form(
      "the/\\w+\\s(?:more|less|\\S+er)/\\w+\\s(?:\\S+\\s)*?the/\\w+\\s(?:more|less|\\S+er)/",
    ),
  },
  "object-complement": {
    condition: "〈동사+목적어+목적격 보어〉를 쓸 것",
    signs: [],
    form: form(`\\S+/VB\\w?\\s${FEW}(?:${ADJECTIVE}|\\S+/VB|to/TO)`),
  },
  causative: {
    condition: "사역동사를 쓸 것",
    signs: [],
    form: form("(?:make|makes|made|making|let|lets|letting|have|has|had|having)/"),
  },
  "keep-from": {
    condition: "「keep[prevent, stop] A from -ing」를 쓸 것",
    signs: ["from"],
    form: form(`from/\\w+\\s${ADVERBS}\\S+/(?:VBG|NN)`),
  },
  cleft: {
    condition: "「It is ~ that …」 강조 구문을 쓸 것",
    signs: ["it"],
    form: form("it/\\w+\\s(?:is|was)/\\w+\\s(?:\\S+\\s)+?(?:that|who|which)/"),
  },
  inversion: {
    condition: "도치 구문을 쓸 것",
    signs: [],
    form: form(
      "(?:(?:nor|neither|never|only|not|so|such|rarely|seldom|little|hardly|scarcely|no|as|than)/|\\S+/(?:IN|JJ|VBN)\\s)",
    ),
  },
  "emphatic-do": {
    condition: "동사를 강조하는 do를 쓸 것",
    signs: words("do does did"),
    form: form(`(?:do|does|did)/\\w+\\s${ADVERBS}\\S+/VB`),
  },
  "of-noun": {
    condition: "〈of+추상명사〉를 쓸 것",
    signs: ["of"],
    form: form(`of/\\w+\\s(?:\\S+\\s){0,3}?\\S+/NN`),
  },
} as const satisfies Readonly<Record<string, Structure>>;

export type StructureId = keyof typeof STRUCTURES;

/** The ids of all structures. */
export const STRUCTURE_IDS = Object.keys(STRUCTURES) as [StructureId, ...StructureId[]];

/**
 * Whether a span of a sentence has a structure.
 * @param span within the text that the sentence's own span counts in
 * @example hasStructure(sentence, span, "too-to") // true for "too crowded to study in"
 */
export function hasStructure(sentence: Sentence, span: Span, id: StructureId): boolean {
  return STRUCTURES[id].form.test(taggedIn(sentence, span));
}

/**
 * How often a span has a structure.
 * @example timesIn(sentence, span, "relative-what") // 2 for "what is easy becomes what is usual"
 */
export function timesIn(sentence: Sentence, span: Span, id: StructureId): number {
  const all = new RegExp(STRUCTURES[id].form.source, "gu");
  return [...taggedIn(sentence, span).matchAll(all)].length;
}

function taggedIn({ tokens }: Sentence, span: Span): string {
  return tokens
    .filter(({ start, end }) => start >= span.start && end <= span.end)
    .map(tagged)
    .join(" ");
}

function tagged(token: Token, at: number, tokens: readonly Token[]): string {
  const { lower, tag, likely } = token;
  const shown = isParticipleBehindAuxiliary(tokens, at) ? "VBN" : (tag ?? likely ?? "X");
  return `${lower}/${shown.replaceAll(/\W/gu, "P")}`;
}

/** Structures that have to be named where a wording has them: without, another of the same words would be as right. */
const TELLING = [
  "relative-preposition",
  "so-that",
  "too-to",
  "as-if",
  "not-so-much",
  "not-but",
] as const satisfies readonly StructureId[];

/** Beside a verb in another tense either could be the perfect. */
const PERFECTS = ["perfect-past", "perfect-present"] as const satisfies readonly StructureId[];

/** What says the same of a wording as a structure, and more. */
const INCLUDES: Readonly<Partial<Record<StructureId, readonly StructureId[]>>> = {
  "passive-perfect": ["perfect-past", "perfect-present", "passive"],
  "passive-progressive": ["passive", "progressive"],
  "perfect-modal": ["perfect-present", "perfect-past"],
  "passive-modal": ["passive"],
  "passive-infinitive": ["passive"],
  "passive-gerund": ["passive", "gerund"],
  "as-if": ["subjunctive"],
  "relative-preposition": ["relative-object", "relative-adverb"],
  "relative-possessive": ["relative-subject", "relative-object"],
  "the-the": ["comparative"],
  "less-than": ["comparative"],
  "participle-with": ["participle-clause", "participle-after"],
  "perfect-participle": ["participle-clause", "gerund"],
  "keep-from": ["gerund"],
  cleft: ["formal-subject", "relative-subject", "relative-object"],
  causative: ["object-complement"],
};

/**
 * The structures that the conditions name: those that a model has named, and those without which another wording would
 * be as right; none that another of them says already.
 */
export function namedStructures(
  sentence: Sentence,
  span: Span,
  named: readonly StructureId[],
): StructureId[] {
  const tenses = tensesIn(sentence, span).length;
  const needed = [
    ...TELLING,
    ...(tenses > 1 ? PERFECTS : []),
    ...(tenses > 0 ? (["perfect-modal"] as const) : []),
  ].filter(
    (id) =>
      hasStructure(sentence, span, id) &&
      // "except which part of it matters" is a question
      (id !== "relative-preposition" || hasPrepositionBeforeRelative(sentence, span)),
  );
  const all = [...new Set([...named, ...needed])];
  const said = new Set(all.flatMap((id) => INCLUDES[id] ?? []));
  return all.filter((id) => !said.has(id));
}
