import type { PaymentToken, TokenReader } from '../../chains/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { ownAddress } from './addresses.ts';
import type { SolanaConfig } from './client.ts';
import type { ReadAtSlot } from './reader-round.ts';
import { readMintDecimals } from './records.ts';

/** Reads the payment token once and caches it; after a failure the next call reads again. A mint has no symbol. */
export function tokenReader(at: ReadAtSlot, { token }: Pick<SolanaConfig, 'token'>): TokenReader {
  let cached: Promise<PaymentToken> | null = null;
  const load = async (): Promise<PaymentToken> => {
    const { value: decimals } = await at(async (look) => readMintDecimals(look.account(token)));
    if (decimals === null) throw unavailable('NoMint');
    return { address: ownAddress(token), decimals, symbol: null };
  };
  return {
    token: ownAddress(token),
    paymentToken() {
      cached ??= load().catch((error: unknown) => {
        cached = null;
        throw error;
      });
      return cached;
    },
  };
}
