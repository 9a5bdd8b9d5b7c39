import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { InputError } from '@income-series/protocol/errors/input-error';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createSmtpMailer } from '../../../src/adapters/mail/index.ts';
import { parseProfile } from '../../../src/domains/account/model/index.ts';
import { listen } from '../../support/listen.ts';

/** The recipients as the client wrote them; a server that parses them would hide what it was sent. */
const recipients: string[] = [];
const server = createServer((socket) => {
  let inMessage = false;
  const reply = (text: string) => void socket.write(`${text}\r\n`);
  reply('220 here');
  createInterface(socket).on('line', (line) => {
    if (inMessage && line !== '.') return;
    if (line.startsWith('EHLO')) return reply('250-here\r\n250 SMTPUTF8');
    if (line.startsWith('RCPT TO:')) recipients.push(line.slice('RCPT TO:'.length));
    inMessage = line === 'DATA';
    reply(inMessage ? '354 go on' : '250 fine');
  });
  socket.on('error', () => {});
});

const { port, stop } = await listen(server);
const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'post@gateway.example', requireTls: false });
beforeEach(() => void recipients.splice(0));
afterAll(async () => {
  await mailer?.close();
  await stop();
});

const send = (to: string) =>
  mailer.send({
    id: 'row',
    template: 'BidRevealed',
    to,
    subject: 'Your bid',
    text: 'Revealed.',
    html: '<p>Revealed.</p>',
  });

/** The address that is stored for this text; null if it is refused. */
function storedAddress(email: string): string | null {
  try {
    return parseProfile({ email }).email ?? null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return null;
  }
}

const PIECES = [
  'a',
  'B',
  'ö',
  'O\u0308',
  'é',
  '例',
  'ß',
  'ς',
  'ا',
  '1',
  '-',
  '_',
  '+',
  "'",
  '.',
  'xn--',
  'xn--mnchen-3ya',
  'ｆ',
  'ﬁ',
];
const SPECIALS = [',', ';', ':', '(', ')', '<', '>', '"', '\\', '[', ']', '@', '%40', '=?utf-8?q?a?=', '\r\n', '\t'];
const OTHER_SPACES = [
  ' ',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u3002',
  '\uff0e',
  '\uff61',
  '\u3164',
  '\u202e',
];
const ordinary = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const any = fc
  .array(fc.constantFrom(...PIECES, ...SPECIALS, ...OTHER_SPACES), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));
const part = fc.oneof({ weight: 4, arbitrary: ordinary }, { weight: 1, arbitrary: any });
const texts = fc.tuple(part, part, part).map(([local, name, top]) => `${local}@${name}.${top}`);

it('an address that is stored is one recipient, in exactly this text', async () => {
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(texts, fc.emailAddress()), async (text) => {
      const to = storedAddress(text);
      if (to === null) return;
      stored += 1;
      recipients.splice(0);
      await send(to);
      expect(recipients).toEqual([`<${to}>`]);
    }),
    { numRuns: 200 },
  );
  expect(stored).toBeGreaterThan(40);
});

it.each(['ada@example.com,evil.example', 'ada@good.example(x)evil.example', 'ada@good\u3002example', 'ada'])(
  'an address of an earlier version that names others gets no mail: %s',
  async (to) => {
    await expect(send(to)).rejects.toMatchObject({ code: 'MAIL_REFUSED' });
    expect(recipients).toEqual([]);
  },
);

it('an address of an earlier version with a domain in Unicode gets its mail', async () => {
  await send('ada@münchen.example');
  expect(recipients).toEqual(['<ada@xn--mnchen-3ya.example>']);
});
