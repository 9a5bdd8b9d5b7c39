import { storedEnum } from '../../graphql/enum-type.ts';
import type {
  CLAIM_EVENTS,
  CURVE_FEE,
  NON_REVEAL_EVENT,
  NON_REVEAL_FEE,
  PAYMENT_EVENTS,
  PAYOUT_FEE,
  PROCEEDS_EVENT,
  TRADE_EVENTS,
  TREASURY_EVENT,
} from './index.ts';

type MoneyKind =
  | (typeof PAYMENT_EVENTS | typeof CLAIM_EVENTS | typeof TRADE_EVENTS)[number]
  | typeof NON_REVEAL_EVENT
  | typeof PROCEEDS_EVENT
  | typeof TREASURY_EVENT;

export const MoneyEventKind = storedEnum<MoneyKind>('MoneyEventKind', 'What moved money in a series.', {
  REPORT_PAYMENT: 'A report: what it says is owed for its quarter.',
  PAYOUT_NET: 'A payment: what the holders get of it, after the fee.',
  ACCRUAL: 'A report whose payment accrues instead of falling due.',
  TRUE_UP: 'The review of a year raised what is owed.',
  TRUE_UP_CREDIT: 'The review of a year lowered what is owed.',
  PAYOUT_CLAIMED: 'A holder claimed the net of periods.',
  TAIL_CLAIMED: 'A holder claimed what was paid after the term.',
  FINAL_CLAIMED: 'A holder claimed of the residue at close.',
  REDEMPTION_CLAIMED: 'A holder claimed of a buy-out or a round of tenders.',
  WINDOW_BOUGHT: 'A wallet spent it for units in a window.',
  WINDOW_SOLD: 'A wallet was paid it for units in a window.',
  NON_REVEAL_CHARGED: 'A bid that was not revealed was charged.',
  PROCEEDS: 'The issuer withdrew what the sale of units brought.',
  TREASURY_FUNDED: 'What a curve’s treasury got: of what was raised, or what a round of tenders left.',
});

export const FeeKind = storedEnum<typeof PAYOUT_FEE | typeof NON_REVEAL_FEE | typeof CURVE_FEE>(
  'FeeKind',
  'What a fee was taken of.',
  {
    payout: 'A payment to the holders.',
    nonReveal: 'A bid that was not revealed.',
    curveTrading: 'A trade on a curve.',
  },
);
