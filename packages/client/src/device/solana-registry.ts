import { base64 } from '@scure/base';
import { solanaAddressOf } from '../../../../src/core/address.ts';
import { fromHex, toHex, utf8 } from '../../../../src/core/bytes.ts';
import { AppError } from '../../../../src/core/errors/app-error.ts';
import type { KeyAddress } from '../../../../src/core/hex.ts';
import { programAddress } from '../../../../src/core/program-address.ts';
import { chainOfDomain, domainSeparator, type SolanaDomain } from '../../../../src/core/signing/index.ts';
import { askNode } from './node.ts';

const CLOCK = { address: 'SysvarC1ock11111111111111111111111111111111', size: 40, time: 32 } as const;
/** Kinds, sizes and fields of the program's records (docs/protocol.md, section 17), all of version 1. */
const VERSION = 1;
const CONFIG = { kind: 1, size: 165, separator: 69 } as const;
const KEY = { kind: 3, size: 33, keyKind: 3, standing: 4, key: 5, graceUntil: 25 } as const;
const ATTESTOR = 0;
const REGISTERED = 1;

interface Account {
  readonly owner: string;
  readonly data: Uint8Array;
}

/** As a node answers it; null where there is none. @throws CHAIN_UNAVAILABLE for what is no account */
function readAccount(value: unknown): Account | null {
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

/** Accounts of one block that the cluster has voted on, in their order. @throws CHAIN_UNAVAILABLE */
async function accountsAt(node: string, addresses: readonly string[]): Promise<readonly (Account | null)[]> {
  const how = { encoding: 'base64', commitment: 'confirmed' };
  const { value } = (await askNode(node, 'getMultipleAccounts', [addresses, how])) as { readonly value?: unknown };
  if (!Array.isArray(value) || value.length !== addresses.length) throw new AppError('CHAIN_UNAVAILABLE');
  return value.map(readAccount);
}

/** A record of the program; null where there is none. @throws CHAIN_MISMATCH for another record */
function recordOf(account: Account | null, program: string, { kind, size }: { kind: number; size: number }) {
  if (account === null || account.owner !== program || account.data.length === 0) return null;
  const { data } = account;
  if (data.length !== size || data[0] !== kind || data[1] !== VERSION) throw new AppError('CHAIN_MISMATCH');
  return data;
}

const u64At = (data: Uint8Array, place: number): bigint =>
  new DataView(data.buffer, data.byteOffset).getBigUint64(place, true);

/** Seconds since 1970, by the cluster's own clock. @throws CHAIN_UNAVAILABLE */
function timeOf(clock: Account | null): bigint {
  if (clock === null || clock.data.length !== CLOCK.size) throw new AppError('CHAIN_UNAVAILABLE');
  return u64At(clock.data, CLOCK.time);
}

/** The program's configuration names this very domain. @throws CHAIN_MISMATCH */
function requireDomain(config: Uint8Array | null, domain: SolanaDomain): void {
  const separator = config?.subarray(CONFIG.separator, CONFIG.separator + 32);
  const same = separator !== undefined && toHex(separator) === toHex(domainSeparator(domain));
  if (!same) throw new AppError('CHAIN_MISMATCH');
}

/**
 * Whether the program's own records hold an attestor's key as active, by the cluster's clock.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another cluster, or no such program; CHAIN_REFUSED for a cluster
 *   that the product refuses by name; BAD_INPUT for a node in the clear
 */
export async function isActiveOnSolana(key: KeyAddress, domain: SolanaDomain, node: string): Promise<boolean> {
  chainOfDomain(domain); // refuses a cluster by its name
  const [genesisHash, program] = [domain.genesisHash, domain.programId].map((hex) => solanaAddressOf(fromHex(hex)));
  if ((await askNode(node, 'getGenesisHash', [])) !== genesisHash) throw new AppError('CHAIN_MISMATCH');
  const at = (...seeds: Uint8Array[]) => programAddress(program as string, ...seeds);
  const places = [at(utf8('config')), at(utf8('key'), fromHex(key, 20)), CLOCK.address];
  const [config = null, signer = null, clock = null] = await accountsAt(node, places);
  requireDomain(recordOf(config, program as string, CONFIG), domain);
  const record = recordOf(signer, program as string, KEY);
  if (record === null || record[KEY.keyKind] !== ATTESTOR) return false;
  if (toHex(record.subarray(KEY.key, KEY.key + 20)) !== key.toLowerCase()) throw new AppError('CHAIN_MISMATCH');
  return record[KEY.standing] === REGISTERED || timeOf(clock) <= u64At(record, KEY.graceUntil);
}
