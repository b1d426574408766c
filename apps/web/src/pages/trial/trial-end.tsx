/** After the last item: what was right, and how to go on. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Trial } from "@pulda/contract";
import { Link } from "react-router";
import { OutcomeSign } from "../outcome-sign.tsx";
import { TO_SIGN_UP } from "../sign-in/to-sign-up.ts";

interface Props {
  readonly trial: Trial;
  readonly choices: Readonly<Record<number, number>>;
  readonly onAgain: () => void;
}

export function TrialEnd({ trial, choices, onAgain }: Props) {
  const { items } = trial;
  const isRight = ({ item, choice }: Trial["items"][number]) => choices[item.position] === choice;
  const right = items.filter(isRight).length;
  return (
    <Card sx={{ p: { xs: 2, sm: 4 }, maxWidth: 560, mx: "auto" }}>
      <Stack spacing={2} sx={{ alignItems: "center", textAlign: "center" }}>
        <OutcomeSign right={right} count={items.length} />
        <Typography variant="h1">
          {items.length}문항 가운데 {right}문항을 맞혔어요
        </Typography>
        <Marks aria-label="문항마다 맞았는지">
          {items.map((one) => (
            <li key={one.item.id} data-right={isRight(one)}>
              {one.item.position}번 {isRight(one) ? "○" : "✗"}
            </li>
          ))}
        </Marks>
        <Typography sx={{ wordBreak: "keep-all" }}>
          가입하면 방금 푼 문항이 그대로 담기고, 틀린 문항은 오답노트에서 다시 만나요. 내 지문으로
          문제집도 만들 수 있어요.
        </Typography>
        <Button variant="contained" size="large" component={Link} to="/sign-in" state={TO_SIGN_UP}>
          가입하고 이어 가기
        </Button>
        <Button onClick={onAgain}>처음부터 다시 풀기</Button>
      </Stack>
    </Card>
  );
}

const Marks = styled("ol")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: theme.spacing(1),
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& li": {
    padding: theme.spacing(0.5, 1.5),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    fontWeight: 600,
  },
  "& li[data-right='true']": { color: theme.palette.success.dark },
  "& li[data-right='false']": { color: theme.palette.error.dark },
}));
