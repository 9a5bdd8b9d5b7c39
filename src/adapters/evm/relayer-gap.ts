import { smaller } from '@income-series/protocol/amounts';
import type { Permit, SentTransaction } from '../../domains/transaction/index.ts';
import { isAbandoned, type Ledger } from './relayer-ledger.ts';
import { lastOf, type Sent } from './relayer-model.ts';
import { priceAt, priceOf, replacementPriceUpTo } from './relayer-price.ts';
import type { Signer } from './relayer-signer.ts';
import type { FeeData } from './transactions.ts';

/** The gas of a transaction without a call. */
export const GAP_GAS = 21_000n;

interface GapParts {
  readonly from: Sent['call']['to'];
  readonly signer: Pick<Signer, 'signAtPrice'>;
  readonly ledger: Ledger;
  readonly fees: FeeData;
  /** The number of blocks after which a waiting transaction is replaced. */
  readonly replaceAfter: number;
}

/**
 * Fills a gap in the account's nonces. If the node has no transaction for `nonce` and this process's next transaction has
 * waited behind it for `replaceAfter` blocks, a transaction without a call takes the nonce. The waiting transaction's budget
 * pays for it; if the budget is too small, nothing is sent.
 */
export async function fillGap(
  { from, signer, ledger, fees, replaceAfter }: GapParts,
  rows: readonly SentTransaction[],
  nonce: number,
  permit: Permit,
): Promise<void> {
  const [waiting] = ledger.all();
  const [head, now] = [fees.height, priceAt(fees)];
  if (waiting === undefined || waiting.nonce <= nonce || head < waiting.since + BigInt(replaceAfter)) return;
  const earlier = rows.find((row) => row.nonce === nonce);
  if (earlier !== undefined && !isAbandoned(earlier, head, replaceAfter)) return;
  const remainingBudget = waiting.gas * (waiting.mostPerGas - lastOf(waiting).price.maxFeePerGas);
  const price = earlier === undefined ? now : replacementPriceUpTo(priceOf(earlier), now, remainingBudget / GAP_GAS);
  if (price === null || price.maxFeePerGas * GAP_GAS > remainingBudget) return;
  const mostPerGas = smaller(remainingBudget / GAP_GAS, 2n * price.maxFeePerGas);
  const unsigned = { call: { to: from, data: '0x' }, nonce, gas: GAP_GAS, mostPerGas } as const;
  const filler = {
    ...unsigned,
    gapCost: 0n,
    since: head,
    bookings: [],
    versions: [await signer.signAtPrice(unsigned, price)],
  };
  if (!(await ledger.write(filler, earlier?.versions.at(-1)?.hash, permit))) return;
  const cost = GAP_GAS * mostPerGas;
  const costPerGas = (cost + waiting.gas - 1n) / waiting.gas; // rounded up, so that the budget suffices for both
  const payer = { ...waiting, mostPerGas: waiting.mostPerGas - costPerGas, gapCost: waiting.gapCost + cost };
  await ledger.write(payer, lastOf(waiting).hash, permit);
}
