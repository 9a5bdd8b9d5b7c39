import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const pem = (name: string) => readFileSync(new URL(`./certificates/${name}`, import.meta.url), 'utf8');

/** The certificate of the test server, which signs itself: to be given as `ca` by who is to believe it. */
export const TEST_CERTIFICATE = pem('localhost.crt');

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body as they came. */
  readonly source: string;
  /** Over TLS. */
  readonly secure: boolean;
  readonly user: string | undefined;
}

/** The part of a mail that the server answers: MAIL FROM, RCPT TO or the end of DATA. */
type Part = 'sender' | 'recipient' | 'message';
/** The server's answer: it accepts, replies with an error, or hangs up. */
type Verdict = { readonly code: number; readonly text: string } | 'hang up' | null;

export interface TestMailServer {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** How many recipients were asked about. */
  readonly asked: number;
  /** Sets the answer to senders, recipients or messages from now on. */
  answer(to: Part, verdict: Verdict): void;
  stop(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it takes. */
export async function startMailServer(options: {
  readonly secure?: boolean;
  readonly starttls?: boolean;
  readonly login?: { readonly user: string; readonly password: string };
}): Promise<TestMailServer> {
  const { secure = false, starttls = true, login } = options;
  const received: ReceivedMail[] = [];
  const verdicts: Record<Part, Verdict> = { sender: null, recipient: null, message: null };
  let connections = 0;
  const error = ({ code, text }: Exclude<Verdict, 'hang up' | null>) =>
    Object.assign(new Error(text), { responseCode: code });
  const hangUp = () => server.connections.forEach((connection) => void connection.close());
  const server = new SMTPServer({
    secure,
    key: pem('localhost.key'),
    cert: TEST_CERTIFICATE,
    authOptional: login === undefined,
    disabledCommands: starttls ? [] : ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth({ username, password }, _, callback) {
      const right = username === login?.user && password === login?.password;
      if (right) callback(null, { user: username });
      else callback(error({ code: 535, text: 'wrong name or password' }));
    },
    onMailFrom(_, __, callback) {
      const verdict = verdicts.sender;
      if (verdict === 'hang up') return hangUp();
      return callback(verdict === null ? null : error(verdict));
    },
    onRcptTo({ address }, session, callback) {
      connections += 1;
      const verdict = verdicts.recipient;
      if (verdict === 'hang up') return hangUp();
      return callback(
        verdict === null ? null : error({ ...verdict, text: `${verdict.text} <${address}> ${session.id}` }),
      );
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const verdict = verdicts.message;
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
          secure: session.secure,
          user: session.user as string | undefined,
        });
        // The mail was taken, but the answer is lost.
        if (verdict === 'hang up') return hangUp();
        if (verdict !== null) received.pop();
        return callback(verdict === null ? null : error(verdict));
      });
    },
  });
  server.on('error', () => {}); // a client that does not believe the certificate
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    get asked() {
      return connections;
    },
    answer(to, verdict) {
      verdicts[to] = verdict;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
