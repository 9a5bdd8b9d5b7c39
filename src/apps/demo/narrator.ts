import pc from 'picocolors';

/** Prints the story in lines of at most 80 characters, or of the terminal's width if that is less. */
export interface Narrator {
  chapter(title: string): void;
  say(text: string): void;
  /** Runs `work` and prints its label with its duration. On a terminal it also shows the elapsed time after two seconds. */
  step<T>(label: string, work: () => Promise<T>): Promise<T>;
}

/** The greatest width of a line. */
export const WIDTH = 80;
/** The least width that lines are wrapped to. */
const LEAST_WIDTH = 20;
const INDENT = '   ';
const SIGN_OF_LIFE_MS = 1_000;

/** The stream that the story is written to. */
export interface StoryOutput {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** A narrator that prints nothing, for work that is one step to the reader. */
export const QUIET: Narrator = { chapter() {}, say() {}, step: (_label, work) => work() };

/**
 * Wraps a line at `width` characters. Words and durations are not broken. Lines that begin with a space (commands) or have
 * columns are not wrapped.
 */
export function wrap(line: string, width: number): readonly string[] {
  return split(line.replaceAll(DURATION, '$1\u00a0$2'), width).map((part) => part.replaceAll('\u00a0', ' '));
}

const DURATION = /(\d) (m?s)\b/g;

function split(line: string, width: number): readonly string[] {
  const before = line.lastIndexOf(' ', width);
  const end = before === -1 ? line.indexOf(' ') : before;
  if (line.length <= width || /^ | {2}/.test(line) || end === -1) return [line];
  return [line.slice(0, end), ...split(line.slice(end + 1), width)];
}

/** The length of a hash in hex; ids beyond it, as Solana's signatures, are shortened. */
const LONGEST_ID = 66;
export const shortenId = (id: string): string => (id.length > LONGEST_ID ? `${id.slice(0, LONGEST_ID - 1)}…` : id);

/** Creates a narrator that numbers its chapters and uses colors only on a terminal. */
export function createNarrator(out: StoryOutput): Narrator {
  const colors = pc.createColors(out.isTTY === true && pc.isColorSupported);
  const line = (text: string) => out.write(`${text}\n`);
  const clear = () => out.isTTY && out.write('\r\u001b[K');
  const availableWidth = () => Math.max(LEAST_WIDTH, Math.min(WIDTH, out.columns || WIDTH)) - INDENT.length;
  let chapters = 0;

  /** Prints the end of a step: its sign, label and duration, which is not broken over lines. */
  function printEnd(sign: string, label: string, duration = ''): void {
    const lines = wrap(`${label} ${duration}`.trimEnd(), availableWidth() - 2);
    for (const [i, text] of lines.entries()) {
      const isLast = duration !== '' && i === lines.length - 1;
      line(
        `${INDENT}${i === 0 ? sign : ' '} ${isLast ? text.slice(0, -duration.length) + colors.dim(duration) : text}`,
      );
    }
  }

  return {
    chapter(title) {
      chapters += 1;
      line('');
      for (const part of wrap(`${chapters}. ${title}`, availableWidth())) line(colors.bold(colors.cyan(part)));
    },
    say(text) {
      for (const paragraph of text.split('\n')) {
        for (const part of wrap(paragraph, availableWidth())) line(`${INDENT}${part}`.trimEnd());
      }
    },
    async step(label, work) {
      const started = performance.now();
      const seconds = () => (performance.now() - started) / 1000;
      const showLife = () => {
        if (seconds() < 2) return;
        const text = `… ${seconds().toFixed(0)} s: ${label}`;
        out.write(`\r${INDENT}${colors.dim(text.slice(0, availableWidth() - 1))}\u001b[K`);
      };
      const alive = out.isTTY ? setInterval(showLife, SIGN_OF_LIFE_MS) : undefined;
      try {
        const result = await work();
        clear();
        const duration = seconds();
        printEnd(colors.green('✓'), label, duration < 0.1 ? '' : `${duration.toFixed(1)} s`);
        return result;
      } catch (error) {
        clear();
        printEnd(colors.red('✗'), label);
        throw error;
      } finally {
        clearInterval(alive);
      }
    },
  };
}
