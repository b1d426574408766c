/** Where a file is dropped, or chosen. */
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useState, type DragEvent } from "react";
import { ReadingProgress } from "./reading-progress.tsx";

interface Props {
  /** How much of the last file has been read, 0 to 1; null while none is read. */
  readonly progress: number | null;
  readonly onCancel: () => void;
  readonly onFile: (file: File) => void;
}

const ACCEPTED =
  ".txt,.md,.docx,.hwpx,.hwp,.pdf,.png,.jpg,.jpeg,.webp,.bmp,.json,.xml,.gift,text/plain";

export function FileDrop({ progress, onCancel, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const isBusy = progress !== null;

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onFile(file);
  }

  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button component="label" variant="outlined" disabled={isBusy}>
        파일 고르기
        <input
          type="file"
          hidden
          accept={ACCEPTED}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = "";
            if (file) onFile(file);
          }}
        />
      </Button>
      {isBusy ? (
        <ReadingProgress progress={progress} onCancel={onCancel} />
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ wordBreak: "keep-all" }}>
          PDF(스캔한 것은 10쪽까지), 한글(HWP·HWPX), 워드(DOCX), 텍스트, 사진을 고르거나 여기에
          끌어다 놓으세요. GIFT, Moodle XML, Aiken 파일은 문항으로, 풀다에서 내보낸 JSON 파일은
          문제집으로 불러와요.
        </Typography>
      )}
    </Zone>
  );
}

const Zone = styled("div")(({ theme }) => ({
  display: "grid",
  gap: theme.spacing(1),
  justifyItems: "start",
  padding: theme.spacing(2),
  border: `1px dashed ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  "&[data-over]": {
    borderColor: theme.palette.primary.main,
    backgroundColor: theme.palette.selection,
  },
}));
