/** The targets of a passage for each type, highlighted in its text and chosen by a click. */
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { passageProblem } from "@pulda/question/schema-free";
import { useId, useState } from "react";
import { useQuestionTypes } from "../../api/questions.ts";
import { useSurvey } from "../../api/surveys.ts";
import { DisclosureButton } from "../../fields/disclosure-button.tsx";
import type { DraftPick } from "./draft.ts";
import { ItemPreview } from "./item-preview.tsx";
import { TARGETS_HINT } from "./targets-hint.ts";
import { TargetPassage } from "./target-passage.tsx";
import { excerptOf, isSameTarget } from "./target-segments.ts";
import { TargetRefusals } from "./target-refusals.tsx";
import { TypeChips } from "./type-chips.tsx";
import { useDebouncedValue } from "./use-debounced-value.ts";

/** The text is surveyed once it has not changed for this long. */
const DEBOUNCE_MS = 700;

interface Props {
  readonly number: number;
  readonly text: string;
  readonly neighbours: readonly string[];
  readonly seed: number;
  readonly level: number;
  readonly picks: readonly DraftPick[];
  readonly isInitiallyOpen: boolean;
  readonly onPick: (picks: readonly DraftPick[]) => void;
}

export default function TargetsPanel(props: Props) {
  const { number, text, seed, level, picks, isInitiallyOpen, onPick } = props;
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const [chosen, setChosen] = useState<string | null>(null);
  const panelId = useId();
  const types = useQuestionTypes();
  const nameOf = (id: string) => types.data?.find((type) => type.id === id)?.name ?? id;

  const settled = useDebouncedValue(text, DEBOUNCE_MS);
  const isUsable = passageProblem(settled) === null;
  const isCurrent = settled === text;
  // The neighbours as of the last change of this text: typing in a neighbour triggers no survey here.
  const [neighbours, setNeighbours] = useState(props.neighbours);
  if (!isCurrent && neighbours !== props.neighbours) setNeighbours(props.neighbours);
  const usable = neighbours.filter((other) => passageProblem(other) === null);
  const survey = useSurvey(
    { text: settled, neighbours: usable, seed, level },
    isOpen && isUsable && isCurrent,
  );
  const isSurveyed =
    isUsable && isCurrent && survey.data !== undefined && !survey.isPlaceholderData;
  const targets = isSurveyed ? survey.data.places : [];
  const ids = types.data?.map(({ id }) => id) ?? [];
  const foundTypes = ids.filter((id) => targets.some(({ type }) => type === id));
  const type = chosen !== null && foundTypes.includes(chosen) ? chosen : foundTypes[0];

  const last = picks.at(-1);
  const toggle = (target: DraftPick) =>
    onPick(
      picks.some((pick) => isSameTarget(pick, target))
        ? picks.filter((pick) => !isSameTarget(pick, target))
        : [...picks, target],
    );

  return (
    <Box component="section" aria-label={`지문 ${number}에서 문항을 만들 수 있는 곳`}>
      <DisclosureButton isOpen={isOpen} controls={panelId} onToggle={() => setOpen(!isOpen)}>
        문항을 만들 수 있는 곳
      </DisclosureButton>
      <Box id={panelId} hidden={!isOpen}>
        {isOpen && !isUsable && (
          <Typography variant="body2" color="textSecondary">
            {TARGETS_HINT}
          </Typography>
        )}
        {isOpen && isUsable && (
          <>
            <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {isSurveyed
                ? foundTypes.length > 0
                  ? `${foundTypes.length}개 유형의 문항을 만들 수 있어요. 밝은 곳을 누르면 그 자리로 만들어요.`
                  : "이 지문으로는 확실한 문항을 만들 곳을 찾지 못했어요."
                : survey.isError
                  ? "만들 수 있는 곳을 찾지 못했어요. 문항은 그대로 만들 수 있어요."
                  : "만들 수 있는 곳을 찾고 있어요."}
            </Typography>
            {isSurveyed ? (
              <TypeChips
                types={foundTypes.map((id) => ({
                  id,
                  name: nameOf(id),
                  count: targets.filter((target) => target.type === id).length,
                }))}
                chosen={type}
                onChoose={setChosen}
              />
            ) : (
              !survey.isError && <Skeleton variant="rounded" height={44} />
            )}
            <TargetPassage
              text={text}
              targets={targets.filter((target) => target.type === type)}
              picks={picks}
              typeName={type === undefined ? "" : nameOf(type)}
              onToggle={toggle}
            />
            {isSurveyed && <TargetRefusals refused={survey.data.refused} nameOf={nameOf} />}
          </>
        )}
      </Box>
      {/* After the text, so that the text does not move under the finger. */}
      {picks.length > 0 && (
        <Stack
          direction="row"
          role="group"
          aria-label="고른 자리"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: "wrap", mt: 1 }}
        >
          {picks.map((pick) => (
            <Chip
              key={`${pick.type} ${pick.start}`}
              label={`${nameOf(pick.type)} · ${excerptOf(text, pick)}`}
              onClick={() => toggle(pick)}
              onDelete={() => toggle(pick)}
              aria-label={`${nameOf(pick.type)} · ${excerptOf(text, pick)} 자리 빼기`}
              sx={{ height: 44, maxWidth: "100%", bgcolor: "selection", borderRadius: 1 }}
            />
          ))}
        </Stack>
      )}
      {isOpen && isSurveyed && last && (
        <ItemPreview
          fields={{
            text: settled,
            neighbours: usable,
            seed,
            level,
            type: last.type,
            at: last.start,
          }}
          name={nameOf(last.type)}
          number={number}
        />
      )}
    </Box>
  );
}
