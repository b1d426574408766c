/** Verbs by what can follow them; all in the base form. */
import { wordList } from "./word-list.ts";

/**
 * Strictly transitive verbs: without an object, an active clause is certainly wrong. Verbs with an intransitive
 * use ("open", "form", "divide", "store", "associate with", "see in the dark") are not here.
 */
export const STRICTLY_TRANSITIVE = wordList(
  "abandon abolish absorb abuse accommodate accompany accomplish accuse achieve acquire activate address admire adore affect afford aggravate aid alert alienate allocate allow amaze amend amuse analyze annoy appoint apprehend arouse arrest assassinate assault assess assign astonish attain attract authorize avenge avoid await ban base betray blame bless boost bring burden bury captivate capture categorize cause challenge characterize cherish cite civilize clarify classify coin comfort commemorate commission compel compile complicate conceal condemn confine confirm confront confuse consider construct consume contain contaminate contradict control convey convince cover crave create criticize cultivate curb damage decipher defeat define defy demolish denounce depict deprive describe despise destroy detect deter devastate devise devote devour diagnose discard discern discipline disclose discourage discover discuss disguise dismantle dismiss displease disregard disrupt distort distract distress disturb divert dread educate elevate eliminate embarrass embody emit employ enable enact encompass encounter encourage endanger endorse endow enforce engulf enhance enjoy enlighten enrich enslave ensure entail entangle entitle entrust envision equate equip erect escort establish estimate evade evoke examine exceed exclude exempt exert expel exploit expose express extract facilitate falsify find force foster frustrate fulfill fund furnish glorify grant greet hamper harm harness haunt highlight hinder honor humiliate ignore illuminate illustrate imitate impair impart impede implement import imprison include incorporate incur infect inflict influence inhabit inhibit initiate injure insert inspire intimidate introduce invent invite invoke irritate jeopardize justify label lack legalize liberate lure magnify maintain manipulate manufacture mask memorize mention misinterpret mislead modify monitor motivate name necessitate negate neglect nominate nourish nurture obtain offset omit oppose oppress outlive outnumber outweigh overestimate overlook override oversee overthrow overwhelm pardon perceive persecute persuade pinpoint plague portray possess postpone praise prescribe prevent prioritize prohibit prolong promote prompt propel pursue put raise ratify recognize recommend rectify regard reinforce reject release relieve remove renew replace represent repress require rescue resemble resent reshape respect restore restrain restrict retain retrieve reveal reward rob ruin safeguard salvage scrutinize shield signify simplify slaughter smuggle spark stigmatize stimulate strand subdue suggest summon supply support suppress surpass surround suspend sustain symbolize tame target terrify thank thwart tolerate torment torture transmit transport trap treat trigger underestimate undergo undermine undertake uphold urge use utilize utter validate value view violate warrant withhold wound",
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
  "appear arise arrive belong bloom collapse come compete consist cooperate decay depend die differ disappear dwell emerge evolve exist fade fall flourish flow function go happen hesitate interfere laugh lie linger listen live matter migrate occur persist prevail rely remain respond rise sit sleep smile stand starve stay talk thrive travel tremble vanish vary wait wander weep work",
);
