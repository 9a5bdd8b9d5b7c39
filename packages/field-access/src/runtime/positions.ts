/**
 * Writes list positions in a few characters. The input is sorted tuples of indices, one index for each list on the way down;
 * the output has a range for each level, joined by dots: `[0,0] [0,1] [1,0] [1,1]` is `0-1.0-1`. If rows differ, alternatives
 * are separated by `;`, and are in parentheses below the first level: `0.0-4;1.(0;3-4)`.
 *
 * @example
 * compactPositions([[0, 0], [0, 1], [1, 0], [1, 1]]); // '0-1.0-1'
 */
export function compactPositions(tuples: readonly (readonly number[])[]): string {
  return level(tuples, 0);
}

function level(tuples: readonly (readonly number[])[], depth: number): string {
  const groups: { index: number; inner: string }[] = [];
  const last = depth === (tuples[0]?.length ?? 0) - 1;
  for (let start = 0; start < tuples.length; ) {
    const index = tuples[start]?.[depth] ?? 0;
    let end = start + 1;
    while (end < tuples.length && tuples[end]?.[depth] === index) end++;
    groups.push({ index, inner: last ? '' : level(tuples.slice(start, end), depth + 1) });
    start = end;
  }
  const runs: { from: number; to: number; inner: string }[] = [];
  for (const { index, inner } of groups) {
    const run = runs.at(-1);
    if (run && run.to === index - 1 && run.inner === inner) run.to = index;
    else runs.push({ from: index, to: index, inner });
  }
  return runs
    .map(({ from, to, inner }) => {
      const range = from === to ? `${from}` : `${from}-${to}`;
      return inner ? `${range}.${/[;]/.test(inner) ? `(${inner})` : inner}` : range;
    })
    .join(';');
}
