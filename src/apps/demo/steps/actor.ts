import type { Address } from '@income-series/protocol/address';
import type { EvmAddress } from '@income-series/protocol/hex';

/** The fields that a mutation's payload has, by the selection that the caller asks for. */
export type SelectedFields = Readonly<Record<string, unknown>>;

/** Somebody who is signed in at a gateway and has one wallet. The people of the demo and of the tests are actors. */
export interface Actor<A extends Address = EvmAddress> {
  readonly address: A;
  /** Runs a mutation and reads the payload by fragments such as `... on AccountPayload { account { id } }`. @throws for a refusal */
  act(mutation: string, input: object, fragments?: string): Promise<SelectedFields>;
  /** Runs a mutation that builds, signs and sends its transactions, and waits until the index has them. @throws for a refusal */
  transact(mutation: string, input: object): Promise<unknown>;
  /** Signs a text with the wallet (EIP-191, or as Solana's wallets do). */
  sign(text: string): Promise<string>;
}

/** The name of a mutation's input type: `BuildSwapInput` of `buildSwap`. */
export const inputType = (mutation: string): string => `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;

/** The document of a mutation with one variable, `$input`. The fragments select fields of its payload and of `Error`. */
export const mutationDocument = (mutation: string, ...fragments: readonly string[]): string =>
  `mutation ($input: ${inputType(mutation)}!) { ${mutation}(input: $input) { __typename ${fragments.join(' ')} } }`;

const PAYLOADS: Readonly<Record<string, string>> = {
  openHardship: 'OpenHardshipPayload',
  buildApplicationTransaction: 'BuildApplicationTransactionPayload',
};

/**
 * The fragment on the payload of a mutation that builds.
 * @param transaction a fragment on `EvmTransaction` or `SolanaTransaction`
 * @param claims the fields of each transaction's row in the answer of `buildClaim`, beside the transaction
 */
export const builtFragment = (mutation: string, transaction: string, claims = ''): string =>
  mutation === 'buildClaim'
    ? `... on ClaimTransactionsPayload { transactions { transaction { ${transaction} } ${claims} } }`
    : `... on ${PAYLOADS[mutation] ?? 'TransactionPayload'} { transaction { ${transaction} } }`;
