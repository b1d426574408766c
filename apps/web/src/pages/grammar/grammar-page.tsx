/** The grammar rules, with how often the user met and missed each. */
import Card from "@mui/material/Card";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "react-router";
import { useGrammarList } from "../../api/grammar.ts";
import { EmptyState } from "../empty-state.tsx";
import { PageTitle } from "../page-title.tsx";
import { MissedBar } from "./missed-bar.tsx";
import { inOrder, type Order } from "./order.ts";

const SKELETONS = Array.from({ length: 8 }, (_, at) => at);

export default function GrammarPage() {
  const rules = useGrammarList();
  const [order, setOrder] = useState<Order>("book");
  return (
    <>
      <PageTitle title="문법" />
      <Stack spacing={2}>
        <Typography color="textSecondary">
          문항을 풀 때 만나는 어법 규칙이에요. 눌러서 설명을 읽어 보세요.
        </Typography>
        <ToggleButtonGroup
          exclusive
          value={order}
          aria-label="순서"
          onChange={(_, next: Order | null) => next && setOrder(next)}
        >
          <ToggleButton value="book">차례대로</ToggleButton>
          <ToggleButton value="missed">많이 놓친 것부터</ToggleButton>
        </ToggleButtonGroup>
        <Card>
          {rules.isError && !rules.data ? (
            <EmptyState message="문법을 불러오지 못했어요.">
              <Button variant="outlined" onClick={() => void rules.refetch()}>
                다시 불러오기
              </Button>
            </EmptyState>
          ) : (
            <List
              aria-label="문법 규칙"
              aria-busy={!rules.data}
              disablePadding
              sx={{ "& > li + li": { borderTop: 1, borderColor: "divider" } }}
            >
              {rules.data
                ? inOrder(rules.data, order).map((rule) => (
                    <ListItem key={rule.id} disablePadding>
                      <ListItemButton
                        component={Link}
                        to={`/grammar/${rule.id}`}
                        sx={{ py: 1.5, gap: 2, alignItems: "center" }}
                      >
                        <Stack sx={{ flex: 1, minWidth: 0 }}>
                          <Typography sx={{ fontWeight: 600 }}>{rule.name}</Typography>
                          <Typography variant="body2" color="textSecondary">
                            {rule.summary}
                          </Typography>
                        </Stack>
                        <MissedBar met={rule.met} missed={rule.missed} />
                      </ListItemButton>
                    </ListItem>
                  ))
                : SKELETONS.map((at) => (
                    <Skeleton key={at} variant="rounded" height={64} sx={{ m: 1 }} component="li" />
                  ))}
            </List>
          )}
        </Card>
      </Stack>
    </>
  );
}
