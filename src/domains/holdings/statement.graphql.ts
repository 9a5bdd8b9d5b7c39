import DataLoader from 'dataloader';
import type { LineKind as LineKindName } from '../../core/statement.ts';
import { bySeries, byWallet } from '../../graphql/access/index.ts';
import { PAYMENT_AMOUNT, POSITION } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { STATEMENT_LINES } from '../../graphql/cost.ts';
import type {
  HolderStatement as HolderStatementModel,
  StatedLine as Line,
  PositionKey,
  StatedTotals as Totals,
} from './index.ts';

/** All positions of a request in one statement to the database. */
export const statementsIn = ({ access, services }: GatewayContext) =>
  access.once(
    'statements',
    () =>
      new DataLoader<PositionKey, HolderStatementModel | null, string>((keys) => services.holdings.statements(keys), {
        cacheKeyFn: ({ chain, seriesKey, holder }) => `${chain}:${seriesKey}:${holder}`,
      }),
  );

/** Worked out of the chain's events when it is asked for. Its readers are the position's: `holder` is the wallet itself. */
const payment = { ...PAYMENT_AMOUNT, storedIn: 'chain_events.args' } as const;
const position = { ...POSITION, storedIn: 'chain_events.args' } as const;
const access = { subjects: { holder: byWallet('holder'), issuer: bySeries('seriesKey') } } as const;

const LineKind = builder.enumType('StatementLineKind', {
  description: 'Which claim pays a line.',
  values: {
    PAYOUT: { description: 'The net payment of a quarter.' },
    TAIL: { description: 'What accrued, paid after the term.' },
    FINAL: { description: 'What was left at the close.' },
    REDEMPTION: { description: 'A buy-out; on a curve series a tender.' },
  } satisfies Readonly<Record<LineKindName, object>>,
});

const StatementLine = builder.objectRef<PositionKey & Line>('StatementLine').implement({
  description:
    'A position’s share of one payment; on a curve series what one claim paid. Base units of the payment token.',
  access,
  fields: (t) => ({
    kind: t.expose('kind', { type: LineKind, nullable: true, access: position }),
    period: t.expose('period', {
      type: 'Period',
      nullable: true,
      description: 'Of a PAYOUT: the quarter, as `2027-Q1`; on a curve series the last one that the claim paid for.',
      access: position,
    }),
    paidAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When it was paid in; of the residue, when the series closed; on a curve series when it was claimed.',
      access: position,
      resolve: ({ paidAt }) => new Date(Number(paidAt) * 1000),
    }),
    units: t.expose('units', {
      type: 'Units',
      nullable: true,
      description:
        'That earned; null on a curve series. Units of an allocation earn from activation on, however late they are delivered; units that were ' +
        'bought from the block of the trade on, and those that were sold up to it.',
      access: position,
    }),
    grossShare: t.expose('grossShare', {
      type: 'Amount',
      nullable: true,
      description: 'fee + net; null on a curve series.',
      access: payment,
    }),
    fee: t.expose('fee', { type: 'Amount', nullable: true, description: 'Null on a curve series.', access: payment }),
    net: t.expose('net', { type: 'Amount', nullable: true, access: payment }),
    claimed: t.expose('claimed', {
      type: 'Amount',
      nullable: true,
      description: 'Of the net: paid to the wallet. Claims fill the oldest lines of their kind first.',
      access: position,
    }),
    open: t.expose('open', {
      type: 'Amount',
      nullable: true,
      description: 'Of the net: what a claim would pay; null on a curve series.',
      access: position,
    }),
  }),
});

const StatementTotals = builder.objectRef<PositionKey & Totals>('StatementTotals').implement({
  description: 'The sums of a statement’s lines.',
  access,
  fields: (t) => ({
    grossShare: t.expose('grossShare', { type: 'Amount', nullable: true, access: payment }),
    fee: t.expose('fee', { type: 'Amount', nullable: true, access: payment }),
    net: t.expose('net', { type: 'Amount', nullable: true, access: payment }),
    claimed: t.expose('claimed', { type: 'Amount', nullable: true, access: position }),
    open: t.expose('open', {
      type: 'Amount',
      nullable: true,
      description: 'What the contract’s `claimable` answered at `asOfBlock`; null on a curve series.',
      access: position,
    }),
  }),
});

export const HolderStatement = builder.objectRef<HolderStatementModel>('HolderStatement').implement({
  description:
    'What a position earned and was paid, to the base unit, as of the last indexed block. A series has at most 80 ' +
    'quarters, and payments after its term over the same units are one line, so the lines are never many and come whole. ' +
    'On a curve series, where each quarter counts its units by a census, it has what the position was paid, claim by claim.',
  access,
  fields: (t) => ({
    asOfBlock: t.expose('asOfBlock', {
      type: 'BigInt',
      nullable: true,
      access: { ...POSITION, storedIn: 'indexer_cursor.block_number' },
    }),
    lines: t.field({
      type: [StatementLine],
      nullable: { list: false, items: false },
      description: 'In order of payment.',
      access: 'traverse',
      complexity: { field: 1, multiplier: STATEMENT_LINES },
      resolve: ({ chain, seriesKey, holder, lines }) => lines.map((line) => ({ ...line, chain, seriesKey, holder })),
    }),
    totals: t.field({
      type: StatementTotals,
      nullable: false,
      description: 'The sums of all lines.',
      access: 'traverse',
      resolve: ({ chain, seriesKey, holder, totals }) => ({ ...totals, chain, seriesKey, holder }),
    }),
  }),
});
