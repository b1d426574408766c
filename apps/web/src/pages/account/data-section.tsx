import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useExportOwnData } from "../../api/account.ts";
import { notify } from "../../notices/notice.ts";
import { saveFile } from "../save-file.ts";
import { Section } from "./section.tsx";

/** All own data as a file. */
export function DataSection() {
  const data = useExportOwnData();

  async function save(format: "json" | "csv") {
    const answer = await data.mutateAsync(format);
    if (answer.ok) saveFile(answer.file, answer.name);
    notify({ message: answer.ok ? "내 자료를 파일로 내려받았어요." : answer.message });
  }

  return (
    <Section title="내 자료 내려받기">
      <Typography variant="body2">
        문제집, 풀이와 채점, 오답노트, 단어장까지 내 자료를 모두 파일로 받아요.
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
        <Button variant="outlined" disabled={data.isPending} onClick={() => void save("json")}>
          JSON 파일
        </Button>
        <Button variant="outlined" disabled={data.isPending} onClick={() => void save("csv")}>
          표(CSV) 묶음
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary" role="status">
        {data.isPending
          ? "파일을 만들고 있어요. 자료가 많으면 조금 걸려요."
          : "표 묶음은 ZIP 파일이에요. 풀면 엑셀에서 열 수 있어요."}
      </Typography>
    </Section>
  );
}
