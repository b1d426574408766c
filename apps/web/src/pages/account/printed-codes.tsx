import { styled } from "@mui/material/styles";
import { useSession } from "../../api/session.ts";
import { PrintFrame } from "../print-frame.tsx";

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes on paper. */
export function PrintedCodes({ codes, onDone }: Props) {
  const { info } = useSession();
  return (
    <PrintFrame onDone={onDone}>
      <Sheet>
        <h1>풀다 복구 코드</h1>
        <p>{info?.email} · 하나를 한 번씩만 쓸 수 있어요.</p>
        <ol>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </Sheet>
    </PrintFrame>
  );
}

const Sheet = styled("div")(({ theme }) => ({
  color: theme.palette.common.black,
  "& h1": { fontSize: "16pt", margin: 0 },
  "& p": { fontSize: "10pt" },
  "& li": { fontSize: "12pt", lineHeight: 1.8 },
}));
