import type { IncomingMessage } from 'node:http';

/**
 * The greatest number of pieces of a body, each a chunk of its encoding or what one read of the connection gave. Reading a piece
 * takes about as long as reading a thousand bytes. Packets of 576 bytes bring the largest body in 3,000 pieces.
 */
export const MOST_PIECES = 4_000;

/** Discards the rest of a request's body, and closes its connection after `MOST_PIECES` more pieces. */
export function discardRest(req: IncomingMessage): void {
  let pieces = 0;
  req.on('data', () => {
    pieces += 1;
    if (pieces > MOST_PIECES) req.destroy();
  });
}
