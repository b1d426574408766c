import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import { CallError } from "../../api/client.ts";
import { EmptyState } from "../empty-state.tsx";

interface Props {
  readonly error: Error | null;
  readonly onRetry: () => unknown;
}

/** A part of the admin pages that could not be loaded. */
export function LoadFailed({ error, onRetry }: Props) {
  const reason = error instanceof CallError ? error.failure.message : "";
  return (
    <Card>
      <EmptyState message={`불러오지 못했어요. ${reason}`.trim()}>
        <Button variant="outlined" onClick={() => void onRetry()}>
          다시 불러오기
        </Button>
      </EmptyState>
    </Card>
  );
}
