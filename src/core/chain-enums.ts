/** The contracts' enums, in order of their values. A test compares each with the Solidity interfaces. */
export const CHAIN_ENUMS = {
  State: ['NONE', 'RAISING', 'SETTLING', 'ACTIVE', 'PAUSED', 'TAIL', 'CLOSED', 'FAILED', 'EXTINGUISHED', 'CURVE'],
  FailureReason: [
    'NONE',
    'NO_VALID_BIDS',
    'BELOW_MIN_RAISE',
    'MINT_GATE_CLOSED',
    'ROUND_LIMIT',
    'TIMEOUT',
    'ISSUER_CANCELLED',
  ],
  CloseReason: ['NONE', 'TERM', 'CAP', 'BUYOUT'],
  PeriodState: ['UPCOMING', 'OPEN', 'LATE', 'REPORTED', 'MISSED', 'DEFERRED'],
  FeeKind: ['PAYOUT', 'NON_REVEAL', 'CURVE_TRADING'],
  Phase: ['NONE', 'COMMIT', 'REVEAL', 'SETTLE', 'GATE', 'DONE', 'FAILED'],
  Validity: ['SEALED', 'VALID', 'INVALID', 'UNREVEALED'],
  InvalidReason: ['NONE', 'HASH_MISMATCH', 'BELOW_RESERVE', 'BAD_QUANTITY', 'UNDERFUNDED'],
  Processing: ['PENDING', 'FULL', 'PARTIAL', 'LOST', 'REJECTED'],
  RejectReason: ['NONE', 'NOT_ALLOWLISTED', 'CONCENTRATION', 'ISSUER_WALLET'],
  PauseState: ['NONE', 'REQUESTED', 'APPROVED'],
  WindowPhase: ['NONE', 'COMMIT', 'REVEAL', 'SETTLE', 'DONE', 'VOID'],
  Side: ['BUY', 'SELL'],
  OrderFault: ['NONE', 'BAD_PRICE', 'BAD_QUANTITY', 'UNDERFUNDED'],
  VoidReason: ['NONE', 'TIMEOUT', 'SERIES_OVER', 'TERMS_CHANGED', 'EXTINGUISHMENT_REQUESTED'],
  Delivery: ['NONE', 'DUE', 'DELIVERED'],
} as const;

export type ChainEnum = keyof typeof CHAIN_ENUMS;
export type ChainEnumName<E extends ChainEnum> = (typeof CHAIN_ENUMS)[E][number];

/** The name of an enum's value. @throws where the contracts know more values than this service */
export function enumName<E extends ChainEnum>(of: E, value: number | bigint): ChainEnumName<E> {
  const name = CHAIN_ENUMS[of][Number(value)];
  if (name === undefined) throw new Error(`The chain answers a ${of} that is not known here.`);
  return name;
}

/** The same, with null for the value that says that there is none. */
export function enumNameOrNull<E extends ChainEnum>(of: E, value: number | bigint): ChainEnumName<E> | null {
  const name = enumName(of, value);
  return name === 'NONE' ? null : name;
}

/** States of a series that no other follows. */
export const ENDED_STATES: readonly string[] = ['CLOSED', 'FAILED', 'EXTINGUISHED'];
