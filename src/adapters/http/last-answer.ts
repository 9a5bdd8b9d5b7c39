import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Looks at a connection whose caller still sends: so many without a byte end it, and so many in all. */
const QUIET_LOOKS = 5;
const MOST_LOOKS = 30;

interface WholeAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/**
 * Answers a request whose body was not read to its end, as the last one of its connection. A connection that is closed
 * while its caller still sends is reset, and a reset takes the answer from a caller that has not read it yet; so the rest of
 * the body is thrown away, and the connection ends with it, after five seconds without a byte, or after thirty
 * (RFC 9112, section 9.6). Looks are counted, not the time: a busy process does not see what has arrived meanwhile.
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
  req.on('data', () => {
    quiet = 0;
  });
  req.once('end', end);
  res.once('close', end);
}
