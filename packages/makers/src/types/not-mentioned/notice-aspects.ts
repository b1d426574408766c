/** What a notice tells: the aspects by which exams ask of it. */
import type { Aspect } from "./aspect.ts";

const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const BIG_MEAL = "(?:lunch|dinner|breakfast|meals?)";
const MEAL = "(?:lunch|dinner|breakfast|snacks?|refreshments?|meals?|food|drinks?|soup|tea|coffee)";

const WEEKDAY = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day";
/** What is only part of an event. */
const SIDE = "contest for|battle|opening ceremony|screening|concert at";

const rx = (source: string): RegExp => new RegExp(source, "iu");
const cased = (source: string): RegExp => new RegExp(source, "u");

const CONTEST = rx("\\b(?:contest|competition|tournament|festival|auditions?)\\b");
const OUTDOORS = rx(
  "\\b(?:outdoors?|hike|hiking|picnic|beach|marathon|race|boat|camping|campfire|night walk|open-air|stars?|kites?|bike ride|tide)\\b",
);
const FEE = rx("\\b(?:fee|tickets?|admission|price|costs?|adults?|entry)\\b[^.\\n]{0,45}?\\$\\d");

export const NOTICE_ASPECTS: readonly Aspect[] = [
  {
    id: "date",
    label: "날짜",
    isPlain: true,
    told: cased(
      `^(?:- )?(?:Dates?|When)\\s*:[^\\n]*?${MONTH} \\d|\\b(?:held|takes? place|hold[^.\\n]{3,60}?|happen|hosts?[^.\\n]{3,60}?) on (?:${WEEKDAY}, )?${MONTH} \\d`,
    ),
    hint: rx(
      `\\b${MONTH}\\b|\\bday\\b|\\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|today|tomorrow|week`,
    ),
  },
  {
    id: "period",
    label: "기간",
    isPlain: true,
    notBeside: "date",
    told: cased(
      `^(?:- )?(?:Period|Dates?)\\s*:[^\\n]*?${MONTH} \\d+[^\\n\\d]{0,12}?(?:–|-|to) ?(?:${MONTH} )?\\d{1,2}\\b(?! ?[ap]\\.?m|:)|\\b(?:runs?|open|held|takes place) from ${MONTH} \\d+ (?:to|through|until)\\b`,
    ),
    hint: rx("."),
  },
  {
    id: "entry",
    label: "출품 방법",
    told: rx(
      "^(?:- )?How to Enter\\b|\\b(?:please )?(?:upload|send|submit|email|e-mail|hand in) your (?:photos?|films?|work|entry|entries|script|story|poster|design|drawing|essay|poem|video)\\b",
    ),
    hint: rx("."),
  },
  {
    id: "place",
    label: "장소",
    isPlain: true,
    told: cased(
      "^(?:- )?(?:Place|Location|Venue|Where)\\s*:|\\b(?:held|takes? place|meets?) (?:[\\p{L}\\d,.]+ ){0,6}?(?:at|in) (?:the )?(?:\\p{Lu}[\\p{L}'’]+|Room \\d+)",
    ),
    hint: rx("."),
  },
  {
    id: "time",
    label: "시간",
    isPlain: true,
    told: rx(
      `^(?:- )?(?:Time|Hours|When|Date|Opening hours)s?\\s*:[^\\n]*?\\d ?[ap]\\.?m|^(?![^]*\\b(?:bus|shuttle|training|guided|workshop|talk|telescope|boat|${SIDE})\\b)[^]*?\\b(?:held|takes? place|begins?|starts?|meets?|open)\\b[^.\\n]{0,70}?\\d ?[ap]\\.?m`,
    ),
    hint: rx("\\b[ap]\\.?m\\b|o'clock|noon|midnight|morning|afternoon|evening|hours?"),
  },
  {
    id: "deadline",
    label: "마감일",
    told: rx(
      `\\b(?:register|registration|sign(?:ing)? up|apply|applications?|submit|submissions|entries|enter|upload)\\b[^.\\n]{0,70}?\\b(?:by|until|no later than|before) (?:midnight on |(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day), )?${MONTH} \\d|\\b(?:deadline|last day to)\\b[^\\n]{0,30}?${MONTH} \\d`,
    ),
    hint: rx(
      `\\b(?:by|until|before|no later than|through|deadline|last day|due|closes?|ahead|advance|early)\\b|\\bbetween ${MONTH}`,
    ),
  },
  {
    id: "fee",
    label: "비용",
    isPlain: true,
    weight: 3,
    told: rx(
      "^(?:- )?(?:(?:entry|admission|participation|registration|ticket|program|course|camp|tour) )?(?:fees?|admission|prices?|costs?|tickets?)\\b(?:[^.:\\n]{0,25}:|(?: for [\\p{L} ]{3,25})? (?:is|are|costs?)) (?:\\$\\d|free)|\\b(?:the|entry|participation|registration) (?:fee|cost|price) is \\$\\d|\\bthere is no (?:entry|participation|admission|registration) (?:fee|charge)\\b|\\bno entry fee\\b|\\badmission is (?:free|\\$\\d)|^the (?:camp|course|class|tour|workshop|program) costs \\$\\d",
    ),
    hint: rx(
      "\\$|£|€|\\b(?:fees?|free|costs?|charges?|prices?|pay|paid|tickets?|dollars?|cents?|deposit|donations?|money|admission)\\b",
    ),
    near: rx("\\b(?:regist(?:er|ration)|sign up|apply|applications?)\\b"),
  },
  {
    id: "who",
    label: "참가 대상",
    told: rx(
      "^(?:- )?(?:Who|Participants?|Eligibility|Who Can (?:Enter|Join|Apply|Take Part|Participate))\\b\\s*[:?\\n]?[^\\n]*?(?:students?|anyone|residents|everyone|children|teenagers|adults|members|grades?|ages?)|\\b(?:is|are) open to (?:all |any )?(?:anyone|everyone|students|children|residents|teenagers|members|high school)|\\b(?:students|anyone|residents|teenagers)(?: (?:in grades|aged|who|between)[^.\\n]{3,50}?)? (?:may|can) (?:enter|apply|join|take part|participate)\\b",
    ),
    hint: rx(
      "\\b(?:open to|anyone|everyone|all|students?|children|residents?|age[sd]?|grades?|members?|teenagers?|adults?|beginners?|who|under|over|young|families|neighbou?rs|public|volunteers|welcome|runners|musicians|famil\\p{L}+)\\b",
    ),
  },
  {
    id: "capacity",
    label: "참가 인원",
    told: rx(
      "\\b(?:is|are) limited to (?:the first )?[\\p{L}\\d]+ (?:people|participants|students|places|runners|children|teams|members|visitors)\\b|\\bno more than [\\p{L}\\d]+ (?:hundred )?people\\b|\\b(?:up to|maximum of|at most|only) \\d+ (?:people|participants|students|seats|places|spots|visitors)\\b(?!\\))|\\bgroup size\\b|\\bfirst \\d+ (?:people|participants|students|visitors|applicants)\\b",
    ),
    hint: rx(
      "\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:\\p{L}+ )?(?:people|students|participants|children|teams|volunteers|helpers|members|runners|campers|places)|teams? of|family of|limit|maximum|no more than|up to|at most|capacity|group size|\\bfull\\b|\\bfirst \\d|\\bseats?\\b|\\bplaces\\b|\\bspots?\\b|\\bonly\\b|\\bnumber of\\b|\\d+ (?:people|participants|students|teams|players)|openings|small group|plots",
    ),
  },
  {
    id: "how",
    label: "신청 방법",
    told: rx(
      `^(?:- )?(?:How to (?:Register|Apply|Sign Up|Join))\\b|^(?![^]*\\b(?:tent|before noon|lessons?|workshop|${SIDE})\\b)[^]*?\\b(?:to (?:register|apply|sign up|join),|please (?:register|apply|sign up)|register|sign up|apply) (?:online|by phone|by email|in person|at (?:the|our|www|[\\p{L}.]+\\.(?:org|com))|on (?:the|our)|through (?:the|our)|with|visit|fill (?:in|out)|send|go to|call)\\b`,
    ),
    hint: rx(
      "regist|sign(?:ing)? up|\\bappl|\\bbook|reserve|upload|submit|\\bsend\\b|email|\\bcall\\b|visit|website|online|\\btickets?\\b|\\bforms?\\b|contact|www|@|enroll|\\bjoin\\b|entry|entries|\\bcome\\b",
    ),
  },
  {
    id: "contact",
    label: "문의처",
    told: rx(
      "\\bContact\\s*:|\\b(?:more information|further information|further details|questions|inquiries)\\b[^\\n]{0,80}?(?:@|\\d{3}-|\\bcall\\b|\\bdesk\\b|\\boffice\\b|www|\\bwebsite\\b)|\\b(?:contact|call|email) [\\p{L}. ]{2,30}? (?:at|on) (?:\\d|\\p{L}+@)",
    ),
    notBeside: "website",
    hint: rx(
      "information|question|inquir|contact|\\bcall\\b|email|@|www|website|phone|desk|555|details|office|find out|ask",
    ),
  },
  {
    id: "website",
    label: "웹사이트 주소",
    notBeside: "how",
    told: rx("\\bwww\\.|(?<![@\\w.-])[\\w-]+\\.(?:org|com|net)\\b"),
    hint: rx("www|\\.org|\\.com|\\.net|\\.edu|http|@"),
  },
  {
    id: "phone",
    label: "전화번호",
    notBeside: "contact",
    told: rx("\\b\\d{3}-\\d{4}\\b"),
    hint: rx("\\d{3}-\\d{3,4}|\\bdial\\b"),
  },
  {
    id: "bring",
    label: "준비물",
    told: rx(
      "^(?:- )?What to Bring\\b|(?<!need to )(?<!not )(?<!may )(?<!can )(?<!welcome to )\\b(?:please |should |must |to )?bring (?:a|an|your own|their own|two) (?!form|recommendation|ticket)[\\p{L}]+(?![^.]*\\b(?:discount|off|free|extra|token|receive)\\b)",
    ),
    hint: rx(
      "bring|textbook|wear|worn|list\\b|gear|dress|required|\\bown\\b|\\bneed|\\btake\\b|equipment|suppl|provid|prepare|pack(?:ing)?\\b|carry|clothes|shoes|rental|borrow",
    ),
  },
  {
    id: "provided",
    label: "제공되는 것",
    told: rx(
      "\\b(?:each|every|all) (?:runner|participant|camper|volunteer|student|child|team)s? (?:will )?(?:receives?|gets?|be given)\\b|\\b(?:participants|volunteers|campers|runners) will receive\\b|^(?![^]*\\bno\\b)[^]*?\\b(?:will be|are) (?:provided|supplied)\\b|\\bfee includes\\b|\\b(?:price|cost|fee)[^.\\n]{0,40}? (?:and )?includes (?:an?|the|all|lunch|materials|tools)\\b",
    ),
    hint: rx(
      "provid|suppl|receiv|includ|\\bget\\b|\\bgive|\\boffer|lend|\\brent|borrow|free|keep|gift|hand(?:ed)? out",
    ),
  },
  {
    id: "prizes",
    label: "시상 내역",
    weight: 3,
    told: rx(
      "\\b(?:1st|first|2nd|second|grand) (?:place|prize)\\b|\\bwinners? (?:will )?(?:receives?|gets?|be given)\\b|\\btroph(?:y|ies)\\b|\\bprizes? of\\b|\\bprizes\\s*[:(\\n]",
    ),
    hint: rx("prize|award|\\bwin|winner|troph|medal|certificate|gift|reward|\\$|\\bplace\\s*:"),
    near: CONTEST,
  },
  {
    id: "judging",
    label: "심사 기준",
    told: rx(
      "\\b(?:judged|judging|scored|chosen|evaluated) (?:on|by their|for their|according to|based on)\\b|\\bjudging criteria\\b|\\bcriteria\\s*:",
    ),
    hint: rx(
      "judg|jury|criteri|scor|vote|chosen|choose|select|creativ|evaluat|original|(?:long|fast|high|bigg|tall|heavi|larg|strong|quick)est|most points|\\bmost\\b|\\bbest\\b",
    ),
  },
  {
    id: "results",
    label: "결과 발표 시기",
    told: rx(
      `\\b(?:winners?|results?|finalists?)\\b[^.\\n]{0,40}?\\b(?:announced|posted|sent|published)\\b[^.\\n]{0,50}?(?:${MONTH}|within|days|weeks)`,
    ),
    hint: rx(
      "announc|result|posted|notif|inform|chosen|winners?\\b|finalist|drawn|on display|will be shown|you will hear",
    ),
  },
  {
    id: "limit-of-entries",
    label: "1인당 출품 수",
    told: rx(
      "\\b(?:up to|only|no more than|limited to|at most) (?:one|two|three|\\d) (?:photos?|films?|entr(?:y|ies)|works?|drawings?|poems?|posters?|pieces?|videos?)\\b",
    ),
    hint: rx(
      "per person|each|\\bonly (?:one|two|three|\\d)|up to|limit|maximum|no more than|at most|one (?:entry|work|photo|film)|as many",
    ),
  },
  {
    id: "refund",
    label: "환불 규정",
    weight: 0.34,
    told: rx("\\brefund(?:s|ed)?\\b"),
    hint: rx(
      "refund|cancel|money back|return|exchange|extended|put off|postpone|\\bno (?:\\p{L}+ )?(?:fee|charge|cost)\\b|\\b(?:is|are|entry) free\\b|free (?:of charge|admission|entry)",
    ),
    near: FEE,
  },
  {
    id: "weather",
    label: "날씨가 나쁠 때의 계획",
    weight: 0.81,
    told: rx(
      "\\b(?:light )?rain will not stop|\\bin rain or\\b|\\b(?:in (?:case of|bad|all|any|strong)|if (?:it rains|the weather|the sky|there is)|rain or shine|goes ahead in)\\b[^.\\n]{0,40}?(?:rain|weather|winds?|cloudy|storm|shine|snow)|\\bif it rains\\b|\\brain or shine\\b|\\brain date\\b",
    ),
    hint: rx(
      "thunder|lightning|if the (?:sea|ice)|\\bwaves?\\b|\\btides?\\b|\\bice\\b|heat|\\bhot\\b|flood|conditions|\\brain|weather|cloud|\\bwind|storm|snow|indoors|postpone|cancel|put off|moved inside|umbrella",
    ),
    near: OUTDOORS,
  },
  {
    id: "parking",
    label: "주차 안내",
    weight: 0.05,
    told: rx(
      "\\b(?:free parking|parking (?:is|costs|will be|spaces?)|park (?:at|in) the|no parking)\\b",
    ),
    hint: rx(
      "parking|from home|virtual|\\bpark (?:at|in|your|for|on)|\\bcars?\\b|\\bdriv|vehicle|\\blots?\\b",
    ),
    near: rx(
      "\\b(?:Place|Location|Venue|Where)\\s*:|\\b(?:concert|fair|festival|exhibition|race|marathon|hike)\\b",
    ),
  },
  {
    id: "transport",
    label: "교통편",
    told: rx(
      "\\b(?:shuttle|bus(?:es)?) (?:\\p{L}+ ){0,3}?(?:will|runs?|leaves?|departs?|stops?|from|is)\\b|\\b(?:take|by) (?:the )?(?:bus|subway|train) (?:number |line |no\\. )?\\d?|\\bboats will leave\\b",
    ),
    hint: rx(
      "\\bbus|shuttle|\\btrain\\b|trains\\b|ferry|\\bboats?\\b|subway|station|transport|\\bdriv|\\btaxi|bicycle|\\bbike|\\bride",
    ),
  },
  {
    id: "meals",
    label: "식사 제공",
    notBeside: "provided",
    weight: 0.47,
    told: rx(
      `^(?![^]*\\bnot included)[^]*?(?:\\bincluding (?:\\p{L}+ )?${BIG_MEAL}\\b|\\b${BIG_MEAL}\\b[^.\\n]{0,25}?\\b(?:included|served|provided)\\b|\\bincludes? (?:\\p{L}+ ){0,2}${BIG_MEAL}\\b|\\bfree lunch\\b)`,
    ),
    hint: rx(
      `\\b${MEAL}\\b|\\beat|cook|\\bbak|cake|caf[eé]|restaurant|picnic|\\btast|chef|recipe|bread|barbecue|pizza|sandwich`,
    ),
    near: rx("\\bcamp\\b"),
  },
  {
    id: "photo",
    label: "사진 촬영 규정",
    weight: 2.71,
    told: rx(
      "\\b(?:photography|flash|photographs|photos|pictures|cameras)\\b[^.\\n]{0,40}?\\b(?:not|allowed|permitted|may|prohibited)\\b|\\bmay take photographs\\b|\\bphotography is not\\b",
    ),
    hint: rx("photo|camera|flash|film|video|picture|record"),
    near: rx("\\b(?:exhibition|museum|gallery)\\b"),
  },
  {
    id: "pets",
    label: "반려동물 동반",
    weight: 0.27,
    notBeside: "not-allowed",
    told: rx(
      "\\b(?:dogs|pets)\\b[^.\\n]{0,30}?\\b(?:not|cannot|allowed|permitted|welcome|leash)\\b",
    ),
    hint: rx("\\bdogs?\\b|\\bpets?\\b|animal|\\bcats?\\b|leash"),
    near: rx("\\b(?:hike|picnic|beach|marathon|race|walk|garden|flea market|kites?)\\b"),
  },
  {
    id: "discount",
    label: "할인",
    weight: 3,
    told: rx(
      "\\bdiscounts?\\b(?! (?:coupon|card))|\\bhalf price\\b|\\b\\d+ ?(?:%|percent) off\\b|\\bmembers pay\\b|\\breduced (?:price|rate|fee)\\b|\\bgroups of \\p{L}+ or more\\b",
    ),
    hint: rx(
      "discount|half|reduc|\\boff\\b|\\bless\\b|cheap|members?\\b|students?\\b|senior|child|groups?\\b|famil|\\bunder\\b|early|free",
    ),
    near: FEE,
  },
  {
    id: "teacher",
    label: "강사",
    told: rx(
      "\\btaught by\\b|\\binstructors?\\s*:|\\b(?:ms|mr|mrs)\\. \\p{Lu}[^.\\n]{0,40}?\\b(?:teach|teacher|show)\\b|\\b(?:chef|coach|artist|potter|baker|teacher) \\p{Lu}\\p{Ll}+ \\p{Lu}\\p{Ll}+ will (?:teach|show|lead)",
    ),
    hint: rx(
      "\\bwith (?:an?|our|the)? ?\\p{L}+(?:s|er|or|ist)? from\\b|\\bby \\p{Lu}|engineers|taught|teach|\\bled\\b|\\blead|instruct|guide|\\b(?:dr|mr|ms|mrs)\\b|expert|staff|chef|coach|professor|biologist|artist|host|speaker|talk\\b|trainer|mentor|ranger|master",
    ),
  },
  {
    id: "guardian",
    label: "보호자 동반 조건",
    told: rx("\\b(?:with|accompanied by) (?:a|an) (?:parent|adult|guardian)\\b"),
    hint: rx("parent|adult|guardian|accompan|famil|grown-up"),
  },
  {
    id: "proceeds",
    label: "수익금의 사용처",
    told: rx(
      "\\b(?:proceeds|profits|money raised|donations?)\\b[^.\\n]{0,50}?\\b(?:go|goes|donated|given|used|spent|support)\\b|\\bin aid of\\b|\\bto raise money for\\b",
    ),
    hint: rx("donat|proceed|charit|\\baid\\b|fund|\\brais|goes to|profit|good cause|support"),
  },
  {
    id: "theme",
    label: "주제",
    told: rx("\\btheme (?:is|of)\\b|\\btheme\\s*:|\\btopics?\\s*:|\\bthis year's theme\\b"),
    hint: rx("theme|topic|subject|\\babout\\b|title"),
  },
  {
    id: "not-allowed",
    label: "금지 사항",
    told: rx(
      "\\b(?:is|are) not (?:allowed|permitted)\\b|\\bplease do not\\b|\\bno (?:food|drinks|pets|dogs|flash) \\p{L}+|\\bprohibited\\b|\\bnot allowed\\b",
    ),
    hint: rx("\\bnot\\b|n't|\\bno\\b|never|prohibit|forbid|\\bban|only|cannot|must"),
  },
  {
    id: "length",
    label: "소요 시간",
    told: rx(
      "^(?:- )?(?:Length|Duration)\\s*:|\\b(?:tour|walk|course|class|program|hike|event|crossing) (?:lasts?|takes) (?:about )?(?:\\d+|one|two|three|four|forty|thirty|ninety|sixty|fifty) (?:minutes|hours)\\b",
    ),
    hint: rx(
      "minutes?|hours?\\b|-hour|lasts?\\b|duration|length|[–-] ?\\d|\\bto \\d|until|\\band \\d|\\bfrom\\b",
    ),
  },
  {
    id: "size-of-work",
    label: "작품 규격",
    told: rx(
      "\\b(?:must|should) (?:be )?(?:no (?:longer|larger|more) than|not be longer than|measure|between) [\\p{L}\\d]+ (?:by [\\p{L}\\d]+ )?(?:minutes|seconds|centimeters|inches|words|pages|lines)\\b",
    ),
    hint: rx(
      "\\b(?:minutes|seconds|centimeters|inches|words|pages|lines|size|long|longer|large|larger|format|A4|MB)\\b",
    ),
  },
  {
    id: "closed",
    label: "휴무일",
    told: rx(
      "\\bclosed (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:January|December) \\d)",
    ),
    hint: rx("clos|except|holiday|only|daily|every day|(?:mon|tues|wednes|thurs|fri|satur|sun)day"),
  },
  {
    id: "certificate",
    label: "증명서 발급",
    told: rx("\\bcertificates?\\b"),
    hint: rx("certif|credit|proof|diploma|award"),
  },
  {
    id: "payment",
    label: "결제 방법",
    told: rx("\\b(?:in cash|cash only|by (?:credit )?card|card only)\\b"),
    hint: rx("cash|card|pay|transfer|online|check\\b|bank"),
  },
];
