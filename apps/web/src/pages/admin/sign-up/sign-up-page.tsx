/** 가입: who may sign up, and the invitations. */
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useSignUpMode } from "../../../api/admin.ts";
import { PageTitle } from "../../page-title.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { Invitations } from "./invitations.tsx";
import { ModeChooser } from "./mode-chooser.tsx";

export default function SignUpPage() {
  const { data, error, refetch } = useSignUpMode();
  return (
    <>
      <PageTitle title="가입" />
      <Stack spacing={2}>
        {data ? (
          <ModeChooser mode={data.mode} defaultMode={data.default_mode} />
        ) : error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <Skeleton variant="rounded" sx={{ height: { xs: 318, sm: 270 } }} />
        )}
        <Invitations isNeeded={data?.mode === "invitation"} />
      </Stack>
    </>
  );
}
