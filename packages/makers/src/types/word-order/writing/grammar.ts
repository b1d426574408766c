/**
 * A grammar that accepts too much rather than too little: whatever a teacher might let pass is an order. `.s` and `.p`
 * are for finite verbs with a subject in the singular or plural, `.b` the base form, `.g` the -ing form, `.n` the
 * participle behind "have", `.t` an infinitive with "to". `VA` is a passive participle with what belongs to it; `VG` and
 * `S.g` lack an object, as relative clauses do; `OBJ.t` is an object with its infinitive.
 */
export interface Grammar {
  /** For a category, those that it is as well. */
  readonly unary: ReadonlyMap<string, readonly string[]>;
  /** For a first and a second category, those that they make. */
  readonly binary: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;
}

/** For each form F of a verb. Of V, the letter is the kind of verb: see `kindsOf` in `words.ts`. */
const VERB_RULES = `
VP.F = Vt.F | Vi.F | Vt.F OBJ | Vx.F OBJ | Va.F ADJ | Vc.F S | V2.F OBJ | Vc.F THATS | V2.F THATS
VP.F = Vc.F QUEST | Vq.F QUEST | V2.F QUEST
V2.F = Vd.F OBJ
VP.F = Vm.F MB | Vk.F THATS | Vk.F S | Vk.F QUEST
VG.F = Vk.F
VP.F = VP.F VP.t | VP.F CS | VP.F PP | VP.F PPV | Vg.F VP.g | V2g.F VP.g
V2g.F = Vg.F OBJ
VP.F = H.F VP.n | Be.F COMP | Vh.F VP.t | V2h.F VA | V2h.F VP.b
V2h.F = Vh.F OBJ
VG.F = Vt.F | Vx.F | Vd.F OBJ | Vc.F S.g | Be.F | VP.F PREP | VP.F VG.t
VG.F = VG.F VP.t | VG.F CS | VG.F PP | VG.F PPV
VG.F = H.F VG.n | Be.F VG.g | Be.F VG.t
CV.F = CC VP.F
VP.F = VP.F CV.F
Be.F = Be.F NOT
H.F = H.F NOT
`;

/** For each number F of a subject. */
const FINITE_RULES = `
VP.F = M VP.b | D.F VP.b
VG.F = M VG.b | D.F VG.b
D.F = D.F NOT
S = SUBJ.F VP.F
S.g = SUBJ.F VG.F
SUBJ.F = NP.F | NN.F
SUBJ.s = VP.t
OBJ = NP.F
S.c = NN.F VG.F
NP.F = NP.F PP | NP.F THATS | NP.F REL.F | NP.F S.c | NPM.F THANP
NP.F = ADJ NB.F | P NB.F | Vt.g NB.F | Vi.g NB.F
NB.F = ADJ NB.F
TOP = S | PP S | PPV S | CS S
REL.F = WS VP.F | WW VP.F | THAT VP.F | WS S.g | THAT S.g | WO S | PW S
QUEST = WS VP.F | WN VP.F
INV = MQ VP.b | BQ COMP | HQ VP.n | DQ VP.b
MQ = M SUBJ.F
BQ = Be.F SUBJ.F
HQ = H.F SUBJ.F
DQ = D.F SUBJ.F
WN = WHAT NB.F | WHICH NB.F
AFTER = VP.F
`;

const OTHER_RULES = `
M = M NOT
VP.t = TO VP.b | NOT VP.t
VG.t = TO VG.b
VP.g = NOT VP.g
VA = P | Pd OBJ | P ADJ | VA VP.t | VA PP | VA PPV | VA CS | VA QUEST | VA THATS
COMP = ADJ | VP.g | VA | VP.t | QUEST | THATS | PP | PPV
MB = OBJ VP.b | OBJ VA | OBJ ADJ
OBJ = NA | FREE
FREE = WHAT VP.s | WHAT S.g
S = S CS
CS = CONJ S
PW = PREP WHICH
QUEST = FREE | WW VP.s | WS S.g | WW S.g | WQ S | WQ VP.t | WHAT VG.t | WN S.g | HA S | HA S.g
THATS = THAT S
HA = HOW ADJ
NP.s = THAT NB.s
ADJ = ADJC | P | ADJ VP.t | ADJ VG.t | ADJ THATS | ADJ QUEST | ADJ PP | ADJ PPV | ADJC THANP | AA ASP
AA = AS ADJ
THANP = THAN OBJ | THAN S | THAN S.g | THAN PP | THAN PPV | THAN ADJ | THAN VP.g | THAN SUBJ.s | THAN SUBJ.p
ASP = AS OBJ | AS S | AS S.g | AS SUBJ.s | AS SUBJ.p
PPV = ASP | PREP OBJ | PREP VP.g | PREP QUEST
OBJ.t = OBJ VP.t | OBJ VG.t
CN = CC OBJ
OBJ = OBJ CN
SUBJ.p = SUBJ.s CN | SUBJ.p CN
CAD = CC ADJ
ADJ = ADJ CAD
CCS = CC S
S = S CCS
`;

/**
 * Constructions that are met only where the author has used them: with them everywhere, any noun "is" any other, and has
 * any clause behind it.
 */
const OWN_RULES = {
  copula: "COMP = OBJ",
  having: "VP.F = Vh.F OBJ\nVG.F = Vh.F",
  preposition: "NP.F = NP.F PPV",
  gerund: "SUBJ.s = VP.g",
  participle: "NP.F = NP.F VP.g | NP.F VA",
  infinitive: "NP.F = NP.F VP.t | NP.F VG.t",
} as const;
export type Construction = keyof typeof OWN_RULES;

const FORMS = ["s", "p", "b", "g", "n"];
const NUMBERS = ["s", "p"];
const inEach = (forms: readonly string[], rules: string): string[] =>
  forms.map((form) => rules.replaceAll(".F", `.${form}`));

const grammars = new Map<string, Grammar>();

/**
 * The grammar that tells which orders are English.
 * @param constructions what else the author has used
 */
export function grammarWith(constructions: readonly Construction[]): Grammar {
  const key = constructions.toSorted().join();
  const known = grammars.get(key);
  if (known) return known;
  const own = constructions.map((name) => OWN_RULES[name]).join("\n");
  const rules = [
    ...inEach(FORMS, VERB_RULES),
    ...inEach(NUMBERS, FINITE_RULES),
    ...inEach(FORMS, own),
    OTHER_RULES,
  ];
  const grammar = grammarOf(rules.join("\n").split("\n"));
  grammars.set(key, grammar);
  return grammar;
}

function grammarOf(lines: readonly string[]): Grammar {
  const unary = new Map<string, string[]>();
  const binary = new Map<string, Map<string, string[]>>();
  for (const line of lines) {
    const [whole, right] = line.split(" = ");
    if (whole === undefined || right === undefined) continue;
    for (const parts of right.split(" | ")) {
      const [first = "", second] = parts.trim().split(" ");
      if (second === undefined) put(unary, first, whole);
      else {
        const seconds = binary.get(first) ?? new Map<string, string[]>();
        binary.set(first, seconds);
        put(seconds, second, whole);
      }
    }
  }
  return { unary, binary };
}

function put(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key) ?? [];
  if (!values.includes(value)) values.push(value);
  map.set(key, values);
}
