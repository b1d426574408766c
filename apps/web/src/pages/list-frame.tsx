import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import List from "@mui/material/List";
import Skeleton from "@mui/material/Skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { Children, type ReactNode } from "react";
import { Navigate } from "react-router";
import type { Page } from "../api/page-sizes.ts";
import { useMovedLines } from "../motion/use-moved-lines.ts";
import { EmptyState } from "./empty-state.tsx";
import { useInSlices } from "./use-in-slices.ts";
import { PageLinks } from "./page-links.tsx";

interface Props<Line> {
  readonly label: string;
  readonly query: UseQueryResult<Page<Line>>;
  readonly page: number;
  readonly addressOf: (page: number) => string;
  readonly empty: ReactNode;
  /** The height of a line, for the skeleton, in px. */
  readonly lineHeight: number;
  readonly renderLine: (line: Line) => ReactNode;
}

const SKELETONS = ["a", "b", "c"];

/** A page of a list in any of its states: loading, failed, empty, loaded, or past the last page. */
export function ListFrame<Line>(props: Props<Line>) {
  const { label, query, page, addressOf, empty, lineHeight, renderLine } = props;
  const { data } = query;
  const isShown = useInSlices(data !== undefined);
  const moved = useMovedLines<HTMLUListElement>();
  if (!data && query.isError) {
    return (
      <Card>
        <EmptyState message="목록을 불러오지 못했어요. 저장한 내용은 그대로 있어요.">
          <Button variant="outlined" onClick={() => void query.refetch()}>
            다시 불러오기
          </Button>
        </EmptyState>
      </Card>
    );
  }
  const { count_pages = 0, total_count = 0 } = data?.pagination ?? {};
  const isLoading = !data || (data.list.length === 0 && total_count > 0);
  const isPastLastPage = !query.isPlaceholderData && !query.isFetching && page > count_pages;
  if (data && isPastLastPage && count_pages > 0)
    return <Navigate to={addressOf(count_pages)} replace />;
  if (isLoading || !isShown) {
    return (
      <Card aria-busy aria-label="불러오는 중">
        {SKELETONS.map((key) => (
          <Skeleton key={key} variant="rounded" height={lineHeight - 16} sx={{ m: 1 }} />
        ))}
      </Card>
    );
  }
  if (data.list.length === 0) return <Card>{empty}</Card>;
  return (
    <>
      <Card>
        <List ref={moved} aria-label={label} disablePadding sx={lines}>
          {Children.toArray(data.list.map(renderLine))}
        </List>
      </Card>
      <PageLinks count={count_pages} page={page} addressOf={addressOf} />
    </>
  );
}

const lines = { "& > li + li": { borderTop: 1, borderColor: "divider" } };
