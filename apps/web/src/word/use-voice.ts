/** English speech synthesis, where the browser has a voice. */
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

/** A function that speaks an English text; null where there is no voice. */
export function useVoice(): ((text: string) => void) | null {
  const voice = useSyncExternalStore(subscribe, englishVoice, () => null);
  if (!speech || !voice) return null;
  return (text) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.9;
    speech.cancel();
    speech.speak(utterance);
  };
}
