import type { Address } from '../../core/address.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';

/** What may be addressed to a signer key. */
export const WORK_KINDS = ['TIER3_CASE', 'ANNUAL_CASE', 'HARDSHIP', 'AMENDMENT', 'EXTINGUISHMENT'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** A signer key cannot be unlinked while work addressed to it is open. */
export class SignerKeyInUse extends AppError {
  readonly openWork: readonly WorkKind[];

  constructor(openWork: readonly WorkKind[]) {
    super('CONFLICT');
    this.openWork = openWork;
  }
}

/**
 * Work of one noun that is addressed to a signer key, said in its `module.ts`. A request for an FX rate is every attestor's,
 * and so none.
 *
 * A row may wait for ever for what cannot come any more, since nobody has to close it: of a period or a year that is
 * settled, of a nonce that has moved, of a series that has ended; of a key that is revoked on every chain that registered it. That
 * is no work, and holds no key. Nor does a pause request that the chain does not have: the holder of its key may not know of it,
 * and a refusal would disclose it.
 */
export interface OpenWork {
  readonly kind: WorkKind;
  /** What is not over of it, for one of the keys: at most `most` rows. Read under the lock of the keys' links. */
  readonly find: (tx: Tx, keys: readonly KeyAddress[], most: number) => Promise<readonly OpenRow[]>;
  /** Where something is sealed in it: in which states of a row, and how issuers are asked to seal it again, each once. */
  readonly sealed?: {
    readonly states: readonly string[];
    ask(tx: Tx, rows: readonly OpenRow[], of: { readonly key: KeyAddress; readonly at: Date }): Promise<void>;
  };
}

/** A row that is addressed to a signer key. */
export interface OpenRow {
  readonly id: string;
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly issuer: Address;
  readonly state: string;
  readonly period?: number;
}

/** Those of some keys that may still sign, or that no chain has registered yet. */
async function usable(tx: Tx, keys: readonly KeyAddress[]): Promise<readonly KeyAddress[]> {
  const revoked = await tx.$queryRaw<{ readonly address: string }[]>`
    SELECT address FROM attestors WHERE address = ANY(${[...keys]}::text[]) GROUP BY address HAVING NOT bool_or(active)`;
  const gone = new Set(revoked.map(({ address }) => address));
  return keys.filter((key) => !gone.has(key));
}

/** The kinds of work addressed to some keys that are not over, a statement a kind and one before, in the order of `all`. */
export async function openWork(tx: Tx, keys: readonly KeyAddress[], all: readonly OpenWork[]): Promise<WorkKind[]> {
  const able = await usable(tx, keys);
  if (able.length === 0) return [];
  const kinds: WorkKind[] = [];
  for (const { kind, find } of all) if ((await find(tx, able, 1)).length > 0) kinds.push(kind);
  return kinds;
}

/** Of one kind: no attestor has as much open. */
const MOST_ASKED = 1_000;

/** Asks the issuers of what is sealed to a key, whether it is active or not, to seal it to another one. */
export async function askSealing(tx: Tx, key: KeyAddress, all: readonly OpenWork[], at: Date): Promise<void> {
  for (const { find, sealed } of all) {
    if (sealed === undefined) continue;
    const rows = await find(tx, [key], MOST_ASKED);
    const open = rows.filter(({ state }) => sealed.states.includes(state));
    await sealed.ask(tx, open, { key, at });
  }
}
