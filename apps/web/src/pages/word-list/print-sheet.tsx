/** The words as a table for printing; one column can be left empty to be filled in. */
import { styled } from "@mui/material/styles";
import type { Word } from "@pulda/contract";
import { useState } from "react";
import { PrintFrame } from "../print-frame.tsx";
import type { Covered } from "./covered-text.tsx";

interface Props {
  readonly words: readonly Word[];
  readonly covered: Covered;
  readonly onDone: () => void;
}

export function PrintSheet({ words, covered, onDone }: Props) {
  const [day] = useState(() => new Date().toLocaleDateString("ko-KR", { dateStyle: "medium" }));
  return (
    <PrintFrame onDone={onDone}>
      <Sheet>
        <h1>단어장</h1>
        <p>
          {day} · {words.length}개
        </p>
        <table>
          <thead>
            <tr>
              <th>번호</th>
              <th>단어</th>
              <th>뜻</th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ id, text, meaning }, at) => (
              <tr key={id}>
                <td>{at + 1}</td>
                <td lang="en">{covered === "english" ? "" : text}</td>
                <td>{covered === "korean" ? "" : meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </PrintFrame>
  );
}

const Sheet = styled("div")(({ theme }) => ({
  color: theme.palette.common.black,
  "& h1": { fontSize: "16pt", margin: 0 },
  "& p": { fontSize: "9pt", margin: "0 0 6pt" },
  "& table": { width: "100%", borderCollapse: "collapse", fontSize: "10.5pt" },
  "& thead": { display: "table-header-group" },
  "& tr": { breakInside: "avoid" },
  "& th, & td": {
    border: `1px solid ${theme.palette.text.secondary}`,
    padding: "4pt 6pt",
    textAlign: "left",
    height: "18pt",
  },
  "& td:first-of-type, & th:first-of-type": { width: "10%", textAlign: "right" },
  "& td:nth-of-type(2), & th:nth-of-type(2)": { width: "35%" },
}));
