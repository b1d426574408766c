import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useState } from "react";
import HideIcon from "../../icons/visibility-off-outlined.tsx";
import ShowIcon from "../../icons/visibility-outlined.tsx";
import { TextBox } from "../../fields/text-box.tsx";

interface Props {
  readonly isNew: boolean;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A password field whose content can be shown. */
export function PasswordField({ isNew, value, problem, onChange }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextBox
      label="비밀번호"
      name="password"
      type={isShown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      value={value}
      problem={problem}
      hint={isNew ? "8자 이상" : undefined}
      onChange={onChange}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label="비밀번호 보기"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <HideIcon /> : <ShowIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
