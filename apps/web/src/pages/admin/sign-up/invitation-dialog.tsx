import FormControl from "@mui/material/FormControl";
import InputLabel from "@mui/material/InputLabel";
import { useId, useState } from "react";
import { useCreateInvitation } from "../../../api/admin.ts";
import { TextBox } from "../../../fields/text-box.tsx";
import { useSubmit } from "../../../fields/use-submit.ts";
import { notify } from "../../../notices/notice.ts";
import { FormDialog } from "../../form-dialog.tsx";
import { SelectBox } from "../../../fields/select-box.tsx";

const DAYS: readonly (readonly [number | null, string])[] = [
  [1, "하루"],
  [7, "일주일"],
  [30, "30일"],
  [null, "기한 없음"],
];
const DEFAULT_DAYS = 7;
const MAX_NOTE_LENGTH = 100;

/** Makes an invitation. */
export default function InvitationDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateInvitation();
  const [note, setNote] = useState("");
  const [uses, setUses] = useState("1");
  const [days, setDays] = useState<number | null>(DEFAULT_DAYS);
  const { form, isBusy, message, problemOf, refuse, submit } = useSubmit([
    "note",
    "max_uses",
    "days",
  ]);
  const selectId = useId();

  async function make() {
    const typed = uses.trim();
    if (typed !== "" && !/^\d{1,4}$/.test(typed))
      return refuse("max_uses", "숫자로 입력해 주세요. 비우면 몇 번이든 쓸 수 있어요.");
    const fields = {
      note,
      ...(typed !== "" && { max_uses: Number(typed) }),
      ...(days !== null && { days }),
    };
    const made = await submit(() => create.mutateAsync(fields));
    if (!made) return;
    notify({ message: `초대를 만들었어요. 코드: ${made.result.code}` });
    onClose();
  }

  return (
    <FormDialog
      title="초대 만들기"
      action="만들기"
      form={form}
      message={message}
      isDisabled={isBusy}
      onSubmit={make}
      onClose={onClose}
    >
      <TextBox
        autoFocus
        label="메모"
        name="note"
        value={note}
        hint="누구를 위한 초대인지 적어 두면 좋아요."
        problem={problemOf("note")}
        onChange={setNote}
        attributes={{ maxLength: MAX_NOTE_LENGTH }}
      />
      <TextBox
        label="쓸 수 있는 횟수"
        name="max_uses"
        value={uses}
        hint="비우면 몇 번이든 쓸 수 있어요."
        problem={problemOf("max_uses")}
        onChange={setUses}
        attributes={{ inputMode: "numeric", maxLength: 4 }}
      />
      <FormControl>
        <InputLabel htmlFor={selectId} shrink>
          쓸 수 있는 날
        </InputLabel>
        <SelectBox
          label="쓸 수 있는 날"
          value={days ?? ""}
          onChange={({ target }) => setDays(target.value === "" ? null : Number(target.value))}
          inputProps={{ id: selectId }}
        >
          {DAYS.map(([value, name]) => (
            <option key={name} value={value ?? ""}>
              {name}
            </option>
          ))}
        </SelectBox>
      </FormControl>
    </FormDialog>
  );
}
