import type { ChainEnumName } from '../../core/chain-enums.ts';
import { storedEnum } from '../../graphql/enum-type.ts';

/** The sentences of reasons, for the enum of each and for the feed, which has reasons of all kinds. */
type Reasons<E extends 'FailureReason' | 'InvalidReason' | 'RejectReason'> = Readonly<
  Record<Exclude<ChainEnumName<E>, 'NONE'>, string>
>;

export const FAILURE_REASONS: Reasons<'FailureReason'> = {
  NO_VALID_BIDS: 'No bid was valid.',
  BELOW_MIN_RAISE: 'The winners brought less than the least to be raised.',
  MINT_GATE_CLOSED: 'The conditions of the gate were not met in time.',
  ROUND_LIMIT: 'Screening still rejected winners in the last round.',
  TIMEOUT: 'It was not settled in time.',
  ISSUER_CANCELLED: 'The issuer cancelled it.',
};
export const INVALID_REASONS: Reasons<'InvalidReason'> = {
  HASH_MISMATCH: 'What was revealed is not what was committed.',
  BELOW_RESERVE: 'The price is below the reserve price.',
  BAD_QUANTITY: 'The quantity is none that can be bid.',
  UNDERFUNDED: 'What was escrowed does not cover it.',
};
export const REJECT_REASONS: Reasons<'RejectReason'> = {
  NOT_ALLOWLISTED: 'The wallet is not verified any more.',
  CONCENTRATION: 'The wallet would hold more than one holder may.',
  ISSUER_WALLET: 'The wallet is the issuer’s.',
};

export const AuctionPhase = storedEnum<Exclude<ChainEnumName<'Phase'>, 'NONE'>>('AuctionPhase', 'How far a raise is.', {
  COMMIT: 'Sealed bids are taken.',
  REVEAL: 'Bids are revealed.',
  SETTLE: 'Bids are settled, in rounds.',
  GATE: 'It is settled and must pass its gate.',
  DONE: 'It is over and the series is active.',
  FAILED: 'It failed.',
});

export const AuctionFailureReason = storedEnum('AuctionFailureReason', 'Why a raise failed.', FAILURE_REASONS);

export const MintGate = storedEnum('MintGate', 'Where the gate of a settled raise stands.', {
  OPEN: 'It can still be passed.',
  PASSED: 'It was passed: units can be issued.',
  CLOSED: 'It closed before it was passed.',
});

export const BidValidity = storedEnum<ChainEnumName<'Validity'>>(
  'BidValidity',
  'Whether a sealed bid, or an order, counts.',
  {
    SEALED: 'It is not revealed yet.',
    VALID: 'It was revealed and counts.',
    INVALID: 'It was revealed and does not count.',
    UNREVEALED: 'It was not revealed in time.',
  },
);

export const BidInvalidReason = storedEnum('BidInvalidReason', 'Why a revealed bid does not count.', INVALID_REASONS);

export const BidProcessing = storedEnum<ChainEnumName<'Processing'>>(
  'BidProcessing',
  'What the settlement decided of a bid, or of an order.',
  {
    PENDING: 'Nothing yet.',
    FULL: 'It gets everything that it asked for.',
    PARTIAL: 'It gets a part.',
    LOST: 'It gets nothing.',
    REJECTED: 'Screening rejected it.',
  },
);

export const RejectReason = storedEnum('RejectReason', 'Why screening rejected a bid, or an order.', REJECT_REASONS);

export const BidDelivery = storedEnum<ChainEnumName<'Delivery'>>(
  'BidDelivery',
  'Where what a bid, or an order, is due is.',
  {
    NONE: 'It is not decided.',
    DUE: 'Anyone can deliver it.',
    DELIVERED: 'It was delivered.',
  },
);
