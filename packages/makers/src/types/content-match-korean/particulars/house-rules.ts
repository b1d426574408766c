/**
 * What is asked or forbidden in words that mean nothing else: each with what says so, and what a hasty reader believes; none
 * where nobody would believe it unread.
 */
import { particular, type Rule } from "../particular.ts";

type HouseRule = readonly [id: string, pattern: RegExp, statement: string, wrong?: string];

const MUST_WEAR = (things: string): RegExp =>
  new RegExp(
    `\\b(?:${things}) (?:must be worn|are required|is required|are mandatory)|\\b(?:must|have to|should|required to) wear (?:an? )?(?:${things})\\b`,
    "iu",
  );

const RULES: readonly HouseRule[] = [
  ["helmet", MUST_WEAR("helmets?"), "헬멧을 써야 한다."],
  ["gloves", MUST_WEAR("gloves"), "장갑을 껴야 한다."],
  ["cap", MUST_WEAR("swim(?:ming)? caps?"), "수영모를 써야 한다."],
  ["vest", MUST_WEAR("life (?:jackets?|vests?)"), "구명조끼를 입어야 한다."],
  [
    "boots",
    MUST_WEAR("rubber boots"),
    "장화를 신어야 한다.",
    "편한 신발이면 무엇이든 신어도 된다.",
  ],
  [
    "lockers",
    /\blarge bags[^.]*must be left in (?:the )?(?:\w+ )?lockers?\b/iu,
    "큰 가방은 물품 보관함에 넣어야 한다.",
    "큰 가방을 들고 들어갈 수 있다.",
  ],
  [
    "cloakroom",
    /\blarge bags[^.]*must be (?:left (?:in the cloakroom|at)|checked)\b/iu,
    "큰 가방은 맡겨야 한다.",
    "큰 가방을 들고 들어갈 수 있다.",
  ],
  [
    "phones",
    /\bphones? (?:must|should) be (?:switched|turned) off\b/iu,
    "휴대전화를 꺼 두어야 한다.",
    "휴대전화를 쓸 수 있다.",
  ],
  [
    "drones",
    /\bdrones (?:are not (?:allowed|permitted)|may not|are prohibited)|\bno drones\b/iu,
    "드론을 띄울 수 없다.",
    "드론을 자유롭게 띄울 수 있다.",
  ],
  [
    "fires",
    /\b(?:camp)?fires (?:are not (?:allowed|permitted)|are prohibited)|\bno (?:camp)?fires\b/iu,
    "불을 피울 수 없다.",
    "정해진 곳에서 불을 피울 수 있다.",
  ],
  [
    "smoking",
    /\bsmoking is (?:not (?:allowed|permitted)|prohibited)|\bno smoking\b/iu,
    "담배를 피울 수 없다.",
    "정해진 곳에서 담배를 피울 수 있다.",
  ],
  [
    "glass",
    /\bglass (?:bottles|containers)\b[^.,;]*\b(?:not (?:be )?(?:allowed|permitted)|prohibited)|\bno glass\b/iu,
    "유리병은 가져올 수 없다.",
    "유리병을 가지고 들어갈 수 있다.",
  ],
  [
    "bikes",
    /(?<!\b(?:electric|motor|e-) ?)\b(?:bicycles|bikes)\b[^.,;]*\b(?:are|is) not (?:allowed|permitted)|\bno (?:bicycles|bikes)\b/iu,
    "자전거를 타고 들어갈 수 없다.",
    "자전거를 타고 들어갈 수 있다.",
  ],
  [
    "tripods",
    /\btripods\b[^.,;]*\b(?:not (?:be )?(?:allowed|permitted)|prohibited)|\bno tripods\b/iu,
    "사진을 찍을 때 삼각대를 쓸 수 없다.",
    "사진을 찍을 때 삼각대를 쓸 수 있다.",
  ],
  [
    "recording",
    /\b(?:recording|filming|videotaping)\b[^.,;]*\b(?:is|are) (?:not (?:allowed|permitted)|prohibited|forbidden)|\bno (?:recording|filming)\b/iu,
    "영상을 찍거나 녹음할 수 없다.",
    "영상을 찍을 수 있다.",
  ],
  [
    "cards",
    /\bcash (?:is|will) not (?:be )?accepted\b/iu,
    "카드로만 낼 수 있다.",
    "현금으로도 낼 수 있다.",
  ],
  [
    "both",
    /\bcash and (?:credit )?cards? (?:are )?accepted\b|\b(?:by|in) cash or (?:by )?(?:credit )?card\b/iu,
    "현금으로도 카드로도 낼 수 있다.",
    "현금으로만 낼 수 있다.",
  ],
  [
    "final",
    /\ball sales are final\b|\b(?:items|purchases|goods) cannot be (?:exchanged or returned|returned or exchanged|returned|exchanged)\b/iu,
    "산 물건은 바꾸거나 돌려줄 수 없다.",
    "산 물건을 다른 것으로 바꿀 수 있다.",
  ],
  ["deposit", /\bdeposit is required\b/iu, "보증금을 내야 한다.", "보증금 없이 신청할 수 있다."],
  [
    "no-online",
    /\bonline (?:reservations?|registration|booking)s? (?:is|are) not (?:available|possible|accepted)\b/iu,
    "온라인으로는 신청할 수 없다.",
    "온라인으로 신청할 수 있다.",
  ],
  [
    "pets-home",
    /\bleave (?:your )?pets at home\b/iu,
    "반려동물은 데려올 수 없다.",
    "줄을 매면 반려동물을 데려올 수 있다.",
  ],
  [
    "dogs-home",
    /\bleave (?:your )?dogs at home\b/iu,
    "개는 데려올 수 없다.",
    "줄을 매면 개를 데려올 수 있다.",
  ],
  [
    "accessible",
    /\bwheelchair[- ]accessible|accessible (?:to|by) wheelchairs?\b/iu,
    "휠체어로도 이용할 수 있다.",
    "휠체어로는 이용하기 어렵다.",
  ],
  [
    "smock",
    /\bwear (?:old )?clothes (?:that|which) (?:can|may) get dirty|\bwear old clothes\b/iu,
    "더러워져도 되는 옷을 입고 와야 한다.",
    "주최 측이 나누어 주는 옷을 입어야 한다.",
  ],
  [
    "anyone",
    /\bopen to (?:everyone|anyone|all|the public)(?=[.,;!]| and\b| but\b|$)|\b(?:people|visitors|runners) of all ages\b|\(all ages\)|\ball ages (?:are )?welcome\b/iu,
    "나이에 상관없이 누구나 참가할 수 있다.",
    "미리 뽑힌 사람만 참가할 수 있다.",
  ],
  [
    "interview",
    /\binterviews?\b[^.]*\bby (?:phone|telephone)\b/iu,
    "면접은 전화로 진행된다.",
    "면접은 직접 만나서 진행된다.",
  ],
  [
    "video-interview",
    /\binterviews?\b[^.]*\bby video call\b|\bonline interviews?\b/iu,
    "면접은 화상으로 진행된다.",
    "면접은 직접 만나서 진행된다.",
  ],
  [
    "walk-in",
    /\bwalk-ins?(?: \w+)? (?:are )?(?:also )?welcome\b/iu,
    "미리 신청하지 않고 와도 참가할 수 있다.",
    "당일에 와서는 참가할 수 없다.",
  ],
  [
    "own-food",
    /\b(?:may|can|welcome to) bring (?:your own|their own) (?:food|picnics?|snacks|lunch)\b/iu,
    "먹을 것을 가져와도 된다.",
    "음식물을 가져올 수 없다.",
  ],
  [
    "sold-food",
    /\b(?:food|snacks|refreshments|lunch|snacks and drinks|food and drinks?)\b[^.]*\b(?:will be (?:sold|available for purchase|on sale)|can be (?:bought|purchased))\b/iu,
    "먹을거리를 현장에서 살 수 있다.",
    "먹을거리는 모두 무료로 제공된다.",
  ],
  [
    "own-device",
    /\b(?:must|should|need to|please) bring (?:your|their) own laptops?\b/iu,
    "노트북 컴퓨터를 가져와야 한다.",
    "노트북 컴퓨터는 현장에서 빌려준다.",
  ],
  [
    "seats",
    /\bseats (?:are|will be) (?:not (?:numbered|reserved|assigned)|unreserved)|\bseating is (?:not assigned|first[- ]come|unreserved)|\bno (?:assigned|reserved) seats\b/iu,
    "좌석은 정해져 있지 않다.",
    "좌석은 표를 살 때 고를 수 있다.",
  ],
  [
    "hair",
    /\blong hair (?:must|should|has to|needs to) be tied back\b/iu,
    "긴 머리는 묶어야 한다.",
  ],
  [
    "deposit-back",
    /\bdeposit (?:will be|is) (?:returned|refunded)\b/iu,
    "보증금은 나중에 돌려받는다.",
    "보증금은 돌려받을 수 없다.",
  ],
];

/** Where they hold for some alone, or under a condition. */
const NARROWED = /\b(?:under \d+|children|only|except|unless|if|members|apart from|but)\b/iu;

/** Where some are too young, the door is not open to all. */
const AGED = /\b(?:under|over|aged?) \d|\b\d+ (?:and|or) (?:older|over|up)\b/iu;

export const HOUSE_RULES: Rule = ({ text }, { text: whole }) =>
  NARROWED.test(text)
    ? []
    : RULES.flatMap(([id, pattern, statement, wrong]) =>
        pattern.test(text) && (id !== "anyone" || !AGED.test(whole))
          ? [particular(`rule-${id}`, statement, wrong === undefined ? [] : [wrong])]
          : [],
      );
