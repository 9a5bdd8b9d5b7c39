import type { RelationLoader } from './loader.ts';

/**
 * The series that an eligible backer may follow: a wallet of the viewer's is verified in the registry at the head, and
 * the series is still raising or settling, or that wallet has a bid or a position in it. One call to the chain an
 * execution, then one statement; the block of the call is answered with the relation.
 */
export const backerOfSeries: RelationLoader = async ({ db, eligible }, keys) => {
  const { block, verified } = await eligible();
  if (verified.size === 0) return { held: new Set(), block };
  const wallets = [...verified];
  const rows = await db.$queryRaw<{ key: string }[]>`
    select s.key from series s where s.key = any(${keys}::text[]) and (
      s.state in ('RAISING', 'SETTLING')
      or exists (select 1 from bids b where b.series_key = s.key and b.bidder = any(${wallets}::text[]))
      or exists (select 1 from positions p where p.series_key = s.key and p.holder = any(${wallets}::text[])))`;
  return { held: new Set(rows.map((row) => row.key)), block };
};
