/** English speech, where the browser has a voice for it. */
import { useSyncExternalStore } from "react";

const speech = typeof window === "undefined" ? undefined : window.speechSynthesis;

function subscribe(listener: () => void) {
  speech?.addEventListener?.("voiceschanged", listener);
  return () => speech?.removeEventListener?.("voiceschanged", listener);
}

function englishVoice(): SpeechSynthesisVoice | null {
  const voices = speech?.getVoices?.() ?? [];
  const english = voices.filter(({ lang }) => /^en([-_]|$)/i.test(lang));
  return english.find(({ lang }) => /^en[-_]US/i.test(lang)) ?? english[0] ?? null;
}

/** A function that says an English text, or null where there is no voice. */
export function useVoice(): ((text: string) => void) | null {
  const voice = useSyncExternalStore(subscribe, englishVoice, () => null);
  if (!speech || !voice) return null;
  return (text) => {
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = 0.9;
    speech.cancel();
    speech.speak(said);
  };
}
