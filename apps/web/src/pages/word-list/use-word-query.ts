/** The query of the word list, in the address. */
import { useNavigate, useSearchParams } from "react-router";
import type { WordQuery } from "../../api/words.ts";
import { FIRST_PAGE } from "../../api/page-sizes.ts";
import { pageOf, searchOf } from "../../navigation/list-url.ts";

type Filter = WordQuery["filter"];
type Sort = WordQuery["sort"];

export const FILTERS: readonly (readonly [Filter, string])[] = [
  ["all", "전체"],
  ["due", "오늘 복습"],
  ["new", "새 단어"],
  ["learning", "학습 중"],
  ["known", "외운 단어"],
];

export const SORTS: readonly (readonly [Sort, string])[] = [
  ["newest", "최근에 넣은 순"],
  ["oldest", "먼저 넣은 순"],
  ["alphabet", "알파벳순"],
  ["level", "어려운 순"],
  ["due", "복습할 순"],
];

export interface WordState {
  readonly page: number;
  readonly search: string;
  readonly filter: Filter;
  readonly sort: Sort;
}

/** The state in an address; `addressOf` is its inverse, which omits default values. */
export function stateOf(params: URLSearchParams): WordState {
  return {
    page: pageOf(params),
    search: searchOf(params),
    filter: knownOrFirst(FILTERS, params.get("filter")),
    sort: knownOrFirst(SORTS, params.get("sort")),
  };
}

export function addressOf({ page, search, filter, sort }: WordState): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (filter !== FILTERS[0]?.[0]) params.set("filter", filter);
  if (sort !== SORTS[0]?.[0]) params.set("sort", sort);
  if (page !== FIRST_PAGE) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "?";
}

export function useWordQuery() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = stateOf(params);
  const change = (next: Partial<WordState>) =>
    void navigate(addressOf({ ...state, page: FIRST_PAGE, ...next }), { replace: true });
  return { state, change, addressOfPage: (page: number) => addressOf({ ...state, page }) };
}

function knownOrFirst<Value extends string>(
  values: readonly (readonly [Value, string])[],
  value: string | null,
): Value {
  const [first] = values;
  if (!first) throw new Error("nothing to choose from");
  return values.find(([one]) => one === value)?.[0] ?? first[0];
}
