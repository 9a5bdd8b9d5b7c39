/** The kinds of attestation of a report, with the numbers that are signed and on the chain. */
export const TIERS = { ROUTER: 1, ZKTLS: 2, DOCUMENTS: 3 } as const;

/** The liquidity flags of a report, with the numbers that are signed, proven and on the chain. */
export const LIQUIDITY_FLAGS = { CASH: 0, NON_CASH: 1 } as const;
