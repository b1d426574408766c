import { useNavigate, useSearchParams } from "react-router";
import { folderOf, listUrl, pageOf, searchOf, type ListState } from "../navigation/list-url.ts";

/** The state of the list in the address, and how to change it. */
export function useListState() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state: ListState = {
    page: pageOf(params),
    search: searchOf(params),
    folder: folderOf(params),
  };
  return {
    ...state,
    /** The address of the same list on another page. */
    addressOf: (page: number) => listUrl({ ...state, page }),
    /** Searches from the first page on; replaces the history entry. */
    searchFor: (search: string) =>
      void navigate(listUrl({ ...state, search, page: 1 }), { replace: true }),
    openFolder: (folder: number) => void navigate(listUrl({ folder })),
  };
}
