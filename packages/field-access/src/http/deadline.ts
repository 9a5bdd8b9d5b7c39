/** The result of work if it ends within `ms` milliseconds, else null. Late work continues, and its error is ignored. */
export const withDeadline = <T>(ms: number, work: Promise<T>): Promise<T | null> =>
  new Promise((resolve, reject) => {
    // Whole milliseconds, because Node.js keeps a list of timers for each duration.
    const timer = setTimeout(resolve, Math.ceil(ms), null);
    void work.then(resolve, reject).then(() => clearTimeout(timer));
  });
