/** The dictionary entry of a word that was picked in a text, and the form that adds it to the word list. */
import Popover from "@mui/material/Popover";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useLookUp, type LookUpRequest } from "../api/dictionary.ts";
import { Entry } from "./entry.tsx";
import { ListForm } from "./list-form.tsx";
import { RuleButton } from "./rule-button.tsx";
import { UnknownWord } from "./unknown-word.tsx";

interface Props {
  readonly word: LookUpRequest;
  /** The element that was picked. */
  readonly element: HTMLElement;
  readonly examId?: number | undefined;
  /** The id of the grammar rule of the word's numbered place. */
  readonly rule?: string | undefined;
  readonly onClose: () => void;
}

export function WordDialog({ word, element, examId, rule, onClose }: Props) {
  // changes when another form or a phrase is followed
  const [lookUp, setLookUp] = useState(word);
  const entry = useLookUp(lookUp);
  const [meaning, setMeaning] = useState<string | null>(null);

  function follow(text: string) {
    setMeaning(null);
    setLookUp({ text, context: "", at: 0 });
  }

  return (
    <Popover
      open
      anchorEl={element}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
      onClose={onClose}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-label": `${word.text} 사전`,
          sx: { width: 384, maxWidth: "calc(100vw - 32px)", maxHeight: "min(560px, 80dvh)" },
        },
      }}
    >
      <Stack spacing={1.5} sx={{ p: 2 }}>
        {entry.data === undefined ? (
          entry.isError ? (
            <UnknownWord
              text={lookUp.text}
              message="사전을 불러오지 못했어요. 뜻을 직접 적어 단어장에 넣을 수 있어요."
            />
          ) : (
            <Loading />
          )
        ) : entry.data === null ? (
          <UnknownWord
            text={lookUp.text}
            message="사전에 없는 말이에요. 뜻을 직접 적어 단어장에 넣을 수 있어요."
          />
        ) : (
          <Entry
            entry={entry.data}
            picked={lookUp.text}
            chosen={meaning}
            onChoose={setMeaning}
            onFollow={follow}
          />
        )}
        {rule && <RuleButton rule={rule} />}
        {!entry.isLoading && (
          <ListForm
            key={entry.data?.lemma ?? lookUp.text}
            text={entry.data?.lemma ?? lookUp.text}
            proposed={meaning ?? entry.data?.senses[0]?.meaning ?? ""}
            word={word}
            examId={examId}
            onSaved={onClose}
          />
        )}
      </Stack>
    </Popover>
  );
}

function Loading() {
  return (
    <Stack spacing={1} aria-busy aria-label="사전에서 찾는 중">
      <Skeleton width="50%" height={36} />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton width="90%" />
    </Stack>
  );
}
