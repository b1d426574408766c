import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Link } from "react-router";
import { useExamList, useRemoveAllExams } from "../../api/exams.ts";
import { focusHeading } from "../../navigation/focus-heading.ts";
import { notify } from "../../notices/notice.ts";
import { EmptyState } from "../empty-state.tsx";
import { NoMatches } from "../no-matches.tsx";
import { PageTitle } from "../page-title.tsx";
import { SearchField } from "../search-field.tsx";
import { useListState } from "../use-list-state.ts";
import { ExamLines } from "./exam-lines.tsx";

/** All exams of the user. */
export default function ExamListPage() {
  const { page, search, searchFor, addressOf } = useListState();
  const exams = useExamList({ only_favorite: false, favorite_id: 0, page, search });
  const hasExams = (exams.data?.pagination.total_count ?? 0) > 0 || search !== "";
  return (
    <>
      <PageTitle title="만든 문제집">
        {hasExams && (
          <Button variant="contained" component={Link} to="/generate">
            문제집 만들기
          </Button>
        )}
      </PageTitle>
      <Stack spacing={2}>
        <SearchField label="제목으로 찾기" search={search} onSearch={searchFor} />
        <ExamLines
          label="만든 문제집"
          query={exams}
          page={page}
          addressOf={addressOf}
          empty={
            search === "" ? (
              <EmptyState message="아직 만든 문제집이 없어요. 영어 지문 하나면 시작할 수 있어요.">
                <Button variant="contained" component={Link} to="/generate">
                  문제집 만들기
                </Button>
                <Button component={Link} to="/library">
                  예시 문제집 풀어 보기
                </Button>
              </EmptyState>
            ) : (
              <NoMatches search={search} onSearch={searchFor} />
            )
          }
        />
        <Stack direction="row" spacing={1} sx={{ alignSelf: "flex-end" }}>
          {hasExams && <RemoveAll />}
          <Button component={Link} to="/trash" color="inherit">
            휴지통
          </Button>
        </Stack>
      </Stack>
    </>
  );
}

function RemoveAll() {
  const removeAll = useRemoveAllExams();
  async function remove() {
    if (!window.confirm("계정 내 모든 문제집을 삭제합니까?")) return;
    if (!(await removeAll.mutateAsync()))
      return notify({ message: "문제집을 지우지 못했어요. 문제집은 그대로 있어요." });
    notify({ message: "모든 문제집을 지웠어요. 30일 동안 휴지통에 있어요." });
    // the button that had the focus is gone with them
    focusHeading();
  }
  return (
    <Button
      color="inherit"
      disabled={removeAll.isPending}
      onClick={() => void remove()}
      sx={{ color: "error.dark" }}
    >
      모두 지우기
    </Button>
  );
}
