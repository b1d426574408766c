/**
 * Which modules travel together. Left to itself the bundler makes a file of each set of modules that
 * two pages share, seventy for the taking page; these few are what pages have in common in steps.
 */

const MUI = (...names: string[]) => `/@mui/material/(${names.join("|")})/`;

/** What every page stands on, the sign-in page too. */
const base = [
  "/node_modules/(react|react-dom|scheduler|react-router|@tanstack|@emotion|stylis)/",
  "/@mui/(system|utils|styled-engine|private-theming)/",
  MUI("styles", "colors", "utils", "internal", "transitions", "CssBaseline", "GlobalStyles"),
  MUI("InitColorSchemeScript", "Box", "Stack", "Typography", "Button", "ButtonBase", "IconButton"),
  MUI("SvgIcon", "CircularProgress", "Paper", "Card", "Divider"),
  "/web/src/(api|navigation|notices|theme|question/VisuallyHidden)",
];

/** Fields to write in. */
const inputs = [
  MUI("InputBase", "OutlinedInput", "FormControl", "FormControlLabel", "InputLabel"),
  MUI("FormHelperText", "FormLabel", "InputAdornment", "TextareaAutosize"),
  "/web/src/fields/",
];

/** What stands around a page for whoever is signed in, and floats over it. */
const frame = [
  MUI("Modal", "Portal", "Fade", "Slide", "Drawer", "AppBar", "Toolbar", "Backdrop"),
  MUI("List", "ListItem", "ListItemButton", "ListItemIcon", "ListItemText"),
  MUI("Unstable_TrapFocus", "useMediaQuery"),
  "/web/src/icons/(MenuBookOutlined|Close)",
  "/web/src/pages/(NotFound|PageTitle|EmptyState|exam-doc/PaperSkeleton)",
];

/** How many chunks have to share a module for it to travel with others of its kind. */
const SHARED = 4;

/** The groups, for rolldown's `codeSplitting`. The first that fits has a module. */
export const chunks = [
  { name: "base", test: anyOf(base), priority: 5 },
  { name: "inputs", test: anyOf(inputs), priority: 4 },
  { name: "frame", test: anyOf(frame), priority: 3 },
  { name: "ui", test: /\/(@mui|web\/src\/icons)\//, minShareCount: SHARED, priority: 2 },
  { name: "question", test: /\/web\/src\/question\//, priority: 1 },
  { name: "app", test: /\/web\/src\//, minShareCount: SHARED, priority: 0 },
];

function anyOf(parts: readonly string[]): RegExp {
  return new RegExp(parts.join("|").replaceAll("/", "[\\\\/]"));
}
