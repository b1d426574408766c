import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { AdminModel } from "@pulda/contract";

/** Who has used the model most in 30 days; nothing where nobody has. */
export function ModelUsers({ users }: Pick<AdminModel, "users">) {
  if (users.length === 0) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
        30일 동안 많이 쓴 사람
      </Typography>
      <Table size="small" aria-label="많이 쓴 사람" sx={{ "& td": { overflowWrap: "anywhere" } }}>
        <TableHead>
          <TableRow>
            <TableCell>이메일</TableCell>
            <TableCell align="right">횟수</TableCell>
            <TableCell align="right">토큰</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map(({ user_id, email, calls, tokens }) => (
            <TableRow key={user_id}>
              <TableCell>{email}</TableCell>
              <TableCell align="right">{calls.toLocaleString("ko-KR")}</TableCell>
              <TableCell align="right">{tokens.toLocaleString("ko-KR")}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
