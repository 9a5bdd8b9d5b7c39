import type { EvmAddress } from '@income-series/protocol/hex';
import type { PaymentToken, TokenReader } from '../../chains/index.ts';
import { isContractError } from './contract-error.ts';
import type { ContractRead, ReadAtBlock } from './reader-round.ts';

/** The maximum length of a symbol that is shown, in characters. */
const MAX_SYMBOL = 32;
const PRINTABLE = /^[\p{L}\p{N}\p{P}\p{S}]+$/u;

/** The token's symbol; null if the token has none, which ERC-20 allows, or answers it as bytes32. */
async function symbolOf(read: ContractRead): Promise<string | null> {
  try {
    const symbol = (await read('token', 'symbol', [])) as string;
    return symbol.length <= MAX_SYMBOL && PRINTABLE.test(symbol) ? symbol : null;
  } catch (error) {
    if (isContractError(error)) return null;
    throw error;
  }
}

/** Reads the payment token once and caches it; after a failure the next call reads again. */
export function tokenReader(at: ReadAtBlock, address: EvmAddress): TokenReader {
  let cachedToken: Promise<PaymentToken> | null = null;
  const load = async (): Promise<PaymentToken> => {
    const { value } = await at(async (read) => {
      const [decimals, symbol] = await Promise.all([read('token', 'decimals', []), symbolOf(read)]);
      return { address, decimals: Number(decimals), symbol };
    });
    return value;
  };
  return {
    token: address,
    paymentToken() {
      cachedToken ??= load().catch((error: unknown) => {
        cachedToken = null;
        throw error;
      });
      return cachedToken;
    },
  };
}
