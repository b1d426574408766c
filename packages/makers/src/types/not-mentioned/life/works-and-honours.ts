/** What somebody made, and was honoured for. */
import { ANYWHERE, type Aspect } from "../aspect.ts";
import { cased, HEALTH, rx, SUBJECT, WRITTEN } from "./words.ts";

const BOOK =
  "(?:book|novel|memoir|autobiography|textbook|atlas|guidebook|cookbook|collection of (?:poems|stories|essays))";

export const WORKS_AND_HONOURS: readonly Aspect[] = [
  {
    id: "book",
    label: "저서",
    weight: 0.3,
    told: rx(
      `${SUBJECT} (?:wrote|published) (?:an?|the|his|her|several|two|three) (?:(?!(?:of|to|for|about|in|on|from|with)\\b)\\p{L}+ ){0,3}?${BOOK}s?\\b|^(?:his|her) (?:first |second |best-known |main |most famous )?${BOOK}\\b[^.;]{0,60}?\\b(?:was published|appeared|came out|was printed)\\b|\\bthe book (?:he|she) (?:wrote|published)\\b`,
    ),
    hint: rx(`\\b${WRITTEN}\\b`),
    near: rx(
      "scien|botan|chemist|physic|doctor|explor|teach|professor|scholar|astronom|biolog|mathemat|engineer|reformer|journalist|travel|philosoph|nurse",
    ),
  },
  {
    id: "first-novel",
    label: "첫 소설의 제목",
    notBeside: "book",
    told: cased("\\b[Hh](?:is|er) first novel, \\p{Lu}\\p{Ll}"),
    hint: rx("."),
  },
  {
    id: "first-exhibition",
    label: "첫 전시회",
    told: rx(
      "^(?:his|her) first (?:solo |own |public )?exhibition\\b[^.;]{0,40}?\\b(?:in|at|until|when)\\b",
    ),
    hint: rx("exhibit|gallery|museum|show"),
  },
  {
    id: "games",
    label: "출전한 대회",
    told: cased(
      `${SUBJECT} (?:won|finished|competed|took part|ran|entered|placed|represented)\\b[^.;]{0,80}?\\b(?:\\d{4} [\\p{L} ]{0,20}?Olympics|Olympics in \\p{Lu}|Olympic Games|World Championships?|Boston Marathon)|^At the \\d{4} [\\p{L} ]{0,20}?(?:Olympics|Olympic Games)[^.;]{0,30}?, (?:he|she) (?:won|finished|competed|ran|came|became|sprinted|set)`,
    ),
    hint: rx(
      "olympic|\\bgames?\\b|champion|marathon|\\brace|tournament|contest|compet|\\bcup\\b|match",
    ),
  },
  {
    id: "prize",
    label: "수상 경력",
    weight: 0.9,
    told: cased(
      `${SUBJECT} (?:received|won|was awarded|was given|earned|shared|became (?:[\\p{L}-]+ ){1,8}?to (?:win|receive)|was (?:[\\p{L}-]+ ){1,8}?to (?:win|receive)) (?!no\\b|neither\\b)(?:an?|the|his|her|two|three|four|first)? ?(?:[\\p{L}’'-]+ ){0,5}?(?:Award|Prize|Medal|medals?|award|prize)\\b`,
    ),
    hint: rx(
      "award|prize|medal|honou?r|knight|nobel|\\bfellow\\b|title|recogni[sz]|statue|\\bstamp|trophy|champion|first place|celebrat|winner|\\bwon\\b|credited|named after|hall of fame|inducted|crowned|record|\\border of\\b|grammy|oscar|decorat|golden|scholarship|laureate|top (?:mark|place)|\\b(?:gold|silver|bronze)\\b|pulitzer|olympic",
    ),
    near: ANYWHERE,
  },
  {
    id: "first-ever",
    label: "최초로 해낸 일",
    told: rx(
      `${SUBJECT} (?:became|was) the first (?!(?:[\\p{L}-]+ ){0,4}(?:his|her) family)(?:[\\p{L}-]+ ){0,5}?to [\\p{L}]+`,
    ),
    hint: rx("\\bfirst\\b|\\bonly\\b|earliest|pioneer|never before|no (?:woman|man|one)"),
  },
  {
    id: "nickname",
    label: "별명",
    told: rx(
      `^(?:he|she)?,? ?(?:was |who was )?(?:often |sometimes |widely )?(?:nicknamed|called|known as) (?:the )?[“"‘]|${SUBJECT} (?:was|became|is) (?:often |sometimes |widely |also )?(?:nicknamed|called|known as) (?:the )?[“"‘]`,
    ),
    hint: rx('nicknam|known as|called|[“”"‘]|under the name|real name|pen name'),
  },
  {
    id: "named-after",
    label: "자신의 이름이 붙은 것",
    told: rx(
      "\\b(?:is|was|were|are) (?:later |now )?named after (?:him|her)\\b|\\b(?:now|still) bears? (?:his|her) name\\b",
    ),
    hint: rx("."),
  },
  {
    id: "injury",
    label: "부상",
    weight: 0.3,
    told: rx(
      `${SUBJECT} (?:[\\p{L}]+ ){0,6}?(?:injured|broke) (?:his|her) (?:hip|leg|arm|knee|back|foot|hand|shoulder|ankle|wrist)\\b`,
    ),
    hint: rx(`\\b${HEALTH}`),
    near: rx(
      "athlete|runner|dancer|climber|player|swimmer|skater|gymnast|boxer|rider|skier|champion|cyclist",
    ),
  },
];
