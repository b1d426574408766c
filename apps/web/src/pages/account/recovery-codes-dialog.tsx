import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { useCallback, useState } from "react";
import { copyText } from "../copy-text.ts";
import { FormDialog } from "../form-dialog.tsx";
import { PrintedCodes } from "./printed-codes.tsx";

interface Props {
  readonly title: string;
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, which the server does not show again: only its button closes the dialog. */
export function RecoveryCodesDialog({ title, codes, onDone }: Props) {
  const [isPrinting, setPrinting] = useState(false);
  const onPrinted = useCallback(() => setPrinting(false), []);
  return (
    <FormDialog
      title={title}
      action="안전한 곳에 적어 두었어요"
      message={null}
      onSubmit={async () => onDone()}
    >
      <Typography variant="body2">
        휴대폰을 잃어버렸을 때 인증 앱의 숫자 대신 쓰는 복구 코드예요. <b>지금만 볼 수 있고</b>,
        하나를 한 번씩만 쓸 수 있어요.
      </Typography>
      <Codes aria-label="복구 코드">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => void copyText(codes.join("\n"), "복구 코드를")}>
          복사
        </Button>
        <Button variant="outlined" onClick={() => setPrinting(true)}>
          인쇄
        </Button>
      </Stack>
      {isPrinting && <PrintedCodes codes={codes} onDone={onPrinted} />}
    </FormDialog>
  );
}

const Codes = styled("ol")(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  padding: theme.spacing(1.5, 2, 1.5, 5),
  backgroundColor: theme.palette.background.default,
  borderRadius: theme.shape.borderRadius,
  "& code": { fontFamily: "inherit", fontVariantNumeric: "tabular-nums" },
}));
