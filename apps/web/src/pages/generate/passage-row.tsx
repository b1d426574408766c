import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { memo, Suspense } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import { LazyMount } from "../lazy-mount.tsx";
import { AlongNote } from "./along-note.tsx";
import type { PassageDraft, DraftPick } from "./draft.ts";
import { PassageField } from "./passage-field.tsx";
import { TARGETS_HINT } from "./targets-hint.ts";

const ProofreadPanel = onDemand(() => import("./proofread-panel.tsx"));
const TargetsPanel = onDemand(() => import("./targets-panel.tsx"));

/** So many passages are rendered at once; further ones when they are near the window. */
const EAGER_ROWS = 10;
/** The estimated height of a passage's field. */
const ROW_HEIGHT_PX = 420;

/** The actions on the passage at an index; the same object until the page is closed. */
export interface PassageActions {
  readonly type: (at: number, text: string) => void;
  readonly remove: (at: number) => void;
  /** Leaves out the questions that came along with it. */
  readonly dropOwn: (at: number) => void;
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
  readonly actions: PassageActions;
}

const NONE: readonly DraftPick[] = [];

/** A passage of the draft. Typing in one of a thousand renders only that one and its neighbours. */
export const PassageRow = memo(function PassageRow(props: Props) {
  const { at, passage, neighbours, isOnly, isStrict, refusal, seed, level, actions } = props;
  const { text, picks = NONE, own = [], translation } = passage;
  const isOnlyEmpty = isOnly && text === "";
  return (
    <LazyMount data-item={at + 1} isEager={at < EAGER_ROWS} height={ROW_HEIGHT_PX}>
      <PassageField
        number={at + 1}
        text={text}
        isStrict={isStrict}
        refusal={refusal}
        onChange={(next) => actions.type(at, next)}
        onRemove={isOnlyEmpty ? undefined : () => actions.remove(at)}
      />
      {(own.length > 0 || translation !== undefined) && (
        <AlongNote
          number={at + 1}
          questions={own.length}
          hasTranslation={translation !== undefined}
          onDrop={() => actions.dropOwn(at)}
        />
      )}
      <Suspense fallback={<PanelsRoom isOpen={isOnly} isSaid={text.trim() === ""} />}>
        <ProofreadPanel number={at + 1} text={text} onChange={(next) => actions.type(at, next)} />
        <TargetsPanel
          number={at + 1}
          text={text}
          neighbours={neighbours}
          seed={seed}
          level={level}
          picks={picks}
          isInitiallyOpen={isOnly}
          onPick={(next) => actions.pick(at, next)}
        />
      </Suspense>
    </LazyMount>
  );
}, isSame);

/**
 * The room of the panels while they load, so that nothing below moves away from under a pointer.
 * @param props.isSaid whether they will say what the room holds, so that it is shown already
 */
function PanelsRoom({ isOpen, isSaid }: { isOpen: boolean; isSaid: boolean }) {
  return (
    <Box aria-hidden sx={{ pt: "88px", visibility: isSaid ? "visible" : "hidden" }}>
      {isOpen && (
        <Typography variant="body2" color="textSecondary">
          {TARGETS_HINT}
        </Typography>
      )}
    </Box>
  );
}

function isSame(before: Props, after: Props): boolean {
  const { neighbours: neighboursBefore, ...beforeRest } = before;
  const { neighbours, ...afterRest } = after;
  return (
    Object.entries(beforeRest).every(
      ([name, value]) => afterRest[name as keyof typeof afterRest] === value,
    ) &&
    neighboursBefore.length === neighbours.length &&
    neighboursBefore.every((text, index) => text === neighbours[index])
  );
}
