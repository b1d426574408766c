/**
 * Colours, sizes and component defaults; no other file has a colour. Rose and green have enough contrast
 * on white; on the grey-blue background use their `dark`.
 */
import { createTheme } from "@mui/material/styles";
import "./theme-types.ts";

/** Widths and delays of the specification, section 9, in px and ms. */
export const CONTENT_WIDTH = 768;
/** Of pages with the text and its item side by side. */
export const WIDE_CONTENT_WIDTH = 1280;
export const DRAWER_WIDTH = 256;
export const RAIL_WIDTH = 56;
export const EDGE_SWIPE_WIDTH = 25;
export const MENU_DELAY = { open: 300, close: 250 } as const;
const OVERLAY_Z_INDEX = 2000;
/** In rem: it grows with its text. */
export const BAR_HEIGHT = "3.5rem";

const WHITE = "#FFFFFF";
const GROUND = "#ECEFF1";
const HAIRLINE = "#CFD8DC";
const INK = "#1F2933";
const SECOND_INK = "#52606D";
const NIGHT = "#1E2330";
const INDIGO = "#3949AB";
const ROSE = "#E11D48";
const VIOLET = "#7C3AED";
const LIGHT_VIOLET = "#EDE7F6";
/** A highlight: the contrast of ink on it is 9:1. */
const HIGHLIGHTER = "#D9C8FF";
const KAKAO = "#FEE500";
const KAKAO_INK = "#191919";
/** The outline of fields: its contrast on white is 3:1. */
const FIELD_LINE = "#7B8794";

const sans = [
  // what our own texts need of the next (`scripts/fonts.mjs`)
  "Pulda Interface",
  "Pretendard Variable",
  "Pretendard",
  "Interface Noto",
  "-apple-system",
  "Apple SD Gothic Neo",
  "Malgun Gothic",
  "sans-serif",
];
/** The first font of passages: their English. */
export const PASSAGE_FONT = "Pulda Passage";
// Korean in a passage, which the serif font does not have, is in the sans font.
const serif = [
  PASSAGE_FONT,
  "Source Serif 4 Variable",
  // system fonts in its sizes (`fallback-fonts.ts`)
  "Passage Georgia",
  "Passage Noto",
  "Passage Times",
  ...sans.slice(0, 4),
  "serif",
];
const family = (names: readonly string[]) =>
  names
    .map((name) => `"${name}"`)
    .join(", ")
    .replace(/"(-apple-system|sans-serif|serif)"/g, "$1");

export const theme = createTheme({
  palette: {
    mode: "light",
    primary: { main: INDIGO, dark: "#2C387E", contrastText: WHITE },
    secondary: { main: VIOLET, contrastText: WHITE },
    error: { main: ROSE, dark: "#BE123C", contrastText: WHITE },
    success: { main: "#2E7D32", dark: "#1B5E20", contrastText: WHITE },
    mine: { main: VIOLET, contrastText: WHITE },
    selection: LIGHT_VIOLET,
    highlighter: HIGHLIGHTER,
    kakao: { main: KAKAO, dark: KAKAO, contrastText: KAKAO_INK },
    topBar: { main: NIGHT, contrastText: WHITE },
    background: { default: GROUND, paper: WHITE },
    text: { primary: INK, secondary: SECOND_INK, disabled: "#697683" },
    divider: HAIRLINE,
  },
  shape: { borderRadius: 8 },
  zIndex: {
    modal: OVERLAY_Z_INDEX,
    snackbar: OVERLAY_Z_INDEX + 100,
    tooltip: OVERLAY_Z_INDEX + 200,
  },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 200,
      standard: 200,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 150,
    },
    easing: { easeInOut: "ease-out" },
  },
  typography: {
    fontFamily: family(sans),
    fontSize: 15,
    h1: { fontSize: "1.5rem", fontWeight: 700, lineHeight: 1.35, letterSpacing: "-0.01em" },
    h2: { fontSize: "1.125rem", fontWeight: 700, lineHeight: 1.4 },
    h5: { fontSize: "1.5rem", fontWeight: 700, lineHeight: 1.35, letterSpacing: "-0.01em" },
    h6: { fontSize: "1.125rem", fontWeight: 700, lineHeight: 1.4 },
    body1: { fontSize: "1rem", lineHeight: 1.6 },
    body2: { fontSize: "0.9375rem", lineHeight: 1.55 },
    caption: { fontSize: "0.875rem", lineHeight: 1.5 },
    button: { fontSize: "0.9375rem", fontWeight: 600, textTransform: "none" },
    passage: {
      fontFamily: family(serif),
      fontSize: "1.0625rem",
      lineHeight: 1.75,
      hyphens: "none",
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // The scrollbar is always there, so that a page does not shift when it gets longer.
        // A swipe from the edge opens the drawer, and does not go back in the history.
        html: { overflowY: "scroll", overscrollBehaviorX: "none" },
        // A notice never lies over a dialog's buttons, which stand at its bottom.
        "body:has(.MuiDialog-root) .MuiSnackbar-root.MuiSnackbar-root": { top: 16, bottom: "auto" },
        body: {
          wordBreak: "keep-all",
          overflowWrap: "anywhere",
          fontVariantNumeric: "tabular-nums",
        },
        "h1:focus": { outline: "none" },
        // Printed pages have no controls.
        "@media print": {
          html: { overflowY: "visible" },
          body: { backgroundColor: WHITE },
          "main#main": { marginLeft: "0 !important", paddingTop: "0 !important" },
          "header.MuiAppBar-root, .MuiDrawer-root, .MuiPagination-root, .MuiSnackbar-root": {
            display: "none !important",
          },
          "button:not(.MuiLink-root), .MuiButton-root, .MuiNativeSelect-root, .MuiSwitch-root": {
            display: "none !important",
          },
        },
        // Where the system decides on colours, what is chosen is marked by a line.
        "@media (forced-colors: active)": {
          "[aria-pressed='true'], [aria-current]:not([aria-current='false']), .Mui-selected, [data-chosen], label:has(> input:checked), label:has(input[type='radio']:checked)":
            { outline: "2px solid Highlight !important", outlineOffset: "-2px" },
        },
        "@media (prefers-reduced-motion: reduce)": {
          "*, *::before, *::after": {
            animationDuration: "1ms !important",
            animationIterationCount: "1 !important",
            transitionDuration: "1ms !important",
          },
        },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          minHeight: 44,
          color: SECOND_INK,
          backgroundColor: WHITE,
          "&.Mui-selected, &.Mui-selected:hover": { color: INDIGO, backgroundColor: LIGHT_VIOLET },
        },
      },
    },
    MuiButtonBase: {
      styleOverrides: {
        root: {
          "&.Mui-focusVisible": { outline: `2px solid ${INDIGO}`, outlineOffset: 2 },
        },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 44, paddingInline: 16 } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44 } } },
    MuiListItemButton: { styleOverrides: { root: { minHeight: 44 } } },
    // It stands at the end of the document, outside of the page's own landmarks.
    MuiMenu: { defaultProps: { role: "region", "aria-label": "메뉴" } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
    MuiNativeSelect: {
      styleOverrides: {
        select: { "&&": { minHeight: 44, boxSizing: "border-box", paddingBlock: 8 } },
      },
    },
    MuiPaginationItem: { styleOverrides: { root: { minWidth: 44, height: 44, borderRadius: 22 } } },
    MuiCard: { defaultProps: { variant: "outlined" } },
    // Text areas (`multiline`) start with one row and grow with their text, but for those where whole texts are pasted
    // (docs/decisions/2026-11-24-fields-for-whole-texts.md).
    MuiTextField: { defaultProps: { variant: "outlined" } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: WHITE },
        notchedOutline: { borderColor: FIELD_LINE },
        input: { "&::placeholder": { color: SECOND_INK, opacity: 1 } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: "0.875rem", marginInline: 4 } } },
    MuiAppBar: { defaultProps: { elevation: 0 } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          // On phones the width is used for the form, not for margins.
          "@media (max-width: 599.95px)": {
            "&:not(.MuiDialog-paperFullScreen)": {
              margin: 16,
              width: "calc(100% - 32px)",
              maxHeight: "calc(100% - 32px)",
            },
          },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: "1.125rem", fontWeight: 700 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: "8px 16px 16px" } } },
    MuiTooltip: { defaultProps: { enterDelay: MENU_DELAY.open, leaveDelay: MENU_DELAY.close } },
  },
});
