import type { PreviewLine } from './model.ts';

// What nouns write the previews of their calls with.

export const line = (label: string, value: string | number | bigint, unit: string): PreviewLine => ({
  label,
  value: value.toString(),
  unit,
});

/** `seconds`: unix. */
export const timeLine = (label: string, seconds: bigint): PreviewLine =>
  line(label, new Date(Number(seconds) * 1000).toISOString(), 'time');

export const paidTo = (wallet: string): PreviewLine => line('Paid to', wallet, 'wallet');
