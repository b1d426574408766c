import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import { useState } from "react";
import HideIcon from "../icons/visibility-off-outlined.tsx";
import ShowIcon from "../icons/visibility-outlined.tsx";
import { TextBox } from "./text-box.tsx";

interface Props {
  /** Whether a password is chosen here, not asked for. */
  readonly isNew?: boolean;
  readonly label?: string;
  readonly name?: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
}

/** A password field whose content can be shown. */
export function PasswordField({
  isNew = false,
  label = "비밀번호",
  name = "password",
  autoFocus = false,
  value,
  problem,
  onChange,
}: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <TextBox
      label={label}
      name={name}
      type={isShown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      autoFocus={autoFocus}
      value={value}
      problem={problem}
      hint={isNew ? "8자 이상" : undefined}
      onChange={onChange}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={`${label} 보기`}
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
