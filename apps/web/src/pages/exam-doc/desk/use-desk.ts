/** What an author does to the items of a set. Each change says so, and can be taken back. */
import type { Item } from "@pulda/question";
import { useCallback, useEffect, useEffectEvent, useMemo } from "react";
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
  /** Puts another item in its stead, of another type where one is given. */
  readonly regenerate: (item: Item, type?: string) => Promise<Failure | null>;
  /** Takes out a question, whether it can be shown or not. */
  readonly remove: (item: Pick<Item, "id" | "position">) => Promise<void>;
  /** Says that a change was made, and offers to take it back. */
  readonly tell: (message: string, change: number) => void;
}

export function useDesk(examId: number): Desk {
  const edit = useEditQuestion(examId).mutateAsync;
  const place = useMoveQuestion(examId).mutateAsync;
  const again = useRegenerateQuestion(examId).mutateAsync;
  const drop = useRemoveQuestion(examId).mutateAsync;
  const undo = useUndo(examId);
  return useMemo(() => {
    const tell = (message: string, change: number) =>
      notify({ message, undo: () => void undo(change) });
    return {
      tell,
      async move(item, position) {
        const moved = await place({ id: item.id, position });
        if (moved.ok)
          tell(
            `${item.position}번 문항을 ${moved.result.position}번으로 옮겼어요.`,
            moved.result.change_id,
          );
        else failed("문항을 옮기지 못했어요.", moved);
        return moved.ok;
      },
      async setPoints(item, points) {
        const edited = await edit({ id: item.id, version: item.version, points });
        if (edited.ok)
          tell(`${item.position}번 문항을 ${points}점으로 바꿨어요.`, edited.result.change_id);
        else failed("배점을 바꾸지 못했어요.", edited);
      },
      async regenerate(item, type) {
        const made = await again({ id: item.id, ...(type !== undefined && { type }) });
        if (!made.ok) return made;
        const { position } = item;
        tell(
          type === undefined
            ? `${position}번 문항을 다시 만들었어요.`
            : `${position}번 문항의 유형을 바꿨어요.`,
          made.result.change_id,
        );
        return null;
      },
      async remove(item) {
        const removed = await drop(item.id);
        if (!removed.ok) return failed("문항을 지우지 못했어요.", removed);
        tell(`${item.position}번 문항을 지웠어요.`, removed.result.change_id);
        focusItem({ position: item.position });
      },
    };
  }, [edit, place, again, drop, undo]);
}

/** Takes back a change, and shows what is back. */
function useUndo(examId: number) {
  const { mutateAsync } = useUndoChange(examId);
  return useCallback(
    async (change: number) => {
      const undone = await mutateAsync(change);
      if (!undone.ok) return failed("되돌리지 못했어요.", undone);
      notify({ message: "되돌렸어요." });
      const { question_id } = undone.result;
      if (question_id !== null) focusItem({ id: question_id });
    },
    [mutateAsync],
  );
}

/** Ctrl+Z takes back the latest change, while no text is being typed. */
export function useUndoKey(examId: number, last: number | undefined) {
  const undo = useUndo(examId);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === "z";
    if (!isUndo || last === undefined || isTyping(event.target)) return;
    event.preventDefault();
    void undo(last);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [role=dialog]") !== null;
}

function failed(what: string, { message }: Failure) {
  notify({ message: `${what} ${message}` });
}
