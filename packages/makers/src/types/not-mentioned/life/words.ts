/** Words of lives, as sources of regular expressions. */

/** The person, whose name was replaced by the pronoun, as the subject of the verb behind. */
export const SUBJECT =
  "\\b(?:he|she)(?: (?:later|then|soon|eventually|finally|first|also|once|had|quickly|himself|herself))*";
/** Where a name of a place begins that is none of a month. */
export const PLACE =
  "(?:the |a |an )?(?:\\p{Ll}+ ){0,3}(?!January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter|New Year|World War|First World|Second World|Great War|Civil War)\\p{Lu}\\p{Ll}";
export const YEAR = "(?:1[4-9]|20)\\d\\d\\b";
export const AGE =
  "(?:\\d{2,3}\\b|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\p{Ll}+)?\\b)";

export const TRADE =
  "(?:accountant|army officer|officer|official|politician|scholar|opera singer|singer|pianist|violinist|laundress|cook|peddler|grocer|actor|actress|architect|artist|astronomer|baker|banker|blacksmith|bookkeeper|botanist|butcher|carpenter|clergyman|clerk|curator|designer|diplomat|doctor|draftsman|engineer|engraver|farmer|fisherman|gardener|goldsmith|governess|guide|innkeeper|journalist|judge|laborer|lawyer|librarian|mason|mechanic|merchant|miller|miner|minister|missionary|musician|nurse|painter|pastor|pharmacist|photographer|physician|potter|preacher|priest|printer|professor|publisher|reporter|sailor|schoolteacher|scientist|seamstress|secretary|servant|shepherd|shoemaker|shopkeeper|smith|social worker|soldier|stonemason|surgeon|surveyor|tailor|teacher|trader|typist|waitress|watchmaker|weaver|writer)(?!['’]s)";
export const LEARNING =
  "(?:school|universit|college|academ|institute|conservator|class|stud(?:y|ies|ied|ying|ent)|educat|degree|doctorate|taught|teach|train|learn|graduat|pupil|lesson|apprentic|tutor|scholarship|enroll|diploma)";
export const FIELD =
  "(?:anatomy|archaeology|architecture|art|astronomy|biology|botany|chemistry|economics|engineering|geography|geology|history|law|linguistics|literature|mathematics|medicine|music|painting|philosophy|physics|psychology|sculpture|singing|theology|zoology|agriculture|design|drawing|nursing|pharmacy|zoology)";
export const SCHOOL = "(?:University|College|School|Academy|Institute|Conservatory)";
export const ILLNESS =
  "(?:polio|tuberculosis|smallpox|malaria|cholera|typhus|scarlet fever|yellow fever|measles|pneumonia|cancer|leprosy|arthritis|asthma|diphtheria|scurvy|heart disease|influenza)";
/** Whatever speaks of health. */
export const HEALTH =
  "(?:ill|illness|sick|sickness|disease|fever|health|injur|accident|wound|blind|deaf|paraly|infection|stroke|cough|hospital|lame|disab|crippl|exhaust|hearing|sight|eyesight|pain|ail|suffer|burn|fell|broke|flu\\b|heart (?:attack|failure|condition|trouble)|plague|tumou?r|leuka?emia|diabet|ana?emia|hurt|sprain|fractur|tore\\b|torn\\b|concussion|surgery)";
/** Whatever speaks of a death. */
export const DEATH =
  "(?:d(?:ied|ies|ying)|deaths?|dead|killed|murder\\w*|grave|buried|drowned|disappeared|lived (?:to|until)|passed away|last years|old age)";
/** Whatever speaks of something written. */
export const WRITTEN =
  "(?:(?:cook)?books?|novels?|memoirs?|autobiograph(?:y|ies)|textbooks?|atlas(?:es)?|guidebooks?|guides?|manuals?|poems?|diar(?:y|ies)|papers?|articles?|essays?|reports?|journals?|stories|letters?|publi(?:sh|ca)\\w*|wrot\\w*|writ\\w*|authors?|coauthor|print\\w*|volumes?|editions?|leaflets?|scripts?|appeared|biograph(?:y|ies)|treatises?|masterpieces?|best-?sellers?|encyclopedias?|dictionar(?:y|ies))";

/** Whatever case. */
export const rx = (source: string): RegExp => new RegExp(source, "iu");
/** With names as they are: `SUBJECT` in it is that of the middle or of the head of a sentence. */
export const cased = (source: string): RegExp =>
  new RegExp(source.replaceAll("\\b(?:he|she)", "\\b(?:[Hh]e|[Ss]he)"), "u");
