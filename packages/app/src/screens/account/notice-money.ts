import { formatMoney, formatUnits, isPositive } from '../../format/money.ts';
import type { GuardedField } from '../../generated/access.ts';
import type {
  BidPartsFragment,
  InboxQuery,
  OrderPartsFragment,
  PositionStatementQuery,
} from '../../generated/operations.ts';

type NoticeKind = NonNullable<InboxQuery['myNotifications']>['nodes'][number]['kind'];
type StatedPosition = Extract<NonNullable<PositionStatementQuery['node']>, { __typename: 'Position' }>;

/** An amount that stands beside a notification, with the field that it is read from; null for one that everybody reads. */
export interface NoticeAmount {
  readonly term: string;
  readonly field: GuardedField | null;
  readonly value: string;
}

/** The record that has a notification’s amount. A notification itself has none, and its mail neither. */
export type AmountSource = 'bid' | 'order' | 'position' | 'report' | 'issuer';

const SOURCES: Partial<Readonly<Record<NoticeKind, AmountSource>>> = {
  BID_COMMITTED: 'bid',
  BID_DELIVERED: 'bid',
  BID_PROCESSED: 'bid',
  BID_REJECTED: 'bid',
  BID_REVEALED: 'bid',
  CURVE_PROCEEDS_COLLECTED: 'issuer',
  FINAL_CLAIMED: 'position',
  FINAL_REMINDER: 'position',
  NON_REVEAL_CHARGED: 'bid',
  ORDER_COMMITTED: 'order',
  ORDER_DELIVERED: 'order',
  ORDER_PROCESSED: 'order',
  ORDER_REJECTED: 'order',
  ORDER_REVEALED: 'order',
  PAYOUT_CLAIMED: 'position',
  PAYOUT_REMINDER: 'position',
  PROCEEDS_WITHDRAWN: 'issuer',
  REDEMPTION_CLAIMED: 'position',
  REDEMPTION_REMINDER: 'position',
  REPORT_ACCEPTED: 'report',
  ROUTED_REPORT_ACCEPTED: 'report',
  TAIL_CLAIMED: 'position',
  TAIL_REMINDER: 'position',
};
export const amountSource = (kind: NoticeKind): AmountSource | null => SOURCES[kind] ?? null;

/** The amounts that have a value. */
const withValues = (
  amounts: readonly (readonly [term: string, field: GuardedField, value: string | false])[],
): readonly NoticeAmount[] => amounts.flatMap(([term, field, value]) => (value ? [{ term, field, value }] : []));

/** The amounts of a notification about a bid. */
export function bidAmounts(kind: NoticeKind, bid: BidPartsFragment): readonly NoticeAmount[] {
  const { paymentToken: token } = bid.series;
  const money = (amount: string | null) => amount !== null && formatMoney(amount, token);
  const isDelivered = bid.delivery === 'DELIVERED';
  const units = isDelivered ? bid.deliveredUnits : bid.pendingUnits;
  switch (kind) {
    case 'BID_COMMITTED':
      return withValues([['Deposit', 'Bid.deposit', money(bid.deposit)]]);
    case 'BID_REVEALED': {
      const { price, quantity } = bid;
      const isRevealed = price !== null && quantity !== null;
      return withValues([
        ['Offer', 'Bid.price', isRevealed && `${formatUnits(quantity)} units at ${formatMoney(price, token)}`],
      ]);
    }
    case 'NON_REVEAL_CHARGED':
      return withValues([
        ['Charged', 'Bid.nonRevealCharge', money(bid.nonRevealCharge)],
        ['Money back', 'Bid.refund', money(bid.refund)],
      ]);
    default:
      return withValues([
        [
          'Units',
          isDelivered ? 'Bid.deliveredUnits' : 'Bid.pendingUnits',
          units !== null && kind !== 'BID_REJECTED' && formatUnits(units),
        ],
        ['Money back', 'Bid.refund', money(bid.refund)],
      ]);
  }
}

/** The amounts of a notification about an order. */
export function orderAmounts(kind: NoticeKind, order: OrderPartsFragment): readonly NoticeAmount[] {
  const { paymentToken: token } = order.series;
  const money = (amount: string | null) => isPositive(amount) && formatMoney(amount, token);
  const units = (count: string | null) => isPositive(count) && formatUnits(count);
  switch (kind) {
    case 'ORDER_COMMITTED':
      return withValues([
        ['Escrow', 'WindowOrder.money', money(order.money)],
        ['Units in escrow', 'WindowOrder.units', units(order.units)],
      ]);
    case 'ORDER_REVEALED': {
      const { price, quantity } = order;
      const isRevealed = price !== null && quantity !== null;
      return withValues([
        ['Order', 'WindowOrder.price', isRevealed && `${formatUnits(quantity)} units at ${formatMoney(price, token)}`],
      ]);
    }
    default:
      return order.delivery === 'DELIVERED'
        ? withValues([
            ['Money to you', 'WindowOrder.deliveredMoney', money(order.deliveredMoney)],
            ['Units to you', 'WindowOrder.deliveredUnits', units(order.deliveredUnits)],
          ])
        : withValues([
            ['Money to you', 'WindowOrder.pendingMoney', money(order.pendingMoney)],
            ['Units to you', 'WindowOrder.pendingUnits', units(order.pendingUnits)],
          ]);
  }
}

/** The amounts of a notification about a payment to a position. A claim has no record of its own, so the total of all claims is shown. */
export function positionAmounts(
  { kind, period }: { readonly kind: NoticeKind; readonly period: string | null },
  position: StatedPosition,
): readonly NoticeAmount[] {
  const { paymentToken: token } = position.series;
  const money = (amount: string | null) => amount !== null && formatMoney(amount, token);
  if (kind.endsWith('_REMINDER'))
    return withValues([['To claim now', 'Position.claimable', money(position.claimable)]]);
  if (kind.endsWith('_CLAIMED'))
    return withValues([['Claimed so far', 'Position.claimedTotal', money(position.claimedTotal)]]);
  const line = position.statement?.lines.find((one) => one.kind === 'PAYOUT' && one.period === period);
  const isOpen = line !== undefined && line.open !== null && BigInt(line.open) > 0n;
  return withValues([
    ['Your share', 'StatementLine.net', line !== undefined && money(line.net)],
    ['Of it not claimed yet', 'StatementLine.open', isOpen && money(line.open)],
  ]);
}
