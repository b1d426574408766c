import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import { alpha, type Theme } from "@mui/material/styles";
import { Link, NavLink } from "react-router";
import { isAdmin, useSession } from "../api/session.ts";
import AdminIcon from "../icons/admin-panel-settings-outlined.tsx";
import AddIcon from "../icons/note-add-outlined.tsx";
import ExamsIcon from "../icons/library-books-outlined.tsx";
import ClassIcon from "../icons/groups-outlined.tsx";
import FavoritesIcon from "../icons/folder-special-outlined.tsx";
import NotesIcon from "../icons/rate-review-outlined.tsx";
import SignOutIcon from "../icons/logout.tsx";
import StudyIcon from "../icons/bar-chart-outlined.tsx";
import GrammarIcon from "../icons/spellcheck-outlined.tsx";
import LibraryIcon from "../icons/local-library-outlined.tsx";
import WordsIcon from "../icons/menu-book-outlined.tsx";
import { RAIL_WIDTH } from "../theme.ts";
import { useIsAmongMade } from "./use-is-among-made.ts";

const MAIN_LINKS = [
  { to: "/generate", name: "문제집 만들기", Icon: AddIcon },
  { to: "/exam", name: "만든 문제집", Icon: ExamsIcon },
  { to: "/favorite", name: "즐겨찾는 문제집", Icon: FavoritesIcon },
  { to: "/word", name: "단어장", Icon: WordsIcon },
] as const;

/** Not in the specification, so in a list of their own below. */
const STUDY_LINKS = [
  { to: "/library", name: "예시 문제집", Icon: LibraryIcon },
  { to: "/note", name: "오답노트", Icon: NotesIcon },
  { to: "/class", name: "반", Icon: ClassIcon },
  { to: "/study", name: "학습 현황", Icon: StudyIcon },
  { to: "/grammar", name: "문법", Icon: GrammarIcon },
] as const;

/** For admins alone. */
const ADMIN_LINKS = [{ to: "/admin", name: "관리", Icon: AdminIcon }] as const;

interface Props {
  readonly onChoose?: (() => void) | undefined;
}

/** The links to all pages, and signing out. */
export function NavigationList({ onChoose }: Props) {
  const { info } = useSession();
  return (
    <Box component="nav" aria-label="주 메뉴" sx={columnStyle}>
      <NavigationLinks links={MAIN_LINKS} label="문제집과 단어장" onChoose={onChoose} />
      <Divider sx={{ mx: 2, borderColor: dividerColor }} />
      <NavigationLinks links={STUDY_LINKS} label="공부" onChoose={onChoose} />
      {isAdmin(info) && (
        <>
          <Divider sx={{ mx: 2, borderColor: dividerColor }} />
          <NavigationLinks links={ADMIN_LINKS} label="관리자" onChoose={onChoose} />
        </>
      )}
      <Box sx={{ mt: "auto", p: 2 }}>
        <Button
          component={Link}
          to="/sign-out"
          replace
          fullWidth
          variant="outlined"
          color="inherit"
          startIcon={<SignOutIcon />}
        >
          로그아웃
        </Button>
      </Box>
    </Box>
  );
}

interface NavigationLinksProps extends Props {
  readonly links: readonly (typeof MAIN_LINKS | typeof STUDY_LINKS | typeof ADMIN_LINKS)[number][];
  readonly label: string;
}

function NavigationLinks({ links, label, onChoose }: NavigationLinksProps) {
  const isAmongMade = useIsAmongMade();
  return (
    <List aria-label={label} sx={{ px: 1, py: 2 }}>
      {links.map(({ to, name, Icon }) => (
        <ListItem key={to} disablePadding sx={{ mb: 0.5 }}>
          <ListItemButton
            {...(to === "/exam"
              ? { component: Link, "aria-current": isAmongMade ? ("page" as const) : undefined }
              : { component: NavLink })}
            to={to}
            sx={linkStyle}
            onClick={onChoose}
          >
            <ListItemIcon sx={{ minWidth: `max(${RAIL_WIDTH - 16}px, 2.25rem)`, color: "inherit" }}>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

const columnStyle = {
  display: "flex",
  flexDirection: "column",
  flex: 1,
  "& .Mui-focusVisible": { outlineColor: "currentColor" },
} as const;

const dividerColor = (theme: Theme) => alpha(theme.palette.primary.contrastText, 0.24);

const linkStyle = {
  borderRadius: 1,
  minHeight: 48,
  "&:hover": { bgcolor: (theme: Theme) => alpha(theme.palette.primary.contrastText, 0.08) },
  "&[aria-current]": {
    bgcolor: (theme: Theme) => alpha(theme.palette.primary.contrastText, 0.16),
    "& .MuiListItemText-primary": { fontWeight: 700 },
  },
};
