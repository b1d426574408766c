/** 결과 내보내기: a row for each item, for spreadsheets. */
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useAttemptFile } from "../../../api/documents.ts";
import { notify } from "../../../notices/notice.ts";
import { saveFile } from "../../save-file.ts";

export default function ResultFile({ attemptId }: { readonly attemptId: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const file = useAttemptFile();

  async function save(format: "csv" | "xlsx") {
    setAnchor(null);
    const answer = await file.mutateAsync({ id: attemptId, format });
    if (answer.ok) saveFile(answer.file, answer.name);
    else notify({ message: answer.message });
  }

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={file.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        내보내기
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void save("xlsx")}>엑셀 (XLSX)</MenuItem>
        <MenuItem onClick={() => void save("csv")}>CSV</MenuItem>
      </Menu>
    </>
  );
}
