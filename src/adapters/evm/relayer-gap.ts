import { least } from '../../core/amounts.ts';
import type { Permit, SentTransaction } from '../../domains/transaction/index.ts';
import { isAbandoned, type Ledger } from './relayer-ledger.ts';
import { lastOf, type Sent } from './relayer-model.ts';
import { priceAt, priceOf, replacing } from './relayer-price.ts';
import type { Signer } from './relayer-signer.ts';
import type { FeeData } from './transactions.ts';

/** Of a transaction that calls nothing. */
export const GAP_GAS = 21_000n;

interface GapParts {
  readonly from: Sent['call']['to'];
  readonly signer: Pick<Signer, 'signed'>;
  readonly ledger: Ledger;
  readonly fees: FeeData;
  /** Blocks. */
  readonly replaceAfter: number;
}

/**
 * Where the node has nothing for `nonce`, the first that is free, and what this process sent has waited behind it for some blocks, a
 * transaction that does nothing takes that nonce. What waits pays for it from its own budget, as far as that goes.
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
  const left = waiting.gas * (waiting.mostPerGas - lastOf(waiting).price.maxFeePerGas);
  const price = earlier === undefined ? now : replacing(priceOf(earlier), now, left / GAP_GAS);
  if (price === null || price.maxFeePerGas * GAP_GAS > left) return;
  const mostPerGas = least(left / GAP_GAS, 2n * price.maxFeePerGas);
  const bare = { call: { to: from, data: '0x' }, nonce, gas: GAP_GAS, mostPerGas } as const;
  const filler = { ...bare, gapCost: 0n, since: head, bookings: [], versions: [await signer.signed(bare, price)] };
  if (!(await ledger.write(filler, earlier?.versions.at(-1)?.hash, permit))) return;
  const cost = GAP_GAS * mostPerGas;
  const perGas = (cost + waiting.gas - 1n) / waiting.gas;
  const payer = { ...waiting, mostPerGas: waiting.mostPerGas - perGas, gapCost: waiting.gapCost + cost };
  await ledger.write(payer, lastOf(waiting).hash, permit);
}
