import { Command, InvalidArgumentError } from 'commander';
import { createLogger } from '../../adapters/log/logger.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import type { Attestors } from './attestors.ts';
import { FX_RATE, TERMS } from './draft.ts';
import { createNarrator, type Narrator } from './narrator.ts';
import { CAST, type People, SOLANA_CAST, type SolanaPeople } from './people.ts';
import { gather, runStory } from './story.ts';
import { openWorld, type SolanaWorld, type World } from './world.ts';

ignoreClosedPipes();

const portOf = (text: string): number => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new InvalidArgumentError('A port from 0 to 65535.');
  return port;
};

const options = new Command('npm run demo --')
  .description(
    'Runs a series from its draft to its end and another on a curve, on parts it starts itself, then keeps serving.',
  )
  .option('--once', 'end when the story is over', false)
  .option('--json', 'print one JSON object as the last line of stdout; the story goes to stderr', false)
  .option('--port <port>', 'where the gateway listens; 0 takes a free one', portOf, 4000)
  .option('--host <host>', 'the interface it listens on', '127.0.0.1')
  .allowExcessArguments(false)
  .parse()
  .opts<{ once: boolean; json: boolean; port: number; host: string }>();

/** Lasts until the terminal or the operating system asks to end. */
const asked = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});

/** Who can be read as. */
interface SignedIn {
  readonly people: People;
  readonly attestors: Attestors;
  readonly onSolana: SolanaPeople | undefined;
}

/** Which accounts of the mnemonic they are. */
const numbered = (cast: Readonly<Record<string, number>>): string =>
  Object.entries(cast)
    .map(([name, index]) => `${name} ${index}`)
    .join(', ');

/** Unix seconds. */
const timeOf = (seconds: bigint): string => new Date(Number(seconds) * 1000).toISOString();

async function sayEvm({ say }: Narrator, { devnet, chainId, contracts }: World): Promise<void> {
  const { hub, registry, token, fxFeed } = contracts;
  say(`EVM node: ${devnet.anvil.url}, evm:${chainId}, hub ${hub}`);
  say(`registry ${registry}\npayment token ${token}\nrate feed ${fxFeed}`);
  say(`Its time is ${timeOf(await devnet.anvil.clock.now())}: the times of a raise count from it.`);
}

function saySolana({ say }: Narrator, { node, name, genesisHash, program, token, owner }: SolanaWorld): void {
  say(`Solana node: ${node.url}, ${name}`);
  say(`genesis hash ${genesisHash}\nprogram ${program}\npayment token ${token}\nowner ${owner.address}`);
  say(`Its time is ${timeOf(node.chain.now())}: deadlines of trades, of curves and of rounds count from it.`);
}

async function serve(narrator: Narrator, world: World, { people, attestors, onSolana }: SignedIn): Promise<void> {
  const { chapter, say, step } = narrator;
  const read = (name: string, token: string) => say(`${name.padEnd(9)}{ "authorization": "Bearer ${token}" }`);
  chapter('Serving');
  await step('The feeds have a fresh rate for USD, so that other series can be drafted', async () => {
    for (const chain of [world.devnet, world.solana]) await chain?.owner.publishRate(TERMS.currencyCode, FX_RATE);
  });
  say(`GraphiQL: ${world.url}/graphql`);
  say(`People sign in to ${world.publicUrl}.`);
  await sayEvm(narrator, world);
  if (world.solana) saySolana(narrator, world.solana);
  say('Keys and money of these accounts: docs/operations.md, “Money on the embedded Solana chain”.');
  say(
    'Put one of these into GraphiQL’s header editor to read as that person (24 hours). Each chain has people of its own:',
  );
  say(`On evm:${world.chainId}, by EVM wallets (accounts ${numbered(CAST)}) and attestors’ keys:`);
  for (const [name, { token }] of Object.entries(people)) read(name, token);
  for (const [name, { token }] of Object.entries(attestors)) read(name, token());
  if (world.solana) say(`On ${world.solana.name}, by Solana wallets (accounts ${numbered(SOLANA_CAST)}):`);
  for (const [name, { token }] of Object.entries(onSolana ?? {})) read(name, token);
  say('Ctrl-C ends it; nothing is kept.');
}

async function main(): Promise<void> {
  const narrator = createNarrator(options.json ? process.stderr : process.stdout);
  const log = createLogger({ level: 'error', name: 'demo', destination: process.stderr });
  narrator.chapter('Starting everything');
  const opened = openWorld(narrator, { host: options.host, port: options.port, admins: [CAST.admin], log });
  const world = await opened;
  try {
    const finished = (async () => {
      const people = await gather(narrator, world);
      return { people, ...(await runStory(narrator, world, people)) };
    })();
    const result = await Promise.race([finished, asked]);
    if (result === undefined) return;
    if (!options.once) await serve(narrator, world, result);
    if (options.json) process.stdout.write(`${JSON.stringify(result.story)}\n`);
    if (!options.once) await asked;
  } finally {
    await world.close();
  }
}

main().then(
  () => process.exit(process.exitCode ?? 0),
  (error: unknown) => {
    process.stderr.write(`\nThe demo failed: ${error instanceof Error ? error.message : 'unknown'}\n`);
    process.exit(1);
  },
);
