/** The names of the contracts' enum values, in their order. A test compares them with the Solidity interfaces. */
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

/** The name of a contract's enum value. @throws Error for a value that this version does not know */
export function enumName<E extends ChainEnum>(chainEnum: E, value: number | bigint): ChainEnumName<E> {
  const name = CHAIN_ENUMS[chainEnum][Number(value)];
  if (name === undefined) throw new Error(`The chain returned an unknown value of the enum ${chainEnum}.`);
  return name;
}

/** The name of a contract's enum value; null for the value NONE. @throws Error for a value that this version does not know */
export function enumNameOrNull<E extends ChainEnum>(chainEnum: E, value: number | bigint): ChainEnumName<E> | null {
  const name = enumName(chainEnum, value);
  return name === 'NONE' ? null : name;
}

/** The final states of a series. */
export const ENDED_STATES: readonly string[] = ['CLOSED', 'FAILED', 'EXTINGUISHED'];
