/** A dictionary entry. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { LookUp } from "@pulda/contract";
import { LevelBadge } from "./level-badge.tsx";
import { Listen } from "./listen.tsx";
import { INFLECTIONS } from "./korean-names.ts";
import { Sense } from "./sense.tsx";

interface Props {
  readonly entry: LookUp;
  /** The word as it is in the text. */
  readonly picked: string;
  /** The meaning that was chosen for the word list; null for the first. */
  readonly chosen: string | null;
  readonly onChoose: (meaning: string) => void;
  /** Opens another form or a phrase. */
  readonly onFollow: (text: string) => void;
}

export function Entry({ entry, picked, chosen, onChoose, onFollow }: Props) {
  const { lemma, pronunciation, level, senses, inflections, others, phrases } = entry;
  return (
    <>
      <Box>
        <Stack direction="row" spacing={1} sx={{ alignItems: "center", flexWrap: "wrap" }}>
          <Typography variant="h2" component="p" lang="en">
            {lemma}
          </Typography>
          {pronunciation && (
            <Typography color="textSecondary" lang="en-fonipa">
              /{pronunciation}/
            </Typography>
          )}
          <Listen text={lemma} />
          <LevelBadge level={level} />
        </Stack>
        {picked.toLowerCase() !== lemma && (
          <Typography variant="caption" color="textSecondary">
            글에서는 <span lang="en">{picked}</span>
          </Typography>
        )}
      </Box>
      {phrases.length > 0 && (
        <Stack component="ul" aria-label="이 문장의 숙어" sx={list}>
          {phrases.map(({ phrase, meaning }) => (
            <li key={phrase}>
              <Button size="small" onClick={() => onFollow(phrase)} sx={followed}>
                <span>
                  <b lang="en">{phrase}</b> {meaning}
                </span>
              </Button>
            </li>
          ))}
        </Stack>
      )}
      <Stack component="ul" spacing={1} aria-label="뜻" sx={list}>
        {senses.map((sense, at) => (
          <Sense
            key={sense.pos}
            sense={sense}
            isOfSentence={at === 0 && entry.in_context && sense.pos !== "phrase"}
            isChosen={chosen === null ? at === 0 : chosen === sense.meaning}
            onChoose={() => onChoose(sense.meaning)}
          />
        ))}
      </Stack>
      {inflections.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {inflections.map(({ kind, form }, at) => (
            <span key={`${kind} ${form}`}>
              {at > 0 && " · "}
              {INFLECTIONS[kind]} <span lang="en">{form}</span>
            </span>
          ))}
        </Typography>
      )}
      {others.length > 0 && (
        <Typography variant="caption" color="textSecondary" component="div">
          다른 낱말일 수도 있어요:{" "}
          {others.map((other) => (
            <Button key={other} size="small" lang="en" onClick={() => onFollow(other)}>
              {other}
            </Button>
          ))}
        </Typography>
      )}
    </>
  );
}

const list = { listStyle: "none", p: 0, m: 0 } as const;
const followed = { textAlign: "left", justifyContent: "flex-start", whiteSpace: "normal" } as const;
