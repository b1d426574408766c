/** The accuracy over time, of all items or of a type or rule. */
import { useTheme } from "@mui/material/styles";
import type { TallyGroup } from "@pulda/contract";
import type { StudyProgress } from "../../api/study.ts";
import { Lines } from "../../charts/lazy-charts.tsx";
import { periodName } from "../../charts/day-name.ts";
import { Figure } from "../../charts/figure.tsx";
import { percent } from "./accuracy.ts";
import { SelectBox } from "../../fields/select-box.tsx";

interface Props {
  readonly progress: StudyProgress;
  /** "rule:voice", "type:blank", or "" for all. */
  readonly shown: string;
  readonly onShow: (shown: string) => void;
}

export function AccuracyOverTime({ progress, shown, onShow }: Props) {
  const { palette } = useTheme();
  const { periods, accuracy } = progress;
  const { all, types, rules } = accuracy;
  const choices = new Map<string, TallyGroup>([
    ...types.map((group) => [`type:${group.id}`, group] as const),
    ...rules.map((group) => [`rule:${group.id}`, group] as const),
  ]);
  const { right, total, series } = choices.get(shown) ?? all;
  const rows = periods.flatMap((period, at) => {
    const answered = series.total[at] ?? 0;
    const correct = series.right[at] ?? 0;
    return answered === 0
      ? []
      : [[periodName(period), String(answered), String(correct), `${percent(correct, answered)}%`]];
  });
  return (
    <Figure
      title="정답률"
      summary={
        total === 0
          ? "이 기간에 푼 문항이 없어요."
          : `문항 ${total.toLocaleString("ko-KR")}개 가운데 ${right.toLocaleString("ko-KR")}개를 맞혔어요 (${percent(right, total)}%). 일부만 맞은 문항은 세지 않아요.`
      }
      head={["기간", "푼 문항", "맞힌 문항", "정답률"]}
      rows={rows}
      controls={
        choices.size > 0 && (
          <SelectBox
            value={choices.has(shown) ? shown : ""}
            onChange={(event) => onShow(event.target.value)}
            inputProps={{ "aria-label": "무엇의 정답률" }}
            sx={{ maxWidth: "100%" }}
          >
            <option value="">전체</option>
            <Choices label="유형" kind="type" groups={types} />
            <Choices label="문법 규칙" kind="rule" groups={rules} />
          </SelectBox>
        )
      }
    >
      {total > 0 && (
        <Lines
          max={100}
          names={periods.map(periodName)}
          series={[
            {
              label: "정답률(%)",
              data: series.total.map((answered, at) =>
                answered === 0 ? null : percent(series.right[at] ?? 0, answered),
              ),
              color: palette.primary.main,
            },
          ]}
        />
      )}
    </Figure>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly kind: string;
  readonly groups: readonly TallyGroup[];
}

function Choices({ label, kind, groups }: ChoicesProps) {
  if (groups.length === 0) return null;
  return (
    <optgroup label={label}>
      {groups.map(({ id, name }) => (
        <option key={id} value={`${kind}:${id}`}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
