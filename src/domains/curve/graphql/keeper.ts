import { onChains } from '../../../core/on-chain.ts';
import { byWallet } from '../../../graphql/access/index.ts';
import { CURVE } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { keyset } from '../../../graphql/lists.ts';
import { SeriesState } from '../../series/graphql/enums.ts';
import type { CurveDue } from '../monitor-rules.ts';
import type { ReminderStep } from '../reminder-rules.ts';

/** Access to reminders: only the account that linked the wallet, because a reminder shows that some account linked it. */
const REMINDER = { class: 'plain', readers: ['owner'], deletion: 'none' } as const;

const CurveDueEnum = storedEnum<CurveDue>(
  'CurveDue',
  'A step that is due for a curve series and that anyone may send.',
  {
    ACTIVATE: 'The series raised enough, or sold all units, and can be activated.',
    FAIL: 'The sale has ended below the threshold with units left, and the series can be marked as failed.',
    TAKE_CENSUS: 'A quarter is over and its staked units can be counted.',
    SETTLE_TENDER: 'A round of tenders is over and can be settled.',
  },
);

const ReminderStepEnum = storedEnum<ReminderStep>('ReminderStep', 'A next step that a wallet is reminded of.', {
  TENDER: 'Staked units can be tendered in a round that ends soon.',
  CLAIM_TENDER: 'A settled round of tenders can be claimed.',
  CLAIM_PAYOUT: 'The payout of a quarter can be claimed.',
  CLAIM_TAIL: 'A payout of the tail can be claimed.',
  CLAIM_FINAL: 'The last payout of a series that has ended can be claimed.',
  CLAIM_REDEMPTION: 'The redemption of a series that was bought out can be claimed.',
});

builder.prismaNode('CurveCheck', {
  description:
    'A check of a curve series by the service at one block: its state, its due step and its reserve. A check is ' +
    'recorded when the state or the due step changes, and daily while trades move the reserve.',
  ...chainRow('id', { ...CURVE, storedIn: 'curve_monitor.id' }),
  select: { chain: true, id: true },
  fields: (t) => ({
    state: t.expose('state', { type: SeriesState, description: 'The state of the series.', access: CURVE }),
    due: t.expose('due', {
      type: CurveDueEnum,
      description: 'The step that was due; null if none was.',
      access: CURVE,
    }),
    reserve: t.expose('reserve', {
      type: 'Amount',
      description: 'The money that trades left in the pool; 0 once the series is activated.',
      access: CURVE,
    }),
    blockNumber: t.expose('blockNumber', { type: 'BigInt', description: 'The slot that was checked.', access: CURVE }),
    checkedAt: t.expose('at', {
      type: 'DateTime',
      description: 'The time of the block that was checked.',
      access: CURVE,
    }),
  }),
});

builder.prismaNode('CurveReminder', {
  description: 'A reminder that a wallet got of its next step in a curve series. There is one for each step and round.',
  ...chainRow('id', { ...REMINDER, storedIn: 'reminders_sent.id' }),
  access: { subjects: { owner: byWallet('wallet') }, seenBy: ['owner'] },
  select: { chain: true, id: true },
  fields: (t) => ({
    wallet: t.expose('wallet', { type: 'Address', description: 'The wallet that was reminded.', access: REMINDER }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', description: 'The key of the series.', access: REMINDER }),
    step: t.expose('step', {
      type: ReminderStepEnum,
      description: 'The step that the wallet was reminded of.',
      access: REMINDER,
    }),
    round: t.exposeInt('round', {
      description:
        'The round of payment. For a payout: the quarter as a number (20271 is 2027-Q1). For tenders: the round’s ' +
        'number. In the tail: the payment’s number. 0 at the end of the series.',
      access: REMINDER,
    }),
    remindedAt: t.expose('at', {
      type: 'DateTime',
      description: 'When the reminder was written, by the chain’s clock.',
      access: REMINDER,
    }),
  }),
});

builder.queryFields((t) => ({
  curveChecks: keyset(t, {
    type: 'CurveCheck',
    description: 'The service’s checks of a curve series, newest first.',
    access: 'traverse',
    consistency: 'bounded',
    args: {
      seriesKey: t.arg({ type: 'Bytes32', required: true, description: 'The key of the series.' }),
      chain: t.arg(chainArgument),
    },
    order: { by: ['checkedAt', 'blockNumber'], direction: 'desc' },
    ranges: ['checkedAt'],
    where: ({ chain, seriesKey }, ctx) => ({ chain: chainOf(ctx, { chain }), seriesKey }),
  }),
  myCurveReminders: keyset(t, {
    type: 'CurveReminder',
    description: 'The reminders of the signed-in account’s wallets, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'remindedAt', direction: 'desc' },
    ranges: ['remindedAt'],
    where: (_args, { viewer }) => onChains('wallet', viewer.wallets),
  }),
}));
