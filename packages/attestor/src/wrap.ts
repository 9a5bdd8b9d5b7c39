/** The width of all output, in columns. */
export const WIDTH = 80;

const lengthOf = (text: string): number => [...text].length;

/** Matches the parts that are not broken: words, and text in parentheses or backquotes. */
const PARTS = /(?:\([^()]*\)|`[^`]*`|\S)+/g;

function wrapLine(line: string, hangingIndent: number): string {
  if (lengthOf(line) <= WIDTH) return line;
  const [indent = ''] = /^ */.exec(line) ?? [];
  const lines: string[] = [];
  for (const part of line.match(PARTS) ?? []) {
    const last = lines.at(-1);
    const joined = last === undefined ? `${indent}${part}` : `${last} ${part}`;
    if (last === undefined || lengthOf(joined) <= WIDTH) lines.splice(-1, 1, joined);
    else lines.push(`${indent}${' '.repeat(hangingIndent)}${part}`);
  }
  return lines.join('\n');
}

/**
 * Wraps a text at 80 columns, unless a single part is longer. Continuation lines are indented like their first line, plus
 * `deeper` spaces.
 */
export const wrapText = (text: string, hangingIndent = 0): string =>
  text
    .split('\n')
    .map((line) => wrapLine(line, hangingIndent))
    .join('\n');
