import { type ChainAddress, onChains } from './on-chain.ts';

/**
 * Who is a holder of a series: a wallet whose position has units, or had units that were burned when the series closed.
 * It begins with the block in which units arrive (an allocation, a trade) and ends with the one in which the last of
 * them are sold; who left with a closed series stays. A claim changes nothing of it.
 *
 * This is the only place that says so: as a condition over `positions` in SQL, where the columns carry no prefix or the
 * statement names no other table with them, and as a Prisma `where` of Position.
 */
export const HOLDS_UNITS_SQL = '(units > 0 or burned_units > 0)';

/** The positions by which one of `wallets` is a holder. */
export const holdersPositions = (wallets: readonly ChainAddress[]) => ({
  AND: [onChains('holder', wallets), { OR: [{ units: { gt: 0n } }, { burnedUnits: { gt: 0n } }] }],
});
