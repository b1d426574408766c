import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";

/** A placeholder of the size of a title, its buttons and the first items. */
export function ExamItemsSkeleton() {
  return (
    <Stack spacing={2} aria-busy aria-label="불러오는 중">
      <Skeleton variant="text" width="60%" height={40} />
      <Skeleton variant="rounded" height={44} width={120} />
      <Skeleton variant="rounded" height={640} />
    </Stack>
  );
}
