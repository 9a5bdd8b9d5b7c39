import type { RelationLoader } from 'field-access';
import { HOLDS_UNITS_SQL } from '../../core/holder.ts';
import { addressesOn } from '../../core/on-chain.ts';
import type { RelationSources } from './sources.ts';

// The relations of a viewer that take a statement or a call to the chain. The scope of their subjects is a chain.
// Each key is looked up by itself: a plan that is kept for any parameters may otherwise read all rows of a viewer who has many.

const ISSUER = {
  name: 'access_issuer',
  text: `select k.key from unnest($2::text[]) as k(key)
    where (select s.issuer = any($3::text[]) from series s where s.chain = $1 and s.key = k.key)`,
};

/** The series of a chain whose issuer is one of the viewer's wallets. One statement. */
export const issuerOfSeries: RelationLoader<RelationSources> = async ({ reader, viewer }, keys, chain) => ({
  keys: new Set(await reader.keys(ISSUER, [chain, keys, addressesOn(viewer.wallets, chain)])),
});

const HOLDER = {
  name: 'access_holder',
  text: `select k.key from unnest($2::text[]) as k(key) where exists (
    select from unnest($3::text[]) as w(wallet) where (
      select ${HOLDS_UNITS_SQL} from positions where chain = $1 and series_key = k.key and holder = w.wallet))`,
};

/** The series of a chain of which one of the viewer's wallets is a holder (core/holder.ts). One statement. */
export const holderOfSeries: RelationLoader<RelationSources> = async ({ reader, viewer }, keys, chain) => ({
  keys: new Set(await reader.keys(HOLDER, [chain, keys, addressesOn(viewer.wallets, chain)])),
});

const BACKER = {
  name: 'access_backer',
  text: `select s.key from series s where s.chain = $1 and s.key = any($2::text[]) and (
    s.state in ('RAISING', 'SETTLING', 'CURVE')
    or exists (select 1 from bids b where b.chain = s.chain and b.series_key = s.key and b.bidder = any($3::text[]))
    or exists (select 1 from positions p
      where p.chain = s.chain and p.series_key = s.key and p.holder = any($3::text[]) and ${HOLDS_UNITS_SQL}))`,
};

/**
 * The series that an eligible backer may follow: a wallet of the viewer's is verified in the chain's registry at the head,
 * and the series is still raising, settling or sold on its curve, or that wallet has a bid in it or is a holder. One call to the chain an
 * execution, then one statement; the block of the call is answered with the relation.
 */
export const backerOfSeries: RelationLoader<RelationSources> = async ({ reader, eligible }, keys, chain) => {
  const { block: readAt, verified } = await eligible(chain);
  if (verified.size === 0) return { keys: new Set(), readAt };
  return { keys: new Set(await reader.keys(BACKER, [chain, keys, [...verified]])), readAt };
};

/**
 * Of the viewer's own attestor keys of a chain those that are active in its registry at the head: whatever the index still
 * says of a key, nothing sealed to it is answered after its revocation. One call to the chain an execution and no statement;
 * the block of the call is answered with the relation.
 */
export const activeKeyOfAttestor: RelationLoader<RelationSources> = async ({ activeKeys }, _keys, chain) => {
  const { block: readAt, active } = await activeKeys(chain);
  return { keys: active, readAt };
};
