/**
 * Makes the pages of a signed-in user work without a connection: what they show is kept, the app is installed in the
 * browser, and what was rated meanwhile is sent. Loaded once a page stands.
 */
import { UNASKED } from "../api/cached-result.ts";
import { FIRST_PAGE } from "../api/page-sizes.ts";
import { queryClient, queryKeys } from "../api/queries.ts";
import { reviewQueueQuery } from "../api/reviews.ts";
import { wordListQuery } from "../api/words.ts";
import { installWorker } from "./install-worker.ts";
import { startCaching } from "./cache-answers.ts";
import { sendLateRatings } from "./late-ratings.ts";

/** What is installed must not compete with the first pages for the connection. */
const INSTALL_DELAY_MS = 3_000;

let hasStarted = false;

/** Whoever signs in; a second call only sends what waits. */
export function startOffline(): void {
  void sendLateRatings();
  if (hasStarted) return;
  hasStarted = true;
  startCaching();
  setTimeout(() => {
    void installWorker().then((isInstalled) => isInstalled && fetchForTheWay());
  }, INSTALL_DELAY_MS);
  window.addEventListener("online", () => {
    void sendLateRatings().then(() => queryClient.invalidateQueries({ predicate: isRefetched }));
  });
}

/** An attempt is left to its outbox, which sends what was answered before it asks for what the service has. */
function isRefetched({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== queryKeys.attempt(0)[0];
}

const FRESH_MS = 600_000;
/** The word list as it opens. */
const WHOLE_LIST = { search: "", filter: "all", sort: "newest" } as const;
/** So many pages of it are taken along at most: two thousand words. */
const MAX_WORD_PAGES = 40;

/** Fetches what is wanted on the way, though its page has not been opened: the word list and what is due. */
function fetchForTheWay(): void {
  if (!navigator.onLine) return;
  void queryClient.prefetchQuery({ ...reviewQueueQuery(), staleTime: FRESH_MS, meta: UNASKED });
  // what could not be fetched is fetched when its page is opened
  fetchWordList().catch(() => {});
}

/** The pages of the word list one after another, so that no more than one call at a time is under way. */
async function fetchWordList(): Promise<void> {
  for (let page = FIRST_PAGE; page < FIRST_PAGE + MAX_WORD_PAGES; page++) {
    const query = wordListQuery({ ...WHOLE_LIST, page });
    const { pagination } = await queryClient.fetchQuery({
      ...query,
      staleTime: FRESH_MS,
      meta: UNASKED,
    });
    if (page >= pagination.count_pages) return;
  }
}
