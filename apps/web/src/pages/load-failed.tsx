/** Instead of a page whose data could not be loaded: removed and unreachable are two things. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { isNotThere } from "../api/gone.ts";
import { NotFound } from "./not-found.tsx";

interface Props {
  /** With its particle: "문제집을". */
  readonly name: string;
  readonly error: Error | null;
  /** What the user may be worried about. */
  readonly comfort?: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

export function LoadFailed({ name, error, comfort, isBusy, onRetry }: Props) {
  if (isNotThere(error)) return <NotFound name={name} />;
  return (
    <Stack spacing={2} sx={{ alignItems: "center", py: 6, textAlign: "center" }}>
      <Typography component="h1" variant="h6">
        {name} 불러오지 못했어요
      </Typography>
      <Typography color="textSecondary" sx={{ wordBreak: "keep-all" }}>
        {comfort && `${comfort} `}연결을 확인하고 다시 시도해 주세요.
      </Typography>
      <Button variant="contained" disabled={isBusy} onClick={onRetry}>
        다시 시도
      </Button>
    </Stack>
  );
}
