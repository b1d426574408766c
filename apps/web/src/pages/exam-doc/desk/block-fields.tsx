/** The blocks of an item as text fields, with markup in brackets. */
import Typography from "@mui/material/Typography";
import type { Block, Item } from "@pulda/question";
import { TextBox } from "../../../fields/text-box.tsx";
import { survivesMarkup } from "./run-markup.ts";

interface Props {
  readonly item: Item;
  readonly texts: readonly string[];
  readonly onChange: (texts: string[]) => void;
}

const NAMES: Record<Block["kind"], string> = {
  passage: "지문",
  given: "주어진 글",
  part: "이어질 글",
  example: "보기 글",
  prompt: "물음",
  gloss: "낱말 풀이",
};
const MAX_ROWS = 16;

export function BlockFields({ item, texts, onChange }: Props) {
  const hasMarkup = item.blocks.some(({ runs }) => runs.some(({ kind }) => kind !== "plain"));
  return (
    <>
      {item.blocks.map(({ kind, label, runs }, at) => {
        const isEditable = survivesMarkup(runs);
        return (
          <TextBox
            key={at}
            label={label ? `${NAMES[kind]} (${label})` : NAMES[kind]}
            multiline
            maxRows={MAX_ROWS}
            value={texts[at] ?? ""}
            hint={isEditable ? undefined : "표시와 섞일 글자가 있어서 여기서는 고칠 수 없어요."}
            onChange={(text) => onChange(texts.with(at, text))}
            attributes={{ lang: "en", spellCheck: false, readOnly: !isEditable }}
            sx={({ typography }) => ({ ...typography.passage })}
          />
        );
      })}
      {hasMarkup && (
        <Typography variant="body2" color="textSecondary">
          [①밑줄] {"{①문장}"} (①) [빈칸] (A) [이것 / 저것]은 시험지의 표시예요. 괄호째 두고 안의
          말만 고쳐 주세요.
        </Typography>
      )}
    </>
  );
}
