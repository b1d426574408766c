/** What the dictionary says of a word that was picked in a text, and a place for it on the word list. */
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
  /** Where it was picked. */
  readonly element: HTMLElement;
  readonly examId?: number | undefined;
  /** The id of the grammar rule that the word's place shows. */
  readonly rule?: string | undefined;
  readonly onClose: () => void;
}

export function WordDialog({ word, element, examId, rule, onClose }: Props) {
  // another form or a phrase that was followed from here
  const [asked, setAsked] = useState(word);
  const found = useLookUp(asked);
  const [meaning, setMeaning] = useState<string | null>(null);

  function follow(text: string) {
    setMeaning(null);
    setAsked({ text, context: "", at: 0 });
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
        {found.data === undefined ? (
          found.isError ? (
            <UnknownWord
              text={asked.text}
              message="사전을 불러오지 못했어요. 뜻을 직접 적어 단어장에 넣을 수 있어요."
            />
          ) : (
            <Loading />
          )
        ) : found.data === null ? (
          <UnknownWord
            text={asked.text}
            message="사전에 없는 말이에요. 뜻을 직접 적어 단어장에 넣을 수 있어요."
          />
        ) : (
          <Entry
            entry={found.data}
            picked={asked.text}
            chosen={meaning}
            onChoose={setMeaning}
            onFollow={follow}
          />
        )}
        {rule && <RuleButton rule={rule} />}
        {!found.isLoading && (
          <ListForm
            key={found.data?.lemma ?? asked.text}
            text={found.data?.lemma ?? asked.text}
            proposed={meaning ?? found.data?.senses[0]?.meaning ?? ""}
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
