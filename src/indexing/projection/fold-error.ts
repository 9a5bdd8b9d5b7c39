/** The events do not tell a whole story: the index began after the first of them. Asking again changes nothing. */
export class FoldError extends Error {
  override readonly name = 'FoldError';
}
