/** Work in turn by who asks, not by arrival: however much one asks for, another waits for one task of it at most. */
export interface FairQueue<Who> {
  /**
   * Runs a task when it is its asker's turn.
   * @throws what the task throws
   */
  run<T>(who: Who, task: () => Promise<T>): Promise<T>;
}

/** @param slots how many tasks run at once */
export function fairQueue<Who>(slots: number): FairQueue<Who> {
  /** What waits, by who asks; whose turn it is comes first. */
  const waiting = new Map<Who, (() => void)[]>();
  let free = slots;

  function startNext(): void {
    for (const [who, [start, ...others]] of waiting) {
      if (free === 0) return;
      waiting.delete(who);
      if (others.length > 0) waiting.set(who, others);
      free -= 1;
      start?.();
    }
  }

  return {
    async run(who, task) {
      await new Promise<void>((start) => {
        const others = waiting.get(who);
        if (others) others.push(start);
        else waiting.set(who, [start]);
        startNext();
      });
      try {
        return await task();
      } finally {
        free += 1;
        startNext();
      }
    },
  };
}
