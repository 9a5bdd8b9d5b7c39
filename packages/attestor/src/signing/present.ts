import { formatWad } from '@income-series/protocol/amounts';
import { isPeriod, printPeriod } from '@income-series/protocol/period';
import { type MessageKind, messageFields } from '@income-series/protocol/signing';
import { toPlain } from '../plain.ts';
import { WIDTH, wrapText } from '../wrap.ts';

const LABELS: Readonly<Record<string, string>> = {
  seriesKey: 'Series',
  period: 'Period',
  priorCommitment: 'Prior income commitment',
  incomeCommitment: 'Income commitment',
  tier: 'Tier',
  liquidityFlag: 'Liquidity flag',
  rate: 'Rate',
  pauseNonce: 'Pause nonce',
  pauseEnd: 'Paused until',
  extinguishNonce: 'Extinguishment nonce',
  amendmentNonce: 'Amendment nonce',
  newTermsCommitment: 'New terms commitment',
  newCap: 'New cap',
  year: 'Year',
  trueupNonce: 'True-up nonce',
  attestationTs: 'Attested at',
  adjustment: 'Adjustment',
};

const TIERS: Readonly<Record<string, string>> = { 3: 'documents read by an attestor' };
const formatInstant = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();
/** Formats seconds since 1970 as a time. Seconds after the year 9999 stay a number. */
const formatTime = (seconds: bigint) =>
  seconds < 253_402_300_800n ? `${formatInstant(seconds)} (${seconds})` : `${seconds}`;

function formatAdjustment(value: bigint): string {
  if (value === 0n) return '0: nothing is changed';
  return value > 0n ? `+${value} base units: owed in addition` : `${value} base units: deducted from later payments`;
}

const MEANING: Readonly<Record<string, (value: never) => string>> = {
  period: (value: number) => (isPeriod(value) ? printPeriod(value) : `${value}`),
  tier: (value: number) => `${value}${TIERS[value] ? ` (${TIERS[value]})` : ''}`,
  liquidityFlag: (value: number) => `${value} (${value === 1 ? 'not cash: the payment accrues' : 'cash'})`,
  rate: (value: bigint) => `${formatWad(value)} base units of the payment token for one minor unit`,
  pauseEnd: formatTime,
  attestationTs: formatTime,
  newCap: (value: bigint) => `${value} base units`,
  adjustment: formatAdjustment,
};

const labelOf = (field: string): string => LABELS[field] ?? field;

export type Facts = readonly (readonly [label: string, value: string])[];

/** The label of a message's field and its value in words. */
export function factOf(name: string, value: unknown): Facts[number] {
  const meaning = MEANING[name];
  return [labelOf(name), meaning === undefined ? String(value) : meaning(value as never)];
}

/** All fields of a message in words, in the order in which they are hashed. */
export const factsOf = (kind: MessageKind, message: object): Facts =>
  messageFields(kind).map(({ name }) => factOf(name, (message as Record<string, unknown>)[name]));

/** Shortens an address, a key or a hash to its first and last digits. */
export const shortHex = (hex: string): string => `${hex.slice(0, 10)}…${hex.slice(-6)}`;

/**
 * Formats facts in two columns, with long values below their labels. Values are made safe for the terminal.
 */
export function formatFacts(facts: Facts): string {
  const width = Math.max(0, ...facts.map(([label]) => label.length));
  const line = (label: string, value: string) => {
    const fits = 2 + width + 2 + value.length <= WIDTH;
    return fits ? `  ${label.padEnd(width)}  ${value}` : wrapText(`  ${label}\n    ${value}`);
  };
  return facts.map(([label, value]) => line(label, toPlain(value))).join('\n');
}

/** Formats facts that this machine cannot check, under a heading that says so. */
export const formatUnchecked = (facts: Facts): string => `The gateway’s word, not checked here:\n${formatFacts(facts)}`;

/** Converts a message's fields to JSON values: bigints become decimal strings. */
export const messageJson = (message: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(message).map(([name, value]) => [name, typeof value === 'bigint' ? value.toString() : value]),
  );
