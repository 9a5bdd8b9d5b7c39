/** The narrowest terminal that everything fits. */
export const WIDTH = 80;

const lengthOf = (text: string): number => [...text].length;

/** What stays on one line: words, with all of a pair of parentheses or of backquotes. */
const PARTS = /(?:\([^()]*\)|`[^`]*`|\S)+/g;

function wrappedLine(line: string, deeper: number): string {
  if (lengthOf(line) <= WIDTH) return line;
  const [indent = ''] = /^ */.exec(line) ?? [];
  const lines: string[] = [];
  for (const part of line.match(PARTS) ?? []) {
    const last = lines.at(-1);
    const joined = last === undefined ? `${indent}${part}` : `${last} ${part}`;
    if (last === undefined || lengthOf(joined) <= WIDTH) lines.splice(-1, 1, joined);
    else lines.push(`${indent}${' '.repeat(deeper)}${part}`);
  }
  return lines.join('\n');
}

/**
 * A text in at most 80 columns, where no part of it is longer: a line that is too long goes on below, as deep as it began or so
 * much `deeper`.
 */
export const wrapped = (text: string, deeper = 0): string =>
  text
    .split('\n')
    .map((line) => wrappedLine(line, deeper))
    .join('\n');
