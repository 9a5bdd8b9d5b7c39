import type { ChainEnumName } from '@income-series/protocol/chain-enums';
import { storedEnum } from '../../../graphql/enum-type.ts';

/** Descriptions of the reasons in a contract's enum, without NONE. The public feed uses them too. */
type Reasons<E extends 'FailureReason' | 'InvalidReason' | 'RejectReason'> = Readonly<
  Record<Exclude<ChainEnumName<E>, 'NONE'>, string>
>;

export const FAILURE_REASONS: Reasons<'FailureReason'> = {
  NO_VALID_BIDS: 'No bid was valid.',
  BELOW_MIN_RAISE: 'The winners brought less than the minimum raise.',
  MINT_GATE_CLOSED:
    'The mint gate closed: there are too few holders, it was not passed in time, or the income router was not ' +
    'opened.',
  ROUND_LIMIT: 'Screening still rejected winners in the last round.',
  TIMEOUT: 'No clearing price was found in time.',
  ISSUER_CANCELLED: 'The issuer cancelled the raise.',
};
export const INVALID_REASONS: Reasons<'InvalidReason'> = {
  HASH_MISMATCH: 'The revealed values do not match the commitment.',
  BELOW_RESERVE: 'The price is below the reserve price.',
  BAD_QUANTITY: 'The quantity is not one that a bid may ask for.',
  UNDERFUNDED: 'The deposit or escrow is too small for the price and quantity.',
};
export const REJECT_REASONS: Reasons<'RejectReason'> = {
  NOT_ALLOWLISTED: 'The wallet is no longer verified.',
  CONCENTRATION: 'The wallet would hold more than one holder may.',
  ISSUER_WALLET: 'The wallet belongs to the issuer.',
};

export const AuctionPhase = storedEnum<Exclude<ChainEnumName<'Phase'>, 'NONE'>>('AuctionPhase', 'A phase of a raise.', {
  COMMIT: 'Sealed bids are committed.',
  REVEAL: 'Bids are revealed.',
  SETTLE: 'Bids are settled in rounds.',
  GATE: 'The raise is settled and must pass the mint gate.',
  DONE: 'The raise is over and the series is active.',
  FAILED: 'The raise failed.',
});

export const AuctionFailureReason = storedEnum('AuctionFailureReason', 'A reason why a raise failed.', FAILURE_REASONS);

export const MintGate = storedEnum('MintGate', 'A state of the mint gate of a settled raise.', {
  OPEN: 'The gate can still be passed.',
  PASSED: 'The gate was passed, and units can be issued.',
  CLOSED: 'The gate closed before it was passed.',
});

export const BidValidity = storedEnum<ChainEnumName<'Validity'>>(
  'BidValidity',
  'A validity of a sealed bid or order.',
  {
    SEALED: 'The bid or order is not revealed yet.',
    VALID: 'The bid or order was revealed and counts.',
    INVALID: 'The bid or order was revealed and does not count.',
    UNREVEALED: 'The bid or order was not revealed in time.',
  },
);

export const BidInvalidReason = storedEnum(
  'BidInvalidReason',
  'A reason why a revealed bid does not count.',
  INVALID_REASONS,
);

export const BidProcessing = storedEnum<ChainEnumName<'Processing'>>(
  'BidProcessing',
  'The settlement’s decision on a bid or an order.',
  {
    PENDING: 'The bid or order is not decided yet.',
    FULL: 'The bid or order gets everything that it asked for.',
    PARTIAL: 'The bid or order gets a part of what it asked for.',
    LOST: 'The bid or order gets nothing.',
    REJECTED: 'Screening rejected the bid or order.',
  },
);

export const RejectReason = storedEnum(
  'RejectReason',
  'A reason why screening rejected a bid or an order.',
  REJECT_REASONS,
);

export const BidDelivery = storedEnum<ChainEnumName<'Delivery'>>(
  'BidDelivery',
  'A state of the delivery of a bid’s or an order’s units and money.',
  {
    NONE: 'The bid or order is not decided yet.',
    DUE: 'The units and money can be delivered, by anyone.',
    DELIVERED: 'The units and money were delivered.',
  },
);
