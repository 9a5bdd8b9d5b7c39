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

function wordsOf(runs: readonly TextRun[]): Word[] {
  const words: Word[] = [];
  let openWord: TextRun[] = [];
  for (const run of runs)
    for (const text of run.text.split(/(?<= )/).filter((part) => part !== '')) {
      openWord.push({ ...run, text });
      if (!text.endsWith(' ')) continue;
      words.push(openWord);
      openWord = [];
    }
  return openWord.length > 0 ? [...words, openWord] : words;
}

const widthOf = (runs: readonly TextRun[], measure: Measure): number =>
  runs.reduce((sum, run) => sum + measure(run), 0);

/** The width of a word without its space, because a space may exceed the end of a line. */
function inkOf(word: Word, measure: Measure): number {
  const last = word.at(-1);
  const space = last?.text.endsWith(' ') ? measure({ ...last, text: ' ' }) : 0;
  return widthOf(word, measure) - space;
}

/** Divides a word that is longer than a line into parts that fit; any other word stays whole. */
function divide(word: Word, width: number, measure: Measure): Word[] {
  if (inkOf(word, measure) <= width) return [word];
  const parts: TextRun[][] = [];
  let lineWidth = Number.POSITIVE_INFINITY;
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
  const mergedRuns: TextRun[] = [];
  for (const run of runs) {
    const last = mergedRuns.at(-1);
    if (last && last.font === run.font && last.size === run.size)
      mergedRuns[mergedRuns.length - 1] = { ...last, text: last.text + run.text };
    else mergedRuns.push(run);
  }
  let x = 0;
  return mergedRuns.map((run) => {
    const position = { ...run, x };
    x += measure(run);
    return position;
  });
}

/** Breaks a text into lines of a width, ragged on the right. A broken line keeps the space at its end. */
export function breakLines(runs: readonly TextRun[], width: number, measure: Measure): Line[] {
  const lines: TextRun[][] = [];
  let lineWidth = Number.POSITIVE_INFINITY;
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
