/** Shown in place of an item whose stored content cannot be read. */
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Problem } from "../../fields/problem.tsx";

interface Props {
  readonly position: number;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

export function BrokenItem({ position, children }: Props) {
  const id = `broken-${position}-heading`;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" sx={{ fontWeight: 500 }}>
        <b>{position}.</b> 보여 줄 수 없는 문항
      </Typography>
      <Problem>저장된 내용을 읽을 수 없어서 이 문항만 빼고 보여 드려요.</Problem>
      {children}
    </section>
  );
}
