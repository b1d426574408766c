import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { LookUp } from "@pulda/contract";
import { WORD_CLASSES } from "./korean-names.ts";

interface Props {
  readonly sense: LookUp["senses"][number];
  /** Whether the word has this sense in the sentence where it was picked. */
  readonly isOfSentence: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A part of speech with its meanings; a click chooses them for the word list. */
export function Sense({ sense, isOfSentence, isChosen, onChoose }: Props) {
  const { pos, meaning, definition, examples, usages } = sense;
  return (
    <li>
      <Choice onClick={onChoose} aria-pressed={isChosen} disabled={meaning === ""}>
        <Typography component="span" variant="body2" color="textSecondary">
          {WORD_CLASSES[pos]}
          {isOfSentence && " · 이 문장에서"}
        </Typography>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {meaning === "" ? "우리말 뜻이 아직 없어요" : meaning.replaceAll("; ", ", ")}
        </Typography>
        {definition && (
          <Typography component="span" variant="caption" color="textSecondary" lang="en">
            {definition}
          </Typography>
        )}
        {examples.map((example) => (
          <Typography component="span" variant="caption" lang="en" key={example}>
            {example}
          </Typography>
        ))}
      </Choice>
      {usages.length > 0 && (
        <details>
          <Summary>쓰임</Summary>
          {usages.map((usage) => (
            <UsageLines key={usage.definition} usage={usage} />
          ))}
        </details>
      )}
    </li>
  );
}

type SenseUsage = LookUp["senses"][number]["usages"][number];

/** One sense: what it means in plain English, what may stand for it, and what it goes with. */
function UsageLines({ usage }: { readonly usage: SenseUsage }) {
  const { meaning, definition, synonyms, opposites, collocations } = usage;
  return (
    <Lines>
      <dt>뜻</dt>
      <dd>
        {meaning} <span lang="en">{definition}</span>
      </dd>
      {synonyms.length > 0 && <Substitutes name="비슷한 말" list={synonyms} />}
      {opposites.length > 0 && <Substitutes name="반대말" list={opposites} />}
      <dt>함께 쓰는 말</dt>
      <dd lang="en">{collocations.join(" · ")}</dd>
    </Lines>
  );
}

function Substitutes({ name, list }: { name: string; list: SenseUsage["synonyms"] }) {
  return (
    <>
      <dt>{name}</dt>
      {list.map(({ words, company }) => (
        <dd key={words} lang="en">
          <b>{words}</b>
          {company !== "any" && <small> ({company})</small>}
        </dd>
      ))}
    </>
  );
}

const Summary = styled("summary")(({ theme }) => ({
  ...theme.typography.caption,
  minHeight: 44,
  lineHeight: "44px",
  padding: theme.spacing(0, 1.5),
  cursor: "pointer",
  color: theme.palette.primary.main,
}));

const Lines = styled("dl")(({ theme }) => ({
  ...theme.typography.caption,
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: theme.spacing(0.25, 1.5),
  margin: theme.spacing(0, 1.5, 1.5),
  "& dt": { gridColumn: 1, color: theme.palette.text.secondary },
  "& dd": { gridColumn: 2, margin: 0 },
}));

const Choice = styled(ButtonBase)(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  width: "100%",
  minHeight: 44,
  padding: theme.spacing(1, 1.5),
  textAlign: "left",
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  "&[aria-pressed='true']": {
    borderColor: theme.palette.secondary.main,
    backgroundColor: theme.palette.selection,
  },
}));
