import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { TypedWord } from "@pulda/documents/words";

/** More words are only counted. */
const MAX_SHOWN = 200;

/** What was read as word and what as meaning, before it is added. */
export function WordsPreview({ words }: { readonly words: readonly TypedWord[] }) {
  return (
    <>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label="넣을 단어 미리 보기"
        sx={{ maxHeight: 220, border: 1, borderColor: "divider", borderRadius: 1, mt: 1 }}
      >
        <Table size="small" stickyHeader sx={{ tableLayout: "fixed", overflowWrap: "anywhere" }}>
          <TableHead>
            <TableRow>
              <TableCell>단어</TableCell>
              <TableCell>뜻</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {words.slice(0, MAX_SHOWN).map(({ text, meaning }) => (
              <TableRow key={text}>
                <TableCell lang="en">{text}</TableCell>
                <TableCell sx={meaning === "" ? { color: "text.secondary" } : {}}>
                  {meaning === "" ? "사전에서 찾아요" : meaning}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {words.length > MAX_SHOWN && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          이 밖에 {(words.length - MAX_SHOWN).toLocaleString("ko-KR")}개가 더 있어요.
        </Typography>
      )}
    </>
  );
}
