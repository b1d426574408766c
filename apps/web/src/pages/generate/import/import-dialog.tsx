/** 지문 가져오기: passages found in a pasted text or a text file are looked at, mended and taken. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { FieldsOf } from "../../../api/client.ts";
import { useFoundPassages, useImportExam } from "../../../api/documents.ts";
import { Problem } from "../../../fields/problem.tsx";
import { TextBox } from "../../../fields/text-box.tsx";
import { base64Of } from "./base64.ts";
import { FileDrop } from "./file-drop.tsx";
import { FoundRow } from "./found-row.tsx";
import { chosenTexts, joined, rowsOf, type Row } from "./rows.ts";

interface Props {
  /** How many passages the draft can still take. */
  readonly room: number;
  readonly onTake: (texts: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Where the name of the format stands, in bytes. */
const BEGINNING = 2000;
const MAX_EXAM_BYTES = 5_000_000;
const NONE_FOUND = "영어 지문을 찾지 못했어요. 영어로 된 글인지 봐 주세요.";

export default function ImportDialog({ room, onTake, onClose }: Props) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("sm"));
  const [text, setText] = useState("");
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const finding = useFoundPassages();
  const importing = useImportExam();
  const navigate = useNavigate();
  const [isReading, setReading] = useState(false);
  const refused = [importing.data, finding.data].find((answer) => answer?.ok === false) ?? null;
  const found = finding.data?.ok ? finding.data.result : null;
  const texts = chosenTexts(rows ?? []);

  async function find(fields: FieldsOf<"documentImport">) {
    const answer = await finding.mutateAsync(fields);
    if (answer.ok && answer.result.passages.length > 0) setRows(rowsOf(answer.result.passages));
  }

  async function read(file: File) {
    importing.reset();
    finding.reset();
    setReading(true);
    try {
      const beginning = await file.slice(0, BEGINNING).text();
      if (file.size <= MAX_EXAM_BYTES && beginning.includes('"pulda-exam"')) {
        const made = await importing.mutateAsync(await file.text());
        if (made.ok) await navigate(`/exam/${made.result.id}`);
      } else await find({ file: await base64Of(file), name: file.name });
    } finally {
      setReading(false);
    }
  }

  function change(key: number, part: Partial<Row>) {
    setRows((all) => (all ?? []).map((row) => (row.key === key ? { ...row, ...part } : row)));
  }

  return (
    <Dialog
      open
      // Once something is pasted, only 취소 closes the dialog.
      onClose={text === "" ? onClose : undefined}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">지문 가져오기</DialogTitle>
      <DialogContent key={rows ? "found" : "typed"} sx={{ px: { xs: 2, sm: 3 } }}>
        {rows ? (
          <Stack spacing={2}>
            <Typography role="status">
              지문 {rows.length}개를 찾았어요. 가져올 지문을 고르고, 잘못 나뉜 곳은 고쳐 주세요. 한
              지문을 나누려면 나눌 자리에 ---만 적은 줄을 넣어 주세요.
            </Typography>
            {found?.warnings.map((warning) => (
              <Problem key={warning}>{warning}</Problem>
            ))}
            <Stack
              component="ul"
              aria-label="찾은 지문"
              spacing={2}
              sx={{ listStyle: "none", p: 0, m: 0 }}
            >
              {rows.map((row, at) => (
                <FoundRow
                  key={row.key}
                  row={row}
                  number={at + 1}
                  isFirst={at === 0}
                  onChange={(part) => change(row.key, part)}
                  onJoin={() => setRows(joined(rows, at))}
                />
              ))}
            </Stack>
            {found && found.left_out.length > 0 && (
              <details>
                <summary>지문이 아니라서 뺀 줄 {found.left_out.length}개</summary>
                <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-line" }}>
                  {found.left_out.join("\n")}
                </Typography>
              </details>
            )}
          </Stack>
        ) : (
          <Stack spacing={2} sx={{ pt: 1 }}>
            {refused?.ok === false && (
              <Problem>{refused.errors[0]?.message ?? refused.message}</Problem>
            )}
            <Typography sx={{ wordBreak: "keep-all" }}>
              시험지, 교재, PDF, 한글 문서에서 복사한 글을 그대로 붙여 넣으세요. 번호와 발문, 선지,
              각주, 해석을 가려내고 지문만 나눠 드려요.
            </Typography>
            <TextBox
              label="글"
              value={text}
              multiline
              minRows={8}
              maxRows={18}
              problem={found?.passages.length === 0 ? NONE_FOUND : undefined}
              onChange={setText}
            />
            <FileDrop isBusy={isReading} onFile={(file) => void read(file)} />
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        {rows && (
          <Button color="inherit" onClick={() => setRows(null)}>
            글로 돌아가기
          </Button>
        )}
        {rows ? (
          <Button
            variant="contained"
            disabled={texts.length === 0 || texts.length > room}
            onClick={() => onTake(texts)}
          >
            {texts.length > room ? `${room}개까지 넣을 수 있어요` : `지문 ${texts.length}개 넣기`}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={finding.isPending || isReading || text.trim() === ""}
            onClick={() => void find({ text })}
          >
            {finding.isPending ? "찾고 있어요" : "지문 찾기"}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
