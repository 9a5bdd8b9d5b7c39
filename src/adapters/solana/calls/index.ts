import type { ProgramCallAdapters } from './adapter.ts';
import { claimCalls } from './claims.ts';
import { curveCalls } from './curve.ts';
import { decisionCalls } from './decisions.ts';
import { holdingsCalls } from './holdings.ts';
import { pauseCalls } from './pauses.ts';
import { registryCalls } from './registry.ts';
import { rentCalls } from './rent.ts';
import { fxCalls, reportingCalls } from './reporting.ts';
import { tenderCalls } from './tenders.ts';

/** Raises, windows of later trading and routers are of EVM chains alone; so are allowances. */
const NOT_ON_SOLANA = {
  createSeries: null,
  createRoutedSeries: null,
  approve: null,
  commitBid: null,
  revealBid: null,
  settleStep: null,
  passGate: null,
  deliverBid: null,
  withdrawProceeds: null,
  cancelRaise: null,
  openWindow: null,
  commitOrder: null,
  revealOrder: null,
  settleWindow: null,
  deliverOrder: null,
} satisfies Partial<ProgramCallAdapters>;

/** Every kind of call: one that no file here adapts, or says to be absent, does not compile. */
export const CALL_ADAPTERS: ProgramCallAdapters = {
  ...reportingCalls,
  ...fxCalls,
  ...decisionCalls,
  ...pauseCalls,
  ...registryCalls,
  ...holdingsCalls,
  ...claimCalls,
  ...curveCalls,
  ...tenderCalls,
  ...rentCalls,
  ...NOT_ON_SOLANA,
};
