import IconButton from "@mui/material/IconButton";
import SpeakerIcon from "../icons/volume-up-outlined.tsx";
import { useVoice } from "./use-voice.ts";

/** Speaks a word or sentence; hidden where the browser has no English voice. */
export function Listen({ text }: { text: string }) {
  const speak = useVoice();
  if (!speak) return null;
  return (
    <IconButton aria-label={`${text} 듣기`} onClick={() => speak(text)}>
      <SpeakerIcon />
    </IconButton>
  );
}
