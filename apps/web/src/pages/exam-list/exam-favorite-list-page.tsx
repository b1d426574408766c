import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Link } from "react-router";
import { useExamList } from "../../api/exams.ts";
import { ALL_FOLDERS, useFavorites } from "../../api/favorites.ts";
import { EmptyState } from "../empty-state.tsx";
import { NoMatches } from "../no-matches.tsx";
import { PageTitle } from "../page-title.tsx";
import { SearchField } from "../search-field.tsx";
import { useListState } from "../use-list-state.ts";
import { ExamLines } from "./exam-lines.tsx";
import { FolderActions, NewFolder } from "./folder-actions.tsx";
import { FolderChips } from "./folder-chips.tsx";

/** The exams that are in a folder: in any, or in the selected one. */
export default function ExamFavoriteListPage() {
  const { page, search, folder, searchFor, addressOf, openFolder } = useListState();
  const exams = useExamList({ only_favorite: true, favorite_id: folder, page, search });
  const folders = useFavorites().data ?? [];
  const selected = folders.find(({ id }) => id === folder);
  return (
    <>
      <PageTitle title="즐겨찾는 문제집">
        <NewFolder onMade={({ id }) => openFolder(id)} />
      </PageTitle>
      <Stack spacing={2}>
        <FolderChips folders={folders} selected={folder} />
        <SearchField label="제목으로 찾기" search={search} onSearch={searchFor} />
        {selected && <FolderActions folder={selected} onRemoved={() => openFolder(ALL_FOLDERS)} />}
        <ExamLines
          label="즐겨찾는 문제집"
          query={exams}
          page={page}
          addressOf={addressOf}
          empty={
            search === "" ? (
              <EmptyState
                message={
                  selected
                    ? "이 폴더는 비어 있어요. 만든 문제집의 메뉴에서 ‘폴더에 넣기’를 골라 주세요."
                    : "폴더에 넣은 문제집이 없어요. 만든 문제집의 메뉴에서 ‘폴더에 넣기’를 골라 주세요."
                }
              >
                <Button variant="contained" component={Link} to="/exam">
                  만든 문제집 보기
                </Button>
              </EmptyState>
            ) : (
              <NoMatches search={search} onSearch={searchFor} />
            )
          }
        />
      </Stack>
    </>
  );
}
