// npm run people: what the people of a development chain do, whose keys are public. Of a demo, or of npm start with its own chains.
import { randomUUID } from 'node:crypto';
import { createDeviceSecret } from '@income-series/client';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { createRegistrar } from '../../adapters/evm/owner.ts';
import { createWallet } from '../../adapters/evm/wallet.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { exitOnUsage, USAGE_EXIT_CODE } from '../../adapters/process/usage.ts';
import type { Address } from '../../core/address.ts';
import { evmChainName } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type Bytes32, type EvmAddress, readHex } from '../../core/hex.ts';
import { didYouMean } from '../../core/near-name.ts';
import { readPeriod } from '../../core/period.ts';
import { DEVNET_CHAIN_ID, MNEMONIC } from '../devnet/anvil.ts';
import { DEVNET_ACCOUNTS } from '../devnet/chain.ts';
import { announcementOf, domainOf } from './attestors.ts';
import { openCase } from './cases.ts';
import { createClient } from './client.ts';
import { CAST, type Name, type Person, SOLANA_CAST, type SolanaName, signInAs, signInOnSolana } from './people.ts';
import { openDevice, proveQuarter } from './quarter.ts';
import { commit, type Wish } from './raise.ts';
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

/** The command line is wrong. */
class UsageError extends Error {}

function given<T>(value: T | undefined, option: string): T {
  if (value === undefined) throw new UsageError(`required option '${option}' not specified`);
  return value;
}

function buildMutation(text: string): string {
  if (!/^build[A-Z]\w*$/.test(text)) throw new InvalidArgumentError('A mutation named build….');
  return text;
}

function whole(text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new InvalidArgumentError('A whole number from 1.');
  return BigInt(text);
}

function inputOf(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  } catch {
    // said below
  }
  throw new InvalidArgumentError('A JSON object, without idempotencyKey.');
}

interface Served {
  readonly chains: Readonly<Record<string, { readonly indexer: { readonly block?: string } }>>;
}

const servedBy = async (url: string) => (await (await fetch(`${url}/health`)).json()) as Served;

/** Waits until a gateway has indexed a block of one of its chains. */
const indexedBy = (url: string, chain: string) => async (block: bigint) =>
  void (await until('the block in the index', async () => {
    const { indexer } = (await servedBy(url)).chains[chain] ?? {};
    return BigInt(indexer?.block ?? -1) >= block || null;
  }));

/** Where nothing is sent to a node, none is asked. */
const NO_NODE = 'http://127.0.0.1:1';
const EVM_CHAIN = evmChainName(DEVNET_CHAIN_ID);

/** A gateway of which this process sees no more than anyone on the machine. */
const placeOf = (url: string, rpcUrl = NO_NODE) => ({
  url,
  chainId: DEVNET_CHAIN_ID,
  devnet: {
    wallet: (index: number) => createWallet({ rpcUrl, chainId: DEVNET_CHAIN_ID, key: { mnemonic: MNEMONIC, index } }),
  },
  worker: { indexed: indexedBy(url, EVM_CHAIN) },
});

/** The name of the Solana chain that a gateway serves. */
async function solanaOf(url: string): Promise<string> {
  const name = Object.keys((await servedBy(url)).chains).find((chain) => chain.startsWith('solana:'));
  if (name === undefined) throw new Error('the gateway serves no Solana chain');
  return name;
}

const isOnSolana = (name: Name): name is SolanaName => name in SOLANA_CAST;

interface SignInOptions {
  readonly url: string;
  readonly solana: boolean;
  readonly node?: string;
  readonly cluster?: string;
}

async function enter(name: Name, { url, solana, node, cluster = NO_NODE }: SignInOptions): Promise<Person<Address>> {
  if (!solana) return signInAs(name, placeOf(url, node));
  if (!isOnSolana(name)) throw new UsageError(`on Solana there are ${Object.keys(SOLANA_CAST).join(', ')}`);
  const { personOf } = await import('../devnet/solana.ts');
  const chain = await solanaOf(url);
  const at = { name: chain, worker: { indexed: indexedBy(url, chain) } };
  return signInOnSolana(name, { url }, at, await personOf(cluster, CAST[name]));
}

interface RegisterOptions {
  readonly url: string;
  readonly solana: boolean;
  readonly node?: string;
  readonly registry?: EvmAddress;
  readonly cluster?: string;
}

/** How a key is registered on a chain, and by whom. */
interface Desk {
  readonly chain: string;
  readonly registry: string;
  readonly by: string;
  /** Answers the transaction. */
  register(key: EvmAddress): Promise<string>;
}

/** What was done; without a transaction where the key was registered before. */
type Registered = Omit<Desk, 'register'> & { readonly key: EvmAddress; readonly transaction: string | null };

const ATTESTOR =
  'query Attestor($key: KeyAddress!, $chain: Chain!) { attestor(address: $key, chain: $chain) { active } }';

async function deskOnSolana({ url, cluster }: RegisterOptions): Promise<Desk> {
  const { developmentOwner } = await import('../devnet/solana.ts');
  const { owner, program } = await developmentOwner(given(cluster, '--cluster <url>'));
  return { chain: await solanaOf(url), registry: program, by: owner.address, register: owner.registerAttestor };
}

function deskOnEvm({ url, node, registry: asked }: RegisterOptions): Desk {
  const registry = given(asked, '--registry <address>');
  const owner = placeOf(url, given(node, '--node <url>')).devnet.wallet(DEVNET_ACCOUNTS.owner);
  const register = async (key: EvmAddress) => (await createRegistrar(owner, registry).registerAttestor(key)).hash;
  return { chain: EVM_CHAIN, registry, by: owner.address, register };
}

/** Registers a key where it is not, and answers once the gateway has indexed it. */
async function registerKey(key: EvmAddress, options: RegisterOptions): Promise<Registered> {
  const { register, ...place } = await (options.solana ? deskOnSolana(options) : deskOnEvm(options));
  const ask = createClient(`${options.url}/graphql`);
  const isActive = async () => {
    const { data } = await ask<{ attestor: { active: boolean } | null }>(ATTESTOR, { key, chain: place.chain });
    return data?.attestor?.active || null;
  };
  if (await isActive()) return { key, ...place, transaction: null };
  const transaction = await register(key);
  await until('the registration', isActive);
  return { key, ...place, transaction };
}

const registeredText = ({ key, chain, registry, by, transaction }: Registered): string =>
  [
    transaction === null ? 'This attestor’s key was registered before.' : 'This attestor’s key is registered now.',
    `key          ${key}`,
    `chain        ${chain}`,
    `registry     ${registry}`,
    ...(transaction === null ? [] : [`by           ${by} (account 0)`, `transaction  ${transaction}`]),
  ].join('\n');

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

interface BidOptions extends Wish {
  readonly url: string;
  readonly node: string;
  readonly series: Bytes32;
}

/**
 * The contract takes a smaller deposit, because the price is sealed, and marks the bid INVALID (UNDERFUNDED) when it is revealed: it buys
 * nothing and gets its deposit back. The tool knows the price, so it refuses before anything is sent.
 */
function requireEnough({ price, quantity, deposit }: Wish): void {
  const least = price * quantity;
  if (deposit < least) throw new UsageError(`the deposit is less than price times quantity, which is ${least} tokens`);
}

const MUTATIONS = '{ __type(name: "Mutation") { fields { name } } }';

/** A gateway that shows its schema has the mutation. */
async function requireMutation(url: string, mutation: string): Promise<void> {
  const { data } = await createClient(`${url}/graphql`)<{ __type: { fields: { name: string }[] } | null }>(MUTATIONS);
  const names = data?.__type?.fields.map(({ name }) => name);
  if (names === undefined || names.includes(mutation)) return;
  throw new UsageError(`there is no mutation ${mutation}${didYouMean(mutation, names)}`);
}

/** Has a person build a step, send it, and answers its transaction once it is indexed. */
async function send(name: Name, mutation: string, input: Record<string, unknown>, options: SignInOptions) {
  await requireMutation(options.url, mutation);
  const person = await enter(name, options);
  const { txHash } = await person.transact(mutation, {
    ...('seriesKey' in input && { wallet: person.address }),
    ...input,
  });
  return txHash;
}

const print = (text: string) => void process.stdout.write(`${text}\n`);
const person = () => new Argument('<name>', 'who').choices(Object.keys(CAST));
// What the file of shell variables names need not be said again.
const url = () => new Option('--url <url>', 'the gateway').env('GATEWAY').default(LOCAL);
const solana = () => new Option('--solana', 'on Solana, with the wallet there').default(false);
const node = () => new Option('--node <url>', 'a node of the EVM chain').env('CHAIN_NODE');
const cluster = () => new Option('--cluster <url>', 'a node of the Solana chain').env('CLUSTER_NODE');
const registry = () =>
  new Option('--registry <address>', 'the registry').env('REGISTRY').argParser(hex<EvmAddress>(20));

const program = new Command('npm run -s people --')
  .description('What the people of a development chain do. Their keys are public: nothing of it is for real funds.')
  .addHelpText(
    'after',
    '\nA variable that an option names (env) is in the file of shell variables that a\ndemo and npm start write: `. …/names.sh`',
  )
  .configureHelp({ helpWidth: 80, minWidthToWrap: 20 })
  .exitOverride(exitOnUsage);

/** Somebody signs in. */
const signing = (command: string) =>
  program.command(command).addArgument(person()).addOption(solana()).addOption(url());

signing('token')
  .description('signs in and prints the token of the session, which lasts 24 hours')
  .action(async (name: Name, options) => print((await enter(name, options)).token));
signing('header')
  .description('the same as a header, for GraphiQL')
  .action(async (name: Name, options) =>
    print(JSON.stringify({ authorization: `Bearer ${(await enter(name, options)).token}` })),
  );
signing('send')
  .description('has the gateway build a step, signs and sends it, and prints its transaction once it is indexed')
  .argument('<mutation>', 'one that builds: buildRevealBid, buildClaim, …', buildMutation)
  .argument(
    '<input>',
    'its input as JSON; the idempotency key is put in, and next to a seriesKey chain and wallet',
    inputOf,
  )
  .addOption(node())
  .addOption(cluster())
  .action(async (name: Name, mutation: string, input: Record<string, unknown>, options: SignInOptions) =>
    print(await send(name, mutation, input, options)),
  );
program
  .command('commit-bid')
  .description('commits a sealed bid, and prints the input of buildRevealBid that opens it')
  .addArgument(person())
  .addOption(
    new Option('--series <key>', 'whose bids are taken')
      .env('COMMIT_SERIES')
      .argParser(hex<Bytes32>(32))
      .makeOptionMandatory(),
  )
  .requiredOption('--price <tokens>', 'for one unit, in whole payment tokens', whole)
  .requiredOption('--quantity <units>', 'how many', whole)
  .requiredOption('--deposit <tokens>', 'at least price times quantity; more hides the size', whole)
  .addOption(node().makeOptionMandatory())
  .addOption(url())
  .action(async (name: Name, { series: seriesKey, node, url, ...wish }: BidOptions) => {
    requireEnough(wish);
    const { opening } = await commit(await signInAs(name, placeOf(url, node)), seriesKey, wish);
    const { price, quantity, salt } = opening;
    print(JSON.stringify({ seriesKey, price: `${price}`, quantity: `${quantity}`, salt }));
  });
program
  .command('register-attestor')
  .description('account 0, which holds every role, registers an attestor’s key')
  .argument('<key>', 'its address: 0x, on Solana too', hex<EvmAddress>(20))
  .addOption(solana())
  .addOption(node())
  .addOption(registry())
  .addOption(cluster())
  .addOption(url())
  .option('--json', 'print { key, chain, registry, by, transaction }', false)
  .action(async (key: EvmAddress, { json, ...options }: RegisterOptions & { readonly json: boolean }) => {
    const registered = await registerKey(key, options);
    print(json ? JSON.stringify(registered) : registeredText(registered));
  });
program
  .command('open-case')
  .description('the issuer proves the first quarter of a series and opens a case for an attestor; prints its id')
  .argument('<key>', 'the attestor’s, once it is announced', hex<EvmAddress>(20))
  .addOption(
    new Option('--series <key>', 'the issuer’s').env('ACTIVE_SERIES').argParser(hex<Bytes32>(32)).makeOptionMandatory(),
  )
  .addOption(
    new Option('--period <quarter>', 'its first, which is over')
      .env('ACTIVE_PERIOD')
      .argParser(quarter)
      .makeOptionMandatory(),
  )
  .addOption(node().makeOptionMandatory())
  .addOption(new Option('--hub <address>', 'the hub').env('HUB').argParser(hex<EvmAddress>(20)).makeOptionMandatory())
  .addOption(url())
  .action(async (key: EvmAddress, options: CaseOptions) => print(await openFor(key, options)));
program
  .command('submit-report')
  .description('the issuer submits the report that an attestor signed, and pays; prints the transaction')
  .argument('<case>', 'its id')
  .addOption(node().makeOptionMandatory())
  .addOption(url())
  .action(async (id: string, options) =>
    print(await send('issuer', 'buildSubmitTier3Report', { id }, { ...options, solana: false })),
  );

/** One line: a code, or what is wrong. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof TypeError && error.message === 'fetch failed') return 'the gateway or the node does not answer';
  return error.message.split('\n')[0] ?? '';
}

program.parseAsync().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`error: ${reasonOf(error)}\n`);
    process.exit(error instanceof UsageError ? USAGE_EXIT_CODE : 1);
  },
);
