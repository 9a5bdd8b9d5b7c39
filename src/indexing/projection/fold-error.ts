/** Thrown if events do not fit the rows, because the node left out others, or because the index began after the first of them. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
}
