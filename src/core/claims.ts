import type { Address } from './address.ts';
import type { Bytes32 } from './hex.ts';

/** What a wallet can claim of a series, in the order in which it is claimed. */
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

/** Something that is due to a wallet now. */
export interface DueClaim {
  readonly kind: ClaimKind;
  /** Base units of the payment token; of RELEASED_UNITS a number of units. It may be 0 where the claim ends something. */
  readonly amount: bigint;
  /** Units that a claim of REDEEMED_UNITS burns, in base lamports. */
  readonly units?: bigint;
}

/** Everything that is due to a wallet, in the order of `CLAIM_KINDS`; each amount is what is paid after the claims before it. */
export interface ClaimsOnChain {
  readonly due: readonly DueClaim[];
  /** Units are held for the wallet, and stay so until it is verified. */
  readonly heldBack: boolean;
}

export const NO_CLAIMS: ClaimsOnChain = { due: [], heldBack: false };

interface OfHolder {
  readonly seriesKey: Bytes32;
  readonly holder: Address;
}

/** A call of the contracts that claims something. */
export type ClaimCall = OfHolder &
  (
    | {
        readonly kind: 'claimPayout' | 'claimTail' | 'claimFinal' | 'claimRedemption';
        /** Whether it pays anything as the chain is now. Not sent. */
        readonly pays: boolean;
        /** Whether the same transaction closes the position that the claim empties. Of Solana alone. */
        readonly closes?: boolean;
      }
    | { readonly kind: 'releaseUnits' | 'claimTender' }
    | { readonly kind: 'claimKept'; readonly keptBy: 'raise' | 'windows' | 'router' }
    | { readonly kind: 'redeemUnits'; readonly units: bigint }
  );

/** A call, and everything that it pays. */
export interface PlannedClaim {
  readonly call: ClaimCall;
  readonly pays: readonly DueClaim[];
}

/** What each of these calls pays in addition: all that the units earned. */
const EARNED: ReadonlySet<ClaimKind> = new Set(['PAYOUT', 'TAIL']);
/** At most one of these is due, and its call pays what the units earned too. */
const WHOLE: ReadonlySet<ClaimKind> = new Set(['TENDER', 'FINAL', 'REDEMPTION']);

function callOf({ kind, amount, units = 0n }: DueClaim, of: OfHolder, pays: boolean): ClaimCall {
  switch (kind) {
    case 'RELEASED_UNITS':
      return { kind: 'releaseUnits', ...of };
    case 'PAYOUT':
      return { kind: 'claimPayout', ...of, pays: amount > 0n };
    case 'TAIL':
      return { kind: 'claimTail', ...of, pays: amount > 0n };
    case 'TENDER':
      return { kind: 'claimTender', ...of };
    case 'FINAL':
      return { kind: 'claimFinal', ...of, pays };
    case 'REDEMPTION':
      return { kind: 'claimRedemption', ...of, pays };
    case 'REDEEMED_UNITS':
      return { kind: 'redeemUnits', ...of, units };
    case 'KEPT_BID_REFUND':
      return { kind: 'claimKept', keptBy: 'raise', ...of };
    case 'KEPT_ORDER_MONEY':
      return { kind: 'claimKept', keptBy: 'windows', ...of };
    case 'KEPT_ROUTED_INCOME':
      return { kind: 'claimKept', keptBy: 'router', ...of };
  }
}

/**
 * The calls that claim what is due, in order; none where nothing is. A call that pays several claims is planned once: where
 * a wallet leaves a closed series or is paid by a round of tenders, the same call pays what its units earned. Who leaves a
 * closed series releases held units by the same call.
 *
 * @param kinds what is claimed of it
 */
export function planClaims(due: readonly DueClaim[], of: OfHolder, kinds: ReadonlySet<ClaimKind>): PlannedClaim[] {
  const whole = due.find(({ kind }) => WHOLE.has(kind) && kinds.has(kind));
  return due.flatMap((claim) => {
    if (!kinds.has(claim.kind) || (whole !== undefined && EARNED.has(claim.kind))) return [];
    const pays = claim === whole ? [...due.filter(({ kind }) => EARNED.has(kind)), claim] : [claim];
    return [
      {
        call: callOf(
          claim,
          of,
          pays.some(({ amount }) => amount > 0n),
        ),
        pays,
      },
    ];
  });
}
