import { isPeriod, quarterOf, yearOf } from '../../core/period.ts';
import { templateOf } from './kinds.ts';

/** What a template may name, next to the address of the service. Never an amount, a count or a person. */
export interface MailFields {
  readonly kind: string;
  readonly seriesKey: string | null;
  readonly subjectId: string | null;
  readonly period: number | null;
  readonly round: number | null;
  readonly window: number | null;
  readonly status: string | null;
  readonly reason: string | null;
  readonly at: Date;
}

/** The words that a template may leave open. */
export const PLACEHOLDERS = ['period', 'round', 'window'] as const;

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] as string);

const quarter = (period: number): string =>
  isPeriod(period) ? `Q${quarterOf(period)} ${yearOf(period)}` : `${period}`;
const utcText = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const WHY = 'You get this because your account has this address. Take it out of your profile to get no more.';

/** The mail of a notification. `site`: where people reach the service. */
export function mailText(kind: string, fields: Omit<MailFields, 'kind'>, site: string): MailText {
  const { period, round, window } = fields;
  const words: Readonly<Record<string, string>> = {
    period: period === null ? 'its period' : quarter(period),
    round: `${round ?? ''}`,
    window: `${window ?? ''}`,
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const { subject, sentence } = templateOf(kind);
  const rows = factsOf(fields);
  const text = [filled(sentence), '', ...rows.map(([name, value]) => `${name}: ${value}`), '', site, '', WHY, ''];
  const cells = rows.map(([name, value]) => `<tr><td>${escaped(name)}</td><td>${escaped(value)}</td></tr>`);
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><body>',
    `<p>${escaped(filled(sentence))}</p>`,
    `<table>${cells.join('')}</table>`,
    `<p><a href="${escaped(site)}">${escaped(site)}</a></p>`,
    `<p><small>${escaped(WHY)}</small></p>`,
    '</body></html>',
  ];
  return { subject: filled(subject), text: text.join('\n'), html: html.join('\n') };
}

/** What is known, by name: statuses, numbers of periods, rounds and windows, ids, the date. */
function factsOf(fields: Omit<MailFields, 'kind'>): readonly (readonly [string, string])[] {
  const { seriesKey, period, round, window, status, reason, subjectId, at } = fields;
  const facts: readonly (readonly [string, string | number | null])[] = [
    ['Series', seriesKey],
    ['Period', period === null ? null : quarter(period)],
    ['Round', round],
    ['Window', window],
    ['Status', status],
    ['Reason', reason],
    ['Record', subjectId],
    ['Date', utcText(at)],
  ];
  return facts.filter(([, value]) => value !== null).map(([name, value]) => [name, `${value}`]);
}
