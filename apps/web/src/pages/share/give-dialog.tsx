/** 학생에게 내기: to whom, and how. What is given is a copy. */
import Link from "@mui/material/Link";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link as RouterLink, useNavigate } from "react-router";
import { limits } from "virtual:contract";
import { useClasses } from "../../api/classes.ts";
import { useShareCall } from "../../api/shares.ts";
import { TextBox } from "../../fields/text-box.tsx";
import { useSubmit } from "../../fields/use-submit.ts";
import { FormDialog } from "../form-dialog.tsx";
import { SETTING_FIELDS, SettingsForm } from "./settings-form.tsx";

interface Props {
  readonly examId: number;
  readonly title: string;
  readonly onClose: () => void;
}

const NO_CLASS = "none";

function helpFor(group: { readonly member_count: number } | undefined): string {
  return group?.member_count === 0
    ? "아직 학생이 없는 반이에요. ‘반’에서 이름을 넣거나 초대하면 그 학생에게도 보여요."
    : "반에 내면 학생의 ‘오늘’에 나타나고, 누가 아직 안 풀었는지 볼 수 있어요.";
}

export default function GiveDialog({ examId, title, onClose }: Props) {
  const navigate = useNavigate();
  const classes = useClasses();
  const create = useShareCall("shareCreate");
  const form = useSubmit(SETTING_FIELDS);
  const [name, setName] = useState(title);
  const [classId, setClassId] = useState(NO_CLASS);
  const [settings, setSettings] = useState(limits.DEFAULT_SETTINGS);
  const taught = classes.data?.filter(({ role }) => role !== "student") ?? [];

  async function give() {
    const given = await form.submit(() =>
      create.mutateAsync({
        exam_id: examId,
        title: name,
        class_id: classId === NO_CLASS ? null : Number(classId),
        ...settings,
      }),
    );
    if (given) await navigate(`/share/${given.result.id}`);
  }

  return (
    <FormDialog
      title="학생에게 내기"
      action="내기"
      isDisabled={form.isBusy}
      message={form.message}
      form={form.form}
      onSubmit={give}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ wordBreak: "keep-all" }}>
        지금 문항 그대로 학생에게 전달돼요. 링크와 QR로 나눠 줄 수 있고, 나중에 문항을 고치면
        반영할지 물어봐요.
      </Typography>
      {taught.length > 0 ? (
        <TextField
          select
          fullWidth
          label="누구에게"
          value={classId}
          helperText={helpFor(taught.find(({ id }) => String(id) === classId))}
          onChange={(event) => setClassId(event.target.value)}
        >
          <MenuItem value={NO_CLASS}>링크를 받은 누구나</MenuItem>
          {taught.map((group) => (
            <MenuItem key={group.id} value={String(group.id)}>
              {group.title} ({group.member_count}명)
            </MenuItem>
          ))}
        </TextField>
      ) : (
        classes.data && (
          <Typography variant="body2" sx={{ wordBreak: "keep-all" }}>
            링크를 받은 누구나 풀 수 있어요.{" "}
            <Link component={RouterLink} to="/class">
              반을 만들면
            </Link>{" "}
            누가 아직 안 풀었는지도 볼 수 있어요.
          </Typography>
        )
      )}
      <TextBox
        label="제목"
        value={name}
        problem={form.problemOf("title")}
        onChange={setName}
        attributes={{ maxLength: 100 }}
      />
      <SettingsForm
        isFoldable
        settings={settings}
        problemOf={form.problemOf}
        onChange={(change) => setSettings({ ...settings, ...change })}
      />
    </FormDialog>
  );
}
