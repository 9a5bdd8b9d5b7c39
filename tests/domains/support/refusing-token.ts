import type { Hex } from '@income-series/protocol/hex';
import type { Product } from './product.ts';

/** Reverts, whatever is asked. */
const REFUSES = '0x60006000fd';

/** Does work while the payment token refuses everybody. */
export async function whileTokenRefuses<T>(
  { devnet: { anvil, contracts } }: Product,
  work: () => Promise<T>,
): Promise<T> {
  const code = await anvil.rpc<Hex>('eth_getCode', contracts.token, 'latest');
  await anvil.rpc('anvil_setCode', contracts.token, REFUSES);
  try {
    return await work();
  } finally {
    await anvil.rpc('anvil_setCode', contracts.token, code);
  }
}
