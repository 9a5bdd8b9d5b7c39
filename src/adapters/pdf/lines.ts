import type { FontName } from './pins.ts';

/** A text in one font and size (points). */
export interface TextRun {
  readonly text: string;
  readonly font: FontName;
  readonly size: number;
}

/** A line of runs, each with its distance from the line's beginning, in points. */
export type Line = readonly (TextRun & { readonly x: number })[];

/** The width of a run in points. */
export type Measure = (run: TextRun) => number;

/** A word in one or several fonts, with the space after it, if any. */
type Word = readonly TextRun[];

/** Splits runs into words. A word ends with its space, and may go over several runs. */
function wordsOf(runs: readonly TextRun[]): Word[] {
  const words: Word[] = [];
  let word: TextRun[] = [];
  for (const run of runs)
    for (const text of run.text.split(/(?<= )/).filter((part) => part !== '')) {
      word.push({ ...run, text });
      if (!text.endsWith(' ')) continue;
      words.push(word);
      word = [];
    }
  return word.length > 0 ? [...words, word] : words;
}

const widthOf = (runs: readonly TextRun[], measure: Measure): number =>
  runs.reduce((sum, run) => sum + measure(run), 0);

/** The width of a word without its space, because a space may exceed the end of a line. */
function inkOf(word: Word, measure: Measure): number {
  const lastRun = word.at(-1);
  const space = lastRun?.text.endsWith(' ') ? measure({ ...lastRun, text: ' ' }) : 0;
  return widthOf(word, measure) - space;
}

/** Divides a word that is longer than a line into parts that fit; any other word stays whole. */
function divide(word: Word, width: number, measure: Measure): Word[] {
  if (inkOf(word, measure) <= width) return [word];
  const parts: TextRun[][] = [];
  let lineWidth = Number.POSITIVE_INFINITY; // the first letter begins a part
  for (const run of word)
    for (const text of run.text) {
      const letter = { ...run, text };
      const letterWidth = measure(letter);
      if (text !== ' ' && lineWidth + letterWidth > width) {
        parts.push([]);
        lineWidth = 0;
      }
      parts.at(-1)?.push(letter);
      lineWidth += letterWidth;
    }
  return parts;
}

/** Merges neighbouring runs of one font, and places the runs on the line. */
function placeRuns(runs: readonly TextRun[], measure: Measure): Line {
  const merged: TextRun[] = [];
  for (const run of runs) {
    const previous = merged.at(-1);
    if (previous && previous.font === run.font && previous.size === run.size)
      merged[merged.length - 1] = { ...previous, text: previous.text + run.text };
    else merged.push(run);
  }
  let x = 0;
  return merged.map((run) => {
    const position = { ...run, x };
    x += measure(run);
    return position;
  });
}

/** Breaks a text into lines of a width, ragged on the right. A broken line keeps the space at its end. */
export function breakLines(runs: readonly TextRun[], width: number, measure: Measure): Line[] {
  const lines: TextRun[][] = [];
  let lineWidth = Number.POSITIVE_INFINITY; // the first word begins a line
  for (const word of wordsOf(runs).flatMap((longWord) => divide(longWord, width, measure))) {
    if (lineWidth + inkOf(word, measure) > width) {
      lines.push([]);
      lineWidth = 0;
    }
    lines.at(-1)?.push(...word);
    lineWidth += widthOf(word, measure);
  }
  return lines.map((line) => placeRuns(line, measure));
}
