/** Work in turn by user, not by arrival: however much one user asks for, another waits for one task of it at most. */
export interface Turns {
  /**
   * Runs a task when it is its user's turn.
   * @param user the server's own work has 0
   * @throws what the task throws
   */
  run<T>(user: number, task: () => Promise<T>): Promise<T>;
}

/** @param slots how many tasks run at once */
export function turnsByUser(slots: number): Turns {
  /** What waits, by user; the user whose turn it is comes first. */
  const waiting = new Map<number, (() => void)[]>();
  let free = slots;

  function startNext(): void {
    for (const [user, [start, ...others]] of waiting) {
      if (free === 0) return;
      waiting.delete(user);
      if (others.length > 0) waiting.set(user, others);
      free -= 1;
      start?.();
    }
  }

  return {
    async run(user, task) {
      await new Promise<void>((start) => {
        const ofUser = waiting.get(user);
        if (ofUser) ofUser.push(start);
        else waiting.set(user, [start]);
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
