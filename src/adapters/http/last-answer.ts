import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { discardRest } from './body-pieces.ts';

/** The numbers of checks after which a connection ends: in a row without a byte, and in all. */
const QUIET_LOOKS = 5;
const MOST_LOOKS = 30;

interface WholeAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/**
 * Answers a request whose body was not read to its end, and then closes the connection. The rest of the body is discarded first,
 * because closing a connection while the caller sends resets it, and the caller may lose the answer (RFC 9112, section 9.6). The
 * connection ends with the body, after five checks without a byte, after thirty, or after 4,000 pieces of the body. Checks are
 * counted instead of time, because a busy process does not see what has arrived.
 */
export function answerLast(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: WholeAnswer,
  lookMs = 1_000,
): void {
  res.writeHead(status, { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) });
  if (req.complete) {
    res.end(body);
    return;
  }
  res.write(body);
  let looks = 0;
  let quiet = 0;
  const end = () => {
    clearInterval(timer);
    res.end();
  };
  const timer = setInterval(() => {
    looks += 1;
    quiet += 1;
    if (quiet >= QUIET_LOOKS || looks >= MOST_LOOKS) end();
  }, lookMs);
  discardRest(req);
  req.on('data', () => {
    quiet = 0;
  });
  req.once('end', end);
  res.once('close', end);
}
