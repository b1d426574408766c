/** Makes a word test: of the word list, or of the words of an exam. */
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useMakeWordTest } from "../api/words.ts";
import { LEVELS } from "./korean-names.ts";
import { SelectBox } from "../fields/select-box.tsx";

interface Props {
  /** The exam whose words are tested; the word list where left out. */
  readonly examId?: number;
  /** Words above this level are tested, at first. */
  readonly above?: number;
  readonly onClose: () => void;
}

/** Id, name and initial number of items of each type. */
const TYPES = [
  ["word-meaning", "영어 보고 뜻 고르기", 10],
  ["meaning-word", "뜻 보고 영어 고르기", 5],
  ["meaning-write", "영어 보고 뜻 쓰기", 0],
  ["word-write", "뜻 보고 영어 쓰기", 5],
  ["definition", "영영풀이 보고 고르기", 0],
  ["synonym", "동의어 고르기", 0],
  ["antonym", "반의어 고르기", 0],
  ["word-blank", "문장 속 빈칸 고르기", 0],
] as const;
const COUNTS = [0, 5, 10, 15, 20, 30, 50];
const FILTERS = [
  ["all", "단어장 전체"],
  ["due", "오늘 복습할 단어"],
  ["learning", "학습 중인 단어"],
  ["new", "새 단어"],
  ["known", "외운 단어"],
] as const;

type Type = (typeof TYPES)[number][0];

export function WordTestDialog({ examId, above = 2, onClose }: Props) {
  const [counts, setCounts] = useState<Readonly<Record<Type, number>>>(
    () => Object.fromEntries(TYPES.map(([type, , count]) => [type, count])) as Record<Type, number>,
  );
  const [filter, setFilter] = useState<(typeof FILTERS)[number][0]>("all");
  const [level, setLevel] = useState(above);
  const make = useMakeWordTest();
  const navigate = useNavigate();
  const types = TYPES.flatMap(([type]) =>
    counts[type] > 0 ? [{ type, count: counts[type] }] : [],
  );

  async function makeTest() {
    const made = await make.mutateAsync({
      types,
      ...(examId === undefined ? { filter } : { exam_id: examId, level }),
    });
    if (made.ok) await navigate(`/exam/${made.result.id}`);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="word-test">
      <DialogTitle id="word-test">단어 시험 만들기</DialogTitle>
      <DialogContent>
        <Stack spacing={0.5}>
          {examId === undefined ? (
            <Row label="물어볼 단어" id="word-test-words">
              <SelectBox
                id="word-test-words"
                value={filter}
                onChange={(event) => setFilter(event.target.value as typeof filter)}
              >
                {FILTERS.map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </SelectBox>
            </Row>
          ) : (
            <Row label="이 수준보다 어려운 단어" id="word-test-level">
              <SelectBox
                id="word-test-level"
                value={level}
                onChange={(event) => setLevel(Number(event.target.value))}
              >
                {[1, 2, 3, 4].map((value) => (
                  <option key={value} value={value}>
                    {LEVELS[value]}
                  </option>
                ))}
              </SelectBox>
            </Row>
          )}
          {TYPES.map(([type, name]) => (
            <Row key={type} label={name} id={`word-test-${type}`}>
              <SelectBox
                id={`word-test-${type}`}
                value={counts[type]}
                onChange={(event) => setCounts({ ...counts, [type]: Number(event.target.value) })}
              >
                {COUNTS.map((count) => (
                  <option key={count} value={count}>
                    {count === 0 ? "없음" : `${count}문항`}
                  </option>
                ))}
              </SelectBox>
            </Row>
          ))}
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          뜻이 하나로 분명하지 않은 단어는 영영풀이와 동의어로 묻지 않아요.
        </Typography>
        {make.data?.ok === false && (
          <Typography color="error" role="alert" sx={{ mt: 1 }}>
            {make.data.message}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          취소
        </Button>
        <Button
          variant="contained"
          disabled={types.length === 0 || make.isPending}
          onClick={() => void makeTest()}
        >
          만들기
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Row({ label, id, children }: { label: string; id: string; children: React.ReactNode }) {
  return (
    <Stack direction="row" sx={{ alignItems: "center", minHeight: 44 }}>
      <Typography component="label" htmlFor={id} sx={{ flex: 1 }}>
        {label}
      </Typography>
      {children}
    </Stack>
  );
}
