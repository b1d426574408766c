/** 내보내기: the results of an attempt, or of every attempt at an exam, for spreadsheets. */
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useResultFile, type ResultSource } from "../api/documents.ts";
import { notify } from "../notices/notice.ts";
import { saveFile } from "./save-file.ts";

export default function ResultFile({ source }: { readonly source: ResultSource }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const file = useResultFile(source);

  async function save(format: "csv" | "xlsx") {
    setAnchor(null);
    const answer = await file.mutateAsync(format);
    if (!answer.ok) return notify({ message: answer.message });
    saveFile(answer.file, answer.name);
    if (answer.warnings.length > 0) notify({ message: answer.warnings.join(" ") });
  }

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={file.isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {source.kind === "exam" ? "기록 내보내기" : "내보내기"}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void save("xlsx")}>엑셀 (XLSX)</MenuItem>
        <MenuItem onClick={() => void save("csv")}>CSV</MenuItem>
      </Menu>
    </>
  );
}
