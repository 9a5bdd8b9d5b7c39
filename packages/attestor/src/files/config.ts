import {
  hasWrongCapitals,
  isSolanaAddress,
  readEvmAddress,
  type SolanaAddress,
  solanaAddressHex,
} from '@income-series/protocol/address';
import {
  evmChainName,
  REFUSED_CHAIN_IDS,
  REFUSED_GENESIS_HASHES,
  solanaChainName,
} from '@income-series/protocol/chain';
import type { EvmAddress } from '@income-series/protocol/hex';
import { SYSTEM_PROGRAM } from '@income-series/protocol/program-accounts';
import type { SigningDomain } from '@income-series/protocol/signing';
import { serviceUri } from '@income-series/protocol/uri';
import { parseUrl } from '@income-series/protocol/url';
import { z } from 'zod';
import { Failure } from '../exit.ts';
import { readGuarded, writePrivately } from './guarded.ts';

/**
 * The attestor's trusted settings: the gateway's address, and the contract or Solana program that signatures are for. The
 * attestor states them from own sources; none is ever taken from a gateway.
 */
export type PinnedConfig = PinnedGateway & (PinnedContract | PinnedProgram);

interface PinnedGateway {
  /** The gateway's address, without a slash at the end. */
  readonly gateway: string;
  /** The gateway's name for itself in texts to sign. It differs from its address if the gateway is reached another way. */
  readonly publicUrl: string;
  /** The id of the EVM chain whose wallets sign in. */
  readonly chainId: number;
  /** The chain that the signatures are for: `evm:<chain id>`, `solana:…` */
  readonly chain: string;
  /** The attestor's own node, for reads of the chain that need not trust the gateway. */
  readonly rpcUrl?: string | undefined;
  readonly keystore?: string | undefined;
}

interface PinnedContract {
  readonly kind: 'evm';
  /** The EIP-712 verifyingContract. */
  readonly hub: EvmAddress;
  /** The registry contract; only with a node. */
  readonly registry?: EvmAddress | undefined;
}

interface PinnedProgram {
  readonly kind: 'solana';
  /** The cluster's genesis hash, in base58. */
  readonly genesisHash: SolanaAddress;
  readonly programId: SolanaAddress;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Checks and normalizes the address of a service: https, or http on this machine, without user, query or fragment. The result
 * has the form in which the gateway writes its own address. @throws Failure
 */
export function checkServiceUrl(text: string, name: string): string {
  const uri = serviceUri(text);
  const url = uri === null ? null : new URL(text);
  const secure = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.has(url.hostname));
  if (
    uri === null ||
    url === null ||
    !secure ||
    url.username !== '' ||
    url.password !== '' ||
    url.hash !== '' ||
    url.search !== ''
  ) {
    const rule = 'must be an https address (http on this machine only) without user, query or fragment.';
    throw new Failure('usage', 'URL_INVALID', `${name} ${rule}`);
  }
  return uri;
}

const configFile = z.strictObject({
  version: z.literal(1),
  gateway: z.string(),
  publicUrl: z.string(),
  chainId: z.int().positive(),
  hub: z.string().optional(),
  genesisHash: z.string().optional(),
  programId: z.string().optional(),
  rpcUrl: z.string().optional(),
  registry: z.string().optional(),
  keystore: z.string().optional(),
});

export type ConfigValues = Omit<z.infer<typeof configFile>, 'version'>;

const ZERO_ADDRESS = `0x${'00'.repeat(20)}`;

const createAddressInvalid = (message: string) => new Failure('usage', 'ADDRESS_INVALID', message);

function parseAddress(text: string, name: string): EvmAddress {
  const address = readEvmAddress(text);
  if (address === ZERO_ADDRESS) throw createAddressInvalid(`${name} is the zero address, which has no code.`);
  if (address !== null) return address;
  const fault = hasWrongCapitals(text)
    ? 'has capitals that are not its checksum (EIP-55): a digit is mistyped.'
    : 'must be 20 bytes of 0x hex.';
  throw createAddressInvalid(`${name} ${fault}`);
}

const createInvalid = (message: string) => new Failure('usage', 'CONFIG_INVALID', message);
const createRefusedChain = () =>
  new Failure('usage', 'CHAIN_REFUSED', 'The chain is a mainnet, which is refused: name a test chain.');

function checkContract({ chainId, hub = '', registry, rpcUrl }: ConfigValues) {
  if ((rpcUrl === undefined) !== (registry === undefined)) {
    throw createInvalid('Give a node and its registry together, or neither.');
  }
  return {
    kind: 'evm',
    chain: evmChainName(chainId),
    hub: parseAddress(hub, 'The hub'),
    ...(registry === undefined ? {} : { registry: parseAddress(registry, 'The registry') }),
  } as const;
}

function parseSolanaAddress(text: string | undefined, name: string): SolanaAddress {
  if (isSolanaAddress(text)) return text;
  throw createAddressInvalid(`${name} must be 32 bytes in base58.`);
}

function checkProgram({ genesisHash: genesis, programId, registry }: ConfigValues) {
  if (registry !== undefined) throw createInvalid('A program is its own registry: give a node alone.');
  const genesisHash = parseSolanaAddress(genesis, 'The genesis hash');
  if (REFUSED_GENESIS_HASHES.has(genesisHash)) throw createRefusedChain();
  const program = parseSolanaAddress(programId, 'The program');
  if (program === SYSTEM_PROGRAM) throw createAddressInvalid('The program is the address of the system program.');
  return { kind: 'solana', chain: solanaChainName(genesisHash), genesisHash, programId: program } as const;
}

/** Checks the values of a configuration and returns them in their canonical forms. @throws Failure usage with the reason */
export function checkConfig(values: ConfigValues): PinnedConfig {
  const { chainId, rpcUrl, hub, genesisHash, programId } = values;
  if (REFUSED_CHAIN_IDS.has(chainId)) throw createRefusedChain();
  const onSolana = genesisHash !== undefined || programId !== undefined;
  if (onSolana === (hub !== undefined)) {
    throw createInvalid('Give the hub of an EVM chain, or the genesis hash and the program of a Solana cluster.');
  }
  return {
    gateway: checkServiceUrl(values.gateway, 'The gateway'),
    publicUrl: checkServiceUrl(values.publicUrl, 'The public address'),
    chainId,
    ...(onSolana ? checkProgram(values) : checkContract(values)),
    ...(rpcUrl === undefined ? {} : { rpcUrl: checkNodeUrl(rpcUrl) }),
    ...(values.keystore === undefined ? {} : { keystore: values.keystore }),
  };
}

/** The part of a configuration that its file stores. */
export function configValues(config: PinnedConfig): ConfigValues {
  const { chain: _, kind: __, ...values } = config;
  return values;
}

/** Checks the address of a node: https, or http on this machine. Path and query may contain an access key. */
function checkNodeUrl(text: string): string {
  const url = parseUrl(text);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.has(url.hostname))) return text;
  throw new Failure('usage', 'URL_INVALID', 'The node must be an https address (http on this machine only).');
}

export const writeConfig = (path: string, config: ConfigValues, options: { force: boolean }): Promise<void> =>
  writePrivately(path, `${JSON.stringify({ version: 1, ...config }, null, 2)}\n`, options);

/**
 * Reads the configuration. A file that others could change is refused, because its content decides what is signed. @throws
 * Failure
 */
export async function readConfig(path: string): Promise<PinnedConfig> {
  const rules = { what: 'The configuration', exit: 'failure', forbidden: 0o022, maxBytes: 65_536 } as const;
  const read = await readGuarded(path, rules);
  if (read === null) {
    throw new Failure(
      'usage',
      'CONFIG_MISSING',
      `There is no configuration ${path}: run \`income-series attestor init\`.`,
    );
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder().decode(read.content));
  } catch {
    parsed = undefined;
  }
  const result = configFile.safeParse(parsed);
  if (!result.success)
    throw new Failure(
      'failure',
      'CONFIG_INVALID',
      `The file ${path} is not a configuration of this tool: write it again with \`init --force\`.`,
    );
  return checkConfig(result.data);
}

/** The signing domain of every signature, by the configured contract or program. */
export const domainOf = (config: PinnedConfig): SigningDomain =>
  config.kind === 'evm'
    ? { kind: 'evm', chainId: config.chainId, verifyingContract: config.hub }
    : {
        kind: 'solana',
        genesisHash: solanaAddressHex(config.genesisHash),
        programId: solanaAddressHex(config.programId),
      };

/** The label and address of the contract or program that signatures are for. */
export const signedFor = (config: PinnedConfig): readonly [string, string] =>
  config.kind === 'evm' ? ['Contract', config.hub] : ['Program', config.programId];

/** The chain whose wallets sign in. */
export const signInChain = ({ chainId }: PinnedConfig): string => evmChainName(chainId);
