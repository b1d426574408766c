/** 휴지통: what was removed in the last thirty days, to be put back or removed for good. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router";
import { useEmptyTrash, useTrash } from "../../api/trash.ts";
import { pageOf } from "../../navigation/list-url.ts";
import { notify } from "../../notices/notice.ts";
import { EmptyState } from "../empty-state.tsx";
import { ListFrame } from "../list-frame.tsx";
import { PageTitle } from "../page-title.tsx";
import { TrashLine } from "./trash-line.tsx";

const LINE_HEIGHT = 88;

export default function TrashPage() {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const trash = useTrash(page);
  return (
    <>
      <PageTitle title="휴지통">{trash.data?.list.length ? <Empty /> : null}</PageTitle>
      <Stack spacing={2}>
        <Typography color="textSecondary" sx={{ wordBreak: "keep-all" }}>
          지운 문제집과 폴더, 단어는 30일 동안 여기에 있어요. 되돌리면 풀이와 복습 기록도 함께
          돌아와요.
        </Typography>
        <ListFrame
          label="휴지통"
          query={trash}
          page={page}
          addressOf={(to) => `?page=${to}`}
          empty={<EmptyState message="휴지통이 비어 있어요." />}
          lineHeight={LINE_HEIGHT}
          renderLine={(thing) => <TrashLine key={`${thing.kind} ${thing.id}`} thing={thing} />}
        />
      </Stack>
    </>
  );
}

function Empty() {
  const empty = useEmptyTrash();
  async function emptyNow() {
    if (!window.confirm("휴지통을 비울까요? 비우면 되돌릴 수 없어요.")) return;
    const { ok } = await empty.mutateAsync();
    notify({ message: ok ? "휴지통을 비웠어요." : "휴지통을 비우지 못했어요." });
  }
  return (
    <Button
      color="inherit"
      disabled={empty.isPending}
      onClick={() => void emptyNow()}
      sx={{ color: "error.dark" }}
    >
      휴지통 비우기
    </Button>
  );
}
