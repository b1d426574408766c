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
  const { pos, meaning, definition, examples } = sense;
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
    </li>
  );
}

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
