import { bySeries } from '../../../graphql/access/index.ts';
import { INCOME_COMMITMENT, PAYMENT_AMOUNT, PUBLIC_RECORD } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { PeriodState } from './enums.ts';

/** One quarter of a series. */
const ReportingPeriod = builder.prismaNode('Period', {
  name: 'ReportingPeriod',
  description: 'One quarter of a series’ term: when it can be reported, and the result of its report.',
  ...chainRow('id', { ...PUBLIC_RECORD, storedIn: 'periods.id' }),
  access: { subjects: { issuer: bySeries('seriesKey'), holder: bySeries('seriesKey') } },
  select: { chain: true, id: true },
  fields: (t) => ({
    period: t.expose('period', { type: 'Period', description: 'The quarter, as `2027-Q1`.', access: PUBLIC_RECORD }),
    state: t.expose('state', {
      type: PeriodState,
      description: 'The state of the quarter, as of the last indexed block.',
      access: PUBLIC_RECORD,
    }),
    opensAt: t.expose('opensAt', {
      type: 'DateTime',
      description: 'When the quarter can be reported from: its end.',
      access: PUBLIC_RECORD,
    }),
    closesAt: t.expose('closesAt', {
      type: 'DateTime',
      description: 'When the open window ends, extended by pauses; a report after it is late.',
      access: PUBLIC_RECORD,
    }),
    lateEndsAt: t.expose('lateUntil', {
      type: 'DateTime',
      description: 'When the late window ends, extended by pauses; no report is accepted after it.',
      access: PUBLIC_RECORD,
    }),
  }),
});

/** Adds the result of the report, which is null until the quarter is reported. */
builder.prismaObjectFields(ReportingPeriod, (t) => ({
  unitsOutstanding: t.expose('unitsOutstanding', {
    type: 'Units',
    description: 'The units that the report paid for; null until the quarter is reported.',
    access: PUBLIC_RECORD,
  }),
  incomeCommitment: t.expose('incomeCommitment', {
    type: 'Bytes32',
    description:
      'The commitment to the year-to-date income that was reported; null until the quarter is reported, and always in tier 1.',
    access: INCOME_COMMITMENT,
  }),
  priorIncomeCommitment: t.expose('priorIncomeCommitment', {
    type: 'Bytes32',
    description:
      'The commitment to the year-to-date income of the prior report; null until the quarter is reported, and always in tier 1.',
    access: INCOME_COMMITMENT,
  }),
  gross: t.expose('gross', {
    type: 'Amount',
    description:
      'The part of the report’s payment that became owed: after credit was netted, and as far as the cap allows. ' +
      'Null until it is reported.',
    access: PAYMENT_AMOUNT,
  }),
  fee: t.expose('fee', {
    type: 'Amount',
    description: 'The protocol’s fee on the money that fell due with the report; null until the quarter is reported.',
    access: PAYMENT_AMOUNT,
  }),
  net: t.expose('net', {
    type: 'Amount',
    description:
      'The money that the holders received with the report, after the fee; null until the quarter is reported.',
    access: PAYMENT_AMOUNT,
  }),
  accrual: t.expose('accrual', {
    type: 'Amount',
    description: 'The money that is owed and not yet due after the report; null until the quarter is reported.',
    access: PAYMENT_AMOUNT,
  }),
  report: t.relation('report', {
    description: 'The accepted report; null until there is one.',
    access: 'traverse',
    nullable: true,
  }),
  series: t.relation('series', { access: 'traverse', nullable: false }),
}));
