/** Reads a pasted text or a file for its passages and questions, and says how far it is. */
import type { FoundDocument } from "@pulda/contract";
import { useEffect, useRef, useState } from "react";
import { callForEvents, type FieldsOf } from "../../../api/client.ts";

interface Reading {
  /** 0 to 1; null while nothing is read. */
  readonly progress: number | null;
  /** Why nothing was found, in Korean. */
  readonly problem: string | null;
}

const IDLE: Reading = { progress: null, problem: null };
const BROKEN_OFF = "읽는 중에 연결이 끊어졌어요. 다시 시도해 주세요.";

/** Closing what uses it ends the reading. */
export function useReading(onFound: (found: FoundDocument) => void) {
  const [reading, setReading] = useState(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(fields: FieldsOf<"documentImport">) {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setReading({ progress: 0, problem: null });
    let found: FoundDocument | null = null;
    let problem: string | null = null;
    try {
      const answer = await callForEvents(
        "documentImportEvents",
        fields,
        (state) => {
          if ("progress" in state) setReading({ progress: state.progress, problem: null });
          else if ("found" in state) found = state.found;
          else problem = state.problem;
        },
        run.signal,
      );
      if (!answer.ok) problem = answer.errors[0]?.message ?? answer.message;
    } catch (error) {
      // whoever has cancelled knows it
      if (run.signal.aborted) return;
      throw error;
    }
    setReading({ progress: null, problem: found || problem !== null ? problem : BROKEN_OFF });
    if (found) onFound(found);
  }

  return {
    ...reading,
    read,
    /** Breaks off what is being read, and forgets what was said of it. */
    cancel() {
      running.current?.abort();
      setReading(IDLE);
    },
  };
}
