import { type ChainAddress, onChains } from './on-chain.ts';

/**
 * SQL condition over `positions`: the wallet is a holder of the series, because its position has units, or had units until the
 * series ended, which burned them. A wallet that sold its last unit is no holder, whether it sold it to another wallet or by a
 * tender. The columns have no prefix, so no other table of the statement may have them. This condition and `holdersPositions`
 * are the only definition of a holder.
 */
export const HOLDS_UNITS_SQL = '(units > 0 or burned_units > 0)';

/** A Prisma condition that selects the positions by which one of these wallets is a holder. */
export const holdersPositions = (wallets: readonly ChainAddress[]) => ({
  AND: [onChains('holder', wallets), { OR: [{ units: { gt: 0n } }, { burnedUnits: { gt: 0n } }] }],
});
