import type { ExtinguishmentOnChain, HardshipOnChain } from '../../core/chain.ts';
import { lowerHex } from '../../core/hex.ts';

/** The answer of the view `extinguishmentOf`: zeros where no request is open under the nonce. */
export type ExtinguishmentView = ExtinguishmentOnChain & { readonly extinguishNonce: bigint };

/** The series' nonce and its open request for extinguishment; the request is null where none is open. */
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
