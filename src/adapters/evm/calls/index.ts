import type { ContractCallAdapters } from './adapter.ts';
import { allowanceCalls } from './allowances.ts';
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

/** The kinds of call that only Solana has: the calls of curve series, a raise with its router, and the transaction of several claims. */
const NOT_ON_EVM = {
  createRoutedRaise: null,
  createCurve: null,
  buy: null,
  sell: null,
  activateCurve: null,
  failCurve: null,
  collectProceeds: null,
  collectFees: null,
  stake: null,
  unstake: null,
  syncCensus: null,
  openTender: null,
  tender: null,
  withdrawTender: null,
  settleTender: null,
  claimTender: null,
  claimAll: null,
  redeemUnits: null,
  closeAccount: null,
  releaseResidue: null,
} satisfies Partial<ContractCallAdapters>;

/** The adapters of every kind of call. A kind that is neither adapted nor listed as absent does not compile. */
export const CALL_ADAPTERS = {
  ...seriesCalls,
  ...reportingCalls,
  ...fxCalls,
  ...termsCalls,
  ...annualCalls,
  ...hardshipCalls,
  ...extinguishmentCalls,
  ...registryCalls,
  ...holdingsCalls,
  ...allowanceCalls,
  ...auctionCalls,
  ...windowCalls,
  ...NOT_ON_EVM,
} satisfies ContractCallAdapters;

/** The kinds of call that the contracts have. */
export type EvmCallKind = Exclude<keyof ContractCallAdapters, keyof typeof NOT_ON_EVM>;
