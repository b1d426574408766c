/** Who takes a share, and how far each one is, live. */
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Board, BoardTaker } from "@pulda/contract";
import { useState } from "react";
import { useTakerCall } from "../../api/shares.ts";
import MoreIcon from "../../icons/more-vert.tsx";
import { VisuallyHidden } from "../../item/render/visually-hidden.tsx";
import { notify } from "../../notices/notice.ts";
import { durationText } from "../attempt/result/duration-text.ts";
import { EmptyState } from "../empty-state.tsx";
import { RenameTaker } from "./rename-taker.tsx";

const STATES = { entered: "들어옴", taking: "푸는 중", done: "제출함" } as const;

export function TakersTable({ board }: { readonly board: Board }) {
  const { takers, missing, share } = board;
  const [menu, setMenu] = useState<{ anchor: HTMLElement; taker: BoardTaker } | null>(null);
  const [renaming, setRenaming] = useState<BoardTaker | null>(null);
  const remove = useTakerCall("shareTakerRemove", share.id);
  if (takers.length === 0 && missing.length === 0)
    return (
      <Card>
        <EmptyState message="아직 들어온 학생이 없어요. 위의 링크나 QR을 나눠 주세요." />
      </Card>
    );

  async function removeTaker(taker: BoardTaker) {
    setMenu(null);
    const isSure = window.confirm(`${nameOf(taker)}의 이름과 풀이를 지울까요? 되돌릴 수 없어요.`);
    if (!isSure) return;
    const removed = await remove.mutateAsync({ taker_id: taker.id });
    notify({ message: removed.ok ? `${nameOf(taker)} 학생을 지웠어요.` : removed.message });
  }

  return (
    <Card
      component="section"
      aria-labelledby="takers"
      tabIndex={0}
      sx={{ p: 2, overflowX: "auto" }}
    >
      <Typography id="takers" variant="h2" sx={{ mb: 1 }}>
        학생 {takers.length}명
        {missing.length > 0 && (
          <Typography component="span" color="textSecondary">
            {" "}
            · 아직 안 들어온 학생 {missing.length}명
          </Typography>
        )}
      </Typography>
      <Table>
        <thead>
          <tr>
            <th scope="col">번호</th>
            <th scope="col">이름</th>
            <th scope="col">상태</th>
            <th scope="col">푼 문항</th>
            <th scope="col">점수</th>
            <th scope="col">시간</th>
            <th scope="col">
              <VisuallyHidden>할 일</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {takers.map((taker) => (
            <tr key={taker.id} data-taker={taker.id} data-state={taker.state}>
              <td>{taker.number}</td>
              <th scope="row">
                {nameOf(taker)}
                {taker.form && ` (${taker.form}형)`}
              </th>
              <td>
                {STATES[taker.state]}
                {taker.state === "taking" && taker.position !== null && ` · ${taker.position}번`}
              </td>
              <td>
                {taker.outcomes.length > 0 && `${taker.answered_count}/${taker.outcomes.length}`}
              </td>
              <td>{taker.score !== null && `${taker.score}점`}</td>
              <td>{taker.seconds > 0 && durationText(taker.seconds)}</td>
              <td>
                <IconButton
                  aria-label={`${nameOf(taker)}에 할 일`}
                  aria-haspopup="menu"
                  onClick={(event) => setMenu({ anchor: event.currentTarget, taker })}
                >
                  <MoreIcon />
                </IconButton>
              </td>
            </tr>
          ))}
          {missing.map(({ member_id, name, number }) => (
            <tr key={`missing-${member_id}`} data-state="missing">
              <td>{number}</td>
              <th scope="row">{name}</th>
              <td colSpan={5}>아직 안 들어왔어요</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Menu open={menu !== null} anchorEl={menu?.anchor ?? null} onClose={() => setMenu(null)}>
        <MenuItem
          onClick={() => {
            setRenaming(menu?.taker ?? null);
            setMenu(null);
          }}
        >
          이름·번호 고치기
        </MenuItem>
        <MenuItem onClick={() => menu && void removeTaker(menu.taker)}>풀이와 함께 지우기</MenuItem>
      </Menu>
      {renaming && (
        <RenameTaker shareId={share.id} taker={renaming} onClose={() => setRenaming(null)} />
      )}
    </Card>
  );
}

/** Two of one name are told apart. @example nameOf({ name: "김민지", same_name: 2 }) // "김민지 (2)" */
export function nameOf({ name, same_name }: Pick<BoardTaker, "name" | "same_name">): string {
  return same_name > 1 ? `${name} (${same_name})` : name;
}

const Table = styled("table")(({ theme }) => ({
  ...theme.typography.body2,
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    borderTop: `1px solid ${theme.palette.divider}`,
    padding: theme.spacing(0.5, 1, 0.5, 0),
    textAlign: "left",
    fontWeight: 400,
    whiteSpace: "nowrap",
  },
  "& tbody th": { fontWeight: 600, whiteSpace: "normal", minWidth: 72 },
  "& thead th": { color: theme.palette.text.secondary, borderTop: "none" },
  "& tr[data-state='missing']": { color: theme.palette.text.secondary },
  "& tr[data-state='done'] td:nth-of-type(2)": {
    color: theme.palette.success.dark,
    fontWeight: 600,
  },
}));
