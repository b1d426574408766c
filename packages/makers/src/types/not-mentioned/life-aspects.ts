/** What the life of a person tells: the aspects by which exams ask of it. */
import type { Aspect } from "./aspect.ts";

const CHILD =
  "(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)";
const TRADE =
  "(?:actors?|architects?|artists?|astronomers?|bakers?|bankers?|blacksmiths?|bookkeepers?|botanists?|butchers?|carpenters?|clergym[ae]n|clerks?|diplomats?|doctors?|engineers?|engravers?|farmers?|fishermen|fisherman|gardeners?|goldsmiths?|innkeepers?|instrument makers?|joiners?|judges?|laborers?|lawyers?|masons?|mechanics?|merchants?|millers?|miners?|ministers?|missionar(?:y|ies)|musicians?|painters?|pastors?|peasants?|pharmacists?|photographers?|physicians?|potters?|preachers?|priests?|printers?|professors?|publishers?|sailors?|schoolteachers?|scientists?|seamstress(?:es)?|servants?|shepherds?|shoemakers?|shopkeepers?|singers?|smiths?|soldiers?|stonemasons?|surgeons?|tailors?|teachers?|traders?|watchmakers?|weavers?|writers?)";
const LEARNING =
  "(?:school|schools|schooling|universit|college|academ|institute|conservator|class|classmate|stud(?:y|ies|ied|ying|ent)|educat|degree|doctorate|taught|teach|train|learn|graduat|pupil|lesson|apprentic|tutor|scholarship|enroll|diploma)";
const FIELD =
  "(?:anatomy|archaeology|architecture|art|astronomy|biology|botany|chemistry|economics|engineering|geography|geology|history|law|linguistics|literature|mathematics|medicine|music|painting|philosophy|physics|psychology|sculpture|singing|theology|zoology|agriculture|design|drawing|nursing|pharmacy)";
const HEALTH =
  "(?:ill|illness|sick|sickness|disease|fever|health|injur|accident|wound|blind|deaf|paraly|polio|tuberculosis|cancer|pneumonia|scurvy|infection|stroke|cough|hospital|lame|disab|crippl|exhaust|measles|smallpox|malaria|cholera|typhus|hearing|sight|eyesight|pain|ail|suffer|burn|fell from|broke)";
const DEATH = "(?:d(?:ied|ies|ying)|deaths?|dead|killed|murder\\w*|grave|buried|drowned|lived (?:to|until)|passed away|late husband|last years|old age)";
const BOOK =
  "(?:books?|novels?|memoirs?|autobiograph(?:y|ies)|textbooks?|atlas(?:es)?|guidebooks?|manuals?|poems?|diar(?:y|ies)|papers?|articles?|essays?|reports?|journals?|stories|letters?)";

/** In every life it may well be told. */
const ANY = /./u;

const rx = (source: string): RegExp => new RegExp(source, "iu");
const cased = (source: string): RegExp => new RegExp(source, "u");

export const LIFE_ASPECTS: readonly Aspect[] = [
  {
    id: "birth-year",
    label: "태어난 해",
    told: cased("^Born\\b[^.;]{0,80}?\\b1[4-9]\\d\\d\\b|\\b(?:[Hh]e|[Ss]he|[A-Z][\\p{L}'’-]+) was born\\b[^.;]{0,80}?\\b(?:1[4-9]|20)\\d\\d\\b|[\\p{L}], born\\b[^.;]{0,60}?\\b(?:1[4-9]|20)\\d\\d\\b"),
    hint: rx("\\bborn\\b[^.]*\\d{4}|\\d{4}[^.]*\\bborn\\b|\\(|\\baged?\\b|years old|\\bbirth"),
    near: rx("\\bborn\\b"),
  },
  {
    id: "birth-place",
    label: "태어난 곳",
    told: cased("^Born (?:in \\d{4} )?(?:\\p{Ll}+ ){0,3}(?:in|near|on|at|outside) (?:the |a |an )?(?:\\p{L}+ ){0,4}?(?!January|February|March|April|May|June|July|August|September|October|November|December)[A-Z]\\p{Ll}|\\b(?:[Hh]e|[Ss]he|[A-Z][\\p{L}'’-]+) was born (?:in \\d{4} )?(?:\\p{Ll}+ ){0,3}(?:in|near|on|at|outside) (?:the |a |an )?(?:\\p{L}+ ){0,4}?(?!January|February|March|April|May|June|July|August|September|October|November|December)[A-Z]\\p{Ll}|, born in [A-Z]\\p{Ll}"),
    hint: rx("\\bborn\\b[^.]{0,60}?\\b(?:in|near|at|on|outside)\\b (?!\\d)|native|grew up|grown up|raised|birthplace|home ?town|came from|villag|childhood"),
    near: rx("\\bborn\\b"),
  },
  {
    id: "parents-work",
    label: "부모의 직업",
    told: rx(`\\b(?:son|daughter|child) of (?:a|an) (?:\\p{L}+ ){0,2}${TRADE}\\b|\\b(?:his|her) (?:step)?(?:father|mother), (?:a|an) (?:\\p{L}+ ){0,2}${TRADE}\\b|\\b(?:his|her|whose) (?:step)?(?:father|mother) (?:was|worked as) (?:a|an) (?:\\p{L}+ ){0,2}${TRADE}\\b|\\bborn to (?:a|an) (?:\\p{L}+ ){0,2}${TRADE}\\b`),
    hint: rx("father|mother|parent|\\bfamil(?:y|ies)\\b|\\bson of\\b|daughter of|\\bborn (?:in\\d{4} )?(?:in)?to\\b|household|grew up|servants"),
    near: ANY,
  },
  {
    id: "siblings",
    label: "형제자매",
    told: rx("\\b(?:his|her) (?:(?:older|younger|elder|eldest|youngest|twin|two|three|four|five|six|seven|little|big) ){0,2}(?:brothers?|sisters?|siblings)\\b|\\b(?:among|with|one of) (?:several|two|three|four|five|six|seven|eight|nine|ten|many) (?:brothers|sisters|siblings|children)\\b|\\b(?:youngest|eldest|oldest|second|third|fourth|fifth|sixth|last) of (?:\\p{L}+ )?(?:\\p{L}+ )?children\\b"),
    hint: rx("brother|sister|sibling|twin|eldest|oldest|youngest|children|only child|large family|famil"),
    near: ANY,
  },
  {
    id: "school",
    label: "다닌 학교",
    told: cased("\\b(?:attended|entered|graduated from|studied at|enrolled (?:at|in)|was admitted to|degree (?:in \\p{L}+ )?(?:from|at)|doctorate (?:in \\p{L}+ )?(?:from|at)|educated at|study at|scholarship took (?:him|her) to|scholarship to) (?:the |a |an )?(?:(?!medical|nursing|law)[\\p{L}]+ ){0,5}?(?:University|College|School|Academy|Institute|Conservatory|college|academy|school|conservatory)\\b"),
    hint: rx(`\\b${LEARNING}`),
    near: ANY,
  },
  {
    id: "field-of-study",
    label: "공부한 분야",
    told: rx(`\\b(?:studied|studying|(?:went on|entered [\\p{L} ]{3,40}|returned|college|university|abroad) to study|trained in|degree in|doctorate in|graduated in|a degree of|courses? in|taught (?:him|her)self) (?:the (?:young )?science of )?(?:\\p{L}+ (?:and )?)?${FIELD}\\b|\\b(?:medical|law|engineering|nursing) (?:degree|school|student|studies)\\b`),
    hint: rx(`\\b(?:stud(?:y|ied|ying|ies|ent)|degree|doctorate|train\\w*|medical|surgery|legal|major\\w*|course|graduat\\w*|apprentic\\w*|taught|learn\\w*|read|${FIELD})\\b`),
    near: rx("\\b(?:school|college|university)\\b"),
  },
  {
    id: "marriage",
    label: "결혼",
    told: rx("\\b(?:he|she|[\\p{L}]+) (?:had )?married (?!couples?|women|men|life|people)[\\p{L}]+|\\b(?:his|her) (?:first |second |late |own |new )?(?:wife|husband)\\b|\\b(?:his|her) marriage\\b|\\bafter marrying\\b|\\b(?:he|she) would (?:later|soon) marry\\b"),
    hint: rx("marr(?:y|i)|\\bwife|wives|husband|\\bwed|spouse|widow|divorc|engaged|engagement|couple|bride|fianc|partner|in-law|single"),
    near: ANY,
  },
  {
    id: "children",
    label: "자녀",
    told: rx("(?<!\\bto be )(?<!\\b(?:mother|father|grandmother|parents|widow)\\b[^.;]{0,90})\\b(?:his|her|their) (?:(?:own|young|younger|older|elder|eldest|small|two|three|four|five|six|little|only) ){0,2}(?:sons?|daughters?|children)\\b(?!-)|\\b(?:had|have) (?:a|an|one|two|three|four|five) (?:(?:small|young) )?(?:sons?|daughters?|children)\\b|\\bgave birth\\b|\\braised (?:a|his|her|their) (?:family|children|sons?|daughters?)\\b"),
    hint: rx("\\bsons?\\b|daughter|child(?!hood)|\\bkids?\\b|offspring|\\bbaby|babies|grand(?:son|daughter|child)|\\bheir|gave birth|famil|mother of|father of|descend"),
    near: ANY,
  },
  {
    id: "work",
    label: "가졌던 직업",
    told: rx("\\b(?:he|she) (?:later |then )?taught (?:[\\p{L}]+ )?(?:at|in) |\\bearned (?:his|her) living (?:by|as)\\b|\\b(?:worked|working|hired|employed|started out|served|earned (?:his|her) living|found (?:work|a job)|took (?:a job|work)|a job|began (?:his|her) career) (?:[\\p{L}\\d]+ ){0,5}?as (?:a|an) [\\p{L}]+|\\b(?:he|she) (?:later |eventually |then |soon |finally )?became (?:a|an) (?:[\\p{L}]+ )?" + TRADE + "\\b|\\b(?:he|she) (?:later |then )?(?:became|was) an? (?:[\\p{L}]+ )?(?:assistant|nurse|secretary|apprentice|housekeeper|librarian|social worker|journalist|curator|governess|waitress|maid)\\b|\\bworked (?:for [\\p{L}]+ (?:[\\p{L}]+ )?)?in (?:a|an) (?:[\\p{L}]+ ){0,2}(?:office|shop|factory|bank|store|mill|mine|hospital|laboratory|library|museum|bakery|workshop)\\b|\\bworking (?:for some years )?in (?:a|an) (?:[\\p{L}'’]+ ){0,2}(?:office|shop|factory|bank|store|mill|mine|hospital|laboratory|library)\\b"),
    hint: rx("."),
  },
  {
    id: "move",
    label: "거처를 옮긴 곳",
    told: cased("\\b(?:moved|emigrated|immigrated|relocated|settled|moving|emigrating) (?:with (?:his|her) (?:\\p{L}+ ){1,2})?(?:to|in) (?:the )?(?:(?:north|south|east|west)ern )?(?!(?:\\p{L}+ ){1,4}(?:Hospital|University|College|School|Institute|Museum|Company|Theater|Orchestra)\\b)[A-Z]\\p{Ll}"),
    hint: rx("\\bmov(?:e|ed|ing)\\b|emigrat|immigrat|settl|\\bsail|travel|journey|went to|\\bleft\\b|leave|arriv|came to|reach|return|voyage|\\bto [A-Z]"),
  },
  {
    id: "journey",
    label: "여행한 곳",
    told: cased("\\b(?:sailed|traveled|travelled|journeyed|voyaged|set out|expedition|trip|voyage|traveling|journeying) (?:(?:with|from|through|up|across|along) (?:\\p{L}+ ){1,4})?(?:to|through|across|around|for|up) (?:the )?(?:(?:north|south|east|west)ern )?[A-Z]\\p{Ll}"),
    hint: rx("sail|travel|journey|voyage|expedition|\\btrip|abroad|explor|tour|ship|visit|went to|\\bto [A-Z]|overseas|cross"),
  },
  {
    id: "tools",
    label: "사용한 도구",
    told: rx("\\b(?:using|used|with|through|from|built|constructed|attached to|joining it to|had) (?:a|an|his|her|the|only a|an old|a small) (?:(?:own|old|small|simple|shallow|homemade|powerful|borrowed|large|hand-held|sharp|pair of) )*(?:microscopes?|telescopes?|cameras?|compass|scissors|needles?|trough|prism|thermometers?|balance|lens(?:es)?|tape recorders?|typewriter|hammer|chisel)\\b|\\bwith a pair of scissors\\b"),
    hint: rx("."),
  },
  {
    id: "book",
    label: "펴낸 책",
    told: rx("\\b(?:book|novel|memoir|autobiography|textbook|atlas|guidebook|manual)s?\\b[^.;]{0,60}?\\b(?:published|appeared|wrote|written|printed|came out)\\b|\\b(?:published|wrote|written|writing|printed|coauthor of|author of) (?:(?:a|an|the|his|her|several|many|two|three|major|first|illustrated|[\\p{L}]+) ){0,4}?(?:book|novel|memoir|autobiography|textbook|atlas|guidebook|manual)s?\\b|\\bbook (?:he|she) published\\b"),
    hint: rx(`\\b(?:${BOOK}|publi(?:sh|ca)\\w*|wrot\\w*|writ\\w*|authors?|coauthor|print\\w*|volumes?|editions?|guides?)\\b`),
    near: rx("scien|botan|chemist|physic|doctor|explor|teach|professor|scholar|astronom|biolog|mathemat|engineer|reformer|journalist|travel|philosoph|nurse"),
  },
  {
    id: "book-title",
    label: "펴낸 책의 제목",
    told: cased("\\b(?:book|novel|memoir|autobiography|textbook|atlas|guidebook)s?,? (?:called |titled |entitled |named )?[A-Z]\\p{Ll}+(?: [\\p{L}]+)*,? (?:was|were|appeared|came)\\b"),
    hint: rx("\\b(?:called|titled|entitled|named|title)\\b|[\"“”‘*_]|\\b(?:book|novel|memoir|autobiography|textbook|atlas|guidebook|publish\\w*|wrote|written)\\b[^.]{0,80}? (?-i:[A-Z])"),
    near: rx("\\b(?:book|novel|memoir|autobiography|textbook|atlas|guidebook)s?\\b[^.;]{0,60}?\\b(?:published|appeared)\\b|\\b(?:published|wrote) (?:[\\p{L}]+ ){0,4}(?:book|novel|memoir|autobiography|textbook|atlas|guidebook)s?\\b|\\bbook (?:he|she) published\\b"),
  },
  {
    id: "prize",
    label: "수상 경력",
    told: rx("\\b(?:received|won|awarded|was given|were given|earned|granted|presented with|honored with) (?:[\\p{L}]+ ){0,5}?(?:award|prize|medal|knighthood)\\b|\\bwon (?:[\\p{L}]+ ){0,4}?medals?\\b|\\bwon (?:[\\p{L}']+ ){0,4}?prize\\b|\\bNobel Prize\\b[^.;]{0,30}?\\b(?:for|in)\\b|\\bwas knighted\\b"),
    hint: rx("award|prize|medal|honou?r|knight|nobel|\\bfellow\\b|title|recogni[sz]|statue|\\bstamp|trophy|champion|first place|celebrat|winner|\\bwon\\b|credited|named after|hall of fame|inducted|crowned|record"),
    near: ANY,
  },
  {
    id: "death-year",
    label: "사망한 해",
    told: rx("\\b(?:he|she) (?:finally |suddenly )?died\\b[^.;]{0,70}?\\b(?:in|of) (?:[\\p{L}]+ )?(?:1[4-9]|20)\\d\\d\\b|^(?!(?:his|her) )[\\p{Lu}][\\p{L}’'-]+ died\\b[^.;]{0,70}?\\bin (?:1[4-9]|20)\\d\\d\\b|\\b(?:his|her) death in (?:1[4-9]|20)\\d\\d\\b|\\blong life, which ended in \\d{4}\\b|\\b(?:he|she) [\\p{L} ]{5,60}? and died in (?:1[4-9]|20)\\d\\d\\b|\\bwhen (?:he|she) died in \\d{4}\\b"),
    hint: rx(`\\b${DEATH}\\b[^.]*\\d|\\d[^.]*\\b${DEATH}\\b|\\b${DEATH}\\b[^.]*\\b(?:later|age|years?|months?|weeks?|days?|before|after|same|following)\\b|\\b(?:later|age|years?|after|following)\\b[^.]*\\b${DEATH}\\b|\\bended\\b`),
    near: rx(`\\bdied\\b|\\b(?:his|her) death\\b|\\blived to\\b`),
  },
  {
    id: "death-age",
    label: "사망 당시의 나이",
    told: rx("\\b(?:he|she) died\\b[^.;]{0,60}?\\bat (?:only |just )?(?:the age of )?(?:\\d{2,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[\\p{L}-]*)\\b|\\blived to (?:be |the age of )?(?:\\d{2,3}|(?:eighty|ninety)[\\p{L}-]*)\\b|\\bliving to the age of \\d{2,3}\\b|\\bended in \\d{4}, when (?:he|she) was \\d+"),
    hint: rx(`\\b${DEATH}\\b`),
    near: ANY,
  },
  {
    id: "death-cause",
    label: "사망 원인",
    told: rx("\\b(?:he|she) (?:later |finally )?died (?:suddenly )?(?:of|from) (?:[\\p{L}]+ ){0,3}?(?:pneumonia|cancer|fever|tuberculosis|disease|illness|stroke|malaria|cholera|typhus|scurvy|plague|hunger|exhaustion|heart|injur|wounds|poison|blood|burns|smallpox|diphtheria)|\\b(?:he|she) died (?:suddenly )?in (?:a|an) (?:[\\p{L}]+ ){0,2}?(?:accident|crash|fire|storm|shipwreck|avalanche|fall|explosion)\\b|\\bfell ill with [\\p{L}]+ and died\\b"),
    hint: rx(`\\b${HEALTH}|\\bdied (?:of|from|after|when|while|in an?|by|with|peaceful|suddenly)|killed|drown|shot|starv|froze|poison|suicide|weak|\\bfall\\b|\\bfell\\b|crash|fire|storm|old age|war\\b`),
    near: rx("\\b(?:died|death|lived to)\\b"),
  },
  {
    id: "death-place",
    label: "사망한 곳",
    told: cased("\\b(?:[Hh]e|[Ss]he) died (?:in \\d{4} )?(?:in|at|on) (?!\\d|the age|January|February|March|April|May|June|July|August|September|October|November|December)(?:his |her |the |a )?(?:[A-Z]\\p{Ll}+|farm|home|house|hospital|ship|island|bed)"),
    hint: rx(`\\b${DEATH}\\b[^.]*\\b(?:there|here|home|farm|hospital|bed|aboard|near|off|(?:in|at|on)\\b (?!\\d{4}|the age|\\d{2,3}\\b|only|just))|\\bended (?:his|her) (?:life|days)|grave|buried|\\blast years`),
    near: rx("\\bdied\\b"),
  },
  {
    id: "illness",
    label: "앓은 병",
    told: rx("\\b(?:had|caught|contracted|suffered from|survived|developed|fell ill with) (?:\\p{L}+ )?(?:polio|tuberculosis|smallpox|malaria|cholera|typhus|scarlet fever|yellow fever|measles|pneumonia|cancer|leprosy|arthritis|asthma|diphtheria)\\b|\\b(?:tuberculosis|polio|pneumonia|smallpox|scarlet fever|malaria|cancer|cholera) (?:forced|left|kept|ended|made|took|struck)\\b|\\bleft (?:him|her) (?:blind|deaf|lame|paralyzed)\\b|\\bdied of (?:pneumonia|tuberculosis|cancer|malaria|cholera|typhus|scurvy)\\b"),
    hint: rx(`\\b${HEALTH}|\\bdied (?:of|from|young)`),
    near: rx("\\bdied\\b|\\blived to\\b"),
  },
  {
    id: "works-in-number",
    label: "남긴 작품의 수",
    told: rx("\\b(?:finished|painted|wrote|composed|produced|made|recorded|published|designed|left) (?:about|around|more than|over|nearly|almost|some)? ?(?:[\\d,]{2,}|dozens of|hundreds of|thousands of|[\\p{L}]+ hundred|[\\p{L}]+ thousand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:[\\p{L}]+ )?(?:works|paintings|pieces|songs|books|poems|novels|films|plays|drawings|buildings)\\b"),
    hint: rx("."),
  },
  {
    id: "opinion-then",
    label: "당시 사람들의 반응",
    told: rx("\\b(?:neighbors|scientists|critics|experts|colleagues|many people|most people|audiences|readers|publishers|doctors|newspapers|scholars|geologists|contemporaries|officials|judges) (?:at first |had |initially |then )?(?:thought (?:him|her|it) (?:odd|strange|mad|foolish)|doubted (?:him|her|his|her)|laughed|mocked|ridiculed|admired|praised|dismissed (?:his|her) (?:work|idea|findings|theory)|were slow to|were skeptical|rejected (?:his|her)|paid (?:little|no) attention|sought (?:his|her) advice|wrote that (?:he|she))\\b|\\b(?:work|book|idea|theory|invention|film|music|performance|paintings?|he|she) (?:was|were) (?:at first |first )?(?:admired|praised|ridiculed|ignored|mocked|rejected|attacked) (?:for|by|as)\\b|\\brejected (?:it|him|her) as\\b"),
    hint: rx("."),
  },
  {
    id: "later-esteem",
    label: "후대의 평가",
    told: rx("\\b(?:is|are) (?:(?:also|now|today|still|often|widely|best) ){0,2}(?:remembered|regarded|recognized|considered|credited|honored|seen|celebrated|known) (?:today |now )?(?:as|for)\\b|\\bhave since been (?:widely )?(?:recognized|acknowledged)\\b|\\bnamed (?:him|her) the (?:best|greatest)\\b"),
    hint: rx("."),
  },
  {
    id: "childhood",
    label: "어린 시절의 일화",
    told: rx(`\\b(?:he|she) [\\p{L} ]{5,60} at the age of ${CHILD}\\b|\\bas a (?:small |young |little )?(?:child|boy|girl),? (?:she|he) (?!was sent)|\\b(?:at|by) the age of ${CHILD},? (?:he|she) (?:was|had|began|built|kept|wrote|could|invented|injured)|\\bwhen (?:he|she) was (?:only |still |just |about )?(?:a child|a boy|a girl|${CHILD}),? (?:he|she)\\b|\\b(?:he|she) was still a (?:child|schoolboy|schoolgirl|boy|girl) when\\b|^(?:At|By) ${CHILD}, (?:he|she)|\\bas a child by\\b`),
    hint: rx("."),
  },
  {
    id: "specimens",
    label: "모은 표본의 수",
    told: rx("\\b(?:gathered|collected|produced|gathering|collecting|returned with|brought (?:back|home)) (?:[\\p{L}]+ ){0,3}?(?:[\\d,]{3,}|hundreds of|thousands of|\\p{L}+ hundred|\\p{L}+ thousand) (?:[\\p{L}]+ )?(?:specimens|plants|species|insects|shells|fossils|birds)\\b"),
    hint: rx("."),
  },
  {
    id: "works",
    label: "남긴 사진의 수",
    told: rx("\\b(?:produced|made|took|make|take|taken|left) (?:[\\p{L}]+ ){0,2}?(?:[\\d,]{3,}|hundreds of|thousands of|\\p{L}+ hundred|\\p{L}+ thousand) (?:[\\p{L}]+ )?(?:images|pictures|photographs)\\b"),
    hint: rx("."),
  },
  {
    id: "post",
    label: "맡았던 직책",
    notBeside: "work",
    told: rx("\\b(?:took charge of|(?:was|were) put in charge of|(?:was|were) (?:eventually |later |also )?appointed|became (?:the )?(?:head|director|chief|president|professor|editor|principal|matron)|became a professor|hold the post of|served as|serving as|appointed (?:him|her) to)\\b"),
    hint: rx("."),
  },
  {
    id: "patent",
    label: "특허를 받은 해",
    told: rx("\\b(?:patented|received (?:a|his|her) (?:first )?patent|patent)\\b[^.;]{0,60}?\\bin \\d{4}\\b"),
    hint: rx("patent[^.]*\\d{4}|\\d{4}[^.]*patent|years? (?:later|before|after)|same year|following year|at (?:the age of )?\\p{L}+"),
    near: rx("\\bpatent"),
  },
  {
    id: "founded",
    label: "설립한 기관",
    told: rx("\\b(?:he|she|[\\p{L}]+) (?:later |also |then |soon |eventually )?(?:founded|established|opened|started) (?:a|an|the|his|her|St) (?:[\\p{L}'’]+ ){0,4}?(?:school|college|hospital|clinic|hospice|company|orchestra|museum|institute|magazine|newspaper|cooperative|foundation|orphanage|theater|society|academy)\\b"),
    hint: rx("found|establish|set(?:ting)? up|open|start|creat|school|company|organi|business|build|built"),
  },
  {
    id: "mentor",
    label: "도움을 준 인물",
    told: cased("\\b(?:became (?:his|her) mentor|gave (?:him|her) lessons|paid for (?:him|her) to|with the help of (?:his|her) \\p{L}+|with the support of (?:his|her) \\p{L}+)\\b|\\b(?:[A-Z]\\p{Ll}+|doctor|uncle|aunt|teacher|brother|sister|friend|coach|banker|director|official) (?:\\p{L}+ ){0,3}?(?:encouraged|taught) (?:him|her)\\b"),
    hint: rx("."),
  },
  {
    id: "named-after",
    label: "자신의 이름이 붙은 것",
    told: rx("\\b(?:now |still )?bears? (?:his|her) name\\b|\\bnamed (?:after|for|in honor of) (?:him|her)\\b"),
    hint: rx("bears?\\b|\\bname|honou?r|memor|stamp|statue|plaque|monument|called"),
  },
  {
    id: "loss",
    label: "부모를 잃은 나이",
    told: rx(`\\blost (?:both (?:of )?(?:his|her) parents|both parents) (?:at|by) the age of (?:${CHILD}|\\d+)\\b|\\b(?:his|her) (?:father|mother) died when (?:he|she) was (?:only |just )?(?:${CHILD}|\\d+)\\b`),
    hint: rx("father|mother|parent|orphan|famil"),
  },
  {
    id: "grew-up",
    label: "자란 곳",
    told: cased("\\b(?:grew up|raised|brought up|spent (?:his|her) childhood) (?:mostly )?(?:in|on|near) (?:the |a |an )?(?:\\p{L}+ ){0,3}?(?:[A-Z]\\p{Ll}|farm|village|town)"),
    hint: rx("grew up|grow|raised|brought up|childhood|born|famil|home"),
  },
  {
    id: "games",
    label: "출전한 대회",
    told: cased("\\b(?:\\d{4} (?:[A-Z]\\p{Ll}+ )?(?:Winter |Summer )?Olympics|Olympics (?:were held )?in [A-Z]|\\d{4} [A-Z]\\p{Ll}+ Games|World Championships?|World Cup|Boston Marathon|Wimbledon)\\b"),
    hint: rx("olympic|\\bgames?\\b|champion|marathon|\\brace|tournament|contest|compet|\\bcup\\b|match"),
  },
  {
    id: "coming-home",
    label: "고국으로 돌아온 해",
    told: rx("\\breturn(?:ed)? (?:home |to (?:his|her) (?:native |home )?(?:country|land) |to [\\p{Lu}][\\p{Ll}]+ )?in \\d{4}\\b|\\bIn \\d{4},? (?:he|she) (?:went|returned|came) (?:back )?(?:home|to (?:his|her))"),
    hint: rx("return|back|home|again|settled|came"),
    near: rx("\\b(?:abroad|exile|overseas)\\b"),
  },
  {
    id: "public-work",
    label: "사회를 위해 한 활동",
    told: rx("\\b(?:he|she|[\\p{L}]+) (?:also |later )?(?:spoke (?:out )?against|fought (?:to protect|for|against)|campaigned (?:for|against)|raised money for|protested against|founded a charity|joined the protest)\\b|\\b(?:treated|gave|offered) (?:[\\p{L}]+ ){1,3}free of charge\\b|\\bto the poor children\\b"),
    hint: rx("."),
  },
  {
    id: "barrier",
    label: "겪은 차별",
    told: rx("\\b(?:did not|would not|refused to) (?:admit|accept|allow|hire|employ|take) (?:women|girls|her|him|Black)\\b|\\b(?:women|girls|she|he) (?:were|was) (?:not allowed|forbidden|barred|refused)\\b|\\bas a woman (?:she|he) could not\\b|\\bwas not considered suitable for a\\b|\\brefused to be (?:cared for|treated|taught) by (?:her|him)\\b|\\bwithout giving (?:her|him) credit\\b"),
    hint: rx("."),
  },
];
