import pc from 'picocolors';
import { createCancellation, Failure } from './exit.ts';
import { wrapText } from './wrap.ts';

/** The person's terminal. All messages go to stderr, so that stdout has the result only. */
export interface Terminal {
  /** True if stderr is a terminal. Confidential data is shown only then. */
  readonly isTerminal: boolean;
  /** Colours; none if stderr is no terminal. */
  readonly colors: ReturnType<typeof pc.createColors>;
  say(text: string): void;
  /** Asks for one visible line. @throws Failure cancelled (Ctrl-C, Ctrl-D), usage without a terminal */
  ask(prompt: string): Promise<string>;
  /**
   * Asks for one hidden line, as bytes that the caller must overwrite. `option` is suggested without a terminal. @throws as
   * `ask`
   */
  secret(prompt: string, option: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Asks a question with y or n. Any answer but yes means no. */
  confirm(prompt: string): Promise<boolean>;
  /**
   * Shows the elapsed time of running work on a line, which the returned function removes. Work that ends within `afterMs`
   * shows nothing. Nothing is shown with --json, or if stderr is no terminal.
   */
  showProgress(label: string, afterMs?: number): () => void;
}

const KEY = { interrupt: 0x03, end: 0x04, backspace: 0x08, delete: 0x7f, clear: 0x15, escape: 0x1b } as const;
const MAX_LINE = 1_024;
const FRAMES = ['|', '/', '-', '\\'] as const;
const FRAME_MS = 100;

const { stdin, stderr } = process;

/** Creates the buffer of a typed line. It stores bytes, because a string with a secret could not be overwritten. */
function createLine() {
  const bytes = new Uint8Array(MAX_LINE);
  let length = 0;
  return {
    add(byte: number) {
      if (length < MAX_LINE) bytes[length++] = byte;
    },
    /** Removes the last character of UTF-8. */
    deleteLast() {
      const oldLength = length;
      while (length > 0 && ((bytes[length - 1] ?? 0) & 0xc0) === 0x80) length -= 1;
      length = Math.max(0, length - 1);
      bytes.fill(0, length, oldLength);
      return oldLength !== length;
    },
    isEmpty: () => length === 0,
    take() {
      const line = bytes.slice(0, length);
      bytes.fill(0);
      return line;
    },
    wipe: () => void bytes.fill(0),
  };
}

/** The options to suggest instead of questions, passwords excepted. */
const SIGNING = '--yes, and with `sign` a kind, an id and --expect-digest';

/** Bytes that were typed ahead, for the next question. */
let bytesAhead: number[] = [];

/** Reads a line from the terminal, hidden or visible. `options` is suggested if there is no terminal. */
function readLine(prompt: string, hidden: boolean, options: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!stdin.isTTY) {
    const message = `There is no terminal to ask on: give ${options}.`;
    return Promise.reject(new Failure('usage', 'NO_TERMINAL', message));
  }
  return new Promise((resolve, reject) => {
    const line = createLine();
    let skipping = 0; // position inside the escape sequence of an arrow or function key
    const restore = () => {
      stdin.setRawMode(false);
      stdin.off('data', onData);
      stdin.off('end', onEnd);
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
        reject(createCancellation());
      });
    const onEnd = () => cancel();
    /** Handles one byte; false if it ended the line. */
    const handleByte = (byte: number): boolean => {
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
        if (line.deleteLast() && !hidden) stderr.write('\b \b');
      } else if (byte === KEY.clear) {
        while (line.deleteLast()) if (!hidden) stderr.write('\b \b');
      } else if (byte >= 0x20) {
        line.add(byte);
        if (!hidden) stderr.write(Uint8Array.of(byte));
      }
      return true;
    };
    const handleBytes = (bytes: Iterable<number>) => {
      const rest = [...bytes];
      while (rest.length > 0) {
        if (!handleByte(rest.shift() ?? 0)) {
          bytesAhead = rest;
          return;
        }
      }
    };
    const onData = (chunk: Buffer) => {
      handleBytes(chunk);
      chunk.fill(0);
    };
    stdin.setRawMode(true);
    stdin.on('data', onData);
    stdin.on('end', onEnd);
    stdin.resume();
    stderr.write(prompt);
    const earlierBytes = bytesAhead;
    bytesAhead = [];
    handleBytes(earlierBytes);
  });
}

const wrappedPrompt = (prompt: string) => `${wrapText(prompt.trimEnd())} `;

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** The running work. Only the first one draws the line, because concurrent work shares it. */
const runningWork = new Set<object>();

/**
 * Draws a line with the elapsed seconds of running work, cut to the terminal's width so that it does not wrap.
 */
function showWorking(label: string, colors: Terminal['colors'], afterMs: number): () => void {
  const start = performance.now();
  const thisWork = {};
  let [frame, drawn] = [0, false];
  runningWork.add(thisWork);
  const draw = () => {
    const elapsed = performance.now() - start;
    const [first] = runningWork;
    if (elapsed < afterMs || first !== thisWork) return;
    const line = `${label}: ${(elapsed / 1_000).toFixed(1)} s`.slice(0, Math.max(0, (stderr.columns || 80) - 3));
    stderr.write(`\r${colors.cyan(FRAMES[frame++ % FRAMES.length] ?? '')} ${line}`);
    drawn = true;
  };
  draw();
  const timer = setInterval(draw, FRAME_MS);
  return () => {
    clearInterval(timer);
    runningWork.delete(thisWork);
    if (drawn) stderr.write('\r\u001b[K');
  };
}

/** Creates the terminal. With `asJson`, a program reads the answer and no progress is shown. */
export function createTerminal({ asJson }: { readonly asJson: boolean }): Terminal {
  const shows = stderr.isTTY === true && !asJson;
  const colors = pc.createColors(stderr.isTTY === true && pc.isColorSupported);
  return {
    isTerminal: stderr.isTTY === true,
    colors,
    say: (line) => void stderr.write(`${wrapText(line)}\n`),
    ask: async (prompt) => text(await readLine(wrappedPrompt(prompt), false, SIGNING)).trim(),
    secret: (prompt, option) => readLine(wrappedPrompt(prompt), true, option),
    confirm: async (prompt) =>
      /^y(es)?$/i.test(text(await readLine(wrappedPrompt(`${prompt} [y/N] `), false, SIGNING)).trim()),
    showProgress: (label, afterMs = 0) => (shows ? showWorking(label, colors, afterMs) : () => undefined),
  };
}
