/** For an address of something that was removed or belongs to someone else. */
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";

export function NotFound({ name }: { name: string }) {
  return (
    <Stack spacing={2} sx={{ py: 8, alignItems: "center", textAlign: "center" }}>
      <Typography component="h1" variant="h6">
        {name} 찾을 수 없어요
      </Typography>
      <Typography color="textSecondary">지워졌거나 주소가 바뀌었을 수 있어요.</Typography>
      <Button variant="contained" component={Link} to="/exam">
        만든 문제집 보기
      </Button>
    </Stack>
  );
}
