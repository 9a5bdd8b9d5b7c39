import pc from 'picocolors';

/** Prints the story in lines of at most 80 characters, or of those that a narrower terminal has. */
export interface Narrator {
  chapter(title: string): void;
  say(text: string): void;
  /** Runs `work` and prints its label with the time it took; on a terminal, from two seconds on, how long it has run. */
  step<T>(label: string, work: () => Promise<T>): Promise<T>;
}

/** Of a terminal that nobody made wider. */
export const WIDTH = 80;
/** Of the narrowest that lines are made for. */
const LEAST_WIDTH = 20;
const INDENT = '   ';
const SIGN_OF_LIFE_MS = 1_000;

/** Where the story is written. */
export interface StoryOutput {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** For work whose steps are a single one to its reader. */
export const QUIET: Narrator = { chapter() {}, say() {}, step: (_label, work) => work() };

/**
 * A line as several of at most `width` characters. A word and a duration stay whole, and so do a line that begins with a
 * space, which is a command, and one with columns.
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

/** As long as a hash in hex may be; a signature of Solana is longer. */
const LONGEST_ID = 66;
export const shortened = (id: string): string => (id.length > LONGEST_ID ? `${id.slice(0, LONGEST_ID - 1)}…` : id);

export function createNarrator(out: StoryOutput): Narrator {
  const colors = pc.createColors(out.isTTY === true && pc.isColorSupported);
  const line = (text: string) => out.write(`${text}\n`);
  const clear = () => out.isTTY && out.write('\r\u001b[K');
  const room = () => Math.max(LEAST_WIDTH, Math.min(WIDTH, out.columns || WIDTH)) - INDENT.length;
  let chapters = 0;

  /** A label behind its sign, and how long it took, which stays whole. */
  function ended(sign: string, label: string, took = ''): void {
    const lines = wrap(`${label} ${took}`.trimEnd(), room() - 2);
    for (const [i, text] of lines.entries()) {
      const isLast = took !== '' && i === lines.length - 1;
      line(`${INDENT}${i === 0 ? sign : ' '} ${isLast ? text.slice(0, -took.length) + colors.dim(took) : text}`);
    }
  }

  return {
    chapter(title) {
      chapters += 1;
      line('');
      for (const part of wrap(`${chapters}. ${title}`, room())) line(colors.bold(colors.cyan(part)));
    },
    say(text) {
      for (const given of text.split('\n')) {
        for (const part of wrap(given, room())) line(`${INDENT}${part}`.trimEnd());
      }
    },
    async step(label, work) {
      const started = performance.now();
      const seconds = () => (performance.now() - started) / 1000;
      const showLife = () => {
        if (seconds() < 2) return;
        const text = `… ${seconds().toFixed(0)} s: ${label}`;
        out.write(`\r${INDENT}${colors.dim(text.slice(0, room() - 1))}\u001b[K`);
      };
      const alive = out.isTTY ? setInterval(showLife, SIGN_OF_LIFE_MS) : undefined;
      try {
        const result = await work();
        clear();
        const took = seconds();
        ended(colors.green('✓'), label, took < 0.1 ? '' : `${took.toFixed(1)} s`);
        return result;
      } catch (error) {
        clear();
        ended(colors.red('✗'), label);
        throw error;
      } finally {
        clearInterval(alive);
      }
    },
  };
}
