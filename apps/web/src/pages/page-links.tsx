import Pagination from "@mui/material/Pagination";
import PaginationItem from "@mui/material/PaginationItem";
import { Link } from "react-router";

interface Props {
  readonly count: number;
  readonly page: number;
  readonly addressOf: (page: number) => string;
}

/** The pages of a list, as links. */
export function PageLinks({ count, page, addressOf }: Props) {
  if (count <= 1) return null;
  return (
    <Pagination
      color="primary"
      count={count}
      page={page}
      aria-label="쪽"
      siblingCount={1}
      boundaryCount={1}
      getItemAriaLabel={nameOf}
      renderItem={(item) => (
        <PaginationItem component={Link} to={addressOf(item.page ?? 1)} {...item} />
      )}
      sx={{ "& ul": { justifyContent: "center" }, mt: 2 }}
    />
  );
}

function nameOf(type: string, page: number | null): string {
  if (type === "previous") return "이전 쪽";
  if (type === "next") return "다음 쪽";
  return `${page} 쪽`;
}
