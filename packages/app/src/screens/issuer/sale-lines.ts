import { FEE_BPS } from '@income-series/client';
import { formatBps, formatCount, formatMoney } from '../../format/money.ts';
import { type ShownLine, textLine } from '../../ui/preview-words.ts';
import { firstPriceOf, type SavedFigures } from './draft-model.ts';

/** Two sentences: what a draft sells, and when its sale fails. */
function saleText({ raise, curve, unitsOffered, paymentToken: token }: SavedFigures): string {
  const units = `${formatCount(unitsOffered)} units`;
  if (raise) {
    const [price, leastRaise] = [formatMoney(raise.reservePrice, token), formatMoney(raise.minRaise, token)];
    return `${units} by sealed bids, each unit for ${price} or more. With less than ${leastRaise} or fewer than ${formatCount(raise.minHolders)} buyers the sale fails, and all deposits go back.`;
  }
  const firstPrice = firstPriceOf(curve);
  const lastPrice = firstPrice === null ? null : 4n * firstPrice;
  return `${units}, the first for ${formatMoney(firstPrice, token)} and the last for some ${formatMoney(lastPrice, token)}. With less than ${formatMoney(curve?.threshold, token)} by its last day the sale fails, and units are sold back.`;
}

/** The fee of the protocol, which no figure of a draft has. */
const FEE_TEXT = `${formatBps(Number(FEE_BPS))} of every payment to the holders`;

/** The lines that say what a creation sells, before the figures of its transaction. */
export const saleLines = (draft: SavedFigures): readonly ShownLine[] => [
  textLine('What is sold', saleText(draft)),
  textLine('Fee of the protocol', FEE_TEXT),
];
