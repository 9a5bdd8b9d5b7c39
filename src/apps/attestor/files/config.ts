import { z } from 'zod';
import { parseEvmAddress } from '../../../core/bytes.ts';
import { evmChainName, REFUSED_CHAIN_IDS } from '../../../core/chain.ts';
import type { EvmAddress } from '../../../core/hex.ts';
import type { EvmDomain } from '../../../core/signing/index.ts';
import { serviceUri } from '../../../core/uri.ts';
import { parseUrl } from '../../../core/url.ts';
import { Failure } from '../exit.ts';
import { readGuarded } from './read.ts';
import { writePrivately } from './write.ts';

/**
 * What the attestor has decided to trust, from its own sources: where the gateway is and for which contract it signs.
 * None of it is ever taken from a gateway.
 */
export interface PinnedConfig {
  /** Without a slash at the end. */
  readonly gateway: string;
  /** How the gateway names itself in what it asks to sign; the gateway's own address unless it is reached another way. */
  readonly publicUrl: string;
  readonly chainId: number;
  /** `evm:<chain id>` */
  readonly chain: string;
  /** The EIP-712 verifyingContract. */
  readonly hub: EvmAddress;
  /** A node of the attestor's own choice, with the registry's address: what the chain itself says of a key. */
  readonly rpcUrl?: string | undefined;
  readonly registry?: EvmAddress | undefined;
  readonly keystore?: string | undefined;
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
  hub: z.string(),
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

/** @throws Failure naming what is wrong */
export function checkConfig(given: GivenConfig): PinnedConfig {
  const { chainId, registry, rpcUrl } = given;
  if (REFUSED_CHAIN_IDS.has(chainId)) throw new Failure('usage', 'CHAIN_REFUSED', 'This chain is refused.');
  if ((rpcUrl === undefined) !== (registry === undefined)) {
    throw new Failure('usage', 'CONFIG_INVALID', 'A node and its registry are given together or not at all.');
  }
  return {
    gateway: serviceUrl(given.gateway, 'The gateway'),
    publicUrl: serviceUrl(given.publicUrl, 'The public address'),
    chainId,
    chain: evmChainName(chainId),
    hub: address(given.hub, 'The hub'),
    ...(rpcUrl === undefined ? {} : { rpcUrl: nodeUrl(rpcUrl) }),
    ...(registry === undefined ? {} : { registry: address(registry, 'The registry') }),
    ...(given.keystore === undefined ? {} : { keystore: given.keystore }),
  };
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
    throw new Failure('failure', 'CONFIG_INVALID', `The configuration ${path} is not of version 1.`);
  return checkConfig(checked.data);
}

export const domainOf = ({ chainId, hub }: PinnedConfig): EvmDomain => ({
  kind: 'evm',
  chainId,
  verifyingContract: hub,
});
