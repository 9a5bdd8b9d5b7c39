/** An argument of a call, by the name that its contract gives it. Integers are decimal, bytes hex, and lists and records are JSON. */
export interface CallArgument {
  readonly name: string;
  readonly value: string;
}

/** One call of a transaction. */
export interface TransactionCall {
  /** The address that is called: of a contract in lower case, or of a program. */
  readonly to: string;
  /** The names of the product's contracts that have this function; on Solana `program`. */
  readonly contracts: readonly string[];
  readonly functionName: string;
  readonly args: readonly CallArgument[];
  /** The accounts that a call on Solana names, by the names of its instruction; empty on EVM chains. */
  readonly accounts: readonly CallArgument[];
}
