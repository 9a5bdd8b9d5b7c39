import type { Address } from './hex.ts';

/** The PostgreSQL channel on which committed chain events are announced. */
export const EVENT_CHANNEL = 'chain_events';

const PARTIES = [
  'issuer',
  'bidder',
  'holder',
  'payer',
  'trader',
  'seller',
  'buyer',
  'from',
  'to',
  'wallet',
  'key',
] as const;

/**
 * The wallets that an event's arguments name, for those who listen for their own. Who signed (`signer`, `attestor`) is
 * no party to it.
 */
export const partiesOf = (args: Readonly<Record<string, unknown>>): Address[] =>
  PARTIES.map((party) => args[party]).filter((value): value is Address => typeof value === 'string');
