import Button from "@mui/material/Button";
import { EmptyState } from "./empty-state.tsx";

interface Props {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** A search without results, and the button that clears it. */
export function NoMatches({ search, onSearch }: Props) {
  return (
    <EmptyState message={`‘${search}’ 검색 결과가 없어요.`}>
      <Button variant="outlined" onClick={() => onSearch("")}>
        검색어 지우기
      </Button>
    </EmptyState>
  );
}
