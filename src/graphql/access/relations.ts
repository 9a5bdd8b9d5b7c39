import type { RelationLoader } from '../../access/index.ts';
import { HOLDS_UNITS_SQL } from '../../core/holder.ts';
import type { RelationSources } from './sources.ts';

// The relations of a viewer that take a statement or a call to the chain.

const ISSUER = {
  name: 'access_issuer',
  text: 'select key from series where key = any($1::text[]) and issuer = any($2::text[])',
};

/** The series whose issuer is one of the viewer's wallets. One statement. */
export const issuerOfSeries: RelationLoader<RelationSources> = async ({ reader, viewer }, keys) => ({
  keys: new Set(await reader.keys(ISSUER, [keys, viewer.wallets])),
});

const HOLDER = {
  name: 'access_holder',
  text: `select distinct series_key as key from positions
    where series_key = any($1::text[]) and holder = any($2::text[]) and ${HOLDS_UNITS_SQL}`,
};

/** The series of which one of the viewer's wallets is a holder (core/holder.ts). One statement. */
export const holderOfSeries: RelationLoader<RelationSources> = async ({ reader, viewer }, keys) => ({
  keys: new Set(await reader.keys(HOLDER, [keys, viewer.wallets])),
});

const BACKER = {
  name: 'access_backer',
  text: `select s.key from series s where s.key = any($1::text[]) and (
    s.state in ('RAISING', 'SETTLING')
    or exists (select 1 from bids b where b.series_key = s.key and b.bidder = any($2::text[]))
    or exists (select 1 from positions p
      where p.series_key = s.key and p.holder = any($2::text[]) and ${HOLDS_UNITS_SQL}))`,
};

/**
 * The series that an eligible backer may follow: a wallet of the viewer's is verified in the registry at the head, and
 * the series is still raising or settling, or that wallet has a bid in it or is a holder. One call to the chain an
 * execution, then one statement; the block of the call is answered with the relation.
 */
export const backerOfSeries: RelationLoader<RelationSources> = async ({ reader, eligible }, keys) => {
  const { block: readAt, verified } = await eligible();
  if (verified.size === 0) return { keys: new Set(), readAt };
  return { keys: new Set(await reader.keys(BACKER, [keys, [...verified]])), readAt };
};

/**
 * Of the viewer's own attestor keys those that are active in the registry at the head: whatever the index still says of a
 * key, nothing sealed to it is answered after its revocation. One call to the chain an execution and no statement; the block
 * of the call is answered with the relation.
 */
export const activeKeyOfAttestor: RelationLoader<RelationSources> = async ({ activeKeys }) => {
  const { block: readAt, active } = await activeKeys();
  return { keys: active, readAt };
};
