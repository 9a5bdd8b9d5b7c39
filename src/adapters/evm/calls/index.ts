import type { CallAdapters } from './adapter.ts';
import { annualCalls } from './annual.ts';
import { auctionCalls } from './auction.ts';
import { extinguishmentCalls } from './extinguishment.ts';
import { fxCalls } from './fx.ts';
import { hardshipCalls } from './hardship.ts';
import { holdingsCalls } from './holdings.ts';
import { registryCalls } from './registry.ts';
import { reportingCalls } from './reporting.ts';
import { seriesCalls } from './series.ts';
import { termsCalls } from './terms.ts';
import { windowCalls } from './windows.ts';

/** Every kind of call: one that no file here adapts does not compile. */
export const CALL_ADAPTERS: CallAdapters = {
  ...seriesCalls,
  ...reportingCalls,
  ...fxCalls,
  ...termsCalls,
  ...annualCalls,
  ...hardshipCalls,
  ...extinguishmentCalls,
  ...registryCalls,
  ...holdingsCalls,
  ...auctionCalls,
  ...windowCalls,
};
