import { currencyCode } from '@income-series/protocol/currency';
import type { Bytes32 } from '@income-series/protocol/hex';
import { type Period, printPeriod } from '@income-series/protocol/period';
import { INDEXING_RULES } from '@income-series/protocol/terms';
import type { PreviewLine, PreviewUnit } from './model/index.ts';

// Helpers that write the preview lines of calls.

export const line = (label: string, value: string | number | bigint, unit: PreviewUnit): PreviewLine => ({
  label,
  value: value.toString(),
  unit,
});

export const periodLine = (label: string, period: Period): PreviewLine => line(label, printPeriod(period), 'period');

/** A line with a point in time. `seconds`: Unix time. */
export const timeLine = (label: string, seconds: bigint): PreviewLine =>
  line(label, new Date(Number(seconds) * 1000).toISOString(), 'time');

/** The lines about a new series that a raise and a curve have in common. */
export const seriesLines = (params: {
  readonly currencyCode: number;
  readonly indexingRule: number;
  readonly cap: bigint;
  readonly firstPeriod: Period;
  readonly lastPeriod: Period;
  readonly contractHash: Bytes32;
  readonly termsCommitment: Bytes32;
}): readonly PreviewLine[] => [
  line('Most that is ever paid', params.cap, 'token'),
  periodLine('First period', params.firstPeriod),
  periodLine('Last period', params.lastPeriod),
  line('Currency of the income', currencyCode(params.currencyCode) ?? params.currencyCode, 'currency'),
  line('Indexing of the threshold', indexingName(params.indexingRule), 'text'),
  line('Contract hash', params.contractHash, 'hash'),
  line('Terms commitment', params.termsCommitment, 'hash'),
];

const indexingName = (rule: number): string =>
  Object.entries(INDEXING_RULES).find(([, number]) => number === rule)?.[0] ?? `${rule}`;

/** The lines about an allowance of the payment token; `amount` in base units. */
export const allowanceLines = (spender: string, amount: bigint): readonly PreviewLine[] => [
  line('Allowance', amount, 'token'),
  line('Allowed to take it', spender, 'text'),
];

/** A line with the wallet that is paid. */
export const paidTo = (wallet: string): PreviewLine => line('Paid to', wallet, 'wallet');
