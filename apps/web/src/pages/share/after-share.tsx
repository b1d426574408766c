/** After a share: what most missed for all to see, for each student a review, and the next exam for the class. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Board } from "@pulda/contract";
import { Link, useNavigate } from "react-router";
import { useNextExam, useShareCall } from "../../api/shares.ts";
import { ThinBar } from "../../navigation/thin-bar.tsx";
import { notify } from "../../notices/notice.ts";

const ITEMS = 10;

interface Props {
  readonly board: Board;
  readonly onSheets: () => void;
}

export function AfterShare({ board, onSheets }: Props) {
  const { share } = board;
  const navigate = useNavigate();
  const review = useShareCall("shareReview");
  const next = useNextExam(share.id);
  const isBusy = review.isPending || next.isPending;
  if (share.done_count === 0) return null;

  async function giveReviews() {
    const given = await review.mutateAsync({ share_id: share.id, count: ITEMS });
    if (!given.ok) return notify({ message: given.message });
    notify({ message: `${given.result.taker_count}명에게 저마다의 복습을 냈어요.` });
    await navigate(`/share/${given.result.id}`);
  }

  async function makeNext() {
    const made = await next.mutateAsync(ITEMS);
    if (!made.ok) return notify({ message: made.message });
    await navigate(`/exam/${made.result.exam_id}`);
  }

  return (
    <Card component="section" aria-labelledby="after-set" sx={{ p: 2 }}>
      <Typography id="after-set" variant="h2">
        이제 이렇게 해 보세요
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, wordBreak: "keep-all" }}>
        복습은 학생마다 틀린 규칙과 유형을 다른 지문이나 예시 지문의 새 문항으로 다시 물어요. 다음
        문제집은 반이 많이 틀린 규칙과 유형으로 만들어 책상에 놓아요.
      </Typography>
      {isBusy && <ThinBar tone="primary" label="문항을 만드는 중" />}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mt: 1 }}>
        <Button variant="contained" component={Link} to={`/share/${share.id}/slides`}>
          많이 틀린 문항 함께 보기
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void giveReviews()}>
          학생마다 복습 내기
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={() => void makeNext()}>
          다음 문제집 만들기
        </Button>
        <Button onClick={onSheets}>학생별 성적표 인쇄</Button>
      </Stack>
    </Card>
  );
}
