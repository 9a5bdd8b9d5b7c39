import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Caller } from '../../core/caller.ts';
import { BUYERS_BOUNDS } from '../../core/loss-bounds.ts';
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
  version: 4,
  text:
    'Units of a curve series are bought at a price that rises with every purchase and falls with every sale. Trading on the ' +
    'curve ends for good when the series is activated, and at its deadline. If the series fails, each unit is paid the same ' +
    'part of what the curve holds, without the fees that were taken: who bought early is paid more than its price, and who ' +
    'bought late less. Three people who paid 353, 504 and 779 tokens for 300 units each are paid 545 each. The treasury is ' +
    'paid by price and shared by units, so it moves money from late buyers to early ones. Three people paid 57, 296 and 547 ' +
    'tokens for 403, 463 and 134 of 1,000 units, and the treasury kept all of it: a round of tenders at the highest price ' +
    'paid them 362, 417 and 121 for a tenth of their units. A sale has neither a smallest number of holders nor a largest ' +
    'share of one wallet: the issuer’s friends may buy most units and reach the threshold with borrowed money, which is ' +
    'locked for a week. Only units that a verified wallet has staked before a quarter ends earn what the issuer pays for ' +
    'it. A wallet that is not verified can neither stake nor tender, so the issuer’s rounds of tenders may take its units’ ' +
    'share of the treasury. What the issuer pays depends on its income and may be nothing. An issuer and one attestor may ' +
    `lower the cap. The issuer’s proceeds are not given back. ${BUYERS_BOUNDS} Wallet, price and units of a trade are public.`,
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
   * @throws NOT_FOUND if there is no such series, WALLET_NOT_LINKED, CALL_NOT_ON_CHAIN for a series on an EVM chain,
   * CHAIN_UNAVAILABLE
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
    await findSeries(deps.db, chain, call.seriesKey, { key: true });
    return deps.transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call });
  },
});
