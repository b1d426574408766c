/** The tables as Kysely sees them. Times are ISO 8601 UTC text; JSON columns hold versioned text. */
import type { Generated } from "kysely";

export interface UserTable {
  id: Generated<number>;
  email: string;
  /** Null for a user who signs in by a provider only. */
  password_hash: string | null;
  admin_level: number;
  created_at: string;
  /** When the address was proven to be the user's. */
  verified_at: string | null;
  /** Since when an admin keeps the account from signing in. */
  locked_at: string | null;
  /** The account is being removed; nothing of it is used any more. */
  removed_at: string | null;
  /** Another person has proven to own the address: nobody can sign in, the content waits to be claimed. */
  set_aside_at: string | null;
  /** Who may claim the content. */
  set_aside_for: number | null;
  /** Sealed (`service/installation-key.ts`); null without two-step sign-in. */
  totp_secret: string | null;
  /** Not confirmed yet. */
  totp_pending: string | null;
  /** The time step of the last code that was used, so that none is used twice. */
  totp_last_step: number | null;
  /** "guest": takes shares without an account; "holder": nobody's, holds the copy of a share. */
  kind: Generated<"member" | "guest" | "holder">;
}

/** A setting of the installation. */
interface SettingTable {
  name: "first-user-at" | "key-id" | "sign-up" | "write-probe";
  value: string;
}

/** An account at a sign-in provider. */
interface IdentityTable {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: string;
}

export interface SessionTable {
  id: Generated<number>;
  /** SHA-256 of the cookie's value, hexadecimal. */
  token_hash: string;
  user_id: number;
  created_at: string;
  expires_at: string;
  /** To the hour. */
  last_used_at: string;
  user_agent: string;
  /** How it was begun. */
  method: "password" | "social" | "guest";
  /** When its owner was last proven: by a password, or a provider that has just asked for one. */
  confirmed_at: string | null;
}

/** A browser in which a user has signed in before, by a cookie of its own. */
interface KnownDeviceTable {
  token_hash: string;
  user_id: number;
  last_used_at: string;
}

/** Failed attempts to sign in of one subject. */
interface SignInLimitTable {
  /** Hashed. */
  subject: string;
  failures: number;
  last_at: string;
  blocked_until: string;
}

/** A secret that one user was handed, for one use. */
interface UserTokenTable {
  token_hash: string;
  user_id: number;
  purpose: "verify" | "reset" | "remove";
  created_at: string;
  expires_at: string;
}

/** A registration that waits for the link in its mail. */
interface RegistrationTable {
  id: Generated<number>;
  email: string;
  password_hash: string;
  invitation: string | null;
  /** Null until the mail is sent. */
  token_hash: string | null;
  created_at: string;
  expires_at: string;
}

interface RecoveryCodeTable {
  user_id: number;
  code_hash: string;
}

/** A mail that waits to be sent, without any secret: tokens are made when it is sent. */
export interface MailTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  /** JSON. */
  data: string;
  created_at: string;
  next_at: string;
  tries: number;
  /** When it was given up. */
  failed_at: string | null;
}

interface InvitationTable {
  id: Generated<number>;
  code: string;
  note: string;
  created_at: string;
  expires_at: string | null;
  max_uses: number | null;
  uses: number;
}

/** What an admin did. */
interface AuditTable {
  id: Generated<number>;
  at: string;
  action: string;
  admin_id: number | null;
  admin: string;
  user_id: number | null;
  user: string | null;
  detail: string;
}

/** How often something happened in an hour (`2026-11-22T07`, UTC). */
interface HourlyCountTable {
  hour: string;
  name: "sign-in" | "failed-sign-in";
  count: number;
}

/** An error of the server; equal ones share a row. */
interface ServerErrorTable {
  key: string;
  first_at: string;
  last_at: string;
  count: number;
  method: string;
  path: string;
  name: string;
  message: string;
  request_id: string;
}

interface FavoriteTable {
  id: Generated<number>;
  user_id: number;
  title: string;
}

/** 휴지통: what was removed and can be restored until its time is over. Words are kept in their own table. */
interface TrashTable {
  id: Generated<number>;
  user_id: number;
  kind: "exam" | "folder";
  /** The id that it had and gets again. */
  original_id: number;
  title: string;
  /** Of an exam: the account that holds it until it is removed for good. */
  holder_id: number | null;
  /** JSON (`removal/trash-content.ts`). */
  content: string;
  removed_at: string;
}

interface ExamTable {
  id: Generated<number>;
  user_id: number;
  favorite_id: number | null;
  title: string;
  /** The title in lower case, for search. */
  title_search: string;
  state: "generating" | "ready" | "failed";
  seed: number;
  engine_version: string;
  /** JSON: the request (passages, types, level). */
  request: string;
  /** JSON: the refusals. */
  refused: string;
  done: number;
  total: number;
  created_at: string;
  /** "review" for what was made to review a missed rule, "given" for the copy that students take: in no list. */
  purpose: Generated<"set" | "review" | "given">;
  /** 1 for a copy of one of the library. */
  is_example: Generated<number>;
  /** The number of its latest making, the only one that may write. */
  making: Generated<number>;
  /** How often a making has begun that neither ended nor was stopped cleanly. */
  deaths: Generated<number>;
  /** In which it is made: one exam of each user at once. */
  lane: Generated<"rules" | "model">;
  /** How many items a language model has done, and how many it has to do; null before it has begun. */
  model_done: number | null;
  model_total: number | null;
  /** When its owner wanted no more of the model. */
  model_stopped_at: string | null;
}

/** What a language model was asked for an exam, and what it has answered. */
interface ExchangeTable {
  id: Generated<number>;
  exam_id: number;
  user_id: number;
  /** SHA-256 of what it was asked, hexadecimal. */
  hash: string;
  purpose: "propose" | "repair" | "solve" | "guess";
  model: string;
  answer: string;
  tokens_in: number;
  tokens_out: number;
  created_at: string;
}

/** How much of a language model a user has used in a day (`2026-11-22`, of Seoul). */
interface ModelUsageTable {
  user_id: number;
  day: string;
  calls: number;
  tokens_in: number;
  tokens_out: number;
}

interface QuestionTable {
  id: Generated<number>;
  exam_id: number;
  position: number;
  /** JSON: the item's content. */
  body: string;
  /** Of the item; null where it cannot be read. */
  type: string | null;
  /** The index of the passage that the item is made from; null where it is made from none. */
  passage: number | null;
}

/** Where a rule of a question applies in its passage; rewritten whenever the question changes. */
interface RuleOccurrenceTable {
  question_id: number;
  /** The index among the occurrences of the question, from 0. */
  position: number;
  user_id: number;
  rule: string;
  sentence: string;
  /** The span that the rule applies to, in the sentence. */
  span_start: number;
  span_end: number;
}

interface QuestionChangeTable {
  id: Generated<number>;
  exam_id: number;
  /** The question may be gone. */
  question_id: number;
  kind: string;
  /** JSON: the position and body of the question before the change; null for one that was added. */
  former: string | null;
  made_at: string;
}

export interface AttemptTable {
  id: Generated<number>;
  user_id: number;
  exam_id: number;
  mode: "practice" | "test";
  started_at: string;
  deadline: string | null;
  submitted_at: string | null;
  score: number | null;
  max_score: number;
  question_count: number;
  /** The attempt whose missed questions this one repeats. */
  retake_of: number | null;
  /** Up to which position a submitted attempt is graded and recorded so far; null where all of it is. */
  graded_to: number | null;
  /** Of a share: who takes it. */
  taker_id: Generated<number | null>;
  /** The order in which its questions and options stand; 0 as in the exam. */
  seed: Generated<number>;
  /** 1 while its results are not recorded, because its taker may not see them yet. */
  held: Generated<number>;
}

/** A class: a list of students. */
interface ClassTable {
  id: Generated<number>;
  user_id: number;
  title: string;
  created_at: string;
  /** By which students join; null where joining is off. */
  token: string | null;
  code: string | null;
  code_expires_at: string | null;
  /** By which one more teacher joins. */
  teacher_token: string | null;
  teacher_token_expires_at: string | null;
}

/** A student on the list of a class. */
interface ClassMemberTable {
  id: Generated<number>;
  class_id: number;
  name: string;
  number: string;
  /** The account that has joined as this student. */
  user_id: number | null;
  joined_at: string | null;
}

/** Who teaches a class beside its owner. */
interface ClassTeacherTable {
  class_id: number;
  user_id: number;
  added_at: string;
}

/** A share: a copy of an exam, and how it is taken. */
export interface ShareTable {
  id: Generated<number>;
  user_id: number;
  /** The account that holds the copy. */
  holder_id: number;
  class_id: number | null;
  exam_id: number;
  source_exam_id: number | null;
  kind: "exam" | "review";
  title: string;
  token: string;
  code: string | null;
  code_expires_at: string | null;
  /** Of form B, and of each taker's order. */
  seed: number;
  mode: "practice" | "test";
  time_limit: number | null;
  max_attempts: number | null;
  taking_order: "same" | "forms" | "each";
  requires: "name" | "account";
  asks_number: number;
  opens_at: string | null;
  closes_at: string | null;
  closed_at: string | null;
  show_score: "now" | "closed" | "never";
  show_answers: "now" | "closed" | "never";
  show_explanations: "now" | "closed" | "never";
  created_at: string;
  settled_at: string | null;
}

/** Which question of the teacher's exam a question was copied from. */
interface ShareQuestionTable {
  share_id: number;
  question_id: number;
  source_question_id: number;
}

/** A change that was passed on to a share after it was given. */
interface ShareChangeTable {
  id: Generated<number>;
  share_id: number;
  made_at: string;
  /** JSON. */
  positions: string;
  note: string;
  /** 1 until every attempt is graded by it. */
  pending: number;
}

/** Who takes a share. */
export interface TakerTable {
  id: Generated<number>;
  share_id: number;
  user_id: number;
  member_id: number | null;
  /** Of a review: the taker's own exam. */
  exam_id: number | null;
  name: string;
  number: string;
  /** From 1; of two with one name the second has 2. */
  same_name: number;
  form: "A" | "B" | null;
  entered_at: string;
}

/** A question of an attempt. */
interface AttemptQuestionTable {
  attempt_id: number;
  question_id: number;
  /** From 1. */
  position: number;
  /** JSON: the item as it was when the attempt began. */
  item: string;
  /** Of the item; null where it cannot be read. */
  type: string | null;
}

interface AnswerTable {
  attempt_id: number;
  question_id: number;
  /** JSON: the response that counts. */
  response: string;
  answered_at: string;
  /** Incremented with each change, from 1. */
  version: number;
  /** How often it was answered: more than once in practice only. */
  tries: number;
  /** JSON: the last response after the one that counts. */
  retry: string | null;
}

/** What a taker has drawn on a question. */
interface AnnotationTable {
  attempt_id: number;
  question_id: number;
  /** JSON. */
  marks: string;
}

/** How long a question was in view, in one visit of the page. */
interface QuestionTimeTable {
  attempt_id: number;
  question_id: number;
  visit: string;
  seconds: number;
}

export interface WordTable {
  id: Generated<number>;
  user_id: number;
  text: string;
  /** Lower case; unique for a user. */
  text_key: string;
  meaning: string;
  meaning_search: string;
  /** The initial consonants of the meaning's words. */
  meaning_initials: string;
  /** 1–5; 0 until the dictionary has been looked up. */
  level: number;
  context: string;
  exam_id: number | null;
  created_at: string;
  state: "new" | "learning" | "known";
  due_at: string;
  reps: number;
  /** JSON: the scheduler's card; null for a word that was never reviewed. */
  card: string | null;
  /** Set while the word can still be restored. */
  removed_at: string | null;
}

interface WordReviewTable {
  id: Generated<number>;
  user_id: number;
  /** The word may be gone. */
  word_id: number;
  /** 1–4. */
  rating: number;
  reviewed_at: string;
  /** JSON: the word's schedule before. */
  former: string;
  /** 1 where the word had been learned before. */
  tests_memory: number;
  /** 1 where the word became known, -1 where it ceased to be known, else 0. */
  known_change: number;
}

interface WordSettingTable {
  user_id: number;
  daily_limit: number;
}

/** An answer with its final grade. It outlives its attempt. */
interface GradedAnswerTable {
  attempt_id: number;
  question_id: number;
  user_id: number;
  /** The question's type. */
  type: string;
  outcome: "right" | "partial" | "wrong";
  points: number;
  max_points: number;
  answered_at: string;
}

/** Whether a rule was missed in one answer. It outlives its attempt. */
interface RuleAnswerTable {
  attempt_id: number;
  question_id: number;
  rule: string;
  user_id: number;
  /** 1 where the rule was missed. */
  missed: number;
  answered_at: string;
}

/** A note: an item that a user has missed. */
export interface NoteTable {
  id: Generated<number>;
  user_id: number;
  exam_id: number | null;
  title: string;
  question_id: number;
  type: string;
  /** JSON. */
  item: string;
  /** JSON. */
  response: string;
  missed_at: string;
  times: number;
  memo: string;
  understood_at: string | null;
}

/** A rule of a missed item. */
interface NoteRuleTable {
  note_id: number;
  rule: string;
}

/** A rule with its review schedule. */
interface RuleCardTable {
  id: Generated<number>;
  user_id: number;
  rule: string;
  type: string;
  card: string | null;
  state: "new" | "learning" | "known";
  due_at: string;
  reps: number;
}

export interface Schema {
  user: UserTable;
  setting: SettingTable;
  identity: IdentityTable;
  session: SessionTable;
  known_device: KnownDeviceTable;
  sign_in_limit: SignInLimitTable;
  user_token: UserTokenTable;
  registration: RegistrationTable;
  recovery_code: RecoveryCodeTable;
  mail: MailTable;
  invitation: InvitationTable;
  audit: AuditTable;
  hourly_count: HourlyCountTable;
  server_error: ServerErrorTable;
  favorite: FavoriteTable;
  exam: ExamTable;
  trash: TrashTable;
  question: QuestionTable;
  question_change: QuestionChangeTable;
  exchange: ExchangeTable;
  model_usage: ModelUsageTable;
  rule_occurrence: RuleOccurrenceTable;
  attempt: AttemptTable;
  attempt_question: AttemptQuestionTable;
  answer: AnswerTable;
  class: ClassTable;
  class_member: ClassMemberTable;
  class_teacher: ClassTeacherTable;
  share: ShareTable;
  share_question: ShareQuestionTable;
  share_change: ShareChangeTable;
  taker: TakerTable;
  annotation: AnnotationTable;
  question_time: QuestionTimeTable;
  word: WordTable;
  word_review: WordReviewTable;
  word_setting: WordSettingTable;
  graded_answer: GradedAnswerTable;
  rule_answer: RuleAnswerTable;
  note: NoteTable;
  note_rule: NoteRuleTable;
  rule_card: RuleCardTable;
}
