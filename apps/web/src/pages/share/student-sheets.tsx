/** A sheet for each student, printed: the score, what was missed, and what to review. */
import type { Board, BoardTaker } from "@pulda/contract";
import { styled } from "@mui/material/styles";
import { PrintFrame } from "../print-frame.tsx";
import { nameOf } from "./takers-table.tsx";
import { percent } from "./board-texts.ts";

interface Props {
  readonly board: Board;
  readonly typeName: (type: string) => string;
  readonly ruleNames: ReadonlyMap<string, string> | undefined;
  readonly onDone: () => void;
}

export default function StudentSheets({ board, typeName, ruleNames, onDone }: Props) {
  const done = board.takers.filter(({ state }) => state === "done");
  return (
    <PrintFrame onDone={onDone}>
      {done.map((taker) => (
        <StudentSheet
          key={taker.id}
          board={board}
          taker={taker}
          typeName={typeName}
          ruleNames={ruleNames}
        />
      ))}
    </PrintFrame>
  );
}

const MARKS = { right: "○", partial: "△", wrong: "✗" } as const;

function StudentSheet({
  board,
  taker,
  typeName,
  ruleNames,
}: Omit<Props, "onDone"> & { readonly taker: BoardTaker }) {
  const { share, mean, questions } = board;
  const missed = questions.filter((_, at) => taker.outcomes[at] !== "right");
  const rules = [...new Set(missed.flatMap((question) => question.rules))].flatMap(
    (rule) => ruleNames?.get(rule) ?? [],
  );
  const types = [...new Set(missed.map(({ type }) => typeName(type)))];
  return (
    <Sheet>
      <h1>{share.title}</h1>
      <p>
        {taker.number && `${taker.number}번 `}
        <b>{nameOf(taker)}</b>
      </p>
      <p>
        <b>
          {taker.score}점 / {share.max_score}점
        </b>
        {mean !== null && ` (반 평균 ${Math.round(mean * 10) / 10}점)`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">문항</th>
            <th scope="col">유형</th>
            <th scope="col">결과</th>
            <th scope="col">반 정답률</th>
          </tr>
        </thead>
        <tbody>
          {questions.map((question, at) => {
            const outcome = taker.outcomes[at];
            return (
              <tr key={question.id}>
                <th scope="row">{question.position}</th>
                <td>{typeName(question.type)}</td>
                <td>{outcome ? MARKS[outcome] : "—"}</td>
                <td>{question.correct === null ? "" : percent(question.correct)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h2>틀린 규칙</h2>
      <p>{rules.length > 0 ? rules.join(", ") : "문법 규칙에서는 틀린 것이 없어요."}</p>
      <h2>권하는 복습</h2>
      <p>
        {missed.length === 0
          ? "모두 맞혔어요. 한 단계 높은 난도에 도전해 보세요."
          : [
              rules.length > 0 && `풀다의 ‘문법’에서 ${rules.slice(0, 3).join(", ")} 설명을 읽고`,
              `${types.slice(0, 3).join(", ")} 유형을 다시 풀어 보세요.`,
            ]
              .filter(Boolean)
              .join(" ")}
      </p>
    </Sheet>
  );
}

const Sheet = styled("section")({
  breakAfter: "page",
  "&:last-of-type": { breakAfter: "auto" },
  fontSize: "11pt",
  lineHeight: 1.6,
  "& h1": { fontSize: "16pt", margin: 0 },
  "& h2": { fontSize: "12pt", margin: "12pt 0 0" },
  "& p": { margin: "4pt 0" },
  "& table": { borderCollapse: "collapse", width: "100%", marginTop: "8pt" },
  "& th, & td": {
    border: "0.5pt solid #999",
    padding: "2pt 6pt",
    textAlign: "left",
    fontWeight: 400,
  },
});
