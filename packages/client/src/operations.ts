/** The operations with their types, for `ask`, `act`, `rows` and `feed`. */
export * from './generated/operations.ts';
export type * from './generated/types.ts';
