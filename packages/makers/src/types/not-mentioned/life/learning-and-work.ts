/** What somebody learned, and lived by. */
import { ANYWHERE, type Aspect } from "../aspect.ts";
import { cased, FIELD, LEARNING, rx, SCHOOL, SUBJECT, TRADE } from "./words.ts";

export const LEARNING_AND_WORK: readonly Aspect[] = [
  {
    id: "school",
    label: "다닌 학교",
    weight: 1.2,
    told: cased(
      `${SUBJECT} (?:attended|entered|graduated from|studied at|enrolled (?:at|in)|was admitted to|transferred to) (?:the )?(?:\\p{Lu}[\\p{L}.’'-]+ ){1,4}${SCHOOL}\\b|${SUBJECT} (?:attended|entered|graduated from|studied at|enrolled (?:at|in)) the ${SCHOOL} of \\p{Lu}|${SUBJECT} (?:earned|received) [^.;]{3,40}? (?:degrees?|doctorate) (?:in \\p{L}+ )?(?:from|at) (?:the ${SCHOOL} of \\p{Lu}|(?:\\p{Lu}[\\p{L}.’'-]+ ){1,4}${SCHOOL}\\b)`,
    ),
    hint: rx(
      `\\b(?:${LEARNING}|attend|sorbonne|harvard|yale|oxford|cambridge|princeton|juilliard|seminar|polytechnic)`,
    ),
    near: ANYWHERE,
  },
  {
    id: "field-of-study",
    label: "공부한 분야",
    weight: 3,
    told: rx(
      `${SUBJECT} (?:studied|majored in) (?:(?:civil|physical|electrical|applied|mechanical|marine|classical) )?${FIELD}\\b|${SUBJECT} (?:earned|received|completed) [^.;]{3,30}? (?:degree|doctorate) in (?:(?:civil|physical|electrical|applied|mechanical|marine|classical) )?${FIELD}\\b|^after studying ${FIELD}\\b`,
    ),
    hint: rx(
      `\\b(?:stud(?:y|ied|ying|ies|ent)|degree|doctorate|diplomas?|specializ\\w*|train\\w*|medical|surgery|legal|major\\w*|course|graduat\\w*|acting|theater school|apprentic\\w*|taught|learn\\w*|read|schooling|lessons?|${FIELD})\\b`,
    ),
    near: rx("\\b(?:school|college|university)\\b"),
  },
  {
    id: "work",
    label: "가졌던 직업",
    told: rx(
      `${SUBJECT} (?:worked (?:[\\p{L}\\d ]{3,40} )?as|was hired (?:[\\p{L}\\d ]{3,40} )?as|became|found work as|earned (?:his|her) living as|took a job as|started out as|joined [\\p{L} ]{3,40} as) an? (?:\\p{L}+ ){0,2}${TRADE}\\b`,
    ),
    hint: rx("."),
  },
  {
    id: "move",
    label: "이주한 곳",
    told: cased(
      `${SUBJECT} (?:moved|emigrated|immigrated|settled) (?:with (?:his|her) (?:family|parents|mother|father|husband|wife) )?(?:to|in) (?:the )?(?!January|February|March|April|May|June|July|August|September|October|November|December)(?!(?:\\p{L}+ ){1,4}(?:Hospital|University|College|School|Institute|Museum|Company|Theater|Orchestra)\\b)\\p{Lu}\\p{Ll}`,
    ),
    hint: rx("."),
  },
  {
    id: "founded",
    label: "설립한 기관",
    told: rx(
      `${SUBJECT} (?:founded|established|opened) (?:an?|the|his|her|what became the) (?:[\\p{L}'’-]+ ){0,4}?(?:school|college|hospital|clinic|hospice|company|orchestra|museum|institute|foundation|orphanage|theater|academy)\\b`,
    ),
    hint: rx(
      "found|establish|set(?:ting)? up|open|start|creat|school|company|organi|business|build|built",
    ),
  },
  {
    id: "prison",
    label: "투옥된 경험",
    told: rx(`${SUBJECT} was (?:imprisoned|jailed|sent to prison|put in prison)\\b`),
    hint: rx("arrest|prison|jail|captur|captive|camp"),
  },
  {
    id: "retirement",
    label: "은퇴한 시기",
    told: rx(
      `${SUBJECT} retired (?:from [\\p{L} ]{3,30} )?(?:in \\d{4}|at (?:the age of )?\\p{L}+)`,
    ),
    hint: rx("retir|gave up|last|final|stopped|withdr|quit|left"),
  },
];
