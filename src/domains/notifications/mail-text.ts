import { EMAIL_CODE_MS } from '../../core/email-code.ts';
import { isPeriod, printPeriod } from '../../core/period.ts';
import type { MailTemplate } from './kinds.ts';

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

const quarter = (period: number): string => (isPeriod(period) ? printPeriod(period) : `${period}`);
const utcText = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const WHY = 'You get this because your account has this address. Take it out of your profile to get no more.';
const CODE_TIME = `It is good for ${EMAIL_CODE_MS / 60_000} minutes.`;

/** The mail of a notification. `site`: where people reach the service. */
export function mailText(template: MailTemplate, fields: Omit<MailFields, 'kind'>, site: string): MailText {
  const { period, round, window } = fields;
  const words: Readonly<Record<string, string>> = {
    period: period === null ? 'its period' : quarter(period),
    round: `${round ?? ''}`,
    window: `${window ?? ''}`,
  };
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const { subject, sentence } = template;
  const rows = factsOf(fields);
  const cells = rows.map(([name, value]) => `<tr><td>${escaped(name)}</td><td>${escaped(value)}</td></tr>`);
  return written({
    subject: filled(subject),
    sentence: filled(sentence),
    text: rows.map(([name, value]) => `${name}: ${value}`),
    html: [`<table>${cells.join('')}</table>`],
    why: WHY,
    site,
  });
}

/** The mail with the code that confirms an address. Its subject is shown on locked screens, and has no code. */
export const codeText = (code: string, site: string): MailText =>
  written({
    subject: 'Confirm your e-mail address',
    sentence: 'This code confirms the e-mail address of your account.',
    text: [code, '', CODE_TIME],
    html: [`<p><strong>${escaped(code)}</strong></p>`, `<p>${CODE_TIME}</p>`],
    why: 'If you did not ask for a code, you may ignore this mail.',
    site,
  });

interface MailParts {
  readonly subject: string;
  readonly sentence: string;
  /** What follows the sentence, by line, without HTML and as HTML. */
  readonly text: readonly string[];
  readonly html: readonly string[];
  readonly why: string;
  readonly site: string;
}

function written({ subject, sentence, text, html, why, site }: MailParts): MailText {
  const page = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><body>',
    `<p>${escaped(sentence)}</p>`,
    ...html,
    `<p><a href="${escaped(site)}">${escaped(site)}</a></p>`,
    `<p><small>${escaped(why)}</small></p>`,
    '</body></html>',
  ];
  return { subject, text: [sentence, '', ...text, '', site, '', why, ''].join('\n'), html: page.join('\n') };
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
