import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import type { Tx } from '../../core/tx.ts';

/** The kinds of work that may be addressed to a signer key. */
export const WORK_KINDS = ['TIER3_CASE', 'ANNUAL_CASE', 'HARDSHIP', 'AMENDMENT', 'EXTINGUISHMENT'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** The refusal to unlink a signer key while work addressed to it is open. */
export class SignerKeyInUse extends AppError {
  readonly openWork: readonly WorkKind[];

  constructor(openWork: readonly WorkKind[]) {
    super('CONFLICT');
    this.openWork = openWork;
  }
}

/**
 * A domain's work that is addressed to a signer key; `module.ts` registers it. Requests for an FX rate are not among it, because
 * they are addressed to every attestor.
 *
 * Work that can no longer be done does not count as open, because nobody has to close such rows: its period or year is settled,
 * its nonce was used, its series has ended, or its key is revoked on every chain. A pause request that is not on the chain does
 * not count either, because the refusal to unlink the key would disclose it.
 */
export interface OpenWork {
  readonly kind: WorkKind;
  /** Finds at most `limit` open rows that are addressed to one of the keys. Runs under the lock of the keys' links. */
  readonly find: (tx: Tx, keys: readonly KeyAddress[], limit: number) => Promise<readonly OpenRow[]>;
  /** The states in which work with sealed content can be sealed again, and the request to its issuers to do so. */
  readonly sealed?: {
    readonly states: readonly string[];
    ask(tx: Tx, rows: readonly OpenRow[], request: { readonly key: KeyAddress; readonly at: Date }): Promise<void>;
  };
}

/** An open row of work that is addressed to a signer key. */
export interface OpenRow {
  readonly id: string;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly state: string;
  readonly period?: number;
}

/** Leaves out the keys that are revoked on every chain that registered them. Keys that no chain has registered stay. */
async function withoutRevoked(tx: Tx, keys: readonly KeyAddress[]): Promise<readonly KeyAddress[]> {
  const revoked = await tx.$queryRaw<{ readonly address: string }[]>`
    SELECT address FROM attestors WHERE address = ANY(${[...keys]}::text[]) GROUP BY address HAVING NOT bool_or(active)`;
  const revokedKeys = new Set(revoked.map(({ address }) => address));
  return keys.filter((key) => !revokedKeys.has(key));
}

/** Finds the kinds of open work that are addressed to the keys, in the order of `all`. Takes one statement a kind. */
export async function openWorkKinds(
  tx: Tx,
  keys: readonly KeyAddress[],
  all: readonly OpenWork[],
): Promise<WorkKind[]> {
  const usableKeys = await withoutRevoked(tx, keys);
  if (usableKeys.length === 0) return [];
  const kinds: WorkKind[] = [];
  for (const { kind, find } of all) if ((await find(tx, usableKeys, 1)).length > 0) kinds.push(kind);
  return kinds;
}

/** The number of rows of a kind that one request for sealing covers. No attestor has as many open. */
const MAX_RESEALED_ROWS = 1_000;

/** Asks issuers to seal the open work of a key to another key. The key may be revoked. */
export async function askToReseal(tx: Tx, key: KeyAddress, all: readonly OpenWork[], at: Date): Promise<void> {
  for (const { find, sealed } of all) {
    if (sealed === undefined) continue;
    const rows = await find(tx, [key], MAX_RESEALED_ROWS);
    const open = rows.filter(({ state }) => sealed.states.includes(state));
    await sealed.ask(tx, open, { key, at });
  }
}
