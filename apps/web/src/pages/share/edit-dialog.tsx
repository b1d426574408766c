import type { Share, ShareSettings } from "@pulda/contract";
import { useState } from "react";
import { useShareCall } from "../../api/shares.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { FormDialog } from "../form-dialog.tsx";
import { SETTING_FIELDS, SettingsForm } from "./settings-form.tsx";

/** How an exam is given from now on. */
export default function EditDialog({ share, onClose }: { share: Share; onClose: () => void }) {
  const edit = useShareCall("shareEdit");
  const form = useSubmit(SETTING_FIELDS);
  const [title, setTitle] = useState(share.title);
  const [settings, setSettings] = useState<ShareSettings>(share);
  async function save() {
    const { mode, time_limit, max_attempts, order, requires, asks_number } = settings;
    const { opens_at, closes_at, show_score, show_answers, show_explanations } = settings;
    const saved = await form.submit(() =>
      edit.mutateAsync({
        share_id: share.id,
        title,
        mode,
        time_limit,
        max_attempts,
        order,
        requires,
        asks_number,
        opens_at,
        closes_at,
        show_score,
        show_answers,
        show_explanations,
      }),
    );
    if (saved) onClose();
  }

  return (
    <FormDialog
      title="설정 바꾸기"
      action="저장"
      isDisabled={form.isBusy}
      message={form.message}
      form={form.form}
      onSubmit={save}
      onClose={onClose}
    >
      <TextBox
        label="제목"
        value={title}
        problem={form.problemOf("title")}
        onChange={setTitle}
        attributes={{ maxLength: 100 }}
      />
      <SettingsForm
        settings={settings}
        problemOf={form.problemOf}
        onChange={(change) => setSettings({ ...settings, ...change })}
      />
    </FormDialog>
  );
}
