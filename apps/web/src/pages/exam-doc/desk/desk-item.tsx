/** One item with its tools; the editor replaces it while it is edited. */
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Item } from "@pulda/question";
import { takerView } from "@pulda/question/schema-free";
import { memo, Suspense, useState } from "react";
import { onDemand } from "../../../loading/on-demand.tsx";
import { Problem } from "../../../fields/problem.tsx";
import { ThinBar } from "../../../navigation/thin-bar.tsx";
import { itemRules } from "../../../item/render/item-rules.ts";
import { ItemView } from "../../../item/render/item-view.tsx";
import { Solution } from "../../../item/render/solution.tsx";
import { ItemTools } from "./item-tools.tsx";
import { modelNote } from "./model-note.ts";
import type { Desk } from "./use-desk.ts";

const ItemEditor = onDemand(() => import("./item-editor.tsx"));
const TypeDialog = onDemand(() => import("./type-dialog.tsx"));

interface Props {
  readonly item: Item;
  readonly examId: number;
  readonly showsKey: boolean;
  readonly isLast: boolean;
  readonly desk: Desk;
  readonly onReorder: (position: number) => void;
}

export const DeskItem = memo(function DeskItem(props: Props) {
  const { item, examId, showsKey, isLast, desk, onReorder } = props;
  const [mode, setMode] = useState<"read" | "edit" | "swap">("read");
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const taken = takerView(item);
  const rules = itemRules(item);
  const note = modelNote(item);

  /** Why there is no other item, or null. */
  async function regenerate(type?: string): Promise<string | null> {
    setRefusal(null);
    setBusy(true);
    const failure = await desk.regenerate(item, type);
    setBusy(false);
    return failure?.message ?? null;
  }

  function closeEditor() {
    setMode("read");
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-edit="${item.id}"]`)?.focus(),
    );
  }

  if (mode === "edit")
    return (
      <Suspense>
        <ItemEditor item={item} examId={examId} desk={desk} onClose={closeEditor} />
      </Suspense>
    );
  return (
    <Box aria-busy={isBusy}>
      <Stack
        direction="row"
        sx={{ justifyContent: "flex-end", alignItems: "center", minHeight: 44, mb: 0.5 }}
      >
        {item.proof.kind === "author" && <AuthorBadge />}
        <ItemTools
          {...{ item, desk, isLast, isBusy }}
          onReorder={() => onReorder(item.position)}
          onEdit={() => setMode("edit")}
          onRegenerate={() => void regenerate().then(setRefusal)}
          onSwap={() => setMode("swap")}
        />
      </Stack>
      <Box sx={{ height: 4 }}>
        {isBusy && <ThinBar tone="primary" label={`${item.position}번 문항을 만드는 중`} />}
      </Box>
      {refusal && <Problem>다시 만들지 못했어요. 문항은 그대로 있어요. {refusal}</Problem>}
      <ItemView item={taken} examId={examId} placeRules={showsKey ? rules.places : undefined}>
        {showsKey && (
          <Solution
            item={taken}
            answer={item.key}
            explanation={item.explanation}
            rules={rules}
            difficulty={item.difficulty}
          />
        )}
        {showsKey && note && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {note}
          </Typography>
        )}
      </ItemView>
      {mode === "swap" && (
        <Suspense>
          <TypeDialog item={item} onChoose={(type) => regenerate(type)} onClose={closeEditor} />
        </Suspense>
      )}
    </Box>
  );
});

/** Marks an item of the author's own, which has no proof. */
function AuthorBadge() {
  return (
    <Typography
      variant="caption"
      sx={{
        mr: "auto",
        px: 1,
        border: 1,
        borderColor: "mine.main",
        borderRadius: 1,
        color: "mine.main",
        fontWeight: 600,
      }}
    >
      직접 출제
    </Typography>
  );
}
