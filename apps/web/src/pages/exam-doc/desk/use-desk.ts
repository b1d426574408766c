/** The changes of an author to the items of an exam. Each shows a notice and can be undone. */
import type { Item } from "@pulda/question";
import { useCallback, useEffectEvent, useLayoutEffect, useMemo } from "react";
import type { Failure } from "../../../api/client.ts";
import {
  useEditQuestion,
  useMoveQuestion,
  useRegenerateQuestion,
  useRemoveQuestion,
  useUndoChange,
} from "../../../api/questions.ts";
import { notify } from "../../../notices/notice.ts";
import { focusItem } from "./focus-item.ts";

export interface Desk {
  readonly move: (item: Item, position: number) => Promise<boolean>;
  readonly setPoints: (item: Item, points: number) => Promise<void>;
  /** Regenerates the item, with another type where one is given. */
  readonly regenerate: (item: Item, type?: string) => Promise<Failure | null>;
  /** Removes an item, which may be broken. */
  readonly remove: (item: Pick<Item, "id" | "position">) => Promise<void>;
  /** Shows a notice of a change with an undo button. */
  readonly notifyChange: (message: string, change: number) => void;
}

export function useDesk(examId: number): Desk {
  const editItem = useEditQuestion(examId).mutateAsync;
  const moveItem = useMoveQuestion(examId).mutateAsync;
  const regenerateItem = useRegenerateQuestion(examId).mutateAsync;
  const removeItem = useRemoveQuestion(examId).mutateAsync;
  const undo = useUndo(examId);
  return useMemo(() => {
    const notifyChange = (message: string, change: number) =>
      notify({ message, undo: () => void undo(change) });
    return {
      notifyChange,
      async move(item, position) {
        const moved = await moveItem({ id: item.id, position });
        if (moved.ok)
          notifyChange(
            `${item.position}번 문항을 ${moved.result.position}번으로 옮겼어요.`,
            moved.result.change_id,
          );
        else notifyFailure("문항을 옮기지 못했어요.", moved);
        return moved.ok;
      },
      async setPoints(item, points) {
        const edited = await editItem({ id: item.id, version: item.version, points });
        if (edited.ok)
          notifyChange(
            `${item.position}번 문항을 ${points}점으로 바꿨어요.`,
            edited.result.change_id,
          );
        else notifyFailure("배점을 바꾸지 못했어요.", edited);
      },
      async regenerate(item, type) {
        const made = await regenerateItem({ id: item.id, ...(type !== undefined && { type }) });
        if (!made.ok) return made;
        const { position } = item;
        notifyChange(
          type === undefined
            ? `${position}번 문항을 다시 만들었어요.`
            : `${position}번 문항의 유형을 바꿨어요.`,
          made.result.change_id,
        );
        return null;
      },
      async remove(item) {
        const removed = await removeItem(item.id);
        if (!removed.ok) return notifyFailure("문항을 지우지 못했어요.", removed);
        notifyChange(`${item.position}번 문항을 지웠어요.`, removed.result.change_id);
        focusItem({ position: item.position });
      },
    };
  }, [editItem, moveItem, regenerateItem, removeItem, undo]);
}

/** Undoes a change and focuses the restored item. */
function useUndo(examId: number) {
  const { mutateAsync } = useUndoChange(examId);
  return useCallback(
    async (change: number) => {
      const undone = await mutateAsync(change);
      if (!undone.ok) return notifyFailure("되돌리지 못했어요.", undone);
      notify({ message: "되돌렸어요." });
      const { question_id } = undone.result;
      if (question_id !== null) focusItem({ id: question_id });
    },
    [mutateAsync],
  );
}

/** Ctrl+Z undoes the last change, unless a text field has the focus. */
export function useUndoKey(examId: number, last: number | undefined) {
  const undo = useUndo(examId);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z";
    if (!isUndo || last === undefined || isTyping(event.target)) return;
    event.preventDefault();
    void undo(last);
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [role=dialog]") !== null;
}

function notifyFailure(what: string, { message }: Failure) {
  notify({ message: `${what} ${message}` });
}
