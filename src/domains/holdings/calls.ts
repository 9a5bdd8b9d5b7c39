import type { Address } from '@income-series/protocol/address';
import type { ClaimCall } from '@income-series/protocol/claims';
import type { Bytes32 } from '@income-series/protocol/hex';
import { BUYOUT_NOTICE, BUYOUT_WINDOW } from '@income-series/protocol/policy';
import { BUILDERS_OWN, type CallDeclarations, line, NOTHING_TO_READ, paidTo } from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends HoldingsCalls {}
}

/** The series and wallet that a call is about. */
interface OfHolder {
  readonly seriesKey: Bytes32;
  readonly holder: Address;
}

/** Arguments of a claim of money. */
interface Claim extends OfHolder {
  /** True if the claim would pay something now; undefined if that is unknown. The value is not sent to the chain. */
  readonly pays?: boolean;
}

/** A claim that leaves nothing in the position of its holder. */
interface LastClaim extends Claim {
  /** True if the same transaction closes the position and pays its rent to the holder. Only on Solana. */
  readonly closes?: boolean;
}

/** Arguments of a transaction with several claims. */
interface SeveralClaims extends OfHolder {
  /** The claims in order. */
  readonly claims: readonly ClaimCall[];
}

/** The calls of holders and of a series' lifecycle, with their arguments. */
export interface HoldingsCalls {
  readonly payTail: { readonly seriesKey: Bytes32; readonly amount: bigint };
  readonly announceBuyOut: { readonly seriesKey: Bytes32 };
  readonly buyOut: {
    readonly seriesKey: Bytes32;
    /** The money that the issuer pays as of a block: the cap less what is paid. For the preview; not sent. */
    readonly charge?: { readonly payment: bigint; readonly block: bigint };
  };
  readonly closeSeries: { readonly seriesKey: Bytes32 };
  readonly claimPayout: Claim;
  readonly claimTail: Claim;
  readonly claimFinal: LastClaim;
  readonly claimRedemption: LastClaim;
  /** Claims money that did not reach its wallet: of a bid (`raise`), an order (`windows`) or routed income (`router`). */
  readonly claimKept: OfHolder & { readonly keptBy: 'raise' | 'windows' | 'router' };
  readonly releaseUnits: OfHolder;
  /** Calls several claims of the Solana program in one transaction. It is not a function of the program. */
  readonly claimAll: SeveralClaims;
}

const days = (seconds: bigint) => `${seconds / 86_400n} days`;

const claim = { access: BUILDERS_OWN, preview: ({ holder }: OfHolder) => [paidTo(holder)] };

/** The preview line about the rent of a closed position; empty if no claim closes it. */
const rentLine = (holder: Address, claims: readonly Pick<LastClaim, 'closes'>[]) =>
  claims.some(({ closes }) => closes) ? [line('Rent of the closed position to', holder, 'wallet')] : [];

const lastClaim = {
  access: BUILDERS_OWN,
  preview: (call: LastClaim) => [paidTo(call.holder), ...rentLine(call.holder, [call])],
};

/** Declares who reads the bytes of these calls, and the lines that a signer sees before signing. */
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
    preview: ({ charge }) => [
      ...(charge === undefined
        ? []
        : [line('Pays, fee included', charge.payment, 'token'), line('As of block', charge.block, 'block')]),
      line('Pays', 'what is left of the cap, and closes the series', 'text'),
    ],
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
      ...rentLine(
        holder,
        claims.flatMap((claim) => ('closes' in claim ? [claim] : [])),
      ),
    ],
    meaning: 'Calls several claims of the program, in one transaction.',
  },
};
