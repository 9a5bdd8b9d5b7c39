import type { Address } from './address.ts';
import type { Bytes32 } from './hex.ts';

/** The kinds of claims of a wallet on a series, in the order in which they are claimed. */
export const CLAIM_KINDS = [
  'RELEASED_UNITS',
  'PAYOUT',
  'TAIL',
  'TENDER',
  'FINAL',
  'REDEMPTION',
  'REDEEMED_UNITS',
  'KEPT_BID_REFUND',
  'KEPT_ORDER_MONEY',
  'KEPT_ROUTED_INCOME',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** A claim that a wallet can make now. */
export interface DueClaim {
  readonly kind: ClaimKind;
  /** The money in base units of the payment token, or for RELEASED_UNITS the number of units; 0 if the claim pays nothing. */
  readonly amount: bigint;
  /** The units that a claim of REDEEMED_UNITS burns, in base lamports. */
  readonly units?: bigint;
  /** The chain's name of the rule that refuses the claim now. The other claims can be made without it. */
  readonly refusal?: 'CENSUS_MISSING' | 'UNITS_UNAVAILABLE';
}

/** The due claims of a wallet, in the order of `CLAIM_KINDS`. Each amount is paid if the claims before it are made first. */
export interface ClaimsOnChain {
  readonly due: readonly DueClaim[];
  /** True if units wait for the verification of the wallet. */
  readonly heldBack: boolean;
}

export const NO_CLAIMS: ClaimsOnChain = { due: [], heldBack: false };

/** The series and wallet that a claim is about. */
interface ClaimOwner {
  readonly seriesKey: Bytes32;
  readonly holder: Address;
}

/** A call of the contracts that claims something. */
export type ClaimCall = ClaimOwner &
  (
    | {
        readonly kind: 'claimPayout' | 'claimTail' | 'claimFinal' | 'claimRedemption';
        /** True if the claim would pay something now. The value is not sent to the chain. */
        readonly pays: boolean;
        /** True if the same transaction closes the emptied position. Only on Solana. */
        readonly closes?: boolean;
      }
    | { readonly kind: 'releaseUnits' | 'claimTender' }
    | { readonly kind: 'claimKept'; readonly keptBy: 'raise' | 'windows' | 'router' }
    | { readonly kind: 'redeemUnits'; readonly units: bigint }
  );

/** A call, and the claims that it pays. */
export interface PlannedClaim {
  readonly call: ClaimCall;
  readonly pays: readonly DueClaim[];
}

/** The claims of a unit's earnings, which a call of `CLOSING_KINDS` pays too. */
const EARNING_KINDS: ReadonlySet<ClaimKind> = new Set(['PAYOUT', 'TAIL']);
/** The claims that burn units. At most one of them is due, and its call also pays the units' earnings. */
const CLOSING_KINDS: ReadonlySet<ClaimKind> = new Set(['TENDER', 'FINAL', 'REDEMPTION']);

/** Builds the call that makes a claim. `paysMoney` is true if any of the claims that the call pays is above zero. */
function callOf({ kind, amount, units = 0n }: DueClaim, owner: ClaimOwner, paysMoney: boolean): ClaimCall {
  switch (kind) {
    case 'RELEASED_UNITS':
      return { kind: 'releaseUnits', ...owner };
    case 'PAYOUT':
      return { kind: 'claimPayout', ...owner, pays: amount > 0n };
    case 'TAIL':
      return { kind: 'claimTail', ...owner, pays: amount > 0n };
    case 'TENDER':
      return { kind: 'claimTender', ...owner };
    case 'FINAL':
      return { kind: 'claimFinal', ...owner, pays: paysMoney };
    case 'REDEMPTION':
      return { kind: 'claimRedemption', ...owner, pays: paysMoney };
    case 'REDEEMED_UNITS':
      return { kind: 'redeemUnits', ...owner, units };
    case 'KEPT_BID_REFUND':
      return { kind: 'claimKept', keptBy: 'raise', ...owner };
    case 'KEPT_ORDER_MONEY':
      return { kind: 'claimKept', keptBy: 'windows', ...owner };
    case 'KEPT_ROUTED_INCOME':
      return { kind: 'claimKept', keptBy: 'router', ...owner };
  }
}

/**
 * Plans the calls that make the due claims of these kinds, in order. A call that pays several claims is planned once: TENDER,
 * FINAL and REDEMPTION also pay the units' earnings. A claim that the chain refuses now is left out, unless all are refused: a
 * simulation then names the reason.
 */
export function planClaims(due: readonly DueClaim[], owner: ClaimOwner, kinds: ReadonlySet<ClaimKind>): PlannedClaim[] {
  const chosen = due.filter(({ kind }) => kinds.has(kind));
  const possible = chosen.filter(({ refusal }) => refusal === undefined);
  const planned = possible.length > 0 ? possible : chosen;
  const closing = planned.find(({ kind }) => CLOSING_KINDS.has(kind));
  return planned.flatMap((claim) => {
    if (closing !== undefined && EARNING_KINDS.has(claim.kind)) return [];
    const paidClaims = claim === closing ? [...due.filter(({ kind }) => EARNING_KINDS.has(kind)), claim] : [claim];
    return [
      {
        call: callOf(
          claim,
          owner,
          paidClaims.some(({ amount }) => amount > 0n),
        ),
        pays: paidClaims,
      },
    ];
  });
}
