import type { ExtinguishmentOnChain, HardshipOnChain } from '../../core/chain.ts';
import { lowerHex } from '../../core/hex.ts';

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
  const keys = { keyA: lowerHex(keyA), keyB: lowerHex(keyB) };
  return { extinguishNonce, extinguishment: deadline === 0n ? null : { ...keys, noticeEndsAt, deadline } };
}
