import type { ProgramCallAdapters } from './adapter.ts';
import { claimCalls } from './claims.ts';
import { curveCalls } from './curve.ts';
import { decisionCalls } from './decisions.ts';
import { holdingsCalls } from './holdings.ts';
import { pauseCalls } from './pauses.ts';
import { raiseCalls } from './raises.ts';
import { registryCalls } from './registry.ts';
import { rentCalls } from './rent.ts';
import { fxCalls, reportingCalls } from './reporting.ts';
import { routingCalls } from './routing.ts';
import { tenderCalls } from './tenders.ts';
import { windowCalls } from './windows.ts';

/** The kinds of call that only EVM chains have: allowances, and routers that are opened after the series is created. */
const NOT_ON_SOLANA = {
  createRoutedSeries: null,
  openRouter: null,
  approve: null,
} satisfies Partial<ProgramCallAdapters>;

/** The adapters of every kind of call. A kind that is neither adapted nor listed as absent does not compile. */
export const CALL_ADAPTERS: ProgramCallAdapters = {
  ...reportingCalls,
  ...routingCalls,
  ...fxCalls,
  ...decisionCalls,
  ...pauseCalls,
  ...registryCalls,
  ...holdingsCalls,
  ...claimCalls,
  ...curveCalls,
  ...raiseCalls,
  ...tenderCalls,
  ...windowCalls,
  ...rentCalls,
  ...NOT_ON_SOLANA,
};
