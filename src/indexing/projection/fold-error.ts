/** Thrown if events do not fit the rows, because the index began after the first of them. A retry does not help. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
}
