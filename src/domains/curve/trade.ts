import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { soldOnCurve } from '../../core/sale.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { findSeries } from '../series/index.ts';
import {
  type ContractCallOf,
  type PreparedCall,
  requireWallet,
  type TransactionService,
} from '../transaction/index.ts';
import type { CurveCalls } from './calls.ts';

/** The text that a buyer acknowledges before a purchase. A change of the text needs a new version. */
export const BEFORE_YOU_BUY = {
  version: 2,
  text:
    'Units of a curve series are bought at a price that rises with every purchase and falls with every sale. Trading on the ' +
    'curve ends for good when the series is activated, and at its deadline. If the series fails, units are sold back at the ' +
    'curve’s price, without the fees that were taken: who sells later is paid less. Only units that a verified wallet has ' +
    'staked when a quarter is counted earn what the issuer pays. A wallet that is not verified can neither stake nor ' +
    'tender, so the issuer’s rounds of tenders may take its units’ share of the treasury. What the issuer pays depends ' +
    'on its income and may be nothing. The issuer’s proceeds are not given back. Wallet, price and units of a trade are ' +
    'public.',
} as const;

/** A buyer's acknowledgement of the text. It is checked with the request and not stored. */
export interface Acknowledgement {
  readonly acknowledged?: boolean | null | undefined;
  readonly beforeYouBuyVersion?: number | null | undefined;
}

/** Checks that a buyer acknowledges the present version of the text. @throws BUY_NOT_ACKNOWLEDGED with the path of the missing field */
export function requireAcknowledged({ acknowledged, beforeYouBuyVersion }: Acknowledgement): void {
  const missing = acknowledged !== true ? 'acknowledged' : 'beforeYouBuyVersion';
  if (acknowledged === true && beforeYouBuyVersion === BEFORE_YOU_BUY.version) return;
  throw new AppError('BUY_NOT_ACKNOWLEDGED', { path: [missing] });
}

/** A call of an existing curve series. */
type CurveStep = ContractCallOf<
  Exclude<keyof CurveCalls, 'createCurve' | 'claimTender' | 'redeemUnits' | 'closeAccount' | 'releaseResidue'>
>;

/** Builds the calls of curve series. */
export interface CurveBuilder {
  /**
   * Builds a call for one of the caller's wallets; an admin may name any wallet.
   * @throws NOT_FOUND if there is no such series, WALLET_NOT_LINKED, CALL_NOT_ON_CHAIN for a series on an EVM chain, and for one
   * with a raise except for its fees, CHAIN_UNAVAILABLE
   */
  prepare(
    caller: Caller,
    step: { readonly chain: string; readonly wallet: Address; readonly call: CurveStep },
  ): Promise<PreparedCall>;
}

/** Creates the builder of curve series' calls. */
export const createCurveBuilder = (deps: {
  readonly db: PrismaClient;
  readonly transactions: TransactionService;
}): CurveBuilder => ({
  async prepare(caller, { chain, wallet, call }) {
    const series = await findSeries(deps.db, chain, call.seriesKey, { phase: true });
    const own = requireWallet(caller, chain, wallet);
    if (!soldOnCurve(series) && call.kind !== 'collectFees') throw new AppError('CALL_NOT_ON_CHAIN');
    return deps.transactions.build({ caller, wallet: own, call });
  },
});
