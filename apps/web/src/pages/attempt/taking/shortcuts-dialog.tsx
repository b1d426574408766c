import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { styled } from "@mui/material/styles";

interface Props {
  readonly hasDictionary: boolean;
  readonly onClose: () => void;
}

const KEYS = [
  ["1–5", "보기 고르기"],
  ["Shift + 1–5", "보기 지우기, 되살리기"],
  ["F", "나중에 보기"],
  ["← →", "앞뒤 문항으로"],
  ["Enter", "채점하기, 다음 문항으로"],
  ["지문에서 ← →", "단어 사이 움직이기"],
  ["지문에서 Shift + ← →", "여러 단어 고르기"],
  ["지문에서 H", "형광펜 칠하기, 지우기"],
] as const;

/** The keys of the taking page. */
export default function ShortcutsDialog({ hasDictionary, onClose }: Props) {
  const keys = hasDictionary ? [...KEYS, ["지문에서 Enter", "사전 열기"] as const] : KEYS;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="keys-title">
      <DialogTitle id="keys-title">단축키</DialogTitle>
      <DialogContent>
        <List>
          {keys.map(([key, action]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{action}</dd>
            </div>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          닫기
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const List = styled("dl")(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  "& > div": {
    display: "flex",
    justifyContent: "space-between",
    gap: theme.spacing(2),
    padding: theme.spacing(1, 0),
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  "& dt": { fontWeight: 600 },
  "& dd": { margin: 0, textAlign: "right" },
}));
