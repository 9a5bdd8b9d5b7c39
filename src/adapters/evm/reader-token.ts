import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem';
import type { PaymentToken, TokenReader } from '../../chains/index.ts';
import type { EvmAddress } from '../../core/hex.ts';
import type { ContractRead, ReadAtBlock } from './reader-round.ts';

/** The longest symbol that is shown. */
const MAX_SYMBOL = 32;
const PRINTABLE = /^[\p{L}\p{N}\p{P}\p{S}]+$/u;

/** ERC-20 makes `symbol` optional, and some tokens answer it as bytes32: null for what is no text. */
async function symbolOf(read: ContractRead): Promise<string | null> {
  try {
    const symbol = (await read('token', 'symbol', [])) as string;
    return symbol.length <= MAX_SYMBOL && PRINTABLE.test(symbol) ? symbol : null;
  } catch (error) {
    if (isAnswer(error)) return null;
    throw error;
  }
}

/** Whether a failure is the contract's answer, and not the node's. */
const isAnswer = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk(
    (cause) => cause instanceof ContractFunctionRevertedError || cause instanceof ContractFunctionZeroDataError,
  ) !== null;

/** Reads the payment token once; a failure is not kept, so the next call asks again. */
export function tokenReader(at: ReadAtBlock, address: EvmAddress): TokenReader {
  let known: Promise<PaymentToken> | null = null;
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
      known ??= load().catch((error: unknown) => {
        known = null;
        throw error;
      });
      return known;
    },
  };
}
