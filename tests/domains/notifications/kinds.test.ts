import { describe, expect, it } from 'vitest';
import { mailText, PLACEHOLDERS } from '../../../src/domains/notifications/mail-text.ts';
import { catalogues, modules } from '../../../src/modules.ts';

const { eventRule, kinds, templateOf } = catalogues.notifications;

const fields = {
  seriesKey: `0x${'5e'.repeat(32)}`,
  subjectId: '00000000-0000-7000-8020-000000000001',
  period: 20254,
  round: 7,
  window: 9,
  status: 'PARTIAL',
  reason: 'A<b>&"c',
  at: new Date('2026-02-03T04:05:06.789Z'),
};
const nothing = {
  seriesKey: null,
  subjectId: null,
  period: null,
  round: null,
  window: null,
  status: null,
  reason: null,
};
const SITE = 'https://gateway.example/?a=1&b=2';

/** Words that go with an amount, a count, a person or what is sealed. */
const PRIVATE =
  /amount|price|sum\b|total|fee\b|charge|deposit|refund|payment|income|salary|balance|money|cap\b|currency|coin|[$€£]|wallet 0x|signature|commitment|salt|nonce|name|e-?mail address of|\d/i;

describe('the templates', () => {
  it('are declared once, each by one module', () => {
    const declared = modules.flatMap(({ notifications: { events = {}, actions = {}, reminders = {} } = {} }) =>
      Object.keys({ ...events, ...actions, ...reminders }),
    );
    expect(declared.length).toBeGreaterThan(50);
    expect([...kinds].sort()).toEqual(declared.sort());
  });

  it.each(kinds)('%s names nothing private and leaves open what is allowed', (kind) => {
    const { subject, sentence } = templateOf(kind);
    for (const text of [subject, sentence]) {
      expect(text).not.toMatch(PRIVATE);
      const open = [...text.matchAll(/\{(\w*)\}/g)].map(([, word]) => word);
      expect(PLACEHOLDERS).toEqual(expect.arrayContaining(open));
      expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}<>]/);
      // What an event’s text leaves open is known of the event.
      const rule = eventRule(kind);
      if (rule) expect(Object.keys(rule.fields)).toEqual(expect.arrayContaining(open));
    }
  });

  it.each(kinds)('%s becomes a mail', (kind) => {
    for (const known of [fields, { ...nothing, at: fields.at }]) {
      const { subject, text, html } = mailText(templateOf(kind), known, SITE);
      expect(`${subject}${text}${html}`).not.toMatch(/[{}]|null|undefined/);
      expect(subject).toMatch(/^[^\r\n]{4,78}$/);
      expect(text).toContain('Date: 2026-02-03 04:05:06 UTC');
      expect(text).toContain(SITE);
      expect(html).toContain('href="https://gateway.example/?a=1&amp;b=2"');
    }
  });

  it('say what is known, escaped in HTML', () => {
    const { text, html } = mailText(templateOf('BidRejected'), fields, SITE);
    expect(text).toContain('Period: 2025-Q4\nRound: 7\nWindow: 9\nStatus: PARTIAL\nReason: A<b>&"c\nRecord: 0');
    expect(html).toContain('<td>Reason</td><td>A&lt;b&gt;&amp;&quot;c</td>');
    expect(html).not.toContain('A<b>');
  });
});
