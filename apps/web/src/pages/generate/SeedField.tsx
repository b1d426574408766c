import ExpandIcon from "@mui/icons-material/ExpandMore";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { limits } from "virtual:contract";
import { TextBox } from "../../fields/TextBox.tsx";

interface Props {
  readonly seed: string;
  readonly problem: string | undefined;
  readonly onChange: (seed: string) => void;
}

/** The seed stands behind "더 보기": few need it. */
export function SeedField({ seed, problem, onChange }: Props) {
  const [isOpen, setOpen] = useState(seed !== "");
  return (
    <Box>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: -2 }}
      >
        더 보기
      </Button>
      {isOpen && (
        <TextBox
          label="시드"
          value={seed}
          problem={problem}
          hint="같은 지문에 같은 시드를 쓰면 똑같은 문제집이 나와요."
          onChange={(text) => {
            const digits = text.replace(/\D/g, "");
            if (Number(digits) <= limits.MAX_SEED) onChange(digits);
          }}
          attributes={{ inputMode: "numeric" }}
          margin="dense"
        />
      )}
    </Box>
  );
}
