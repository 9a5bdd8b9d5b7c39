import type { Address } from '@income-series/protocol/address';
import type { HealthCheck } from './check.ts';

/** The accounts from which this process pays fees on a chain; null if it has no such account. */
export interface Payers {
  readonly relayer: Address | null;
  readonly keeper: Address | null;
}

/** The check that each paying account holds the reserve; null if this process has no such account. */
export type FundsReport = Readonly<Record<keyof Payers, HealthCheck | null>>;

/**
 * Creates the check that the paying accounts hold at least the reserve. Below EVM_RESERVE_BALANCE, chain 10143 allows an account one
 * transaction every three blocks; SOLANA_RESERVE_BALANCE pays fees and rent. A low balance does not make the service
 * unhealthy, because it only slows down or stops relays and keepers.
 */
export function createFunds(deps: {
  readonly chain: { balanceOf(address: Address): Promise<bigint> };
  readonly payers: () => Payers;
  /** The least balance of a paying account, in wei or lamports. */
  readonly reserve: bigint;
}): () => Promise<FundsReport> {
  async function check(address: Address | null): Promise<HealthCheck | null> {
    if (address === null) return null;
    const balance = await deps.chain.balanceOf(address);
    return balance < deps.reserve ? { ok: false, code: 'BALANCE_BELOW_RESERVE' } : { ok: true };
  }
  return async () => {
    const { relayer, keeper } = deps.payers();
    const [relayerCheck, keeperCheck] = await Promise.all([check(relayer), check(keeper)]);
    return { relayer: relayerCheck, keeper: keeperCheck };
  };
}
