import type { FontName } from './pins.ts';

/** Letters of one font and size, in points. */
export interface TextRun {
  readonly text: string;
  readonly font: FontName;
  readonly size: number;
}

/** Runs with the place of each on its line, in points from the line's beginning. */
export type Line = readonly (TextRun & { readonly x: number })[];

/** The width of a run in points. */
export type Measure = (run: TextRun) => number;

/** What lies between two spaces, in one font or several, with the space after it, if any. */
type Word = readonly TextRun[];

function wordsOf(runs: readonly TextRun[]): Word[] {
  const words: Word[] = [];
  let open: TextRun[] = [];
  for (const run of runs)
    for (const text of run.text.split(/(?<= )/).filter((part) => part !== '')) {
      open.push({ ...run, text });
      if (!text.endsWith(' ')) continue;
      words.push(open);
      open = [];
    }
  return open.length > 0 ? [...words, open] : words;
}

const widthOf = (runs: readonly TextRun[], measure: Measure): number =>
  runs.reduce((sum, run) => sum + measure(run), 0);

/** The width of a word without its space, which may lie beyond the end of a line. */
function inkOf(word: Word, measure: Measure): number {
  const last = word.at(-1);
  const space = last?.text.endsWith(' ') ? measure({ ...last, text: ' ' }) : 0;
  return widthOf(word, measure) - space;
}

/** The word in parts that fit: only what is longer than a line is divided, between two letters. */
function divide(word: Word, width: number, measure: Measure): Word[] {
  if (inkOf(word, measure) <= width) return [word];
  const parts: TextRun[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const run of word)
    for (const text of run.text) {
      const letter = { ...run, text };
      const wide = measure(letter);
      if (text !== ' ' && used + wide > width) {
        parts.push([]);
        used = 0;
      }
      parts.at(-1)?.push(letter);
      used += wide;
    }
  return parts;
}

/** Neighbours of one font become one run, so that a line is few pieces of text. */
function joined(runs: readonly TextRun[], measure: Measure): Line {
  const merged: TextRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.font === run.font && last.size === run.size)
      merged[merged.length - 1] = { ...last, text: last.text + run.text };
    else merged.push(run);
  }
  let x = 0;
  return merged.map((run) => {
    const placed = { ...run, x };
    x += measure(run);
    return placed;
  });
}

/** Breaks a text into lines of this width, ragged on the right. A line that continues ends with its space. */
export function breakLines(runs: readonly TextRun[], width: number, measure: Measure): Line[] {
  const lines: TextRun[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of wordsOf(runs).flatMap((whole) => divide(whole, width, measure))) {
    if (used + inkOf(word, measure) > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(...word);
    used += widthOf(word, measure);
  }
  return lines.map((line) => joined(line, measure));
}
