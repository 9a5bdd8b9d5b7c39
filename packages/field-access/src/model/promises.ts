/** Tests for a promise, of any library. */
export const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as PromiseLike<unknown> | null | undefined)?.then === 'function';

/**
 * Tests that an author's function answered a promise, or a list with one, where its answer is taken at once. Nobody waits for such a
 * promise, and Node.js ends a process whose promise rejects without a reader, so each gets one.
 *
 * @example
 * if (dropsPromise(fee(row))) throw new Error('fee answers at once');
 */
export function dropsPromise(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.filter(dropsPromise).length > 0;
  if (!isPromise(answer)) return false;
  answer.then(undefined, () => undefined);
  return true;
}
