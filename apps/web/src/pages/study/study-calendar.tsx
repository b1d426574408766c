/** The days of half a year by week, darker the more was done; its figure has the same as a table. */
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { alpha, type Theme } from "@mui/material/styles";
import type { StudyDay } from "@pulda/contract";
import { SHADES, koreanDay, monthsOf, shadeOf, weeksOf } from "./calendar.ts";

/** The opacity of the colour of each shade. */
const OPACITIES = [0, 0.3, 0.5, 0.75, 1] as const;
const LEGEND = ["0", ...SHADES.map((min, at) => rangeName(min, SHADES[at + 1]))];

export function StudyCalendar({ days }: { days: readonly StudyDay[] }) {
  const weeks = weeksOf(days);
  const today = days.at(-1)?.day;
  return (
    <>
      <Box
        sx={{ ...grid, gridTemplateColumns: `max-content repeat(${weeks.length}, minmax(0, 1fr))` }}
      >
        {monthsOf(weeks).map(
          (name, at) =>
            name && (
              <Typography key={name} variant="caption" sx={{ ...month, gridColumn: at + 2 }}>
                {name}
              </Typography>
            ),
        )}
        {WEEKDAY_ROWS.map(([name, row]) => (
          <Typography key={name} variant="caption" sx={{ ...weekday, gridRow: row }}>
            {name}
          </Typography>
        ))}
        {weeks.map((week, at) =>
          week.map(({ day, answers, reviews }, row) => (
            <Box
              key={day}
              title={`${koreanDay(day)} 문항 ${answers}개, 단어 ${reviews}개`}
              sx={[
                cell,
                shade(shadeOf(answers + reviews)),
                { gridColumn: at + 2, gridRow: row + 2 },
                day === today && { outline: 2, outlineColor: "mine.main", outlineOffset: 1 },
              ]}
            />
          )),
        )}
      </Box>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: "wrap", mt: 1 }}>
        {LEGEND.map((name, at) => (
          <Stack key={name} direction="row" spacing={0.5} sx={{ alignItems: "center" }}>
            <Box sx={[cell, shade(at), { width: 12 }]} />
            <Typography variant="caption" color="textSecondary">
              {name}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </>
  );
}

function rangeName(min: number, next: number | undefined): string {
  return next === undefined ? `${min}+` : `${min}~${next - 1}`;
}

function shade(at: number) {
  return at === 0
    ? { border: 1, borderColor: "divider" }
    : { bgcolor: (theme: Theme) => alpha(theme.palette.primary.main, OPACITIES[at] ?? 1) };
}

/** The weekdays that are named, with their rows; the first row has the months. */
const WEEKDAY_ROWS = [
  ["월", 2],
  ["수", 4],
  ["금", 6],
  ["일", 8],
] as const;

const grid = { display: "grid", gap: { xs: "2px", sm: "3px" }, alignItems: "center" } as const;
const cell = { aspectRatio: "1", borderRadius: "2px" } as const;
const month = { gridRow: 1, width: 0, whiteSpace: "nowrap", color: "text.secondary" } as const;
const weekday = {
  gridColumn: 1,
  height: 0,
  lineHeight: 0,
  pr: 0.5,
  color: "text.secondary",
} as const;
