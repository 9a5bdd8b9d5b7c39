import type { ExtinguishmentOnChain, HardshipOnChain } from '../../core/chain.ts';
import type { Address } from '../../core/hex.ts';

/** What `extinguishmentOf` answers: zeros where none is open under the nonce. */
export type ExtinguishmentView = ExtinguishmentOnChain & { readonly extinguishNonce: bigint };

/** The series' nonce, and its open request; null where there is none. */
export function openRequest({
  extinguishNonce,
  keyA,
  keyB,
  noticeEndsAt,
  deadline,
}: ExtinguishmentView): Pick<HardshipOnChain, 'extinguishNonce' | 'extinguishment'> {
  const keys = { keyA: keyA.toLowerCase() as Address, keyB: keyB.toLowerCase() as Address };
  return { extinguishNonce, extinguishment: deadline === 0n ? null : { ...keys, noticeEndsAt, deadline } };
}
