import { chargeOf } from '@income-series/protocol/report-charge';

const NOTHING = { cap: 0n, paid: 0n, accrued: 0n, credit: 0n, paused: false, uncounted: false };

/** The charge of a report of nothing, for calls whose preview no test reads. */
export const chargeOfNothing = ({ routed = false } = {}) =>
  chargeOf(
    { ...NOTHING, router: routed ? { counted: 0n, withheld: 0n, missing: 0n } : null },
    { payment: 0n, liquidityFlag: 0, block: 0n },
  );
