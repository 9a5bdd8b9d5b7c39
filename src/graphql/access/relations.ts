import type { RelationLoader } from 'field-access';
import { HOLDS_UNITS_SQL } from '../../core/holder.ts';
import { addressesOn } from '../../core/on-chain.ts';
import type { RelationSources } from './sources.ts';

// Loaders of the relations that cost a statement or a call to the chain. The others follow from the viewer itself.
// Each statement looks up one key at a time, because PostgreSQL's generic plan could otherwise read all rows of a viewer
// who has many.

const ISSUER = {
  name: 'access_issuer',
  text: `select k.key from unnest($2::text[]) as k(key)
    where (select s.issuer = any($3::text[]) from series s where s.chain = $1 and s.key = k.key)`,
};

/** Selects the series whose issuer is one of the viewer's wallets, in one statement. */
export const issuerOfSeries: RelationLoader<RelationSources> = async ({ reader, viewer }, keys, chain) => ({
  keys: new Set(await reader.keys(ISSUER, [chain, keys, addressesOn(viewer.wallets, chain)])),
});

const HOLDER = {
  name: 'access_holder',
  text: `select k.key from unnest($2::text[]) as k(key) where exists (
    select from unnest($3::text[]) as w(wallet) where (
      select ${HOLDS_UNITS_SQL} from positions where chain = $1 and series_key = k.key and holder = w.wallet))`,
};

/** Selects the series in which a wallet of the viewer holds units (core/holder.ts), in one statement. */
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
 * Selects the series that an eligible backer may follow. The viewer has a wallet that the chain's registry calls verified at
 * its head, and either the series is raising, settling or sold on its curve, or that wallet has a bid in it or holds its
 * units. Takes one call to the chain for an execution, then one statement; returns the block of the call.
 */
export const backerOfSeries: RelationLoader<RelationSources> = async (
  { reader, verifiedWallets: eligible },
  keys,
  chain,
) => {
  const { block: readAt, verified } = await eligible(chain);
  if (verified.size === 0) return { keys: new Set(), readAt };
  return { keys: new Set(await reader.keys(BACKER, [chain, keys, [...verified]])), readAt };
};

/**
 * Selects the viewer's attestor keys that the chain's registry calls active at its head. The index may still show a key as
 * active after its revocation, and nothing sealed to a revoked key may be returned. Takes one call to the chain for
 * an execution and no statement; returns the block of the call.
 */
export const activeKeyOfAttestor: RelationLoader<RelationSources> = async ({ activeKeys }, _keys, chain) => {
  const { block: readAt, active } = await activeKeys(chain);
  return { keys: active, readAt };
};
