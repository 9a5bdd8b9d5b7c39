// npm run people: what the people of a development chain do, whose keys are public. Of a demo, or of npm start with its own chains.
import { randomUUID } from 'node:crypto';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { createRegistrar } from '../../adapters/evm/owner.ts';
import { createWallet } from '../../adapters/evm/wallet.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { evmChainName } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type Bytes32, type EvmAddress, readHex } from '../../core/hex.ts';
import { readPeriod } from '../../core/period.ts';
import { createDeviceSecret } from '../device/index.ts';
import { DEVNET_CHAIN_ID, MNEMONIC } from '../devnet/anvil.ts';
import { DEVNET_ACCOUNTS } from '../devnet/chain.ts';
import { announcementOf, domainOf } from './attestors.ts';
import { openCase } from './cases.ts';
import { createClient } from './client.ts';
import { CAST, type Name, SOLANA_CAST, signInAs, signInOnSolana } from './people.ts';
import { openDevice, proveQuarter } from './quarter.ts';
import { until } from './until.ts';

ignoreClosedPipes();

const LOCAL = 'http://localhost:4000';
/** To the end of the first quarter, minor units; above every threshold of the demo. */
const FIRST_INCOME = 7_500_000n;

const hex =
  <T extends Bytes32 | EvmAddress>(bytes: 20 | 32) =>
  (text: string): T => {
    const read = readHex(text, bytes);
    if (read === null) throw new InvalidArgumentError(`0x and ${2 * bytes} hex digits.`);
    return read as T;
  };

function quarter(text: string) {
  const period = readPeriod(text);
  if (period === null) throw new InvalidArgumentError('A quarter, as 2027-Q1.');
  return period;
}

/** A gateway of which this process sees no more than anyone on the machine. */
const placeOf = (url: string, rpcUrl = 'http://127.0.0.1:1') => ({
  url,
  chainId: DEVNET_CHAIN_ID,
  devnet: {
    wallet: (index: number) => createWallet({ rpcUrl, chainId: DEVNET_CHAIN_ID, key: { mnemonic: MNEMONIC, index } }),
  },
  worker: { indexed: async () => {} },
});

/** The name of the Solana chain that a gateway serves. */
async function solanaOf(url: string): Promise<string> {
  const health = (await (await fetch(`${url}/health`)).json()) as {
    readonly chains: Readonly<Record<string, unknown>>;
  };
  const name = Object.keys(health.chains).find((chain) => chain.startsWith('solana:'));
  if (name === undefined) throw new Error('the gateway serves no Solana chain');
  return name;
}

/** Signs in, and answers the session's token. */
async function tokenOf(name: Name, { url, solana }: { readonly url: string; readonly solana: boolean }) {
  if (!solana) return (await signInAs(name, placeOf(url))).token;
  if (!(name in SOLANA_CAST)) throw new Error(`on Solana there are ${Object.keys(SOLANA_CAST).join(', ')}`);
  const { personOf } = await import('../devnet/solana.ts');
  const at = { name: await solanaOf(url), worker: { indexed: async () => {} } };
  return (await signInOnSolana(name as keyof typeof SOLANA_CAST, { url }, at, await personOf(LOCAL, CAST[name]))).token;
}

interface RegisterOptions {
  readonly url: string;
  readonly node: string;
  readonly registry: EvmAddress;
}

const REGISTERED =
  'query Attestor($key: KeyAddress!, $chain: Chain!) { attestor(address: $key, chain: $chain) { __typename } }';

/** Answers the transaction's hash, once the gateway has indexed it. */
async function register(key: EvmAddress, { url, node, registry }: RegisterOptions): Promise<string> {
  const owner = placeOf(url, node).devnet.wallet(DEVNET_ACCOUNTS.owner);
  const { hash } = await createRegistrar(owner, registry).registerAttestor(key);
  const ask = createClient(`${url}/graphql`);
  const variables = { key, chain: evmChainName(DEVNET_CHAIN_ID) };
  await until('the registration', async () => {
    const { data } = await ask<{ attestor: object | null }>(REGISTERED, variables);
    return data?.attestor ?? null;
  });
  return hash;
}

interface CaseOptions {
  readonly url: string;
  readonly node: string;
  readonly hub: EvmAddress;
  readonly series: Bytes32;
  readonly period: ReturnType<typeof quarter>;
}

/** The issuer proves a first quarter and seals it, with a document, to an attestor's announced key. Answers the case's id. */
async function openFor(key: EvmAddress, { url, node, hub, series: seriesKey, period }: CaseOptions): Promise<string> {
  const issuer = await signInAs('issuer', placeOf(url, node));
  const device = await openDevice(createDeviceSecret());
  try {
    const { report } = await proveQuarter(issuer, { device }, { seriesKey, period, ytd: FIRST_INCOME });
    const chain = { domain: domainOf({ chainId: DEVNET_CHAIN_ID, contracts: { hub } }), node };
    const to = await announcementOf({ url, chainId: DEVNET_CHAIN_ID }, key);
    const id = randomUUID();
    await openCase(issuer, { id, seriesKey, report, to, chain, document: 'Accounting export: invoices 1 to 41.' });
    return id;
  } finally {
    await device.prover.close();
  }
}

const print = (text: string) => void process.stdout.write(`${text}\n`);
const person = new Argument('<name>', 'who').choices(Object.keys(CAST));
const program = new Command('npm run -s people --')
  .description('What the people of a development chain do. Their keys are public: nothing of it is for real funds.')
  .exitOverride((end) => process.exit(end.exitCode === 0 ? 0 : 64));
const signing = (command: Command) =>
  command
    .addArgument(person)
    .option('--solana', 'with the wallet on Solana', false)
    .option('--url <url>', 'the gateway', LOCAL);

signing(program.command('token'))
  .description('signs in and prints the token of the session, which lasts 24 hours')
  .action(async (name: Name, options) => print(await tokenOf(name, options)));
signing(program.command('header'))
  .description('the same as a header, for GraphiQL')
  .action(async (name: Name, options) =>
    print(JSON.stringify({ authorization: `Bearer ${await tokenOf(name, options)}` })),
  );
program
  .command('register-attestor')
  .description('account 0, which holds every role, registers an attestor’s key')
  .argument('<key>', 'its address', hex<EvmAddress>(20))
  .requiredOption('--node <url>', 'a node of the EVM chain')
  .requiredOption('--registry <address>', 'the registry', hex<EvmAddress>(20))
  .option('--url <url>', 'the gateway, which is waited for', LOCAL)
  .action(async (key: EvmAddress, options: RegisterOptions) => print(await register(key, options)));
program
  .command('open-case')
  .description('the issuer proves the first quarter of a series and opens a case for an attestor; prints its id')
  .argument('<key>', 'the attestor’s, once it is announced', hex<EvmAddress>(20))
  .requiredOption('--series <key>', 'the issuer’s', hex<Bytes32>(32))
  .requiredOption('--period <quarter>', 'its first, which is over', quarter)
  .requiredOption('--node <url>', 'a node of the EVM chain')
  .requiredOption('--hub <address>', 'the hub', hex<EvmAddress>(20))
  .option('--url <url>', 'the gateway', LOCAL)
  .action(async (key: EvmAddress, options: CaseOptions) => print(await openFor(key, options)));

program.parseAsync().then(
  () => process.exit(),
  (error: unknown) => {
    const reason = error instanceof AppError ? error.code : error instanceof Error ? error.message : 'unknown';
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  },
);
