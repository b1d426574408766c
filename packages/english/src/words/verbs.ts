/** Verbs by what can follow them; all in the base form. */
import { wordList } from "./word-list.ts";

/**
 * Strictly transitive verbs: without an object, an active clause is certainly wrong. Verbs with an intransitive
 * use ("open", "form", "divide", "store", "associate with", "see in the dark") are not here.
 */
export const STRICTLY_TRANSITIVE = wordList(
  "absorb accompany accomplish achieve acquire admire affect afford allow appoint arouse assess assign attract avoid ban base blame bring bury capture categorize cause challenge characterize classify confirm consider construct contain control convince cover create criticize damage define describe destroy detect devote diagnose discover discuss eliminate employ enable encourage enjoy ensure equip establish estimate examine exclude exploit expose express extract find force fund grant honor ignore illustrate implement include infect influence injure inspire introduce invent invite label maintain mention motivate name neglect nurture obtain perceive persuade possess praise prevent promote put raise recognize recommend regard reject release remove replace represent require rescue resemble respect reveal reward rob stimulate suggest supply support suppress surround suspend transmit transport trap treat trigger underestimate use utilize value view withhold",
);

/** As certain as those where "by" and an agent follow the passive: "was written by" cannot be "wrote by". */
export const TRANSITIVE_BY_AGENT = wordList(
  "write design paint build produce publish compose make direct select carry choose protect teach wear eat pull push catch",
);

/** Verbs that have no passive reading when an object follows, although they are also intransitive. */
export const TRANSITIVE_WITH_OBJECT = wordList(
  "adopt apply attach block build carry catch celebrate change choose collect combine conduct cut decorate deliver design direct display divide dominate donate draw drive eat evaluate execute exhibit explore form frighten gather generate guide hit hold identify impose improve inherit inject install interpret investigate kill launch locate make measure perform photograph plant prepare preserve process produce protect provide publish pull purchase push receive record reduce report share shock shape spread store strengthen study surprise trace translate transform visit wear",
);

/** Verbs with two objects, or an object and a complement: a noun can follow their passive. */
export const TWO_OBJECTS = wordList(
  "give tell show teach offer send ask pay award grant allow deny cost bring lend promise call name make elect consider appoint find keep leave declare deem label dub think believe feed hand pass serve charge save wish owe buy get read write sell assign forgive envy spare refuse set lead",
);

/** Linking verbs, and others after which an adjective may describe the subject. */
export const TAKES_ADJECTIVE = wordList(
  "be become seem look feel taste smell sound appear remain stay keep get grow turn go prove come run fall lie stand sit arrive return die leave act play live burn shine break open close blow loom hold rest start end begin finish emerge survive work flow freeze marry be made make find render paint think believe drive call set consider turn draw cut push pull wipe scrub dye slice chop swing slam get leave like want prefer eat drink serve buy sell cook bake color boil judge deem declare travel move drive fly talk speak go breathe think",
);

/** Verbs whose clause object may begin with "that", "what" or nothing at all. */
export const TAKES_CLAUSE = wordList(
  "know see hear think say find notice believe feel mean show realize learn understand discover suggest explain tell ask wonder guess imagine remember forget decide report claim argue note observe prove indicate hope wish suppose assume expect reveal announce state write teach read remind inform figure determine predict agree admit confirm conclude demonstrate recognize",
);

/** Verbs with an intransitive use: a clause that ends with one of them is complete. */
export const INTRANSITIVE = wordList(
  "appear arise arrive belong bloom collapse come compete consist cooperate decay depend die differ disappear dwell emerge evolve exist fade fall flourish flow go happen hesitate interfere laugh lie linger listen live matter migrate occur persist prevail rely remain respond rise sit sleep smile stand starve stay talk thrive travel tremble vanish vary wait wander weep work",
);
