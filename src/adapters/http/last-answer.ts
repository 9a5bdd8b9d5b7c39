import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The number of checks in a row without a new byte after which a connection ends. */
const MAX_QUIET_CHECKS = 5;
/** The number of checks after which a connection ends in any case. */
const MAX_CHECKS = 30;

interface WholeAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/**
 * Answers a request whose body was not read to its end, and then closes the connection. The rest of the body is discarded first,
 * because closing a connection while the caller sends resets it, and the caller may lose the answer (RFC 9112, section 9.6). The
 * connection ends with the body, after five checks without a byte, or after thirty. Checks are counted instead of time, because a
 * busy process does not see what has arrived.
 */
export function answerLast(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, body }: WholeAnswer,
  checkMs = 1_000,
): void {
  res.writeHead(status, { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) });
  if (req.complete) {
    res.end(body);
    return;
  }
  res.write(body);
  let checks = 0;
  let quietChecks = 0;
  const end = () => {
    clearInterval(timer);
    res.end();
  };
  const timer = setInterval(() => {
    checks += 1;
    quietChecks += 1;
    if (quietChecks >= MAX_QUIET_CHECKS || checks >= MAX_CHECKS) end();
  }, checkMs);
  req.on('data', () => {
    quietChecks = 0;
  });
  req.once('end', end);
  res.once('close', end);
}
