import { storedEnum } from '../../../graphql/enum-type.ts';
import type {
  CLAIM_EVENTS,
  CURVE_FEE,
  NON_REVEAL_EVENT,
  NON_REVEAL_FEE,
  PAYMENT_EVENTS,
  PAYOUT_FEE,
  PROCEEDS_EVENT,
  TRADE_EVENTS,
  TREASURY_EVENTS,
} from '../index.ts';

type MoneyKind =
  | (typeof PAYMENT_EVENTS | typeof CLAIM_EVENTS | typeof TRADE_EVENTS | typeof TREASURY_EVENTS)[number]
  | typeof NON_REVEAL_EVENT
  | typeof PROCEEDS_EVENT;

export const MoneyEventKind = storedEnum<MoneyKind>('MoneyEventKind', 'A kind of money event.', {
  REPORT_PAYMENT: 'A report’s amount owed for its quarter, after credit and cap.',
  PAYOUT_NET: 'A payment to the holders, after the fee.',
  ACCRUAL: 'The total that the series owes after a report whose payment was not due yet.',
  TRUE_UP: 'An annual true-up that raised the amount owed.',
  TRUE_UP_CREDIT: 'An annual true-up that lowered the amount owed.',
  PAYOUT_CLAIMED: 'A holder’s claim of its part of the quarters’ payments.',
  TAIL_CLAIMED: 'A holder’s claim of its part of the payments after the term.',
  FINAL_CLAIMED: 'A holder’s claim of its part of the residue at the end of the series.',
  REDEMPTION_CLAIMED: 'A holder’s claim of its part of a buy-out or of a round of tenders.',
  WINDOW_BOUGHT: 'The money that a wallet paid for units in a window.',
  WINDOW_SOLD: 'The money that a wallet received for units in a window.',
  NON_REVEAL_CHARGED: 'The charge for a bid that was not revealed.',
  PROCEEDS: 'The issuer’s withdrawal of the proceeds of the sale.',
  TREASURY_FUNDED:
    'The money that a curve’s treasury received: its share of the raised money, or the rest of a round of tenders.',
  TREASURY_SHARED: 'The money that a curve’s treasury held at the end of the series, which all units share.',
});

export const FeeKind = storedEnum<typeof PAYOUT_FEE | typeof NON_REVEAL_FEE | typeof CURVE_FEE>(
  'FeeKind',
  'A kind of fee.',
  {
    payout: 'A fee on a payment to the holders.',
    nonReveal: 'A charge for a bid that was not revealed.',
    curveTrading: 'A fee on a trade on a curve.',
  },
);
