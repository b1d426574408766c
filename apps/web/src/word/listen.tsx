import IconButton from "@mui/material/IconButton";
import SpeakerIcon from "../icons/volume-up-outlined.tsx";
import { useVoice } from "./use-voice.ts";

/** Says a word or sentence; not there where the browser has no English voice. */
export function Listen({ text }: { text: string }) {
  const say = useVoice();
  if (!say) return null;
  return (
    <IconButton aria-label={`${text} 듣기`} onClick={() => say(text)}>
      <SpeakerIcon />
    </IconButton>
  );
}
