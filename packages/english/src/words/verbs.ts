/** Verbs by what can follow them; all in the base form. */
import { words } from "./list.ts";

/**
 * Verbs that need an object in any common use: without one, an active clause is plainly broken.
 * Verbs such as "open", "change" or "break", which do without, are not here.
 */
export const STRICTLY_TRANSITIVE = words(
  "absorb accompany accomplish achieve acquire address admire adopt affect afford allow announce apply appoint arouse arrest assess assign associate attach attract avoid ban base bear blame block borrow bother bring bury buy call capture carry categorize cause celebrate challenge characterize choose classify coin collect compose conceive concern conduct confirm confuse consider construct consult contain control convince cover create criticize damage declare decorate define delay deny describe design designate destroy detect determine devote diagnose direct discover discuss display distribute divide dominate donate download earn educate elect eliminate employ enable encourage enjoy ensure equip establish estimate evaluate examine exchange exclude execute exhibit exploit expose express extract find force form forbid frighten fund generate give grant guide hire hold honor identify ignore illustrate implement import impose include infect influence inform inherit inject inspire install intend interpret introduce invent investigate invite isolate kill label launch lead limit locate lower maintain make manage manufacture mark measure mention motivate name need neglect nurture obtain offer owe own pack paint pay perceive perform permit persuade photograph plant possess praise predict prefer prepare present preserve prevent print process produce promote protect provide publish punish purchase put raise reach receive recognize recommend record reduce refer regard reject release remove repair replace report represent require rescue respect reveal reward rob see select send serve set share shock show specialize specify stimulate store strengthen study suggest supply support surprise surround suspend take teach trace translate transmit transport treat trigger underestimate use utilize value view visit wear win withhold wound write",
);

/** Verbs with two objects or an object and its complement: their passives keep a noun behind. */
export const TWO_OBJECTS = words(
  "give tell show teach offer send ask pay award grant allow deny cost bring lend promise call name make elect consider appoint find keep leave declare deem label dub think believe feed hand pass serve charge save wish owe buy get read write sell assign forgive envy spare refuse set lead",
);

/** Linking verbs and others after which an adjective may stand for the subject's state. */
export const TAKES_ADJECTIVE = words(
  "be become seem look feel taste smell sound appear remain stay keep get grow turn go prove come run fall lie stand sit arrive return die leave act play live burn shine break open close blow loom hold rest start end begin finish emerge survive work flow freeze marry be made make find render paint think believe drive call set consider turn draw cut push pull wipe scrub dye slice chop swing slam get leave like want prefer eat drink serve buy sell cook bake color boil judge deem declare travel move drive fly talk speak go breathe think",
);

/** Verbs whose clause object may begin with "that", "what" or nothing at all. */
export const TAKES_CLAUSE = words(
  "know see hear think say find notice believe feel mean show realize learn understand discover suggest explain tell ask wonder guess imagine remember forget decide report claim argue note observe prove indicate hope wish suppose assume expect reveal announce state write teach read remind inform figure determine predict agree admit confirm conclude demonstrate recognize",
);
