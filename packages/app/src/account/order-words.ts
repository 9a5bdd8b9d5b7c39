import { formatTime, formatUnits } from '../formats.ts';
import type { OwnOrderFragment } from '../generated/operations.ts';
import { formatSeriesMoney } from '../market/token.ts';
import { VOID_REASONS } from '../series/void-reasons.ts';
import { REJECTED } from './bid-words.ts';

/** The step that can be taken now: by its trader, or by anybody who has a due order delivered. */
type OrderStep = 'REVEAL' | 'DELIVER' | 'NONE';

export interface OrderWords {
  /** The state in two or three words. */
  readonly state: string;
  /** The meaning of the state and what comes next, in sentences. */
  readonly meaning: string;
  readonly step: OrderStep;
}

const FAULTS: Readonly<Record<NonNullable<OwnOrderFragment['fault']>, string>> = {
  BAD_PRICE: 'Its price is 0 or too large.',
  BAD_QUANTITY: 'Its number of units is 0 or too large.',
  UNDERFUNDED: 'Its deposit is less than it needs.',
};

const LOCKED = 'Its deposit stays locked until the next window finds its price, or the series ends.';

/** Says what delivery brings or brought; empty if it brings nothing. */
function sayDelivery(order: OwnOrderFragment): string {
  const { side, series, delivery } = order;
  const isDone = delivery === 'DELIVERED';
  const money = (isDone ? order.deliveredMoney : order.pendingMoney) ?? '0';
  const units = (isDone ? order.deliveredUnits : order.pendingUnits) ?? '0';
  const moneyWords = formatSeriesMoney(money, series);
  const isSale = side === 'SELL';
  const ofMoney = isDone
    ? `${moneyWords} ${isSale ? 'was paid' : 'came back'} to the wallet.`
    : `${moneyWords} ${isSale ? 'will be paid' : 'will come back'} to the wallet.`;
  const ofUnits = `${formatUnits(units)} units ${isDone ? 'are' : 'will be'} free again.`;
  return [money === '0' ? '' : ofMoney, units === '0' ? '' : ofUnits].filter(Boolean).join(' ');
}

/** An order that was never revealed, after the time to do it. */
function describeUnrevealed(order: OwnOrderFragment): OrderWords {
  const rest = order.delivery === 'NONE' || order.delivery === null ? LOCKED : sayDelivery(order);
  return { state: 'Not revealed', meaning: `It was not revealed in time, so it traded nothing. ${rest}`, step: 'NONE' };
}

/** An order that is sealed, by the time of the chain's last block. */
function describeSealed(order: OwnOrderFragment, now: number): OrderWords {
  const { phase, commitEndsAt, revealEndsAt } = order.window;
  if (!['COMMIT', 'REVEAL'].includes(phase) || now >= Date.parse(revealEndsAt)) return describeUnrevealed(order);
  if (now >= Date.parse(commitEndsAt)) {
    const meaning = `Reveal it until ${formatTime(revealEndsAt)}. An order that is not revealed trades nothing. ${LOCKED}`;
    return { state: 'To be revealed now', meaning, step: 'REVEAL' };
  }
  const meaning = `Nobody sees its price and size. Come back to reveal it from ${formatTime(commitEndsAt)} until ${formatTime(revealEndsAt)}.`;
  return { state: 'Sealed', meaning, step: 'NONE' };
}

/**
 * Says where bought units are. On an EVM chain they are the wallet's from the trade on; on a Solana cluster they earn from then on,
 * and come to the wallet with the delivery.
 */
const sayBought = ({ series, delivery }: OwnOrderFragment): string =>
  delivery === 'DELIVERED' || series.chain.startsWith('evm:')
    ? 'They are in the wallet and earn.'
    : 'They earn, and come to the wallet when the order is delivered.';

/** An order that the window has decided. */
function describeDecided(order: OwnOrderFragment): OrderWords {
  const { side, series, window, quantity, processing, rejectedReason } = order;
  const filled = order.filled ?? '0';
  const rest = sayDelivery(order);
  if (processing === 'REJECTED')
    return {
      state: 'Rejected',
      meaning: `${rejectedReason ? REJECTED[rejectedReason] : ''} ${rest}`.trim(),
      step: 'NONE',
    };
  if (filled === '0') {
    const why = window.price === null ? 'No buyer and seller met.' : 'Its price did not meet the price of the window.';
    return { state: 'Traded nothing', meaning: `${why} ${rest}`.trim(), step: 'NONE' };
  }
  const verb = side === 'SELL' ? 'sold' : 'bought';
  const traded = `You ${verb} ${formatUnits(filled)} of ${formatUnits(quantity)} units at ${formatSeriesMoney(window.price, series)} each.`;
  const earns = side === 'SELL' ? '' : sayBought(order);
  const state = `${processing === 'FULL' ? '' : 'Partly '}${verb}`;
  return {
    state: state.charAt(0).toUpperCase() + state.slice(1),
    meaning: [traded, earns, rest].filter(Boolean).join(' '),
    step: 'NONE',
  };
}

function describeState(order: OwnOrderFragment, now: number): OrderWords {
  const { validity, processing, fault, window } = order;
  if (window.phase === 'VOID') {
    const why = window.voidReason === null ? 'no trade took place' : VOID_REASONS[window.voidReason];
    return { state: 'Window void', meaning: `The window is void: ${why}. ${sayDelivery(order)}`.trim(), step: 'NONE' };
  }
  if (validity === 'SEALED') return describeSealed(order, now);
  if (validity === 'UNREVEALED' && processing !== 'REJECTED') return describeUnrevealed(order);
  if (validity === 'INVALID') {
    const why = fault === null ? 'It broke a rule of the window.' : FAULTS[fault];
    return { state: 'Does not count', meaning: `${why} ${sayDelivery(order)}`.trim(), step: 'NONE' };
  }
  if (processing === 'PENDING' || processing === null) {
    const meaning = `It counts. The window finds its price after ${formatTime(window.revealEndsAt)}, and by ${formatTime(window.settleEndsAt)}.`;
    return { state: 'Revealed', meaning, step: 'NONE' };
  }
  return describeDecided(order);
}

/** Says in words how an order stands, by the time of the chain's last block in milliseconds. */
export function describeOrder(order: OwnOrderFragment, now: number): OrderWords {
  const words = describeState(order, now);
  return order.delivery === 'DUE' ? { ...words, step: 'DELIVER' } : words;
}
