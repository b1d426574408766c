/** The grade of each item by its number; pressed, it leads there. */
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Grade } from "@pulda/question";
import { VisuallyHidden } from "../../../item/render/visually-hidden.tsx";

interface Props {
  readonly items: readonly { readonly id: number; readonly position: number }[];
  readonly gradeOf: (id: number) => Grade["kind"] | undefined;
  readonly onGo: (id: number) => void;
}

/** As Korean papers are marked. */
export const SIGNS: Record<Grade["kind"], string> = {
  right: "○",
  wrong: "✗",
  partial: "△",
  unanswered: "–",
};
export const WORDS: Record<Grade["kind"], string> = {
  right: "맞음",
  wrong: "틀림",
  partial: "일부만 맞음",
  unanswered: "답하지 않음",
};

const KINDS: readonly Grade["kind"][] = ["right", "wrong", "partial", "unanswered"];

export function ResultGrid({ items, gradeOf, onGo }: Props) {
  return (
    <section aria-labelledby="result-grid">
      <Typography id="result-grid" variant="h2" sx={{ mb: 1 }}>
        번호별 결과
      </Typography>
      <Typography variant="body2" color="textSecondary" aria-hidden sx={{ mb: 1 }}>
        {legendOf(items.map(({ id }) => gradeOf(id) ?? "unanswered"))}
      </Typography>
      <Grid>
        {items.map(({ id, position }) => {
          const kind = gradeOf(id) ?? "unanswered";
          return (
            <li key={id}>
              <Cell type="button" data-kind={kind} onClick={() => onGo(id)}>
                <span aria-hidden>
                  {position} <b>{SIGNS[kind]}</b>
                </span>
                <VisuallyHidden>{`${position}번, ${WORDS[kind]}: 문항으로 가기`}</VisuallyHidden>
              </Cell>
            </li>
          );
        })}
      </Grid>
    </section>
  );
}

/** What the signs mean that are shown. */
function legendOf(kinds: readonly Grade["kind"][]): string {
  const shown = new Set(kinds);
  return KINDS.filter((kind) => shown.has(kind))
    .map((kind) => `${SIGNS[kind]} ${WORDS[kind]}`)
    .join(" · ");
}

const Grid = styled("ol")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(56px, 1fr))",
  gap: theme.spacing(0.75),
  listStyle: "none",
  margin: 0,
  padding: 0,
}));

const Cell = styled("button")(({ theme }) => ({
  ...theme.typography.body2,
  width: "100%",
  minHeight: 44,
  cursor: "pointer",
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  "&[data-kind='right'] b": { color: theme.palette.success.dark },
  "&[data-kind='wrong'] b, &[data-kind='partial'] b": { color: theme.palette.error.dark },
  "&:focus-visible": { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
}));
