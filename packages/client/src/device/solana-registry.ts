import { solanaAddressOf } from '@income-series/protocol/address';
import { fromHex, toHex, utf8 } from '@income-series/protocol/bytes';
import { solanaChainName } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { KeyAddress } from '@income-series/protocol/hex';
import { programAddress } from '@income-series/protocol/program-address';
import { chainOfDomain, domainSeparator, type SolanaDomain } from '@income-series/protocol/signing';
import { base64 } from '@scure/base';
import { askNode, type DeviceNode } from './node.ts';

const CLOCK = { address: 'SysvarC1ock11111111111111111111111111111111', size: 40, time: 32 } as const;
/** The kinds, sizes and field offsets of the program's records, version 1 (contracts/solana/interface.md). */
const VERSION = 1;
const CONFIG = { kind: 1, size: 165, separator: 69 } as const;
const KEY = { kind: 3, size: 33, keyKind: 3, standing: 4, key: 5, graceUntil: 25 } as const;
const ATTESTOR = 0;
const REGISTERED = 1;

export interface NodeAccount {
  readonly owner: string;
  readonly data: Uint8Array;
}

/** Reads an account from a node's answer; null if it does not exist. @throws CHAIN_UNAVAILABLE if it is not an account */
function readAccount(value: unknown): NodeAccount | null {
  if (value === null) return null;
  const { owner, data } = (value ?? {}) as { readonly owner?: unknown; readonly data?: unknown };
  const [text, encoding]: readonly unknown[] = Array.isArray(data) ? data : [];
  if (typeof owner !== 'string' || typeof text !== 'string' || encoding !== 'base64') {
    throw new AppError('CHAIN_UNAVAILABLE');
  }
  try {
    return { owner, data: base64.decode(text) };
  } catch {
    throw new AppError('CHAIN_UNAVAILABLE');
  }
}

/** Requires that a node answers for the cluster of a chain's name. @throws CHAIN_MISMATCH, CHAIN_UNAVAILABLE */
export async function requireCluster(node: DeviceNode, chain: string): Promise<void> {
  if (solanaChainName(String(await askNode(node, 'getGenesisHash', []))) !== chain)
    throw new AppError('CHAIN_MISMATCH');
}

/** Reads accounts in the order of their addresses, all at one confirmed slot. @throws CHAIN_UNAVAILABLE */
export async function readAccounts(
  node: DeviceNode,
  addresses: readonly string[],
): Promise<readonly (NodeAccount | null)[]> {
  const options = { encoding: 'base64', commitment: 'confirmed' };
  const { value } = (await askNode(node, 'getMultipleAccounts', [addresses, options])) as { readonly value?: unknown };
  if (!Array.isArray(value) || value.length !== addresses.length) throw new AppError('CHAIN_UNAVAILABLE');
  return value.map(readAccount);
}

const NO_PROGRAM = 'The node’s cluster has no program of this service at the domain’s address.';
const OTHER_PROGRAM = 'The program at the domain’s address is another one, or of another version.';

/** Reads the data of a program's record; null if the account is not the program's. @throws CHAIN_MISMATCH for another kind */
function readRecord(account: NodeAccount | null, program: string, { kind, size }: { kind: number; size: number }) {
  if (account === null || account.owner !== program || account.data.length === 0) return null;
  const { data } = account;
  if (data.length !== size || data[0] !== kind || data[1] !== VERSION) {
    throw new AppError('CHAIN_MISMATCH', { message: OTHER_PROGRAM });
  }
  return data;
}

export const u64At = (data: Uint8Array, place: number): bigint =>
  new DataView(data.buffer, data.byteOffset).getBigUint64(place, true);

/** Reads the cluster's time from its clock account, in Unix seconds. @throws CHAIN_UNAVAILABLE */
function readTime(clock: NodeAccount | null): bigint {
  if (clock === null || clock.data.length !== CLOCK.size) throw new AppError('CHAIN_UNAVAILABLE');
  return u64At(clock.data, CLOCK.time);
}

/** Requires that the program's configuration has this signing domain. @throws CHAIN_MISMATCH */
function requireDomain(config: Uint8Array | null, domain: SolanaDomain): void {
  if (config === null) throw new AppError('CHAIN_MISMATCH', { message: NO_PROGRAM });
  const separator = config.subarray(CONFIG.separator, CONFIG.separator + 32);
  if (toHex(separator) !== toHex(domainSeparator(domain))) {
    throw new AppError('CHAIN_MISMATCH', { message: OTHER_PROGRAM });
  }
}

/**
 * True if the program has the key registered as an attestor's, or its grace time is not over by the cluster's clock.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another cluster, or a missing program; CHAIN_REFUSED for a refused
 *   cluster; BAD_INPUT for a node without https
 */
export async function isActiveOnSolana(key: KeyAddress, domain: SolanaDomain, node: DeviceNode): Promise<boolean> {
  chainOfDomain(domain); // throws for a refused cluster
  const [genesisHash, program] = [domain.genesisHash, domain.programId].map((hex) => solanaAddressOf(fromHex(hex)));
  if ((await askNode(node, 'getGenesisHash', [])) !== genesisHash) throw new AppError('CHAIN_MISMATCH');
  const addressOf = (...seeds: Uint8Array[]) => programAddress(program as string, ...seeds);
  const addresses = [addressOf(utf8('config')), addressOf(utf8('key'), fromHex(key, 20)), CLOCK.address];
  const [config = null, signer = null, clock = null] = await readAccounts(node, addresses);
  requireDomain(readRecord(config, program as string, CONFIG), domain);
  const record = readRecord(signer, program as string, KEY);
  if (record === null || record[KEY.keyKind] !== ATTESTOR) return false;
  if (toHex(record.subarray(KEY.key, KEY.key + 20)) !== key.toLowerCase()) {
    throw new AppError('CHAIN_MISMATCH', { message: OTHER_PROGRAM });
  }
  return record[KEY.standing] === REGISTERED || readTime(clock) <= u64At(record, KEY.graceUntil);
}
