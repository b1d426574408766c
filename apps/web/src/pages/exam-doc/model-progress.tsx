/** How far a language model has come with its items of an exam; it need not be waited for. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useStopModel } from "../../api/model.ts";
import { Problem } from "../../fields/problem.tsx";

interface Props {
  readonly examId: number;
  readonly done: number;
  readonly total: number;
}

export function ModelProgress({ examId, done, total }: Props) {
  const stop = useStopModel();
  return (
    <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
      <Typography role="status">
        언어 모델의 문항을 기다리고 있어요. ({total.toLocaleString("ko-KR")}개 중{" "}
        {done.toLocaleString("ko-KR")}개)
      </Typography>
      {stop.data?.ok === false && (
        <Problem>모델을 멈추지 못했어요. 만들기는 이어지고 있어요. {stop.data.message}</Problem>
      )}
      <Button variant="outlined" disabled={stop.isPending} onClick={() => stop.mutate(examId)}>
        지금까지 만든 문항으로 끝내기
      </Button>
    </Stack>
  );
}
