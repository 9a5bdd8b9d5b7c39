/** What a source answered, for a while after it did; callers in between share one asking. */
export function cached<T>(ms: number, source: () => Promise<T>): () => Promise<T> {
  let staleAt = 0;
  let answer: Promise<T> | undefined;
  async function ask(): Promise<T> {
    try {
      return await source();
    } finally {
      staleAt = performance.now() + ms;
    }
  }
  return () => {
    if (answer === undefined || performance.now() >= staleAt) {
      staleAt = Number.POSITIVE_INFINITY; // until it has ended
      answer = ask();
    }
    return answer;
  };
}
