/** The most rows that one statement of a purge changes, so that it ends within the time limit of statements. */
export const PIECE = 5_000;

/** Repeats a statement that changes at most `PIECE` rows until it changes fewer. Returns the number of changed rows. */
export async function inPieces(change: () => PromiseLike<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await change();
    total += count;
    if (count < PIECE) return total;
  }
}
