/** Where a counted noun stands alone although it is singular: set phrases and frames. */
import { wordList } from "../../../words/word-list.ts";

/** Prepositions and verbs with the nouns that stand bare after them: "in case", "take note". */
const FIXED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      [
        "in",
        "relationship connection consequence price dialect theater object part place fact turn line case form shape hand mind view sight title name number size color length theory practice principle addition contrast comparison conclusion question person bed class court school college church office prison jail town camp position state step detail advance action answer reply response reward return exchange search need use print focus chapter section table figure figures step unit private public summer winter spring autumn fall charge command style shelter session motion trial ink water orbit appearance character effort attendance focus mode tune chorus sequence transit uniform costume flower bloom bud leaf seed fashion rank kind spirit body depth width height weight area volume date gear memory silence pencil pen oil code verse song dance prayer partnership collaboration competition consequence part circle orbit storage office bulk play essence order time",
      ],
      [
        "on",
        "foot board stage time duty fire film record paper schedule display sale loan average purpose impact arrival demand request page land camera screen guard track target campus site shore deck vacation holiday leave trial television radio strike edge credit account balance top line course hand base location horseback tour parade call break day cue behalf balance occasion appeal",
      ],
      [
        "at",
        "school home work sea hand risk war peace noon midnight night day dawn dusk birth university college church court table dinner lunch breakfast town stake heart length age play rest random issue point best worst first last least most fault will ease",
      ],
      [
        "by",
        "hand car bus train boat plane bike bicycle ship phone mail email chance accident mistake name law nature definition design day night age sea land foot route subway taxi horse telephone letter virtue majority vote ballot country state region city step type sex class category year month week hour page chapter word section line piece degree author artist subject topic helicopter airplane truck van ferry horseback motorcycle ear mouth eye number weight force proxy",
      ],
      [
        "for",
        "example instance sale rent lunch dinner breakfast life fun office use home school work reason display president governor election reference trial discussion consideration reform change trade profit export hire show dessert class",
      ],
      [
        "to",
        "school bed work home church college court town sea office market university date life death scale size order shore page form part place mind trial class season length land prison camp term sleep",
      ],
      [
        "from",
        "school home work birth memory office scratch college church town view start top place side day hand person child parent state country sea land shore city",
      ],
      ["under", "attack pressure control construction way threat review cover law pain fire"],
      [
        "of",
        "course age day night part birth office origin color form structure type place person animal plant practice class government life art work state country party right service kind sort note",
      ],
      ["into", "question place account action practice effect office exile battle view shape form"],
      ["out of", "place town order school office hand date reach sight print bed"],
      ["with", "child regard reference respect reason office"],
      [
        "without",
        "question reason exception warning permission effort effect limit doubt cause success trial result end incident delay",
      ],
      ["after", "school class work birth lunch dinner college year day hour month week church"],
      [
        "before",
        "school class work birth lunch dinner bed breakfast college court church marriage",
      ],
      [
        "during",
        "school class lunch dinner breakfast adolescence class work season infancy childhood",
      ],
      [
        "through",
        "school college trial practice time song dance play story word action speech conversation",
      ],
      [
        "take",
        "part place note care root shape turn advantage flight action form effect hold office cover aim heart charge time shelter issue prisoner",
      ],
      ["make", "way use sense love war peace contact progress room fun time place note"],
      ["give", "way birth rise voice credit notice place form shape chase"],
      ["lose", "face track sight control patience heart touch hope ground"],
      ["catch", "fire sight hold"],
      ["set", "foot sail fire"],
      ["leave", "school home office town work camp"],
      ["have", "trouble faith reason cause access"],
      ["attend", "school college church class university court"],
      [
        "play",
        "football soccer tennis chess guitar piano violin ball drum house basketball baseball host",
      ],
      ["become", "king queen president governor mayor chairman emperor part"],
      [
        "be",
        "king queen president governor mayor part chairman emperor evidence proof fact mine due",
      ],
      ["hold", "office hand court"],
      ["change", "color shape course direction form"],
      ["go", "home"],
      ["follow", "suit"],
      ["fall", "victim prey"],
      ["show", "promise"],
      ["win", "election approval"],
      ["according to", "legend"],
    ] as const
  ).map(([word, nouns]) => [word, wordList(nouns)]),
);

/** Forms of the verbs above. */
const BASE: Readonly<Record<string, string>> = {
  takes: "take",
  took: "take",
  taken: "take",
  taking: "take",
  makes: "make",
  made: "make",
  making: "make",
  gives: "give",
  gave: "give",
  given: "give",
  giving: "give",
  loses: "lose",
  lost: "lose",
  losing: "lose",
  catches: "catch",
  caught: "catch",
  catching: "catch",
  sets: "set",
  setting: "set",
  leaves: "leave",
  left: "leave",
  leaving: "leave",
  has: "have",
  had: "have",
  having: "have",
  attends: "attend",
  attended: "attend",
  attending: "attend",
  plays: "play",
  played: "play",
  playing: "play",
  becomes: "become",
  became: "become",
  becoming: "become",
  is: "be",
  was: "be",
  been: "be",
  are: "be",
  were: "be",
  holds: "hold",
  held: "hold",
  holding: "hold",
  changes: "change",
  changed: "change",
  changing: "change",
  follows: "follow",
  followed: "follow",
  following: "follow",
  fell: "fall",
  falls: "fall",
  fallen: "fall",
  showed: "show",
  shows: "show",
  won: "win",
  wins: "win",
};

/** Whether a noun stands bare after a word by a set phrase. @example isSetPhrase("at", "home") // true */
export function isSetPhrase(before: string, noun: string): boolean {
  return FIXED.get(BASE[before] ?? before)?.has(noun) ?? false;
}

/** Adjectives and nouns that make a phrase without an article: "on active duty", "in federal court". */
export function isBareCompound(described: string, noun: string): boolean {
  return (
    /^(?:active duty|(?:federal|criminal|civil|supreme) court|(?:political|public) office|city hall|death row|sea level|red tape|combat duty|present day|(?:international|economic|fierce|stiff) (?:competition|advantage)|vice president|first prize|fire discovery|hot button|official duty|minority opinion)$/u.test(
      `${described} ${noun}`,
    ) || /^(?:ample|little|particular|overall|sufficient|continued|further)$/u.test(described)
  );
}

/** Nouns that are often no single thing, or a role, or stand bare in several phrases. */
export const ALSO_BARE = wordList(
  "act action adulthood advantage age agent agriculture animal appendix argument art article aunt battle beauty bed belief benefit birth bone box brick building cake capital captain case cent ceremony chance change chicken childhood choice church cinema class cloud coast college color column community competition computer conflict connection consequence consumer contrast control conversation cotton course court crystal culture curve customer dad dance dark death debate debt deck degree delay demand design development difference discovery discussion display distance dollar doubt drama dream dress drill drop duty earth effect effort egg emotion error exam exchange exercise exile explanation fact failure fall family fashion father feeling fiction figure file film fire fish flavor flesh flight food foot form front fruit function fur game gate gender glass god grade grandma grandpa growth hair hand head heart heat heaven hell history hold holiday home hospital hour image inch industry infection injury instance instruction internet interview iron island item judgment justice kind king lamb land language lap law leather leave lecture life light limit line loan location love mail man marble marriage mass matter measurement media medicine meeting memory menu meter midnight mile mill mind minute mom moon mother motion mum music myth nature need night noon note nurse oak ocean offer office official onion opinion opportunity orange order origin page painting paper paradise part passage payment peace performance person phase phone place plastic play poetry position potato pound power practice predator preference press principle prison profession professor promise protein purpose queen race radio reaction reason recording religion republic request research response reward rhythm risk rock root route rubber rule sale scene school science sea season service shape shelter shore sight silk simulation skill skin sky sleep snake society song sound space speech spirit sport spring state step stone strategy study style substance suggestion suit summary summer sun support talent tape target taste television temple text theater theme thought threat time top touch town track trade tradition trait treason treasure treatment trial trouble truth turkey turn type uncle use variation vernacular vice view voice volume vote war warning warranty way whale winter wood work world yard youth zone",
);

/** Those that stand bare although an adjective describes them: "in federal court", "of general interest". */
export const BARE_DESCRIBED = wordList(
  "treasure action advantage age art attempt benefit building business chance character chin church class college color competition condition conversation court culture dark death debate demand design difference display duty effect effort error failure fashion fish food form function game hall height history home impact injury instruction interest judgment language law length life light market meaning media model mood music myth nature notice office officer opinion opportunity order painting part payment place position power practice preference principle promise quality reaction reference response room row rule school science shape sight skill society speech spirit structure study style support talent theory time track trade use view voice weight work youth flight dress",
);
