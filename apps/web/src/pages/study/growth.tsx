/** The size of the word list over time, and how many of its words are known. */
import Button from "@mui/material/Button";
import { useTheme } from "@mui/material/styles";
import { Link } from "react-router";
import type { StudyProgress } from "../../api/study.ts";
import { Lines } from "../../charts/lazy-charts.tsx";
import { periodName } from "../../charts/day-name.ts";
import { Figure } from "../../charts/figure.tsx";

export function Growth({ progress }: { progress: StudyProgress }) {
  const { palette } = useTheme();
  const { periods, words } = progress;
  const { listed, known } = words;
  const isEmpty = (listed.at(-1) ?? 0) === 0;
  return (
    <Figure
      title="늘어난 단어"
      summary={
        isEmpty
          ? "단어장이 비어 있어요. 지문에서 모르는 단어를 눌러 넣어 보세요."
          : `단어장의 단어 ${numberText(listed.at(-1))}개 가운데 ${numberText(known.at(-1))}개를 외웠어요. 3주 넘게 기억하면 외운 단어예요.`
      }
      head={["기간의 끝", "단어장", "외운 단어"]}
      rows={
        isEmpty
          ? []
          : periods.map((period, at) => [
              periodName({ from: period.to, to: period.to }),
              numberText(listed[at]),
              numberText(known[at]),
            ])
      }
      controls={
        isEmpty && (
          <Button component={Link} to="/word" variant="outlined" sx={{ mt: 1 }}>
            단어장으로
          </Button>
        )
      }
    >
      {!isEmpty && (
        <Lines
          names={periods.map(periodName)}
          series={[
            { label: "단어장", data: listed, color: palette.primary.main },
            { label: "외운 단어", data: known, color: palette.secondary.main, isDashed: true },
          ]}
        />
      )}
    </Figure>
  );
}

function numberText(count = 0): string {
  return count.toLocaleString("ko-KR");
}
