/** What a report is attested by, by the number that is signed and on the chain. */
export const TIERS = { ROUTER: 1, ZKTLS: 2, DOCUMENTS: 3 } as const;

/** Whether the income of a report is cash, by the number that is signed, proven and on the chain. */
export const LIQUIDITY_FLAGS = { CASH: 0, NON_CASH: 1 } as const;
