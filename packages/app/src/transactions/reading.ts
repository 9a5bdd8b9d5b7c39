import { readEvmCall, readSolanaCalls, type TransactionCall } from '@income-series/client/calls';
import type { BuiltFragment } from '@income-series/client/operations';

/** The function of a kind of transaction: `COMMIT_BID` calls `commitBid`. */
const functionOf = (kind: string): string =>
  kind.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** A kind that makes several claims in one transaction of Solana. */
const CLAIM_ALL = 'CLAIM_ALL';

/**
 * Reads the calls of a built transaction from its own bytes, so that the page shows more than what the gateway says of them.
 * @returns null if the bytes are another step than the transaction's kind, of another wallet, or not the product's
 */
export function readBuilt(built: BuiltFragment): readonly TransactionCall[] | null {
  const kind = functionOf(built.kind);
  if (built.__typename === 'SolanaTransaction') {
    const calls = readSolanaCalls(built.request?.transaction ?? '', built.wallet);
    const fits = ({ functionName }: TransactionCall) =>
      built.kind === CLAIM_ALL ? functionName.startsWith('claim') : functionName === kind;
    return calls !== null && calls.length > 0 && calls.every(fits) ? calls : null;
  }
  const calls = (built.sendCalls?.calls ?? []).map(({ to, data }) => readEvmCall({ to: `${to}`, data: `${data}` }));
  const step = calls.at(-1);
  if (!step || step.functionName !== kind) return null;
  const known = calls.filter((call): call is TransactionCall => call !== null);
  const approvals = known.slice(0, -1);
  return known.length === calls.length && approvals.every(({ functionName }) => functionName === 'approve')
    ? known
    : null;
}
