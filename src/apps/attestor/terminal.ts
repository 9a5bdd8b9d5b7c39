import pc from 'picocolors';
import { cancelled, Failure } from './exit.ts';
import { wrapped } from './wrap.ts';

/** The person's terminal: all talk is on stderr, so that stdout holds the result alone. */
export interface Terminal {
  /** Whether stderr is a terminal: what is meant for a person's eyes goes nowhere else. */
  readonly isTerminal: boolean;
  /** Colours where stderr is a terminal. */
  readonly colors: ReturnType<typeof pc.createColors>;
  say(text: string): void;
  /** One line, visible. @throws Failure cancelled (Ctrl-C, Ctrl-D), usage where there is no terminal */
  ask(prompt: string): Promise<string>;
  /** One line as bytes, hidden; for the caller to overwrite. `option` gives it without a terminal. @throws as `ask` */
  secret(prompt: string, option: string): Promise<Uint8Array<ArrayBuffer>>;
  /** y or n; anything but yes is no. */
  confirm(prompt: string): Promise<boolean>;
  /**
   * Shows that work goes on, and for how long it has, on a line that the returned function takes off again; work that is done
   * within `afterMs` shows nothing. Nothing where stderr is no terminal, or where a program reads the answer.
   */
  working(label: string, afterMs?: number): () => void;
}

const KEY = { interrupt: 0x03, end: 0x04, backspace: 0x08, delete: 0x7f, clear: 0x15, escape: 0x1b } as const;
const MAX_LINE = 1_024;
const FRAMES = ['|', '/', '-', '\\'] as const;
const FRAME_MS = 100;

const { stdin, stderr } = process;

/** A line being typed, as bytes: a secret never becomes a string, which could not be overwritten. */
function createLine() {
  const bytes = new Uint8Array(MAX_LINE);
  let length = 0;
  return {
    add(byte: number) {
      if (length < MAX_LINE) bytes[length++] = byte;
    },
    /** Removes the last character of UTF-8. */
    back() {
      const before = length;
      while (length > 0 && ((bytes[length - 1] ?? 0) & 0xc0) === 0x80) length -= 1;
      length = Math.max(0, length - 1);
      bytes.fill(0, length, before);
      return before !== length;
    },
    isEmpty: () => length === 0,
    take() {
      const taken = bytes.slice(0, length);
      bytes.fill(0);
      return taken;
    },
    wipe: () => void bytes.fill(0),
  };
}

/** Options that answer every question but those for a password. */
const SIGNING = '--yes, and with `sign` a kind, an id and --expect-digest';

/** What was typed ahead, for the next question. */
let ahead: number[] = [];

/** `options` give what is asked where there is no terminal. */
function readLine(prompt: string, hidden: boolean, options: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!stdin.isTTY) {
    const message = `There is no terminal to ask on: give ${options}.`;
    return Promise.reject(new Failure('usage', 'NO_TERMINAL', message));
  }
  return new Promise((resolve, reject) => {
    const line = createLine();
    let skipping = 0; // inside an escape sequence of an arrow or function key
    const restore = () => {
      stdin.setRawMode(false);
      stdin.off('data', typed);
      stdin.off('end', ended);
      stdin.pause();
    };
    const finish = (act: () => void) => {
      restore();
      stderr.write('\n');
      act();
    };
    const cancel = () =>
      finish(() => {
        line.wipe();
        reject(cancelled());
      });
    const ended = () => cancel();
    /** Whether the line goes on after this byte. */
    const key = (byte: number): boolean => {
      if (skipping > 0) {
        skipping = skipping === 1 && (byte === 0x5b || byte === 0x4f) ? 2 : skipping === 2 && byte < 0x40 ? 2 : 0;
      } else if (byte === KEY.escape) skipping = 1;
      else if (byte === KEY.interrupt || (byte === KEY.end && line.isEmpty())) {
        cancel();
        return false;
      } else if (byte === 0x0d || byte === 0x0a) {
        finish(() => resolve(line.take()));
        return false;
      } else if (byte === KEY.backspace || byte === KEY.delete) {
        if (line.back() && !hidden) stderr.write('\b \b');
      } else if (byte === KEY.clear) {
        while (line.back()) if (!hidden) stderr.write('\b \b');
      } else if (byte >= 0x20) {
        line.add(byte);
        if (!hidden) stderr.write(Uint8Array.of(byte));
      }
      return true;
    };
    const take = (bytes: Iterable<number>) => {
      const rest = [...bytes];
      while (rest.length > 0) {
        if (!key(rest.shift() ?? 0)) {
          ahead = rest;
          return;
        }
      }
    };
    const typed = (chunk: Buffer) => {
      take(chunk);
      chunk.fill(0);
    };
    stdin.setRawMode(true);
    stdin.on('data', typed);
    stdin.on('end', ended);
    stdin.resume();
    stderr.write(prompt);
    const early = ahead;
    ahead = [];
    take(early);
  });
}

const wrappedPrompt = (prompt: string) => `${wrapped(prompt.trimEnd())} `;

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Work that the one line is shown for: what is asked at the same time shares it. */
const underWay = new Set<object>();

/**
 * How far the work is nobody can know: the line shows its seconds, and never fills the terminal's width, to not wrap.
 */
function showWorking(label: string, colors: Terminal['colors'], afterMs: number): () => void {
  const start = performance.now();
  const own = {};
  let [frame, drawn] = [0, false];
  underWay.add(own);
  const draw = () => {
    const elapsed = performance.now() - start;
    const [first] = underWay;
    if (elapsed < afterMs || first !== own) return;
    const line = `${label}: ${(elapsed / 1_000).toFixed(1)} s`.slice(0, Math.max(0, (stderr.columns || 80) - 3));
    stderr.write(`\r${colors.cyan(FRAMES[frame++ % FRAMES.length] ?? '')} ${line}`);
    drawn = true;
  };
  draw();
  const timer = setInterval(draw, FRAME_MS);
  return () => {
    clearInterval(timer);
    underWay.delete(own);
    if (drawn) stderr.write('\r\u001b[K');
  };
}

/** `asJson`: a program reads the answer. */
export function createTerminal({ asJson }: { readonly asJson: boolean }): Terminal {
  const shows = stderr.isTTY === true && !asJson;
  const colors = pc.createColors(stderr.isTTY === true && pc.isColorSupported);
  return {
    isTerminal: stderr.isTTY === true,
    colors,
    say: (line) => void stderr.write(`${wrapped(line)}\n`),
    ask: async (prompt) => text(await readLine(wrappedPrompt(prompt), false, SIGNING)).trim(),
    secret: (prompt, option) => readLine(wrappedPrompt(prompt), true, option),
    confirm: async (prompt) =>
      /^y(es)?$/i.test(text(await readLine(wrappedPrompt(`${prompt} [y/N] `), false, SIGNING)).trim()),
    working: (label, afterMs = 0) => (shows ? showWorking(label, colors, afterMs) : () => undefined),
  };
}
