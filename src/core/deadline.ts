/**
 * Returns the result of `work` if it ends within `ms` milliseconds, else the result of `onLate`. Late work goes on, and its error is
 * dropped; an error in time is thrown.
 */
export async function withDeadline<T, L>(ms: number, work: Promise<T>, onLate: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(onLate()), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
