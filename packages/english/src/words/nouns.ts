/** Nouns whose number or reference makes agreement uncertain. */
import { wordList } from "./word-list.ts";

/** Singular in form, but a plural verb is (or may be) right, so agreement is never tested with them. */
export const UNCERTAIN_NUMBER = wordList(
  "herd flock swarm choir orchestra panel gang family team group staff government police majority minority number pair couple public crowd audience class data media half third quarter rest most all none some any lot lots percent kind kinds type types variety sort sorts range series species means fish sheep deer bacteria algae phenomena criteria committee company community population people folk youth couple dozen hundred thousand million billion part portion plenty bunch handful majority faculty crew army navy council jury press generation enemy band club cattle offspring aircraft spacecraft headquarters crossroads politics mathematics physics economics statistics ethics athletics news measles states nations netherlands fruit hair one ones other others each every either neither both what which who such more less few many much several enough set total amount array host mass collection majority list remainder bulk kit world youth elite nobility clergy opposition management public leadership cabinet parliament school university party union firm army fleet today tomorrow yesterday tonight",
);

/** Nouns of time and measure, which can follow a verb without being its object. */
export const TIME_NOUNS = wordList(
  "time times day days night nights morning evening afternoon week weeks month months year years hour hours minute minutes second seconds moment moments decade decades century centuries summer winter spring autumn weekend season way ways mile miles kilometer kilometers meter meters inch inches foot feet pound pounds dollar dollars percent",
);

/** People, by common noun. */
export const PEOPLE = wordList(
  "people person man men woman women child children boy boys girl girls student students teacher teachers scientist scientists researcher researchers doctor doctors nurse nurses patient patients friend friends parent parents mother mothers father fathers brother brothers sister sisters worker workers farmer farmers writer writers author authors artist artists player players individuals individual adult adults adolescent adolescents teenager teenagers king queen leader leaders soldier soldiers customer customers visitor visitors member members participant participants neighbor neighbors expert experts user users driver drivers engineer engineers kid kids baby babies mathematician astronomer citizen citizens musician musicians singer singers reader readers learner learners immigrant immigrants volunteer volunteers passenger passengers sailor sailors explorer explorers anyone someone everyone those",
);

/** Places, by common noun: what "where" may follow. */
export const PLACES = wordList(
  "place places area areas region regions country countries city cities town towns village villages room rooms house houses school schools world site sites spot spots home land environment environments park parks street streets island islands field fields office store shop building buildings library museum garden river lake forest beach station hospital kitchen corner zone zones table desk page state states market markets farm farms zoo lab laboratory church hotel restaurant factory factories cave caves mountain mountains valley desert sea ocean cage cages yard classroom theater cafe",
);

/** Nouns that a complete that-clause explains ("the fact that …"). */
export const CONTENT_NOUNS = wordList(
  "fact idea news belief hope claim evidence thought view theory opinion feeling doubt sign proof rumor conclusion suggestion possibility notion message assumption concept argument",
);

/** Further ones, behind which a relative clause is as usual. */
export const APPOSITIVE_NOUNS = wordList(
  "principle principles ground grounds impression danger risk knowledge certainty realization discovery finding warning complaint insight lesson illusion myth suspicion guarantee conviction expectation hypothesis ideas beliefs fears fear claims assumptions conclusions",
);

/** Times, by common noun: what "when" may follow. */
export const TIMES = wordList(
  "time times day days night nights moment moments year years season seasons age ages period periods era week weeks month months century centuries morning mornings evening evenings afternoon summer winter spring autumn weekend",
);
