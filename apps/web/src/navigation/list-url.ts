/** The state of a list in the address: `?page=2&search=bees&folder=3`. */
import { ALL_FOLDERS } from "../api/favorites.ts";
import { FIRST_PAGE } from "../api/page-sizes.ts";

export interface ListState {
  readonly page: number;
  readonly search: string;
  readonly folder: number;
}

const MAX_PAGE = 1_000_000;
const MAX_SEARCH_LENGTH = 100;

export function pageOf(params: URLSearchParams): number {
  return Math.min(positive(params.get("page")) ?? FIRST_PAGE, MAX_PAGE);
}

export function searchOf(params: URLSearchParams): string {
  return (params.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);
}

export function folderOf(params: URLSearchParams): number {
  return positive(params.get("folder")) ?? ALL_FOLDERS;
}

/**
 * The query string of a state; default values are omitted.
 * @example listUrl({ page: 2, search: "", folder: 0 }) // "?page=2"
 */
export function listUrl({ page, search, folder }: Partial<ListState>): string {
  const params = new URLSearchParams();
  if (search) params.set("search", search);
  if (folder && folder !== ALL_FOLDERS) params.set("folder", String(folder));
  if (page && page !== FIRST_PAGE) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "?";
}

function positive(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
