/** The list of a class: who has done which of the latest shares. */
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ClassDocument, ClassMember } from "@pulda/contract";
import { useState } from "react";
import { Link } from "react-router";
import { useClassCall } from "../../api/classes.ts";
import { VisuallyHidden } from "../../item/render/visually-hidden.tsx";
import MoreIcon from "../../icons/more-vert.tsx";
import { notify } from "../../notices/notice.ts";
import { EditMember } from "./edit-member.tsx";

/** So many shares have a column; further ones are in the list below. */
const COLUMNS = 6;

export function MembersTable({ group }: { readonly group: ClassDocument }) {
  const [menu, setMenu] = useState<{ anchor: HTMLElement; member: ClassMember } | null>(null);
  const [editing, setEditing] = useState<ClassMember | null>(null);
  const remove = useClassCall("classMemberRemove");
  const shares = group.shares.filter(({ kind }) => kind === "exam").slice(0, COLUMNS);
  const resultOf = new Map(group.results.map((one) => [`${one.member_id} ${one.share_id}`, one]));

  async function removeMember(member: ClassMember) {
    setMenu(null);
    const isSure = window.confirm(
      `${member.name} 학생을 명단에서 뺄까요? 그동안의 풀이는 이름 없이 남아요.`,
    );
    if (!isSure) return;
    const removed = await remove.mutateAsync({ member_id: member.id });
    if (!removed.ok) notify({ message: removed.message });
  }

  return (
    <Card
      component="section"
      aria-labelledby="members"
      tabIndex={0}
      sx={{ p: 2, overflowX: "auto" }}
    >
      <Typography id="members" variant="h2" sx={{ mb: 1 }}>
        학생 {group.members.length}명
      </Typography>
      <Table>
        <thead>
          <tr>
            <th scope="col">번호</th>
            <th scope="col">이름</th>
            {shares.map((share) => (
              <th key={share.id} scope="col">
                <Link to={`/share/${share.id}`}>{share.title}</Link>
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>할 일</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {group.members.map((member) => (
            <tr key={member.id}>
              <td>{member.number}</td>
              <th scope="row">
                {member.name}
                {member.joined && <small> · 계정</small>}
              </th>
              {shares.map((share) => {
                const result = resultOf.get(`${member.id} ${share.id}`);
                return (
                  <td key={share.id} data-state={result?.state ?? "none"}>
                    {result?.state === "done"
                      ? `${result.score ?? 0}/${result.max_score}`
                      : result?.state === "taking"
                        ? "푸는 중"
                        : "—"}
                  </td>
                );
              })}
              <td>
                <IconButton
                  aria-label={`${member.name}에 할 일`}
                  aria-haspopup="menu"
                  onClick={(event) => setMenu({ anchor: event.currentTarget, member })}
                >
                  <MoreIcon />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Menu open={menu !== null} anchorEl={menu?.anchor ?? null} onClose={() => setMenu(null)}>
        <MenuItem
          onClick={() => {
            setEditing(menu?.member ?? null);
            setMenu(null);
          }}
        >
          이름·번호 고치기
        </MenuItem>
        <MenuItem onClick={() => menu && void removeMember(menu.member)}>명단에서 빼기</MenuItem>
      </Menu>
      {editing && <EditMember member={editing} onClose={() => setEditing(null)} />}
    </Card>
  );
}

const Table = styled("table")(({ theme }) => ({
  ...theme.typography.body2,
  width: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    borderTop: `1px solid ${theme.palette.divider}`,
    padding: theme.spacing(0.5, 1.5, 0.5, 0),
    textAlign: "left",
    fontWeight: 400,
    whiteSpace: "nowrap",
  },
  "& thead th": { borderTop: "none", whiteSpace: "normal", minWidth: 48, verticalAlign: "bottom" },
  "& thead a": { color: theme.palette.primary.main },
  "& tbody th": { fontWeight: 600 },
  "& small": { color: theme.palette.text.secondary, fontWeight: 400 },
  "& td[data-state='none'], & td[data-state='entered']": { color: theme.palette.text.secondary },
}));
