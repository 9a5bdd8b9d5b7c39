import type { Address } from '../../core/address.ts';
import type { HealthCheck } from './check.ts';

/** Who pays for gas on a chain, from this process; null where there is no such account. */
export interface Payers {
  readonly relayer: Address | null;
  readonly keeper: Address | null;
}

/** Whether each has what it needs; null where there is no such account. */
export type FundsReport = Readonly<Record<keyof Payers, HealthCheck | null>>;

/**
 * Whether the accounts that pay have at least the reserve: below EVM_RESERVE_BALANCE chain 10143 lets an account have one
 * transaction on its way in three blocks; SOLANA_RESERVE_BALANCE is what fees and rent take from. It makes nothing red: requests are answered without, relays and keepers are slow or stop.
 */
export function createFunds(deps: {
  readonly chain: { balanceOf(address: Address): Promise<bigint> };
  readonly payers: () => Payers;
  /** Wei, or lamports. */
  readonly reserve: bigint;
}): () => Promise<FundsReport> {
  async function check(address: Address | null): Promise<HealthCheck | null> {
    if (address === null) return null;
    const balance = await deps.chain.balanceOf(address);
    return balance < deps.reserve ? { ok: false, code: 'BALANCE_BELOW_RESERVE' } : { ok: true };
  }
  return async () => {
    const { relayer, keeper } = deps.payers();
    const [ofRelayer, ofKeeper] = await Promise.all([check(relayer), check(keeper)]);
    return { relayer: ofRelayer, keeper: ofKeeper };
  };
}
