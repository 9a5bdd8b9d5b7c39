import { bySeries } from '../../graphql/access/index.ts';
import { INCOME_COMMITMENT, PAYMENT_AMOUNT, PUBLIC_RECORD } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { PeriodState } from './enums.graphql.ts';

/** One quarter of a series. */
builder.prismaNode('Period', {
  name: 'ReportingPeriod',
  description: 'One reporting period of a series: when it may be reported, and what the report brought.',
  ...chainRow('id', { ...PUBLIC_RECORD, storedIn: 'periods.id' }),
  access: { subjects: { issuer: bySeries('seriesKey'), holder: bySeries('seriesKey') } },
  select: { chain: true, id: true },
  fields: (t) => ({
    period: t.expose('period', {
      type: 'Period',
      nullable: false,
      description: 'The quarter, as `2027-Q1`.',
      access: { ...PUBLIC_RECORD, storedIn: 'periods.period' },
    }),
    state: t.expose('state', {
      type: PeriodState,
      nullable: false,
      description: 'As of the last indexed block.',
      access: { ...PUBLIC_RECORD, storedIn: 'periods.state' },
    }),
    opensAt: t.expose('opensAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'periods.opens_at' },
    }),
    closesAt: t.expose('closesAt', {
      type: 'DateTime',
      nullable: false,
      description: 'The end of the open window, a pause in it counted; a report after it is late.',
      access: { ...PUBLIC_RECORD, storedIn: 'periods.closes_at' },
    }),
    lateEndsAt: t.expose('lateUntil', {
      type: 'DateTime',
      nullable: false,
      description: 'The end of the late window, a pause in the windows counted; no report is taken after it.',
      access: { ...PUBLIC_RECORD, storedIn: 'periods.late_until' },
    }),
    unitsOutstanding: t.expose('unitsOutstanding', {
      type: 'Units',
      nullable: true,
      access: { ...PUBLIC_RECORD, storedIn: 'periods.units_outstanding' },
    }),
    incomeCommitment: t.expose('incomeCommitment', {
      type: 'Bytes32',
      nullable: true,
      access: { ...INCOME_COMMITMENT, storedIn: 'periods.income_commitment' },
    }),
    priorIncomeCommitment: t.expose('priorIncomeCommitment', {
      type: 'Bytes32',
      nullable: true,
      access: { ...INCOME_COMMITMENT, storedIn: 'periods.prior_income_commitment' },
    }),
    gross: t.expose('gross', {
      type: 'Amount',
      nullable: true,
      access: { ...PAYMENT_AMOUNT, storedIn: 'periods.gross' },
    }),
    fee: t.expose('fee', { type: 'Amount', nullable: true, access: { ...PAYMENT_AMOUNT, storedIn: 'periods.fee' } }),
    net: t.expose('net', { type: 'Amount', nullable: true, access: { ...PAYMENT_AMOUNT, storedIn: 'periods.net' } }),
    accrual: t.expose('accrual', {
      type: 'Amount',
      nullable: true,
      access: { ...PAYMENT_AMOUNT, storedIn: 'periods.accrual' },
    }),
    report: t.relation('report', {
      description: 'Its accepted report; null where there is none.',
      access: 'traverse',
      nullable: true,
    }),
    series: t.relation('series', { access: 'traverse', nullable: false }),
  }),
});
