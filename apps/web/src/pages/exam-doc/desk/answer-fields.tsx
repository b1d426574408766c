/** The fields of the editor for options and key, by shape. */
import FormHelperText from "@mui/material/FormHelperText";
import Radio from "@mui/material/Radio";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Item } from "@pulda/question";
import { TextBox } from "../../../fields/text-box.tsx";
import { cellLabels } from "../../../item/answer/cell-labels.ts";
import { circled } from "@pulda/question/schema-free";
import { numeral } from "../../../item/render/numerals.ts";
import type { ItemDraft } from "./item-draft.ts";

interface Props {
  readonly item: Item;
  readonly draft: ItemDraft;
  readonly onChange: (change: Partial<ItemDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

const ENGLISH = { lang: "en", spellCheck: false } as const;

export function AnswerFields({ item, draft, onChange, errorOf }: Props) {
  const keyRadio = (choice: number) => (
    <Radio
      name={`key-${item.id}`}
      checked={draft.choice === choice}
      onChange={() => onChange({ choice })}
      slotProps={{ input: { "aria-label": `${choice}번이 정답` } }}
    />
  );
  switch (item.shape) {
    case "choose": {
      const labels = cellLabels(item);
      return (
        <Stack role="radiogroup" aria-label="보기와 정답" spacing={1}>
          <Typography variant="body2">보기를 고치고, 정답인 것을 골라 주세요.</Typography>
          {draft.options.map((cells, at) => (
            <Stack key={at} direction="row" spacing={0.5} sx={{ alignItems: "center" }}>
              {keyRadio(at + 1)}
              {cells.map((cell, column) => (
                <TextBox
                  key={column}
                  label={[`보기 ${circled(at + 1)}`, labels[column]].filter(Boolean).join(" ")}
                  multiline
                  value={cell}
                  problem={errorOf(`options.${at}.cells.${column}`)}
                  onChange={(text) =>
                    onChange({ options: draft.options.with(at, cells.with(column, text)) })
                  }
                  attributes={ENGLISH}
                />
              ))}
            </Stack>
          ))}
          {errorOf("options") && <FormHelperText error>{errorOf("options")}</FormHelperText>}
        </Stack>
      );
    }
    case "mark":
      return (
        <Stack
          role="radiogroup"
          aria-label="정답"
          direction="row"
          sx={{ alignItems: "center", flexWrap: "wrap" }}
        >
          <Typography variant="body2">정답</Typography>
          {Array.from({ length: item.places }, (_, at) => (
            <Stack key={at} direction="row" sx={{ alignItems: "center" }}>
              {keyRadio(at + 1)}
              <span aria-hidden style={numeral}>
                {circled(at + 1)}
              </span>
            </Stack>
          ))}
        </Stack>
      );
    case "write":
      return item.fields.map(({ label }, at) => (
        <TextBox
          key={at}
          label={`정답 ${label ?? (item.fields.length > 1 ? at + 1 : "")}`.trim()}
          multiline
          value={draft.answers[at] ?? ""}
          problem={errorOf(`key.accepted.${at}`)}
          hint="정답으로 볼 답이 여럿이면 한 줄에 하나씩 써 주세요. 첫 줄을 정답으로 보여 줘요."
          onChange={(text) => onChange({ answers: draft.answers.with(at, text) })}
          attributes={ENGLISH}
        />
      ));
    case "arrange":
      return (
        <>
          <TextBox
            label="낱말 조각 (보이는 순서)"
            multiline
            value={draft.pieces}
            problem={errorOf("pieces")}
            hint="한 줄에 한 조각씩 써 주세요."
            onChange={(pieces) => onChange({ pieces })}
            attributes={ENGLISH}
          />
          <TextBox
            label="정답 (바른 순서)"
            multiline
            value={draft.order}
            problem={errorOf("order")}
            hint="같은 조각을 바른 순서로, 한 줄에 하나씩 써 주세요."
            onChange={(order) => onChange({ order })}
            attributes={ENGLISH}
          />
        </>
      );
  }
}
