import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

interface Props {
  /** 0 to 1; 0 while it is not known. */
  readonly progress: number;
  readonly onCancel: () => void;
}

/** How much of a file has been read; a scan takes some seconds a page. */
export function ReadingProgress({ progress, onCancel }: Props) {
  const percent = Math.round(progress * 100);
  return (
    <Stack spacing={1} sx={{ width: "100%" }}>
      <Typography variant="body2" color="textSecondary" sx={{ wordBreak: "keep-all" }}>
        파일을 읽고 있어요. 사진이나 스캔한 PDF는 한 쪽에 몇 초씩 걸려요.
        {percent > 0 && ` ${percent}%`}
      </Typography>
      <LinearProgress
        variant={percent > 0 ? "determinate" : "indeterminate"}
        value={percent}
        aria-label="파일을 읽은 정도"
      />
      <Button color="inherit" onClick={onCancel} sx={{ alignSelf: "start" }}>
        그만 읽기
      </Button>
    </Stack>
  );
}
