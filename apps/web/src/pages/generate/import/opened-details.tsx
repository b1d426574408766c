import { styled } from "@mui/material/styles";
import { useState, type ReactNode } from "react";

interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Details whose content is made when they are opened for the first time: of a thousand passages few are. */
export function OpenedDetails({ summary, children }: Props) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Details onToggle={() => setOpened(true)}>
      <summary>{summary}</summary>
      {wasOpened && children}
    </Details>
  );
}

const Details = styled("details")(({ theme }) => ({
  ...theme.typography.body2,
  "& > summary": {
    paddingBlock: theme.spacing(1.5),
    cursor: "pointer",
    wordBreak: "keep-all",
  },
}));
