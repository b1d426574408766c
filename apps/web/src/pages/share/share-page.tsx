/** 현황판: a share, live, and all that its teacher does with it. */
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Board, Share } from "@pulda/contract";
import { Suspense, useState } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { Link, useNavigate, useParams } from "react-router";
import { useGrammarNames } from "../../api/grammar.ts";
import { useTypeName } from "../../api/questions.ts";
import { useBoard, useRemoveShare, useShareCall, useShareUpdates } from "../../api/shares.ts";
import MoreIcon from "../../icons/more-vert.tsx";
import { useNameOfPage } from "../../navigation/page-name.ts";
import { notify } from "../../notices/notice.ts";
import { ExamItemsSkeleton } from "../exam-doc/exam-items-skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";
import ResultFile from "../result-file.tsx";
import { momentText } from "../time-text.ts";
import { AfterShare } from "./after-share.tsx";
import { BoardFigures } from "./board-figures.tsx";
import { Invitation } from "./invitation.tsx";
import { TakersTable } from "./takers-table.tsx";

const EditDialog = onDemand(() => import("./edit-dialog.tsx"));
const PassOnDialog = onDemand(() => import("./pass-on-dialog.tsx"));
const PaperDialog = onDemand(() => import("../paper/paper-dialog.tsx"));
const StudentSheets = onDemand(() => import("./student-sheets.tsx"));

const STATES = { waiting: "시작 전", open: "진행 중", closed: "마감" } as const;

export default function SharePage() {
  const id = Number(useParams()["id"]);
  const board = useBoard(id);
  useNameOfPage(board.data?.share.title);
  if (board.isPending) return <ExamItemsSkeleton />;
  if (!board.data)
    return (
      <LoadFailed
        name="현황판을"
        error={board.error}
        isBusy={board.isFetching}
        onRetry={() => void board.refetch()}
      />
    );
  return <BoardView key={id} board={board.data} />;
}

type Dialog = "edit" | "pass-on" | "paper" | "sheets";

function BoardView({ board }: { readonly board: Board }) {
  const { share } = board;
  const typeName = useTypeName();
  const ruleNames = useGrammarNames(board.rules.length > 0);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const updates = useShareUpdates(share.id, share.source_exam_id !== null);
  const close = () => setDialog(null);
  return (
    <Stack spacing={2}>
      <Header share={share} onDialog={setDialog} />
      {updates.data && updates.data.changed.length > 0 && (
        <Alert
          severity="info"
          action={<Button onClick={() => setDialog("pass-on")}>반영하기</Button>}
        >
          낸 뒤에 {updates.data.changed.join(", ")}번 문항을 고쳤어요. 나간 사본에는 아직
          그대로예요.
        </Alert>
      )}
      {share.state !== "closed" && <Invitation share={share} />}
      <TakersTable board={board} />
      {share.kind === "exam" && <AfterShare board={board} onSheets={() => setDialog("sheets")} />}
      {share.kind === "exam" && (
        <BoardFigures board={board} typeName={typeName} ruleNames={ruleNames} />
      )}
      <Suspense>
        {dialog === "edit" && <EditDialog share={share} onClose={close} />}
        {dialog === "pass-on" && updates.data && (
          <PassOnDialog share={share} updates={updates.data} onClose={close} />
        )}
        {dialog === "paper" && (
          <PaperDialog source={{ kind: "share", id: share.id }} onClose={close} />
        )}
        {dialog === "sheets" && (
          <StudentSheets board={board} typeName={typeName} ruleNames={ruleNames} onDone={close} />
        )}
      </Suspense>
    </Stack>
  );
}

function Header({ share, onDialog }: { share: Share; onDialog: (dialog: Dialog) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const end = useShareCall("shareClose");
  const reopen = useShareCall("shareReopen");
  const remove = useRemoveShare();
  const isClosed = share.state === "closed";

  async function toggle() {
    const changed = await (isClosed ? reopen : end).mutateAsync({ share_id: share.id });
    if (!changed.ok) notify({ message: changed.message });
  }

  async function removeShare() {
    setAnchor(null);
    const isSure = window.confirm(
      "낸 문제집을 지울까요? 학생의 이름, 풀이, 점수가 모두 없어지고 되돌릴 수 없어요. 책상의 문제집은 그대로 있어요.",
    );
    if (!isSure) return;
    const removed = await remove.mutateAsync(share.id);
    if (!removed.ok) return notify({ message: removed.message });
    notify({ message: "낸 문제집을 지웠어요." });
    await navigate(share.class_id === null ? "/class" : `/class/${share.class_id}`);
  }

  const choose = (dialog: Dialog) => {
    setAnchor(null);
    onDialog(dialog);
  };
  return (
    <header>
      <Stack direction="row" spacing={1} sx={{ alignItems: "flex-start" }}>
        <Typography
          component="h1"
          variant="h5"
          sx={{ flex: 1, overflowWrap: "anywhere", py: 0.75 }}
        >
          {share.title}
        </Typography>
        <IconButton
          aria-label="더 보기"
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <Chip
          label={STATES[share.state]}
          color={share.state === "open" ? "success" : "default"}
          size="small"
        />
        <Typography variant="body2" color="textSecondary">
          {[
            share.class_title,
            `${share.question_count}문항`,
            `${share.max_score}점`,
            share.mode === "practice" ? "연습" : "시험",
            share.opens_at && share.state === "waiting" && `${momentText(share.opens_at)} 시작`,
            share.closes_at && !isClosed && `${momentText(share.closes_at)} 마감`,
          ]
            .filter(Boolean)
            .join(" · ")}
        </Typography>
        <Button
          variant="outlined"
          disabled={end.isPending || reopen.isPending}
          onClick={() => void toggle()}
          sx={{ ml: "auto" }}
        >
          {isClosed ? "다시 열기" : "지금 마감"}
        </Button>
        <ResultFile source={{ kind: "share", id: share.id }} />
      </Stack>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose("edit")}>설정 바꾸기</MenuItem>
        {share.kind === "exam" && (
          <MenuItem onClick={() => choose("paper")}>QR이 있는 시험지 인쇄</MenuItem>
        )}
        {share.source_exam_id !== null && (
          <MenuItem component={Link} to={`/exam/${share.source_exam_id}`}>
            책상의 문제집 열기
          </MenuItem>
        )}
        <MenuItem onClick={() => void removeShare()}>지우기</MenuItem>
      </Menu>
    </header>
  );
}
