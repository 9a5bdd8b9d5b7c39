import pc from 'picocolors';

/** Prints the story on a terminal; a step that takes long shows that it still runs. */
export interface Narrator {
  chapter(title: string): void;
  say(text: string): void;
  /** Runs `work` and prints its label with the time it took; from two seconds on, a sign that it runs every second. */
  step<T>(label: string, work: () => Promise<T>): Promise<T>;
}

const SIGN_OF_LIFE_MS = 1_000;

/** Where the story is written. */
export interface Terminal {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

export function createNarrator(out: Terminal): Narrator {
  const colors = pc.createColors(out.isTTY === true && pc.isColorSupported);
  const line = (text: string) => out.write(`${text}\n`);
  let chapters = 0;

  return {
    chapter(title) {
      chapters += 1;
      line(`\n${colors.bold(colors.cyan(`${chapters}. ${title}`))}`);
    },
    say(text) {
      for (const part of text.split('\n')) line(`   ${part}`);
    },
    async step(label, work) {
      const started = performance.now();
      const seconds = () => (performance.now() - started) / 1000;
      const alive = setInterval(() => {
        if (seconds() < 2) return;
        if (out.isTTY) out.write(`\r   ${colors.dim(`… ${label} (${seconds().toFixed(0)} s)`)}\u001b[K`);
        else line(`   … ${label} (${seconds().toFixed(0)} s)`);
      }, SIGN_OF_LIFE_MS);
      try {
        const result = await work();
        if (out.isTTY) out.write('\r\u001b[K');
        const took = seconds();
        line(`   ${colors.green('✓')} ${label}${took < 0.1 ? '' : colors.dim(` ${took.toFixed(1)} s`)}`);
        return result;
      } catch (error) {
        if (out.isTTY) out.write('\r\u001b[K');
        line(`   ${colors.red('✗')} ${label}`);
        throw error;
      } finally {
        clearInterval(alive);
      }
    },
  };
}
