/** The user's word list. */
import Stack from "@mui/material/Stack";
import type { Word } from "@pulda/contract";
import { useDeferredValue, useState } from "react";
import { useQueue } from "../../api/reviews.ts";
import { useWordList } from "../../api/words.ts";
import { EmptyState } from "../empty-state.tsx";
import { ListFrame } from "../list-frame.tsx";
import { NoMatches } from "../no-matches.tsx";
import { PageTitle } from "../page-title.tsx";
import { SearchField } from "../search-field.tsx";
import { AddWord } from "./add-word.tsx";
import type { Covered } from "./covered-text.tsx";
import { CoverChooser } from "./cover-chooser.tsx";
import { Controls } from "./controls.tsx";
import { Filters } from "./filters.tsx";
import { ListMenu } from "./list-menu.tsx";
import { Study } from "./study.tsx";
import { FILTERS, useWordQuery } from "./use-word-query.ts";
import { WordLine } from "./word-line.tsx";

const LINE_HEIGHT = 88;

export default function WordListPage() {
  const { state, change, addressOfPage } = useWordQuery();
  const [covered, setCovered] = useState<Covered>("none");
  const words = useWordList(state);
  const queue = useQueue();
  // what stands below the first lines is rendered next, so that keys and touches are answered in between
  const isWhole = useDeferredValue(true, words.data !== undefined);
  const { page, search, filter, sort } = state;
  const isEmpty = words.data?.pagination.total_count === 0 && search === "" && filter === "all";
  return (
    <>
      <PageTitle title="단어장">
        <ListMenu query={{ search, filter, sort }} covered={covered} />
      </PageTitle>
      <Stack spacing={2}>
        <Study hasWords={!isEmpty} />
        {isWhole && (
          <>
            <Controls
              isEmpty={isEmpty}
              isNarrowed={search !== "" || filter !== "all" || covered !== "none"}
              add={<AddWord isStrong={(queue.data?.left ?? 0) === 0} />}
              find={
                <>
                  <SearchField
                    label="단어나 뜻, 초성으로 찾기"
                    search={search}
                    onSearch={(next) => change({ search: next })}
                  />
                  <Filters state={state} onChange={change} />
                  <CoverChooser covered={covered} onChange={setCovered} />
                </>
              }
            />
            <ListFrame<Word>
              label="단어"
              query={words}
              page={page}
              addressOf={addressOfPage}
              lineHeight={LINE_HEIGHT}
              empty={
                search !== "" ? (
                  <NoMatches search={search} onSearch={(next) => change({ search: next })} />
                ) : filter === "all" ? (
                  <EmptyState message="아직 단어가 없어요. 위에 적어 넣거나, 문제집의 지문에서 단어를 눌러 넣어 보세요." />
                ) : (
                  <EmptyState message={`‘${nameOf(filter)}’에 해당하는 단어가 없어요.`} />
                )
              }
              renderLine={(word) => <WordLine key={word.id} word={word} covered={covered} />}
            />
          </>
        )}
      </Stack>
    </>
  );
}

function nameOf(filter: (typeof FILTERS)[number][0]): string {
  return FILTERS.find(([one]) => one === filter)?.[1] ?? "";
}
