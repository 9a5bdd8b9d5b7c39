/**
 * What work answers where it ends within so many milliseconds, else what `late` does. The work itself goes on; where it fails in time
 * its error is thrown, later it is dropped.
 */
export async function withDeadline<T, L>(ms: number, work: Promise<T>, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late()), ms);
  });
  return Promise.race([work, passed]).finally(() => clearTimeout(timer));
}
