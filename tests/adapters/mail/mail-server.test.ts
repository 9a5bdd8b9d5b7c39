import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { AppError } from '@income-series/protocol/errors/app-error';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer, type SmtpOptions } from '../../../src/adapters/mail/index.ts';
import type { Mail } from '../../../src/domains/notifications/index.ts';
import { eventually } from '../../support/eventually.ts';
import { some } from '../../support/exhaustive.ts';
import { listen } from '../../support/listen.ts';
import { startMailServer, TEST_CERTIFICATE, type TestMailServer } from '../../support/smtp.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function server(options: Parameters<typeof startMailServer>[0] = {}): Promise<TestMailServer> {
  const started = await startMailServer(options);
  ends.push(() => started.stop());
  return started;
}

function mailer(url: string, more: Partial<SmtpOptions> = {}) {
  const made = createSmtpMailer({
    url,
    from: 'post@gateway.example',
    requireTls: false,
    ca: TEST_CERTIFICATE,
    ...more,
  });
  ends.push(() => made.close());
  return made;
}

/** As many connections as a mailer has at once. */
const POOL = 4;

/** A server that answers a greeting, or one command, by `part` again and again, until it is to `hurry`. */
async function startSlowServer(slowAt: string, part: string) {
  const sockets = new Set<Socket>();
  let slow = true;
  const slowServer = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    const answer = (command: string, reply: string) => {
      if (!slow || command !== slowAt) return void socket.write(reply);
      const drip = setInterval(() => socket.write(part), 50);
      socket.once('close', () => clearInterval(drip));
    };
    let inMessage = false;
    answer('greeting', '220 slow.example\r\n');
    socket.once('close', () => sockets.delete(socket));
    createInterface(socket).on('line', (line) => {
      const command = line.split(' ', 1)[0] as string;
      if (inMessage && line !== '.') return;
      inMessage = command === 'DATA';
      answer(command, inMessage ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  const { port, stop } = await listen(slowServer);
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    return stop();
  });
  return {
    port,
    open: () => sockets.size,
    hurry: () => {
      slow = false;
    },
  };
}

const ADDRESS = 'somebody@people.example';
const mail = (): Mail => ({
  id: randomUUID(),
  template: 'BidRevealed',
  to: ADDRESS,
  subject: 'Your bid',
  text: 'Your bid was revealed.',
  html: '<p>Your bid was revealed.</p>',
});
/** The code it fails with; nothing of the error names the address. */
const failure = (sending: Promise<void>): Promise<string> =>
  sending.then(
    () => 'it was sent',
    (error: AppError) => {
      const whole = `${error.message} ${error.stack} ${JSON.stringify(error)} ${JSON.stringify(error.cause)}`;
      expect(whole).not.toContain('people.example');
      return error.code;
    },
  );

describe('a mail', () => {
  it.each([
    ['over STARTTLS', false, 'smtp'],
    ['over TLS from the start', true, 'smtps'],
  ])('is taken over %s', async (_, secure, scheme) => {
    const to = await server({ secure });
    const sent = mail();
    await mailer(`${scheme}://localhost:${to.port}`, { requireTls: !secure }).send(sent);
    expect(to.received).toMatchObject([{ from: 'post@gateway.example', to: [ADDRESS], secure: true }]);
    const source = to.received[0]?.source ?? '';
    expect(source).toContain(`Message-ID: <${sent.id}@gateway.example>`);
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain(sent.text);
    expect(source).toContain(sent.html);
  });

  it('goes out in the clear only where that is allowed', async () => {
    const to = await server({ starttls: false });
    await mailer(`smtp://localhost:${to.port}`).send(mail());
    expect(to.received).toMatchObject([{ secure: false }]);
    const url = `smtp://localhost:${to.port}`;
    expect(await failure(mailer(url, { requireTls: true }).send(mail()))).toBe('MAIL_FAILED');
    expect(to.received).toHaveLength(1);
  });

  it.each(['smtp', 'smtps'])('is not given to a server that is not believed, over %s', async (scheme) => {
    const to = await server({ secure: scheme === 'smtps' });
    const stranger = createSmtpMailer({
      url: `${scheme}://localhost:${to.port}`,
      from: 'post@gateway.example',
      requireTls: true,
    });
    ends.push(() => stranger.close());
    await expect(stranger.send(mail())).rejects.toMatchObject({
      code: 'MAIL_UNAVAILABLE',
      cause: { originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
    });
    expect(to.asked).toBe(0);
  });

  it('is sent in the name and with the password of the URL', async () => {
    const to = await server({ login: { user: 'gate@way', password: 'p@ss:word/1' } });
    const url = (password: string) => `smtp://gate%40way:${encodeURIComponent(password)}@localhost:${to.port}`;
    await mailer(url('p@ss:word/1')).send(mail());
    expect(to.received).toMatchObject([{ user: 'gate@way' }]);
    const refused = mailer(url('wrong')).send(mail());
    expect(await failure(refused)).toBe('MAIL_FAILED');
    await expect(refused).rejects.toMatchObject({ cause: { code: 'EAUTH' } });
  });
});

describe('a mail that is not taken', () => {
  it.each(
    some(
      [
        ['recipient', 450, '4.2.1 later', 'MAIL_FAILED'],
        ['recipient', 550, 'nobody', 'MAIL_REFUSED'],
        ['recipient', 551, 'moved', 'MAIL_REFUSED'],
        ['recipient', 553, 'no such name', 'MAIL_REFUSED'],
        ['recipient', 554, 'relay access denied', 'MAIL_FAILED'],
        ['recipient', 503, 'no such command now', 'MAIL_FAILED'],
        ['recipient', 530, 'authentication required', 'MAIL_FAILED'],
        ['recipient', 550, '5.1.1 nobody', 'MAIL_REFUSED'],
        ['recipient', 554, '5.2.1 closed', 'MAIL_REFUSED'],
        ['recipient', 556, '5.1.10 takes no mail', 'MAIL_REFUSED'],
        ['recipient', 550, '5.1.8 sender’s domain', 'MAIL_FAILED'],
        ['recipient', 550, '5.7.1 relay access denied', 'MAIL_FAILED'],
        ['recipient', 451, '5.1.1 later', 'MAIL_FAILED'],
        ['sender', 530, '5.7.0 must issue STARTTLS', 'MAIL_FAILED'],
        ['sender', 550, '5.1.8 sender’s domain', 'MAIL_FAILED'],
        ['sender', 553, 'not verified', 'MAIL_FAILED'],
        ['message', 452, 'full', 'MAIL_FAILED'],
        ['message', 550, '5.7.1 DMARC', 'MAIL_FAILED'],
        ['message', 550, '5.1.1 nobody', 'MAIL_FAILED'],
        ['message', 554, 'content', 'MAIL_FAILED'],
      ] as const,
      8,
    ),
  )('is the address’s fault or not: %s, %i %s is %s', async (part, code, text, expected) => {
    const to = await server();
    const by = mailer(`smtp://localhost:${to.port}`);
    to.answer(part, { code, text: `${text} ${part === 'sender' ? '' : ADDRESS}` });
    expect(await failure(by.send(mail()))).toBe(expected);
    to.answer(part, null);
    await by.send(mail());
    expect(to.received).toHaveLength(1);
  });

  it('finds nobody there', async () => {
    const gone = await server();
    await gone.stop();
    ends.pop();
    expect(await failure(mailer(`smtp://localhost:${gone.port}`).send(mail()))).toBe('MAIL_UNAVAILABLE');
  });

  it('finds somebody who says nothing', async () => {
    const silent = await listen(createServer());
    ends.push(silent.stop);
    const url = `smtp://127.0.0.1:${silent.port}`;
    expect(await failure(mailer(url, { timeoutMs: 200 }).send(mail()))).toBe('MAIL_UNAVAILABLE');
  });

  it.each(
    some(
      [
        ['its greeting', 'greeting', '220-and more\r\n'],
        ['its greeting, a byte at a time', 'greeting', '2'],
        ['EHLO', 'EHLO', '250-and more\r\n'],
        ['EHLO, a byte at a time', 'EHLO', '2'],
        ['the message', '.', '250-and more\r\n'],
        ['the message, a byte at a time', '.', '2'],
      ] as const,
      2,
    ),
  )('ends the connection of a server that never finishes %s', async (_, at, part) => {
    const server = await startSlowServer(at, part);
    const by = mailer(`smtp://127.0.0.1:${server.port}`, { timeoutMs: 200 });
    const slow = Array.from({ length: POOL }, () => failure(by.send(mail())));
    expect(await Promise.all(slow)).toEqual(slow.map(() => 'MAIL_UNAVAILABLE'));
    await eventually(() => expect(server.open()).toBe(0));
    server.hurry();
    await by.send(mail()); // the pool has its places again
  });

  it('is sent again where the answer is lost, under the same Message-ID', async () => {
    const to = await server();
    const sent = mail();
    const by = mailer(`smtp://localhost:${to.port}`);
    to.answer('message', 'hang up');
    expect(await failure(by.send(sent))).toBe('MAIL_UNAVAILABLE');
    to.answer('message', null);
    await by.send(sent);
    const ids = new Set(to.received.map(({ source }) => /Message-ID: (\S+)/i.exec(source)?.[1]));
    expect(to.received.length).toBeGreaterThan(1);
    expect([...ids]).toEqual([`<${sent.id}@gateway.example>`]);
  });
});
