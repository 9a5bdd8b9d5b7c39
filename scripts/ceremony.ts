/** `npm run circuit -- ceremony`: makes the proving setup of a deployment. The roles are in docs/deployment.md, The proving setup. */

import { text } from 'node:stream/consumers';
import { Command, InvalidArgumentError } from 'commander';
import { ignoreClosedPipes } from '../src/adapters/process/closed-pipe.ts';
import { exitOnUsage } from '../src/adapters/process/usage.ts';
import { addContribution, begin, close, finish, INCOME_REPORT, type Say, verify } from './ceremony/steps.ts';
import { CeremonyError, type Transcript } from './ceremony/transcript.ts';

ignoreClosedPipes();

interface Options {
  readonly dir: string;
  readonly json?: boolean;
}

const matching = (rule: RegExp, says: string) => (value: string) => {
  if (!rule.test(value)) throw new InvalidArgumentError(says);
  return value;
};
const personName = matching(/^[\p{L}\p{N} .,@_'-]{1,64}$/u, "Up to 64 letters, digits, spaces and .,@_'-");
const beaconValue = matching(/^(0x)?[0-9a-f]{64,}$/, 'At least 32 bytes in hex, in lower case.');
const exponent = (value: string) => Number(matching(/^(1\d|2\d|3[0-9]|4[0-2])$/, 'A number from 10 to 42.')(value));

async function run({ json = false }: Options, work: (say: Say) => Promise<Transcript>): Promise<void> {
  // The library writes findings to the console, but stdout is for the answer.
  globalThis.console.log = (...lines: unknown[]) => void process.stderr.write(`${lines.join(' ')}\n`);
  try {
    const transcript = await work((line) => void process.stderr.write(`${line}\n`));
    const last = transcript.contributions.at(-1);
    process.stdout.write(json ? `${JSON.stringify({ ok: true, transcript })}\n` : 'Done.\n');
    if (!json && last) process.stdout.write(`${last.kind} ${last.name}: ${last.hash}\n`);
    process.exit(0); // the library's threads would keep it alive
  } catch (error) {
    const failed = error instanceof CeremonyError ? error.message : String(error);
    process.stderr.write(`Failed: ${failed}\n`);
    if (json) process.stdout.write(`${JSON.stringify({ ok: false, failed })}\n`);
    process.exit(1);
  }
}

const program = new Command('npm run circuit -- ceremony')
  .description('Makes the proving setup of a deployment, in a folder that its contributors hand on.')
  .exitOverride(exitOnUsage);

const command = (name: string, description: string) =>
  program
    .command(name)
    .description(description)
    .allowExcessArguments(false)
    .requiredOption('--dir <folder>', 'the folder of the ceremony')
    .option('--json', 'print one JSON object on stdout; progress is on stderr');

command('new', 'begin a ceremony in a new folder')
  .option('--ptau <file>', 'powers of tau of a public ceremony, 2^11 or more (default: of our own, for tests)')
  .action((options: Options & { ptau?: string }) =>
    run(options, (say) => begin(INCOME_REPORT, options.dir, options.ptau, say)),
  );

command('contribute', 'add a contribution of secret randomness')
  .requiredOption('--name <name>', 'who contributes, as the transcript names them', personName)
  .option('--entropy-stdin', 'mix what standard input holds with the randomness of the system')
  .action((options: Options & { name: string; entropyStdin?: boolean }) =>
    run(options, async () =>
      addContribution(options.dir, options.name, options.entropyStdin ? await text(process.stdin) : ''),
    ),
  );

command('beacon', 'close the ceremony with a public value that nobody knew before')
  .requiredOption('--value <hex>', 'the value, for example of a block announced before', beaconValue)
  .option('--iterations <n>', 'hash it 2^n times', exponent, 10)
  .action((options: Options & { value: string; iterations: number }) =>
    run(options, () => close(options.dir, options.value.replace(/^0x/, ''), options.iterations)),
  );

command('verify', 'follow the proving key from this repository’s circuit over every contribution').action(
  (options: Options) => run(options, (say) => verify(INCOME_REPORT, options.dir, say)),
);

command('finish', 'verify a closed ceremony, and write the folder that PROVING_SETUP names')
  .requiredOption('--out <folder>', 'the folder to write')
  .action((options: Options & { out: string }) =>
    run(options, (say) => finish(INCOME_REPORT, options.dir, options.out, say)),
  );

await program.parseAsync();
