import { HOLDS_UNITS_SQL } from '../../core/holder.ts';
import type { RelationLoader } from './loader.ts';

const STATEMENT = {
  name: 'access_backer',
  text: `select s.key from series s where s.chain = $1 and s.key = any($2::text[]) and (
    s.state in ('RAISING', 'SETTLING')
    or exists (select 1 from bids b where b.chain = s.chain and b.series_key = s.key and b.bidder = any($3::text[]))
    or exists (select 1 from positions p
      where p.chain = s.chain and p.series_key = s.key and p.holder = any($3::text[]) and ${HOLDS_UNITS_SQL}))`,
};

/**
 * The series that an eligible backer may follow: a wallet of the viewer's is verified in the registry at the head, and
 * the series is still raising or settling, or that wallet has a bid in it or is a holder. One call to the chain an
 * execution, then one statement; the block of the call is answered with the relation.
 */
export const backerOfSeries: RelationLoader = async ({ reader, chain, eligible }, keys) => {
  const { block, verified } = await eligible();
  if (verified.size === 0) return { held: new Set(), block };
  return { held: new Set(await reader.keys(STATEMENT, [chain, keys, [...verified]])), block };
};
