import { z } from 'zod';
import { isSolanaAddress, type SolanaAddress, solanaAddressHex } from '../../../core/address.ts';
import { parseEvmAddress } from '../../../core/bytes.ts';
import { evmChainName, REFUSED_CHAIN_IDS, REFUSED_GENESIS_HASHES, solanaChainName } from '../../../core/chain.ts';
import type { EvmAddress } from '../../../core/hex.ts';
import type { SigningDomain } from '../../../core/signing/index.ts';
import { serviceUri } from '../../../core/uri.ts';
import { parseUrl } from '../../../core/url.ts';
import { Failure } from '../exit.ts';
import { readGuarded, writePrivately } from './guarded.ts';

/**
 * What the attestor has decided to trust, from its own sources: where the gateway is, and for which contract, or for which
 * program on a Solana cluster, it signs. None of it is ever taken from a gateway.
 */
export type PinnedConfig = PinnedGateway & (PinnedContract | PinnedProgram);

interface PinnedGateway {
  /** Without a slash at the end. */
  readonly gateway: string;
  /** How the gateway names itself in what it asks to sign; the gateway's own address unless it is reached another way. */
  readonly publicUrl: string;
  /** Of the EVM chain by whose wallets the account signs in. */
  readonly chainId: number;
  /** The chain that the signatures are for: `evm:<chain id>`, `solana:…` */
  readonly chain: string;
  /** A node of the attestor's own choice: what the chain itself says of a key. */
  readonly rpcUrl?: string | undefined;
  readonly keystore?: string | undefined;
}

interface PinnedContract {
  readonly kind: 'evm';
  /** The EIP-712 verifyingContract. */
  readonly hub: EvmAddress;
  /** With a node. */
  readonly registry?: EvmAddress | undefined;
}

interface PinnedProgram {
  readonly kind: 'solana';
  /** Base58, as the program's address. */
  readonly genesisHash: SolanaAddress;
  readonly programId: SolanaAddress;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An address of a service: https, or http on this machine; no user, query or fragment. Written as the gateway itself
 * writes its own. @throws Failure
 */
export function serviceUrl(text: string, what: string): string {
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
    const why = 'must be an https address (http on this machine only) without user, query or fragment.';
    throw new Failure('usage', 'URL_INVALID', `${what} ${why}`);
  }
  return uri;
}

const stored = z.strictObject({
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

export type GivenConfig = Omit<z.infer<typeof stored>, 'version'>;

const address = (text: string, what: string): EvmAddress => {
  try {
    return parseEvmAddress(text);
  } catch {
    throw new Failure('usage', 'ADDRESS_INVALID', `${what} must be 20 bytes of 0x hex.`);
  }
};

const invalid = (why: string) => new Failure('usage', 'CONFIG_INVALID', why);
const refusedChain = () =>
  new Failure('usage', 'CHAIN_REFUSED', 'The chain is a mainnet, which is refused: name a test chain.');

function contractOf({ chainId, hub = '', registry, rpcUrl }: GivenConfig) {
  if ((rpcUrl === undefined) !== (registry === undefined)) {
    throw invalid('A node and its registry are given together or not at all.');
  }
  return {
    kind: 'evm',
    chain: evmChainName(chainId),
    hub: address(hub, 'The hub'),
    ...(registry === undefined ? {} : { registry: address(registry, 'The registry') }),
  } as const;
}

function solanaText(text: string | undefined, what: string): SolanaAddress {
  if (isSolanaAddress(text)) return text;
  throw new Failure('usage', 'ADDRESS_INVALID', `${what} must be 32 bytes in base58.`);
}

function programOf({ genesisHash: genesis, programId, registry }: GivenConfig) {
  if (registry !== undefined) throw invalid('A program is its own registry: give a node alone.');
  const genesisHash = solanaText(genesis, 'The genesis hash');
  if (REFUSED_GENESIS_HASHES.has(genesisHash)) throw refusedChain();
  const program = solanaText(programId, 'The program');
  return { kind: 'solana', chain: solanaChainName(genesisHash), genesisHash, programId: program } as const;
}

/** @throws Failure naming what is wrong */
export function checkConfig(given: GivenConfig): PinnedConfig {
  const { chainId, rpcUrl, hub, genesisHash, programId } = given;
  if (REFUSED_CHAIN_IDS.has(chainId)) throw refusedChain();
  const onSolana = genesisHash !== undefined || programId !== undefined;
  if (onSolana === (hub !== undefined)) {
    throw invalid('Give the hub of an EVM chain, or the genesis hash and the program of a Solana cluster.');
  }
  return {
    gateway: serviceUrl(given.gateway, 'The gateway'),
    publicUrl: serviceUrl(given.publicUrl, 'The public address'),
    chainId,
    ...(onSolana ? programOf(given) : contractOf(given)),
    ...(rpcUrl === undefined ? {} : { rpcUrl: nodeUrl(rpcUrl) }),
    ...(given.keystore === undefined ? {} : { keystore: given.keystore }),
  };
}

/** What the file has of a configuration. */
export function storedOf(config: PinnedConfig): GivenConfig {
  const { chain: _, kind: __, ...given } = config;
  return given;
}

/** A node's address may hold a key in its path or query. */
function nodeUrl(text: string): string {
  const url = parseUrl(text);
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.has(url.hostname))) return text;
  throw new Failure('usage', 'URL_INVALID', 'The node must be an https address (http on this machine only).');
}

export const writeConfig = (path: string, config: GivenConfig, options: { force: boolean }): Promise<void> =>
  writePrivately(path, `${JSON.stringify({ version: 1, ...config }, null, 2)}\n`, options);

/** A file that others could change is refused, because its content decides what is signed. @throws Failure */
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
  const checked = stored.safeParse(parsed);
  if (!checked.success)
    throw new Failure(
      'failure',
      'CONFIG_INVALID',
      `The file ${path} is no configuration of this tool: write it again with \`init --force\`.`,
    );
  return checkConfig(checked.data);
}

/** What every signature is over. */
export const domainOf = (config: PinnedConfig): SigningDomain =>
  config.kind === 'evm'
    ? { kind: 'evm', chainId: config.chainId, verifyingContract: config.hub }
    : {
        kind: 'solana',
        genesisHash: solanaAddressHex(config.genesisHash),
        programId: solanaAddressHex(config.programId),
      };

/** The contract, or the program, that the signatures are for, as its label and its address. */
export const signedFor = (config: PinnedConfig): readonly [string, string] =>
  config.kind === 'evm' ? ['Contract', config.hub] : ['Program', config.programId];

/** The chain whose wallets sign in. */
export const signInChain = ({ chainId }: PinnedConfig): string => evmChainName(chainId);
