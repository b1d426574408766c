/** Fields shared by several calls. Their messages are shown to the user. */
import { z } from "zod";

export const Id = z.int("번호가 올바르지 않아요.").positive("번호가 올바르지 않아요.");

/** ISO 8601, UTC. */
export const Time = z.iso.datetime();

/** A moment that is sent. */
export const SentTime = z.iso
  .datetime("날짜와 시각을 다시 골라 주세요.")
  .max(40, "날짜와 시각을 다시 골라 주세요.");

/** Minutes east of UTC, which decide when the user's day begins and ends. */
export const UtcOffset = z
  .int("시간대는 분으로 나타낸 정수예요.")
  .min(-720, "시간대는 -720분부터예요.")
  .max(840, "시간대는 840분까지예요.")
  .default(540);

export const Title = z
  .string("제목을 입력해 주세요.")
  .normalize("NFC")
  .trim()
  .min(1, "제목을 입력해 주세요.")
  .max(100, "제목은 100자까지 쓸 수 있어요.");

export const MAX_SEED = 2_147_483_647;
export const Seed = z
  .int("시드는 0 이상의 정수예요.")
  .min(0, "시드는 0 이상의 정수예요.")
  .max(MAX_SEED, "시드가 너무 커요.");

export const DEFAULT_LEVEL = 3;
export const Level = z.int("난도는 1–5예요.").min(1, "난도는 1–5예요.").max(5, "난도는 1–5예요.");

export const PAGE_SIZE = 7;
export const FIRST_PAGE = 1;

export const pageFields = {
  page: z
    .int("쪽 번호는 1 이상의 정수예요.")
    .min(1, "쪽 번호는 1 이상의 정수예요.")
    .max(1_000_000, "쪽 번호가 너무 커요.")
    .default(FIRST_PAGE),
  limit: z
    .int("한 쪽의 개수는 1–100이에요.")
    .min(1, "한 쪽의 개수는 1–100이에요.")
    .max(100, "한 쪽의 개수는 1–100이에요.")
    .default(PAGE_SIZE),
};

export const Search = z
  .string()
  .normalize("NFC")
  .trim()
  .max(100, "검색어는 100자까지 쓸 수 있어요.");

/** A call without fields. */
export const NoFields = z.object({});
/** A call whose only field is the path's id. */
export const OnlyId = z.object({ id: Id });
/** No result: the envelope's code is the whole answer. */
export const NoResult = z.undefined();
