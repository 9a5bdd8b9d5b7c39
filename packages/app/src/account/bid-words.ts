import { formatTime, formatUnits } from '../formats.ts';
import type { OwnBidFragment } from '../generated/operations.ts';
import { formatSeriesMoney } from '../market/token.ts';

/** The step that its bidder can take now. */
type BidStep = 'REVEAL' | 'WAIT' | 'OVER';

export interface BidWords {
  /** The state in two or three words. */
  readonly state: string;
  /** The meaning of the state and what comes next, in sentences. */
  readonly meaning: string;
  readonly step: BidStep;
}

const INVALID: Readonly<Record<NonNullable<OwnBidFragment['invalidReason']>, string>> = {
  BAD_QUANTITY: 'A bid may not ask for this number of units.',
  BELOW_RESERVE: 'Its price is below the least price of the raise.',
  HASH_MISMATCH: 'What was revealed does not fit what was sealed.',
  UNDERFUNDED: 'Its deposit is less than price times units.',
};

/** The reasons why a settlement or a window rejected a bid or an order. */
export const REJECTED: Readonly<Record<NonNullable<OwnBidFragment['rejectedReason']>, string>> = {
  CONCENTRATION: 'One holder may not hold as many units.',
  ISSUER_WALLET: 'The wallet belongs to the issuer.',
  NOT_ALLOWLISTED: 'The wallet is no longer verified.',
};

/** Describes a bid that is sealed, by the time of the chain's last block. */
function describeSealed({ series: { auction } }: OwnBidFragment, now: number): BidWords {
  if (!auction) return { state: 'Sealed', meaning: 'The raise is not shown.', step: 'WAIT' };
  const { commitEndsAt, revealEndsAt, phase } = auction;
  if (phase === 'FAILED')
    return { state: 'The raise failed', meaning: 'The whole deposit goes back to the wallet.', step: 'OVER' };
  if (now >= Date.parse(revealEndsAt) || !['COMMIT', 'REVEAL'].includes(phase)) {
    const meaning =
      'It was not revealed in time, so it wins nothing. The settlement keeps a charge and returns the rest.';
    return { state: 'Not revealed', meaning, step: 'OVER' };
  }
  if (now < Date.parse(commitEndsAt)) {
    const meaning = `Nobody sees its price and size. Come back to reveal it from ${formatTime(commitEndsAt)} until ${formatTime(revealEndsAt)}.`;
    return { state: 'Sealed', meaning, step: 'WAIT' };
  }
  const meaning = `Reveal it until ${formatTime(revealEndsAt)}. A bid that is not revealed wins nothing, and is charged.`;
  return { state: 'To be revealed now', meaning, step: 'REVEAL' };
}

/** Describes what a settled bid got. */
function describeSettled(bid: OwnBidFragment): BidWords {
  const units = BigInt(bid.pendingUnits ?? 0) + BigInt(bid.deliveredUnits ?? 0);
  const back = formatSeriesMoney(bid.delivery === 'DELIVERED' ? bid.deliveredRefund : bid.refund, bid.series);
  const delivered = bid.delivery === 'DELIVERED';
  const money = delivered ? `${back} came back to the wallet.` : `${back} will come back to the wallet.`;
  if (bid.processing === 'REJECTED' && bid.rejectedReason !== null)
    return { state: 'Rejected', meaning: `${REJECTED[bid.rejectedReason]} ${money}`, step: 'OVER' };
  if (units === 0n) return { state: 'Won nothing', meaning: money, step: 'OVER' };
  const price = formatSeriesMoney(bid.series.auction?.clearingPrice, bid.series);
  const share = bid.processing === 'FULL' ? 'All that you asked for' : 'A part of what you asked for';
  const won = `${share}: ${formatUnits(`${units}`, bid.series)} units at ${price} each.`;
  const way = delivered ? 'They are in your wallet.' : 'They are on their way.';
  return { state: delivered ? 'Won' : 'Won, not delivered yet', meaning: `${won} ${way} ${money}`, step: 'OVER' };
}

/** Says in words how a bid stands, by the time of the chain's last block in milliseconds. */
export function describeBid(bid: OwnBidFragment, now: number): BidWords {
  const { validity, processing, invalidReason, nonRevealCharge, series } = bid;
  if (validity === 'SEALED') return describeSealed(bid, now);
  if (validity === 'UNREVEALED') {
    const charge = formatSeriesMoney(nonRevealCharge, series);
    const meaning = `It was not revealed in time and was charged ${charge}. The rest of the deposit goes back to the wallet.`;
    return { state: 'Not revealed', meaning, step: 'OVER' };
  }
  if (validity === 'INVALID') {
    const reason = invalidReason === null ? 'It broke a rule of the raise.' : INVALID[invalidReason];
    return { state: 'Does not count', meaning: `${reason} The deposit goes back to the wallet.`, step: 'OVER' };
  }
  if (processing === 'PENDING' || processing === null)
    return { state: 'Revealed', meaning: 'It counts. The settlement decides when revealing is over.', step: 'WAIT' };
  return describeSettled(bid);
}
