/**
 * Returns the result of `work` if it ends within `ms` milliseconds, else the result of `onLate`. Late work goes on, and its error is
 * dropped; an error in time is thrown.
 */
export const withDeadline = <T, L>(ms: number, work: Promise<T>, onLate: () => L): Promise<T | L> =>
  new Promise((resolve, reject) => {
    // Whole milliseconds, because Node.js keeps a list of timers for each duration.
    const timer = setTimeout(() => resolve(onLate()), Math.ceil(ms));
    void work.then(resolve, reject).then(() => clearTimeout(timer));
  });
