import { byAccount } from './labels.ts';

/** Rows with a column `accountId` that only this account sees. */
export const OWN_ROWS = { subjects: { owner: byAccount('accountId') }, seenBy: ['owner'] } as const;

/** Rows with a column `accountId` that this account and admins see. */
export const OWN_AND_ADMIN_ROWS = { subjects: { owner: byAccount('accountId') }, seenBy: ['owner', 'admin'] } as const;

/** Rows that only admins see. */
export const ADMIN_ROWS = { seenBy: ['admin'] } as const;

// Declarations that several types share: class, readers and intended deletion. Each is a row of the data map. A field that exposes
// a column is held there; another adds `storedIn`.

/** Auction settlement (rounds and rejections, clearing price, units sold, proceeds, failure reason, mint gate). */
export const AUCTION_SETTLEMENT = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;

/**
 * The public arguments of a series and its lifecycle on the chain. They contain no terms and no income.
 */
export const PUBLIC_RECORD = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;

/** The commitment to an income, and the commitment before it. */
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

/** Positions and claims. Their `holder` is the holder of the row itself, not of any units of the series. */
export const POSITION = {
  class: 'plain',
  readers: ['holder', 'issuer', 'admin'],
  deletion: 'none',
  onchain: true,
} as const;

/** Curve census, stakes, tenders and proceeds, all public on the chain. */
export const CURVE = { class: 'plain', readers: ['public'], deletion: 'none', onchain: true } as const;

/** An attestor's signed exchange rate for a period whose price feed is stale. Every attestor of the chain reads it. */
export const FX_FALLBACK = {
  class: 'plain',
  readers: ['attestor', 'issuer', 'admin'],
  deletion: 'end of retention',
} as const;
