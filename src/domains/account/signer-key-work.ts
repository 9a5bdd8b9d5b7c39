import type { Address } from '../../core/hex.ts';
import type { Tx } from '../operations/index.ts';

/** Work that is addressed to one key. A request for an FX rate is every attestor's. */
export type SignerKeyWork = 'tier3-case' | 'annual-case' | 'hardship' | 'extinguishment' | 'amendment';

const OPEN = {
  tier3Case: ['OPEN', 'ATTESTED'],
  annualCase: ['OPEN', 'SIGNED'],
  hardship: ['PREPARED', 'REQUESTED'],
  extinguishment: ['OPEN', 'ONE_SIGNED', 'BOTH_SIGNED', 'RELAY_REFUSED'],
  amendment: ['AWAITING_ATTESTOR', 'SIGNED'],
};

/** The kinds of work addressed to a key that are not over: read under the lock of the key's link, in order. */
export async function openWork(tx: Tx, key: Address): Promise<SignerKeyWork[]> {
  const one = { select: { state: true } } as const;
  const addressed = (states: string[]) => ({ ...one, where: { attestorKey: key, state: { in: states } } });
  const either = { OR: [{ attestorKeyA: key }, { attestorKeyB: key }], state: { in: OPEN.extinguishment } };
  const found: readonly (readonly [SignerKeyWork, object | null])[] = [
    ['tier3-case', await tx.tier3Case.findFirst(addressed(OPEN.tier3Case))],
    ['annual-case', await tx.tier3Annual.findFirst(addressed(OPEN.annualCase))],
    ['hardship', await tx.hardshipRequest.findFirst(addressed(OPEN.hardship))],
    ['extinguishment', await tx.extinguishmentRequest.findFirst({ ...one, where: either })],
    ['amendment', await tx.termsAmendment.findFirst(addressed(OPEN.amendment))],
  ];
  return found.flatMap(([kind, row]) => (row === null ? [] : [kind]));
}
