/** The HTTP contract: the server mounts this table and the web client is derived from it. */
import { accountEndpoints } from "./account.ts";
import { adminEndpoints } from "./admin.ts";
import { attemptEndpoints } from "./attempt.ts";
import { chatEndpoints } from "./chat.ts";
import { classEndpoints } from "./class.ts";
import { documentEndpoints } from "./document.ts";
import type { Endpoint } from "./endpoint.ts";
import { examEndpoints } from "./exam.ts";
import { favoriteEndpoints } from "./favorite.ts";
import { grammarEndpoints } from "./grammar.ts";
import { libraryEndpoints } from "./library.ts";
import { modelEndpoints } from "./model.ts";
import { noteEndpoints } from "./note.ts";
import { questionEndpoints } from "./question.ts";
import { serviceEndpoints } from "./service.ts";
import { shareEndpoints } from "./share.ts";
import { studyEndpoints } from "./study.ts";
import { takerEndpoints } from "./taker.ts";
import { trashEndpoints } from "./trash.ts";
import { userEndpoints } from "./user.ts";
import { wordEndpoints } from "./word.ts";

export const endpoints = {
  ...userEndpoints,
  ...accountEndpoints,
  ...examEndpoints,
  ...favoriteEndpoints,
  ...trashEndpoints,
  ...questionEndpoints,
  ...modelEndpoints,
  ...chatEndpoints,
  ...documentEndpoints,
  ...libraryEndpoints,
  ...attemptEndpoints,
  ...classEndpoints,
  ...shareEndpoints,
  ...takerEndpoints,
  ...wordEndpoints,
  ...grammarEndpoints,
  ...noteEndpoints,
  ...studyEndpoints,
  ...adminEndpoints,
  ...serviceEndpoints,
} as const satisfies Record<string, Endpoint>;
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

export * from "./account.ts";
export * from "./admin.ts";
export * from "./attempt.ts";
export * from "./class.ts";
export * from "./coerce.ts";
export * from "./document.ts";
export * from "./endpoint.ts";
export * from "./envelope.ts";
export * from "./exam.ts";
export * from "./favorite.ts";
export * from "./fields.ts";
export * from "./grammar.ts";
export * from "./json.ts";
export * from "./chat.ts";
export * from "./library.ts";
export * from "./model.ts";
export * from "./note.ts";
export * from "./question.ts";
export * from "./quota.ts";
export * from "./share.ts";
export * from "./study.ts";
export * from "./taker.ts";
export * from "./trash.ts";
export * from "./user.ts";
export * from "./word.ts";
