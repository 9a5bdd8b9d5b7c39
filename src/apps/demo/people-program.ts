import { randomUUID } from 'node:crypto';
import { createDeviceSecret } from '@income-series/client';
import { type Address, readEvmAddress } from '@income-series/protocol/address';
import { evmChainName } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Bytes32, type EvmAddress, readHex } from '@income-series/protocol/hex';
import { readPeriod } from '@income-series/protocol/period';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { createRegistrar } from '../../adapters/evm/owner.ts';
import { createWallet } from '../../adapters/evm/wallet.ts';
import { USAGE_EXIT_CODE } from '../../adapters/process/usage.ts';
import { didYouMean } from '../../core/near-name.ts';
import { DEVNET_CHAIN_ID, MNEMONIC } from '../devnet/anvil.ts';
import { DEVNET_ACCOUNTS } from '../devnet/chain.ts';
import { domainOf, fetchAnnouncement } from './attestors.ts';
import { openCase } from './cases.ts';
import { createClient } from './client.ts';
import { CAST, type Name, type Person, SOLANA_CAST, type SolanaName, signInAs, signInOnSolana } from './people.ts';
import { openDevice, proveQuarter } from './quarter.ts';
import { commitWish, type Wish } from './raise.ts';
import { accountingExport } from './secrets.ts';
import { pollUntil } from './until.ts';

const LOCAL = 'http://localhost:4000';
/** The income up to the end of the first quarter, in minor units; above every threshold of the demo. */
const FIRST_INCOME = 7_500_000n;

const hexParser =
  <T extends Bytes32 | EvmAddress>(bytes: 20 | 32) =>
  (text: string): T => {
    const value = bytes === 20 ? readEvmAddress(text) : readHex(text, bytes);
    if (value === null)
      throw new InvalidArgumentError(`0x and ${2 * bytes} hex digits, an address with its checksum’s capitals.`);
    return value as T;
  };

function parseQuarter(text: string) {
  const period = readPeriod(text);
  if (period === null) throw new InvalidArgumentError('A quarter, as 2027-Q1.');
  return period;
}

/** An error of the command line. */
class UsageError extends Error {}

function requireOption<T>(value: T | undefined, option: string): T {
  if (value === undefined) throw new UsageError(`required option '${option}' not specified`);
  return value;
}

function parseBuildMutation(text: string): string {
  if (!/^build[A-Z]\w*$/.test(text)) throw new InvalidArgumentError('A mutation named build….');
  return text;
}

function parseWholeNumber(text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new InvalidArgumentError('A whole number from 1.');
  return BigInt(text);
}

/** Parses the JSON object of a command line. @throws InvalidArgumentError */
function parseInput(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // refused below
  }
  throw new InvalidArgumentError('A JSON object, without idempotencyKey.');
}

interface GatewayHealth {
  readonly chains: Readonly<Record<string, { readonly indexer: { readonly block?: string } }>>;
}

const fetchHealth = async (url: string) => (await (await fetch(`${url}/health`)).json()) as GatewayHealth;

/** Creates a function that waits until a gateway has indexed a block of one of its chains. */
const createIndexWait = (url: string, chain: string) => async (block: bigint) =>
  void (await pollUntil('the block in the index', async () => {
    const { indexer } = (await fetchHealth(url)).chains[chain] ?? {};
    return BigInt(indexer?.block ?? -1) >= block || null;
  }));

/** An address without a node, for commands that send nothing to one. */
const NO_NODE = 'http://127.0.0.1:1';
const EVM_CHAIN = evmChainName(DEVNET_CHAIN_ID);

/** A person's access to a gateway for the commands of this tool: its public paths, and the development chain's public keys. */
const gatewayAccess = (url: string, rpcUrl = NO_NODE) => ({
  url,
  chainId: DEVNET_CHAIN_ID,
  devnet: {
    wallet: (index: number) => createWallet({ rpcUrl, chainId: DEVNET_CHAIN_ID, key: { mnemonic: MNEMONIC, index } }),
  },
  worker: { indexed: createIndexWait(url, EVM_CHAIN) },
});

/** Reads the name of the Solana chain that a gateway serves. */
async function fetchSolanaChain(url: string): Promise<string> {
  const name = Object.keys((await fetchHealth(url)).chains).find((chain) => chain.startsWith('solana:'));
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

/** Signs a person in on the chain that the options name. */
async function signInAnywhere(
  name: Name,
  { url, solana, node, cluster = NO_NODE }: SignInOptions,
): Promise<Person<Address>> {
  if (!solana) return signInAs(name, gatewayAccess(url, node));
  if (!isOnSolana(name)) throw new UsageError(`on Solana there are ${Object.keys(SOLANA_CAST).join(', ')}`);
  const { createPersonWallet: personOf } = await import('../devnet/solana.ts');
  const chain = await fetchSolanaChain(url);
  const access = { name: chain, worker: { indexed: createIndexWait(url, chain) } };
  return signInOnSolana(name, { url }, access, await personOf(cluster, CAST[name]));
}

interface RegisterOptions {
  readonly url: string;
  readonly solana: boolean;
  readonly node?: string;
  readonly registry?: EvmAddress;
  readonly cluster?: string;
}

/** The registry of attestor keys on a chain, with the account that registers. */
interface Registrar {
  readonly chain: string;
  readonly registry: string;
  readonly by: string;
  /** Registers a key and returns the transaction's id. */
  register(key: EvmAddress): Promise<string>;
}

/** The result of a registration; `transaction` is null if the key was registered before. */
type Registration = Omit<Registrar, 'register'> & { readonly key: EvmAddress; readonly transaction: string | null };

const ATTESTOR =
  'query Attestor($key: KeyAddress!, $chain: Chain!) { attestor(address: $key, chain: $chain) { active } }';

async function solanaRegistrar({ url, cluster }: RegisterOptions): Promise<Registrar> {
  const { developmentOwner } = await import('../devnet/solana.ts');
  const { owner, program } = await developmentOwner(requireOption(cluster, '--cluster <url>'));
  return { chain: await fetchSolanaChain(url), registry: program, by: owner.address, register: owner.registerAttestor };
}

function evmRegistrar({ url, node, registry: registryOption }: RegisterOptions): Registrar {
  const registry = requireOption(registryOption, '--registry <address>');
  const owner = gatewayAccess(url, requireOption(node, '--node <url>')).devnet.wallet(DEVNET_ACCOUNTS.owner);
  const register = async (key: EvmAddress) => (await createRegistrar(owner, registry).registerAttestor(key)).hash;
  return { chain: EVM_CHAIN, registry, by: owner.address, register };
}

/** Registers a key unless it is registered, and waits until the gateway has indexed it. */
async function registerKey(key: EvmAddress, options: RegisterOptions): Promise<Registration> {
  const { register, ...place } = await (options.solana ? solanaRegistrar(options) : evmRegistrar(options));
  const ask = createClient(`${options.url}/graphql`);
  const isActive = async () => {
    const { data } = await ask<{ attestor: { active: boolean } | null }>(ATTESTOR, { key, chain: place.chain });
    return data?.attestor?.active || null;
  };
  if (await isActive()) return { key, ...place, transaction: null };
  const transaction = await register(key);
  await pollUntil('the registration', isActive);
  return { key, ...place, transaction };
}

const registrationText = ({ key, chain, registry, by, transaction }: Registration): string =>
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
  readonly period: ReturnType<typeof parseQuarter>;
}

/**
 * Proves the issuer's first quarter, and opens a case whose opening and document are sealed to an attestor's announced key.
 * Returns the case's id.
 */
async function openCaseFor(
  key: EvmAddress,
  { url, node, hub, series: seriesKey, period }: CaseOptions,
): Promise<string> {
  const issuer = await signInAs('issuer', gatewayAccess(url, node));
  const device = await openDevice(createDeviceSecret());
  try {
    const { report } = await proveQuarter(issuer, { device }, { seriesKey, period, ytd: FIRST_INCOME });
    const chain = { domain: domainOf({ chainId: DEVNET_CHAIN_ID, contracts: { hub } }), node };
    const to = await fetchAnnouncement({ url, chainId: DEVNET_CHAIN_ID }, key);
    const id = randomUUID();
    const document = accountingExport('1 to 41', FIRST_INCOME);
    await openCase(issuer, { id, seriesKey, report, to, chain, document });
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
 * Requires a deposit of at least price times quantity. The contract accepts a smaller one, because the price is sealed, but such
 * a bid is INVALID (UNDERFUNDED) when it is revealed, and buys nothing.
 */
function requireDeposit({ price, quantity, deposit }: Wish): void {
  const least = price * quantity;
  if (deposit < least) throw new UsageError(`the deposit is less than price times quantity, which is ${least} tokens`);
}

const MUTATIONS = '{ __type(name: "Mutation") { fields { name } } }';

/** Requires that the gateway has the mutation, unless its schema is private. */
async function requireMutation(url: string, mutation: string): Promise<void> {
  const { data } = await createClient(`${url}/graphql`)<{ __type: { fields: { name: string }[] } | null }>(MUTATIONS);
  const names = data?.__type?.fields.map(({ name }) => name);
  if (names === undefined || names.includes(mutation)) return;
  throw new UsageError(`there is no mutation ${mutation}${didYouMean(mutation, names)}`);
}

/** Builds, signs and sends a transaction as a person. Returns its id after it was indexed. */
async function send(name: Name, mutation: string, input: Record<string, unknown>, options: SignInOptions) {
  await requireMutation(options.url, mutation);
  const person = await signInAnywhere(name, options);
  const { txHash } = await person.transact(mutation, {
    ...('seriesKey' in input && { wallet: person.address }),
    ...input,
  });
  return txHash;
}

const print = (text: string) => void process.stdout.write(`${text}\n`);
const person = () => new Argument('<name>', 'who').choices(Object.keys(CAST));
// Defaults come from the environment, which the file of shell variables sets.
const url = () => new Option('--url <url>', 'the gateway').env('GATEWAY').default(LOCAL);
const solana = () => new Option('--solana', 'on Solana, with the wallet there').default(false);
const node = () => new Option('--node <url>', 'a node of the EVM chain').env('CHAIN_NODE');
const cluster = () => new Option('--cluster <url>', 'a node of the Solana chain').env('CLUSTER_NODE');
const registry = () =>
  new Option('--registry <address>', 'the registry').env('REGISTRY').argParser(hexParser<EvmAddress>(20));

const program = new Command('npm run -s people --')
  .description('Acts as people of a development chain. Their keys are public, so never use them for real funds.')
  .addHelpText(
    'after',
    '\nThe variables of options (env) are set by the file of shell variables that the\ndemo and npm start write: `. …/names.sh`',
  )
  .configureHelp({ helpWidth: 80, minWidthToWrap: 20 })
  .exitOverride();

/** Declares a command in which a person signs in. */
const signInCommand = (command: string) =>
  program.command(command).addArgument(person()).addOption(solana()).addOption(url());

signInCommand('token')
  .description('signs in and prints the token of the session, which lasts 24 hours')
  .action(async (name: Name, options) => print((await signInAnywhere(name, options)).token));
signInCommand('header')
  .description('signs in and prints the token as a header, for GraphiQL')
  .action(async (name: Name, options) =>
    print(JSON.stringify({ authorization: `Bearer ${(await signInAnywhere(name, options)).token}` })),
  );
signInCommand('send')
  .description('builds a transaction at the gateway, signs and sends it, and prints its id once it is indexed')
  .argument('<mutation>', 'a mutation that builds a transaction: buildRevealBid, buildClaim, …', parseBuildMutation)
  .argument(
    '<input>',
    'its input as JSON; the idempotency key is added, and with a seriesKey also chain and wallet',
    parseInput,
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
    new Option('--series <key>', 'a series that accepts bids')
      .env('COMMIT_SERIES')
      .argParser(hexParser<Bytes32>(32))
      .makeOptionMandatory(),
  )
  .requiredOption('--price <tokens>', 'price of one unit, in whole payment tokens', parseWholeNumber)
  .requiredOption('--quantity <units>', 'number of units', parseWholeNumber)
  .requiredOption('--deposit <tokens>', 'at least price times quantity; more hides the size', parseWholeNumber)
  .addOption(node().makeOptionMandatory())
  .addOption(url())
  .action(async (name: Name, { series: seriesKey, node, url, ...wish }: BidOptions) => {
    requireDeposit(wish);
    const { opening } = await commitWish(await signInAs(name, gatewayAccess(url, node)), seriesKey, wish);
    const { price, quantity, salt } = opening;
    print(JSON.stringify({ seriesKey, price: `${price}`, quantity: `${quantity}`, salt }));
  });
program
  .command('register-attestor')
  .description('account 0, which holds every role, registers an attestor’s key')
  .argument('<key>', 'its address: 0x, on Solana too', hexParser<EvmAddress>(20))
  .addOption(solana())
  .addOption(node())
  .addOption(registry())
  .addOption(cluster())
  .addOption(url())
  .option('--json', 'print { key, chain, registry, by, transaction }', false)
  .action(async (key: EvmAddress, { json, ...options }: RegisterOptions & { readonly json: boolean }) => {
    const registration = await registerKey(key, options);
    print(json ? JSON.stringify(registration) : registrationText(registration));
  });
program
  .command('open-case')
  .description('the issuer proves the first quarter of a series and opens a case for an attestor; prints its id')
  .argument('<key>', 'the attestor’s, once it is announced', hexParser<EvmAddress>(20))
  .addOption(
    new Option('--series <key>', 'the issuer’s')
      .env('ACTIVE_SERIES')
      .argParser(hexParser<Bytes32>(32))
      .makeOptionMandatory(),
  )
  .addOption(
    new Option('--period <quarter>', 'its first, which is over')
      .env('ACTIVE_PERIOD')
      .argParser(parseQuarter)
      .makeOptionMandatory(),
  )
  .addOption(node().makeOptionMandatory())
  .addOption(
    new Option('--hub <address>', 'the hub').env('HUB').argParser(hexParser<EvmAddress>(20)).makeOptionMandatory(),
  )
  .addOption(url())
  .action(async (key: EvmAddress, options: CaseOptions) => print(await openCaseFor(key, options)));
program
  .command('submit-report')
  .description('the issuer submits the report that an attestor signed, and pays; prints the transaction')
  .argument('<case>', 'its id')
  .addOption(node().makeOptionMandatory())
  .addOption(url())
  .action(async (id: string, options) =>
    print(await send('issuer', 'buildSubmitTier3Report', { id }, { ...options, solana: false })),
  );

/** The reason of an error in one line: a code, or the first line of its message. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof TypeError && error.message === 'fetch failed') return 'the gateway or the node does not answer';
  return error.message.split('\n')[0] ?? '';
}

/** Runs a command line of `npm run people`, and returns its exit code. */
export async function runPeople(args: readonly string[]): Promise<number> {
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_EXIT_CODE; // it has said why
    process.stderr.write(`error: ${reasonOf(error)}\n`);
    return error instanceof UsageError ? USAGE_EXIT_CODE : 1;
  }
}
