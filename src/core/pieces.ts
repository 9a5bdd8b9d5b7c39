/** Rows that a statement of a purge changes: each commits by itself, and ends within the limit of statements. */
export const PIECE = 5_000;

/** Runs a statement that changes at most `PIECE` rows until it changes fewer. Answers how many it changed in all. */
export async function inPieces(change: () => PromiseLike<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await change();
    total += count;
    if (count < PIECE) return total;
  }
}
