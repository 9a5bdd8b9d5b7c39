// The drafts of series that the tests of their rules share.

/** The time of the chain, in seconds. */
export const NOW = 1_800_000_000n;
export const at = (offset: number) => new Date((Number(NOW) + offset) * 1000);
export const DAY = 86_400;
export const word = (byte: string) => `0x${byte.repeat(32)}` as const;

export const raise = {
  reservePrice: 1_000_000n,
  maxUnitsPerBid: 60n,
  minRaise: 10_000_000n,
  minHolders: 2,
  concentrationBps: 7_000,
  cap: 10n ** 12n,
  commitEndsAt: at(DAY),
  revealEndsAt: at(2 * DAY),
  gateEndsAt: at(3 * DAY),
};

/** A draft without issuer, units and sale. */
export const draft = {
  theta: 6_000_000n,
  shareRate: 5n * 10n ** 16n,
  termsSalt: 7n,
  currencyCode: 840,
  indexingRule: 0,
  firstPeriod: 20271,
  lastPeriod: 20284,
};
