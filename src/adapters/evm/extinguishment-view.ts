import type { ExtinguishmentOnChain, HardshipOnChain } from '@income-series/protocol/chain';
import { lowerHex } from '@income-series/protocol/hex';

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
