import { type Period, printPeriod } from '../../core/period.ts';
import type { PreviewLine, PreviewUnit } from './model.ts';

// What nouns write the previews of their calls with.

export const line = (label: string, value: string | number | bigint, unit: PreviewUnit): PreviewLine => ({
  label,
  value: value.toString(),
  unit,
});

export const periodLine = (label: string, period: Period): PreviewLine => line(label, printPeriod(period), 'period');

/** `seconds`: unix. */
export const timeLine = (label: string, seconds: bigint): PreviewLine =>
  line(label, new Date(Number(seconds) * 1000).toISOString(), 'time');

/** An allowance of the payment token, base units. */
export const allowanceLines = (spender: string, amount: bigint): readonly PreviewLine[] => [
  line('Allowance', amount, 'token'),
  line('For', spender, 'text'),
];

export const paidTo = (wallet: string): PreviewLine => line('Paid to', wallet, 'wallet');
