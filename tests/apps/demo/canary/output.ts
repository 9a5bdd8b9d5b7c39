import { formatWithOptions } from 'node:util';

const WHOLE = { depth: Number.POSITIVE_INFINITY, maxArrayLength: null, maxStringLength: null };
const CONSOLE = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** Records what this process writes past its log, from now until `stop`: the console and both standard streams. */
export function recordOutput(onText: (text: string) => void): { stop(): void } {
  const streams = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }));
  for (const { stream, write } of streams) {
    stream.write = ((chunk: string | Uint8Array, ...rest: []) => {
      onText(Buffer.from(chunk as string).toString());
      return write.call(stream, chunk, ...rest);
    }) as typeof stream.write;
  }
  const real = { ...console };
  for (const name of CONSOLE) {
    console[name] = (...args: unknown[]) => {
      onText(formatWithOptions(WHOLE, ...args));
      real[name](...args);
    };
  }
  return {
    stop() {
      for (const { stream, write } of streams) stream.write = write;
      Object.assign(console, real);
    },
  };
}
