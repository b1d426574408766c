/** 사용자: found, locked, given a role, signed out, removed. */
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import type { AdminUser } from "@pulda/contract";
import { useNavigate, useSearchParams } from "react-router";
import { useAdminCount, useUsers, type UserFilter } from "../../../api/admin.ts";
import { pageOf, searchOf } from "../../../navigation/list-url.ts";
import { EmptyState } from "../../empty-state.tsx";
import { ListFrame } from "../../list-frame.tsx";
import { NoMatches } from "../../no-matches.tsx";
import { PageTitle } from "../../page-title.tsx";
import { SearchField } from "../../search-field.tsx";
import { UserLine } from "./user-line.tsx";

const LINE_HEIGHT = 112;

const FILTERS: readonly (readonly [UserFilter, string])[] = [
  ["all", "전체"],
  ["admin", "관리자"],
  ["locked", "잠긴 계정"],
  ["unverified", "인증 전"],
  ["set_aside", "따로 둔 계정"],
];

export default function UsersPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const page = pageOf(params);
  const search = searchOf(params);
  const filter = FILTERS.find(([one]) => one === params.get("filter"))?.[0] ?? "all";
  const users = useUsers({ search, filter, page });
  const isOnlyAdmin = useAdminCount() === 1;

  function address(change: { page?: number; search?: string; filter?: UserFilter }): string {
    const next = { page: 1, search, filter, ...change };
    const query = new URLSearchParams();
    if (next.search) query.set("search", next.search);
    if (next.filter !== "all") query.set("filter", next.filter);
    if (next.page > 1) query.set("page", String(next.page));
    return query.size > 0 ? `?${query}` : "?";
  }
  const go = (change: Parameters<typeof address>[0]) =>
    void navigate(address(change), { replace: true });

  return (
    <>
      <PageTitle title="사용자" />
      <Stack spacing={2}>
        <SearchField
          label="이메일로 찾기"
          search={search}
          onSearch={(next) => go({ search: next })}
        />
        <Box role="group" aria-label="보기" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {FILTERS.map(([one, name]) => {
            const isOn = filter === one;
            return (
              <Chip
                key={one}
                label={name}
                color={isOn ? "primary" : "default"}
                variant={isOn ? "filled" : "outlined"}
                aria-pressed={isOn}
                onClick={() => go({ filter: one })}
                sx={{ height: 44, borderRadius: 22 }}
              />
            );
          })}
        </Box>
        <ListFrame<AdminUser>
          label="사용자"
          query={users}
          page={page}
          addressOf={(to) => address({ page: to })}
          lineHeight={LINE_HEIGHT}
          empty={
            search === "" ? (
              <EmptyState message="여기에 해당하는 사용자가 없어요." />
            ) : (
              <NoMatches search={search} onSearch={(next) => go({ search: next })} />
            )
          }
          renderLine={(user) => <UserLine key={user.id} user={user} isOnlyAdmin={isOnlyAdmin} />}
        />
      </Stack>
    </>
  );
}
