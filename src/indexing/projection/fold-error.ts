/** The events are not complete: the index began after the first of them. Asking again changes nothing. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
}
