import DataLoader from 'dataloader';
import type { LineKind as LineKindName } from '../../../core/statement.ts';
import { bySeries, byWallet } from '../../../graphql/access/index.ts';
import { PAYMENT_AMOUNT, POSITION } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { STATEMENT_LINES } from '../../../graphql/cost.ts';
import type {
  HolderStatement as HolderStatementModel,
  StatedLine as Line,
  PositionKey,
  StatedTotals as Totals,
} from '../index.ts';

/** The request's loader of statements by position: one SQL statement for all positions. */
export const statementLoader = ({ access, services }: GatewayContext) =>
  access.once(
    'statements',
    () =>
      new DataLoader<PositionKey, HolderStatementModel | null, string>((keys) => services.holdings.statements(keys), {
        cacheKeyFn: ({ chain, seriesKey, holder }) => `${chain}:${seriesKey}:${holder}`,
      }),
  );

/** Access to figures about payments. They are computed from chain events for each response. */
const payment = { ...PAYMENT_AMOUNT, storedIn: 'chain_events.args' } as const;
/** Access to figures about the position. They are computed from chain events for each response. */
const position = { ...POSITION, storedIn: 'chain_events.args' } as const;
const access = { subjects: { holder: byWallet('holder'), issuer: bySeries('seriesKey') } } as const;

const LineKind = builder.enumType('StatementLineKind', {
  description: 'A kind of claim that pays a line of a statement.',
  values: {
    PAYOUT: { description: 'The payment of a quarter.' },
    TAIL: { description: 'A payment of accrued money after the term.' },
    FINAL: { description: 'The residue at the end of the series.' },
    REDEMPTION: { description: 'A buy-out, or on a curve series a round of tenders.' },
  } satisfies Readonly<Record<LineKindName, object>>,
});

const StatementLine = builder.objectRef<PositionKey & Line>('StatementLine').implement({
  description:
    'A position’s share of one payment, or on a curve series one claim. Money is in base units of the payment token.',
  access,
  fields: (t) => ({
    kind: t.expose('kind', { type: LineKind, description: 'The kind of claim that pays this line.', access: position }),
    period: t.expose('period', {
      type: 'Period',
      description:
        'The quarter that was paid, for a PAYOUT; on a curve series the last quarter that the claim covered. Null ' +
        'for other kinds.',
      access: position,
    }),
    paidAt: t.field({
      type: 'DateTime',
      description:
        'When the money was paid in. For the residue: when the series closed. On a curve series: when it was ' +
        'claimed.',
      access: position,
      resolve: ({ paidAt }) => new Date(Number(paidAt) * 1000),
    }),
    units: t.expose('units', {
      type: 'Units',
      description:
        'The units that earned; null on a curve series. Allocated units earn from the activation on, however late ' +
        'they are delivered. Traded units earn for the buyer from the block of the trade on, and for the seller ' +
        'until then.',
      access: position,
    }),
    grossShare: t.expose('grossShare', {
      type: 'Amount',
      description: 'The share before the fee: `fee` plus `net`. Null on a curve series.',
      access: payment,
    }),
    fee: t.expose('fee', {
      type: 'Amount',
      description: 'The fee on the share; null on a curve series.',
      access: payment,
    }),
    net: t.expose('net', { type: 'Amount', description: 'The share after the fee.', access: payment }),
    claimed: t.expose('claimed', {
      type: 'Amount',
      description: 'The part of `net` that was paid to the wallet. Claims fill the oldest lines of their kind first.',
      access: position,
    }),
    open: t.expose('open', {
      type: 'Amount',
      description: 'The part of `net` that a claim would pay; null on a curve series.',
      access: position,
    }),
  }),
});

const StatementTotals = builder.objectRef<PositionKey & Totals>('StatementTotals').implement({
  description: 'The sums of a statement’s lines, in base units of the payment token.',
  access,
  fields: (t) => ({
    grossShare: t.expose('grossShare', {
      type: 'Amount',
      description: 'The sum of the shares before the fee; null on a curve series.',
      access: payment,
    }),
    fee: t.expose('fee', {
      type: 'Amount',
      description: 'The sum of the fees; null on a curve series.',
      access: payment,
    }),
    net: t.expose('net', { type: 'Amount', description: 'The sum of the shares after the fee.', access: payment }),
    claimed: t.expose('claimed', {
      type: 'Amount',
      description: 'The sum that was paid to the wallet.',
      access: position,
    }),
    open: t.expose('open', {
      type: 'Amount',
      description: 'The amount that the contract’s `claimable` returned at `asOfBlock`; null on a curve series.',
      access: position,
    }),
  }),
});

export const HolderStatement = builder.objectRef<HolderStatementModel>('HolderStatement').implement({
  description:
    'A statement of a position’s earnings and claims, exact to the base unit, as of the last indexed block. It is ' +
    'returned whole and not in pages, because it is short: a series has at most 80 quarters, and the payments after ' +
    'its term over the same units share one line. On a curve series, where a census counts the units of each ' +
    'quarter, it lists claims only.',
  access,
  fields: (t) => ({
    asOfBlock: t.expose('asOfBlock', {
      type: 'BigInt',
      description: 'The last indexed block, which the statement is exact at.',
      access: { ...POSITION, storedIn: 'indexer_cursor.block_number' },
    }),
    lines: t.field({
      type: [StatementLine],
      nullable: { list: false, items: false },
      description: 'The lines, in the order of payment.',
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
