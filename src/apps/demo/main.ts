import { Command, InvalidArgumentError, Option } from 'commander';
import { checkPort } from '../../adapters/http/port.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { exitOnUsage } from '../../adapters/process/usage.ts';
import { createNarrator } from './narrator.ts';

ignoreClosedPipes();

const DEFAULT_PORT = 4000;

const parsePort = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new InvalidArgumentError('A port from 0 to 65535.');
  return port;
};

const options = new Command('npm run demo --')
  .description('Runs a series from its draft to its payouts, on parts that it starts itself, then keeps serving.')
  .option('--full', 'run later trading, the attestors’ work and a curve on Solana too', false)
  .option('--once', 'end when the story is over', false)
  .option('--json', 'print one JSON object as the last line of stdout; the story goes to stderr', false)
  .option('--port <port>', 'the port of the gateway; 0 takes a free one', parsePort, DEFAULT_PORT)
  .option('--host <host>', 'the interface that it listens on', '127.0.0.1')
  .addOption(
    new Option('--cors-origins <origins>', 'origins of other pages that may call the gateway').env('CORS_ORIGINS'),
  )
  .allowExcessArguments(false)
  .exitOverride(exitOnUsage)
  .parse()
  .opts<{ full: boolean; once: boolean; json: boolean; port: number; host: string; corsOrigins?: string }>();

const started = performance.now();
// The port is checked first, because starting everything takes long.
const [refusal] = await checkPort(options);
if (refusal) {
  const text =
    refusal.code === 'PORT_TAKEN'
      ? `Another process listens on port ${options.port}. Name another port by --port, or --port 0 for a free one.`
      : `The demo cannot listen on ${options.host}: --host names no address of this machine.`;
  process.stderr.write(`${text}\n`);
  process.exit(2);
}
const out = options.json ? process.stderr : process.stdout;
let stopping = false;
const ending = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopping = true;
      out.write(`${out.isTTY ? '\r\u001b[K' : ''}\nStopping.\n`);
      resolve();
    });
  }
});
// Prints nothing more after a stop, because running steps then fail.
const page = { isTTY: out.isTTY, columns: out.columns, write: (text: string) => stopping || out.write(text) };
const narrator = createNarrator(page);
narrator.chapter('Starting everything');

// Loaded here, because the first line should appear at once; the origins first, because all the rest takes seconds to load.
import('./origins.ts')
  .then(({ requireOrigins }) => requireOrigins(options.corsOrigins))
  .then(() => import('./run.ts'))
  .then(({ runDemo }) =>
    stopping
      ? undefined
      : runDemo(narrator, { ...options, started, ending, isDefaultPort: options.port === DEFAULT_PORT }),
  )
  .then(
    () => process.exit(process.exitCode ?? 0),
    async (error: unknown) => {
      await new Promise((resolve) => setImmediate(resolve)); // lets a pending signal handler run first
      if (stopping) process.exit(0);
      process.stderr.write(`\nThe demo failed: ${error instanceof Error ? error.message : 'unknown'}\n`);
      process.exit(1);
    },
  );
