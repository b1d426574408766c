import Stack from "@mui/material/Stack";
import type { Word } from "@pulda/contract";
import { useWordList } from "../../api/words.ts";
import { EmptyState } from "../EmptyState.tsx";
import { NoMatches } from "../NoMatches.tsx";
import { ListFrame } from "../ListFrame.tsx";
import { PageTitle } from "../PageTitle.tsx";
import { SearchField } from "../SearchField.tsx";
import { useListState } from "../useListState.ts";
import { AddWord } from "./AddWord.tsx";
import { WordLine } from "./WordLine.tsx";

const LINE_HEIGHT = 88;

/** The user's words: found, added, given another meaning, removed. */
export default function WordListPage() {
  const { page, search, searchFor, addressOf } = useListState();
  const words = useWordList({ page, search });
  return (
    <>
      <PageTitle title="단어장" />
      <Stack spacing={2}>
        <AddWord />
        <SearchField label="단어나 뜻으로 찾기" search={search} onSearch={searchFor} />
        <ListFrame<Word>
          label="단어"
          query={words}
          page={page}
          addressOf={addressOf}
          lineHeight={LINE_HEIGHT}
          empty={
            search === "" ? (
              <EmptyState message="아직 단어가 없어요. 위에 적어 넣거나, 문제집의 지문에서 단어를 눌러 넣어 보세요." />
            ) : (
              <NoMatches search={search} onSearch={searchFor} />
            )
          }
          renderLine={(word) => <WordLine key={word.id} word={word} />}
        />
      </Stack>
    </>
  );
}
