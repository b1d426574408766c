import Box from "@mui/material/Box";
import { lazy, memo, Suspense } from "react";
import { LazyMount } from "../lazy-mount.tsx";
import type { PassageDraft, DraftPick } from "./draft.ts";
import { PassageField } from "./passage-field.tsx";

const Places = lazy(() => import("./targets-dialog.tsx"));

/** So many passages are drawn at once; of more, those that are near. */
const EAGER_ROWS = 10;
/** About as tall as a passage's field is, in pixels. */
const ROW_HEIGHT = 420;

/** What is done to the passage at an index; the same object for as long as the page stands. */
export interface PassageActions {
  readonly type: (at: number, text: string) => void;
  readonly remove: (at: number) => void;
  readonly pick: (at: number, picks: readonly DraftPick[]) => void;
}

interface Props {
  readonly at: number;
  readonly passage: PassageDraft;
  readonly neighbours: readonly string[];
  readonly isOnly: boolean;
  readonly isStrict: boolean;
  readonly refusal: string | undefined;
  readonly seed: number;
  readonly level: number;
  readonly acts: PassageActions;
}

const NONE: readonly DraftPick[] = [];

/** A passage of the draft. A key in one of a thousand draws that one and its neighbours again. */
export const PassageRow = memo(function PassageRow(props: Props) {
  const { at, passage, neighbours, isOnly, isStrict, refusal, seed, level, acts } = props;
  const { text, picks = NONE } = passage;
  const isOnlyEmpty = isOnly && text === "";
  return (
    <LazyMount data-item={at + 1} isNear={at < EAGER_ROWS} height={ROW_HEIGHT}>
      <PassageField
        number={at + 1}
        text={text}
        isStrict={isStrict}
        refusal={refusal}
        onChange={(next) => acts.type(at, next)}
        onRemove={isOnlyEmpty ? undefined : () => acts.remove(at)}
      />
      <Suspense fallback={<Box sx={{ height: 44 }} />}>
        <Places
          number={at + 1}
          text={text}
          neighbours={neighbours}
          seed={seed}
          level={level}
          picks={picks}
          isOpenAtFirst={isOnly}
          onPick={(next) => acts.pick(at, next)}
        />
      </Suspense>
    </LazyMount>
  );
}, isSame);

function isSame(before: Props, after: Props): boolean {
  const { neighbours: old, ...rest } = before;
  const { neighbours, ...others } = after;
  return (
    Object.entries(rest).every(([name, value]) => others[name as keyof typeof others] === value) &&
    old.length === neighbours.length &&
    old.every((text, index) => text === neighbours[index])
  );
}
