/**
 * Which modules are bundled into one chunk. By default the bundler makes a chunk for each set of modules
 * that two pages share, seventy for the taking page; these groups are what most pages have in common.
 */

const MUI = (...names: string[]) => `/@mui/material/(${names.join("|")})/`;

/** What every page needs, the sign-in page too; in three chunks, since the browser compiles each in one task. */
const react = ["/node_modules/(react|react-dom|scheduler)/"];
const libraries = ["/node_modules/(react-router|@tanstack|@emotion|stylis)/"];
const base = [
  "/@mui/(system|utils(?!/useRovingTabIndex)|styled-engine|private-theming)/",
  MUI("styles", "colors", "utils", "internal", "transitions", "CssBaseline", "GlobalStyles"),
  MUI("InitColorSchemeScript", "Box", "Stack", "Typography", "Button", "ButtonBase", "IconButton"),
  MUI("SvgIcon", "CircularProgress", "Paper", "Card", "Divider"),
  "/web/src/(api(?!/(account|admin|chat|documents|library|study|surveys|trash|favorites|progress|shares|classes|taker|reviews|words|questions|model)\\.)|navigation/(?!leave-guard)|notices/(?!notice-bar)|theme|item/render/visually-hidden|pages/(idle-queue|use-in-slices)|offline/(connection|install-prompt))",
];

/** Text fields. */
const inputs = [
  MUI("InputBase", "OutlinedInput", "FormControl", "FormControlLabel", "InputLabel"),
  MUI("FormHelperText", "FormLabel", "InputAdornment", "TextareaAutosize"),
  "/web/src/fields/(?!select-box)",
];

/** The layout around the pages of a signed-in user, and what floats over it. */
const frame = [
  MUI("Modal", "Portal", "Fade", "Slide", "Drawer", "AppBar", "Toolbar", "Backdrop"),
  MUI("List", "ListItem", "ListItemButton", "ListItemIcon", "ListItemText"),
  MUI("Unstable_TrapFocus", "useMediaQuery"),
  "/web/src/icons/(menu-book-outlined|close|note-add-outlined)",
  "/web/src/layouts/(logo|use-send-orphans|skip-link)",
  "/web/src/pages/(load-failed|not-found|page-title|pointer-hint|empty-state|exam-doc/exam-items-skeleton)",
  "/web/src/motion/animate-from",
];

/** What makes pages work without a connection, loaded once one stands. */
const offline = [
  "/web/src/(offline/(start|cache-answers|answer-cache|late-ratings|install-worker)|api/(reviews|words))\\.",
];

/** A module of ours that so many chunks share goes into its group's chunk. */
const SHARED_BY = 4;
/** A component of the library; what only dialogs share would weigh on every page. */
const UI_SHARED_BY = 9;

/** The groups, for rolldown's `codeSplitting`; a module belongs to the one of highest priority that matches. */
export const chunks = [
  { name: "react", test: anyOf(react), priority: 7 },
  { name: "libraries", test: anyOf(libraries), priority: 6 },
  { name: "base", test: anyOf(base), priority: 5 },
  { name: "inputs", test: anyOf(inputs), priority: 4 },
  { name: "frame", test: anyOf(frame), priority: 3 },
  { name: "offline", test: anyOf(offline), priority: 3 },
  {
    name: "ui",
    // fields of forms are not: they would weigh on the taking page
    test: /\/(?:@mui\/(?!material\/(?:TextField|Select|NativeSelect|Chip)\/)|web\/src\/icons\/)/,
    minShareCount: UI_SHARED_BY,
    priority: 2,
  },
  { name: "item", test: /\/web\/src\/item\//, priority: 1 },
  { name: "app", test: /\/web\/src\//, minShareCount: SHARED_BY, priority: 0 },
];

function anyOf(parts: readonly string[]): RegExp {
  return new RegExp(parts.join("|").replaceAll("/", "[\\\\/]"));
}
