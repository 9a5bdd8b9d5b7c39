/** The most blocks before the newest one in which a used nonce is looked for: at most 26 requests. */
const MOST_BLOCKS = 4_096n;

/**
 * Finds the block in which an account's number of transactions passed a nonce, in steps that double back from `head` and then halve;
 * null if it had not passed at `head`, or passed more than `MOST_BLOCKS` before. `countAt` reads the number as of a block.
 */
export async function findNonceBlock(
  countAt: (block: bigint) => Promise<number>,
  nonce: number,
  head: bigint,
): Promise<bigint | null> {
  const isPassed = async (block: bigint) => block >= 0n && (await countAt(block)) > nonce;
  if (!(await isPassed(head))) return null;
  let passed = head;
  let step = 1n;
  while (await isPassed(head - step)) {
    passed = head - step;
    step *= 2n;
    if (step > MOST_BLOCKS) return null;
  }
  for (let before = head - step; passed - before > 1n; ) {
    const middle = (before + passed) / 2n;
    if (await isPassed(middle)) passed = middle;
    else before = middle;
  }
  return passed;
}
