/** The result of work that ends within so many milliseconds, else null. Work that is late goes on; its error is dropped. */
export async function withDeadline<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  return Promise.race([work, passed]).finally(() => clearTimeout(timer));
}
