import type { Address } from '../../core/address.ts';
import type { ClaimCall } from '../../core/claims.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { BUYOUT_NOTICE, BUYOUT_WINDOW } from '../../core/policy.ts';
import { BUILDERS_OWN, type CallDeclarations, line, NOTHING_TO_READ, paidTo } from '../transaction/index.ts';

declare module '../transaction/model.ts' {
  interface ContractCalls extends HoldingsCalls {}
}

interface OfHolder {
  readonly seriesKey: Bytes32;
  readonly holder: Address;
}

interface Claim extends OfHolder {
  /** Whether it pays anything as the chain is now; absent where that is not known. Not sent. */
  readonly pays?: boolean;
}

/** A claim that leaves nothing in the position of its holder. */
interface LastClaim extends Claim {
  /** Whether the same transaction closes the position, whose rent its holder gets. Of Solana alone. */
  readonly closes?: boolean;
}

interface SeveralClaims extends OfHolder {
  /** The claims in order. */
  readonly claims: readonly ClaimCall[];
}

export interface HoldingsCalls {
  readonly payTail: { readonly seriesKey: Bytes32; readonly amount: bigint };
  readonly announceBuyOut: { readonly seriesKey: Bytes32 };
  readonly buyOut: { readonly seriesKey: Bytes32 };
  readonly closeSeries: { readonly seriesKey: Bytes32 };
  readonly claimPayout: Claim;
  readonly claimTail: Claim;
  readonly claimFinal: LastClaim;
  readonly claimRedemption: LastClaim;
  /** What the token refused to pay as a bid (`raise`) or orders (`windows`) were delivered, or to forward to an issuer (`router`). */
  readonly claimKept: OfHolder & { readonly keptBy: 'raise' | 'windows' | 'router' };
  readonly releaseUnits: OfHolder;
  /** Several claims of a program in one transaction; it is no function of its own. */
  readonly claimAll: SeveralClaims;
}

const days = (seconds: bigint) => `${seconds / 86_400n} days`;

const claim = { access: BUILDERS_OWN, preview: ({ holder }: OfHolder) => [paidTo(holder)] };

const rent = (holder: Address, claims: readonly Pick<LastClaim, 'closes'>[]) =>
  claims.some(({ closes }) => closes) ? [line('Rent of the closed position to', holder, 'wallet')] : [];

const lastClaim = {
  access: BUILDERS_OWN,
  preview: (call: LastClaim) => [paidTo(call.holder), ...rent(call.holder, [call])],
};

export const calls: CallDeclarations<HoldingsCalls> = {
  payTail: { access: BUILDERS_OWN, preview: (call) => [line('At most', call.amount, 'token')] },
  announceBuyOut: {
    access: BUILDERS_OWN,
    preview: () => [
      line('Announces', `a buy-out, possible in ${days(BUYOUT_NOTICE)} and for ${days(BUYOUT_WINDOW)} then`, 'text'),
    ],
  },
  buyOut: {
    access: BUILDERS_OWN,
    preview: () => [line('Pays', 'what is left of the cap, and closes the series', 'text')],
  },
  closeSeries: NOTHING_TO_READ,
  claimPayout: claim,
  claimTail: claim,
  claimFinal: lastClaim,
  claimRedemption: lastClaim,
  claimKept: {
    access: BUILDERS_OWN,
    preview: ({ holder, keptBy }) => [paidTo(holder), line('Kept by', keptBy, 'text')],
  },
  releaseUnits: { access: BUILDERS_OWN, preview: (call) => [line('Units of', call.holder, 'wallet')] },
  claimAll: {
    access: BUILDERS_OWN,
    preview: ({ holder, claims }) => [
      paidTo(holder),
      ...claims.flatMap((claim) => (claim.kind === 'redeemUnits' ? [line('Burns', claim.units, 'baseLamports')] : [])),
      ...rent(
        holder,
        claims.flatMap((claim) => ('closes' in claim ? [claim] : [])),
      ),
    ],
    meaning: 'Calls several claims of the program, in one transaction.',
  },
};
