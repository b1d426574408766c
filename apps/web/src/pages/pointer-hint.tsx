import { styled } from "@mui/material/styles";

interface Props {
  /** For whoever has a keyboard. */
  readonly keys: string;
  /** For fingers. */
  readonly touch: string;
}

/** How something is done, by how the device is pointed at: a phone has no space bar. */
export function PointerHint({ keys, touch }: Props) {
  return (
    <>
      <ByKeys>{keys}</ByKeys>
      <ByTouch>{touch}</ByTouch>
    </>
  );
}

const TOUCH = "@media (pointer: coarse)";

/** Left out where a finger points. */
export const onlyByKeys = { [TOUCH]: { display: "none" } } as const;

const ByKeys = styled("span")(onlyByKeys);
const ByTouch = styled("span")({ display: "none", [TOUCH]: { display: "inline" } });
