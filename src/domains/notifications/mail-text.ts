import { isPeriod, printPeriod } from '@income-series/protocol/period';
import { EMAIL_CODE_MS } from '../../core/email-code.ts';
import type { MailTemplate } from './kinds.ts';

/** The values that a mail may contain, besides the address of the service. None is an amount, a count or a person. */
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

/** The placeholders that a template may contain, as `{period}`. */
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
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] as string);

const quarterText = (period: number): string => (isPeriod(period) ? printPeriod(period) : `${period}`);
const utcText = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

const WHY = 'You get this because your account has this address. Take it out of your profile to get no more.';
const CODE_TIME = `It is good for ${EMAIL_CODE_MS / 60_000} minutes.`;

/** Composes the mail of a notification. `site`: the address where people reach the service. */
export function mailText(template: MailTemplate, fields: Omit<MailFields, 'kind'>, site: string): MailText {
  const { period, round, window } = fields;
  const words: Readonly<Record<string, string>> = {
    period: period === null ? 'its period' : quarterText(period),
    round: `${round ?? ''}`,
    window: `${window ?? ''}`,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const { subject, sentence } = template;
  const rows = factsOf(fields);
  const cells = rows.map(([name, value]) => `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(value)}</td></tr>`);
  return composeText({
    subject: fill(subject),
    sentence: fill(sentence),
    text: rows.map(([name, value]) => `${name}: ${value}`),
    html: [`<table>${cells.join('')}</table>`],
    why: WHY,
    site,
  });
}

/** Composes the mail with the code that confirms an address. The subject has no code, because locked screens show it. */
export const codeText = (code: string, site: string): MailText =>
  composeText({
    subject: 'Confirm your e-mail address',
    sentence: 'This code confirms the e-mail address of your account.',
    text: [code, '', CODE_TIME],
    html: [`<p><strong>${escapeHtml(code)}</strong></p>`, `<p>${CODE_TIME}</p>`],
    why: 'If you did not ask for a code, you may ignore this mail.',
    site,
  });

interface MailParts {
  readonly subject: string;
  readonly sentence: string;
  /** The lines after the sentence, once as plain text and once as HTML. */
  readonly text: readonly string[];
  readonly html: readonly string[];
  readonly why: string;
  readonly site: string;
}

/** Writes the parts of a mail as plain text and as HTML, followed by the site's address and the reason for the mail. */
function composeText({ subject, sentence, text, html, why, site }: MailParts): MailText {
  const page = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><body>',
    `<p>${escapeHtml(sentence)}</p>`,
    ...html,
    `<p><a href="${escapeHtml(site)}">${escapeHtml(site)}</a></p>`,
    `<p><small>${escapeHtml(why)}</small></p>`,
    '</body></html>',
  ];
  return { subject, text: [sentence, '', ...text, '', site, '', why, ''].join('\n'), html: page.join('\n') };
}

/** The list of fields in a mail: the name and the value of each field that is not null. */
function factsOf(fields: Omit<MailFields, 'kind'>): readonly (readonly [string, string])[] {
  const { seriesKey, period, round, window, status, reason, subjectId, at } = fields;
  const facts: readonly (readonly [string, string | number | null])[] = [
    ['Series', seriesKey],
    ['Period', period === null ? null : quarterText(period)],
    ['Round', round],
    ['Window', window],
    ['Status', status],
    ['Reason', reason],
    ['Record', subjectId],
    ['Date', utcText(at)],
  ];
  return facts.filter(([, value]) => value !== null).map(([name, value]) => [name, `${value}`]);
}
