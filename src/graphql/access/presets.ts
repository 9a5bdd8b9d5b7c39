import { byAccount } from './labels.ts';

/** Rows of an account, in `accountId`: for their owner alone. */
export const OWN_ROWS = { subjects: { owner: byAccount('accountId') }, seenBy: ['owner'] } as const;

/** Rows of an account, in `accountId`: for their owner and for admins. */
export const OWN_AND_ADMIN_ROWS = { subjects: { owner: byAccount('accountId') }, seenBy: ['owner', 'admin'] } as const;

/** Rows of the service's own: for admins alone. */
export const ADMIN_ROWS = { seenBy: ['admin'] } as const;

// Declarations that more than one type takes, by their row of the data map: class, readers and intended deletion. A field adds
// where it is stored.

/** Auction settlement (rounds and rejections, clearing price, units sold, proceeds, failure reason, mint gate). */
export const AUCTION_SETTLEMENT = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;

/**
 * The public arguments of a series and what the chain says of its lifecycle: nothing in them is a term or an income.
 */
export const PUBLIC_RECORD = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;

/** Income commitment and its prior. */
export const INCOME_COMMITMENT = { class: 'hash', readers: ['public'], deletion: 'none', onchain: true } as const;

/** Terms commitment. */
export const TERMS_COMMITMENT = { class: 'hash', readers: ['public'], deletion: 'none', onchain: true } as const;

/** Contract hash. */
export const CONTRACT_HASH = { class: 'hash', readers: ['public'], deletion: 'none', onchain: true } as const;

/** Payment amounts (gross, fee, net, accrual). */
export const PAYMENT_AMOUNT = {
  class: 'plain',
  readers: ['issuer', 'holder', 'admin'],
  deletion: 'end of retention',
  onchain: true,
} as const;

/** Tier-one exception: routed income, its threshold and its rate per unit are public on the chain. */
export const ROUTED_INCOME = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;

/** Positions and claims: `holder` is the row's own. */
export const POSITION = {
  class: 'plain',
  readers: ['holder', 'issuer', 'admin'],
  deletion: 'none',
  onchain: true,
} as const;

/** Curve census, stakes, tenders, proceeds: all of it public on the chain, of which the feed names counts of units alone. */
export const CURVE = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;

/** FX fallback signature: an attestor's rate for a period whose feed is stale. `attestor`: any on the chain. */
export const FX_FALLBACK = {
  class: 'plain',
  readers: ['attestor', 'issuer', 'admin'],
  deletion: 'end of retention',
} as const;
