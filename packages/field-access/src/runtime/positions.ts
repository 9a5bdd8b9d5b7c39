/**
 * Writes list positions in a few characters. The input is sorted tuples with an index for each list on the path, the outer list first.
 * The output has a range for each list, joined by dots: `[0,0] [0,1] [1,0] [1,1]` becomes `0-1.0-1`. Ranges that differ are separated by
 * `;`, in parentheses below the outer list: `0.0-4;1.(0;3-4)`.
 */
export function compactPositions(tuples: readonly (readonly number[])[]): string {
  return levelText(tuples, 0);
}

/** Writes the positions of tuples from the list at `depth` on. */
function levelText(tuples: readonly (readonly number[])[], depth: number): string {
  const groups: { index: number; inner: string }[] = [];
  const isInnermost = depth === (tuples[0]?.length ?? 0) - 1;
  for (let start = 0; start < tuples.length; ) {
    const index = tuples[start]?.[depth] ?? 0;
    let end = start + 1;
    while (end < tuples.length && tuples[end]?.[depth] === index) end++;
    groups.push({ index, inner: isInnermost ? '' : levelText(tuples.slice(start, end), depth + 1) });
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
