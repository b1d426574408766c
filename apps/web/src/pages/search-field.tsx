import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useEffect, useRef, useState } from "react";
import ClearIcon from "../icons/close.tsx";
import SearchIcon from "../icons/search.tsx";
import { TextBox } from "../fields/text-box.tsx";

const DEBOUNCE_MS = 300;
const MAX_SEARCH_LENGTH = 100;

interface Props {
  readonly label: string;
  /** The search that the list shows now. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Searches while the user types, debounced. */
export function SearchField({ label, search, onSearch }: Props) {
  const [text, setText] = useState(search);
  const [lastSearch, setLastSearch] = useState(search);
  // Back and forward change the search, too.
  if (lastSearch !== search) {
    setLastSearch(search);
    if (text.trim() !== search) setText(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), DEBOUNCE_MS);
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        onSearch(text.trim());
      }}
    >
      <TextBox
        size="small"
        placeholder={label}
        value={text}
        onChange={type}
        attributes={{ "aria-label": label, maxLength: MAX_SEARCH_LENGTH, enterKeyHint: "search" }}
        sx={{ minHeight: 44 }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        }
        endAdornment={
          text !== "" && (
            <IconButton aria-label="검색어 지우기" edge="end" onClick={() => type("")}>
              <ClearIcon />
            </IconButton>
          )
        }
      />
    </form>
  );
}
