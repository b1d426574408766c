/** Words whose opposite is equally natural of the same thing, by part of speech and lemma. */
const VERBS =
  "accept reject increase decrease rise fall gain lose include exclude allow forbid permit prohibit agree disagree appear disappear arrive depart attract repel begin continue accelerate boost reduce expand shrink win grow decline improve worsen strengthen weaken succeed fail remember forget lower raise support oppose encourage discourage raise save waste buy sell import export create destroy lengthen shorten widen narrow deny admit approve disapprove understand misunderstand respect despise love hate trust distrust remain join enter exceed reward punish";
const ADJECTIVES =
  "able accurate active afraid alike aware bad beneficial big boring brief careful cheap clean clear cold common complete complex correct dangerous dark dependent different difficult dry early easy effective efficient equal essential expensive fair familiar famous fast flexible formal free full good happy hard harmful healthy heavy helpful high honest hot identical important impossible independent interesting large late legal light likely long loud low narrow natural necessary negative new noisy old open permanent poor popular positive possible powerful public quick quiet rare reliable rich rough rural sad safe same scarce sensitive serious shallow short similar simple slow small smooth soft stable strict strong successful sufficient tall temporary thick thin tiny true typical unable unaware uncertain unclear uncommon unequal unfair unfamiliar unhappy unhealthy unimportant unknown unlikely unnecessary unpopular unreliable unstable unsuccessful unusual urban useful useless usual valuable visible weak wet wide willing wrong young";

/** As "v increase". */
export const MEASURABLE: ReadonlySet<string> = new Set([
  ...VERBS.split(" ").map((lemma) => `v ${lemma}`),
  ...ADJECTIVES.split(" ").map((lemma) => `a ${lemma}`),
]);
