import type { IncomingMessage } from 'node:http';

/**
 * The greatest number of pieces of a body, each a chunk of its encoding or what one read of the connection gave. Reading a piece
 * takes about as long as reading a thousand bytes. Packets of 576 bytes bring the largest body in 3,000 pieces.
 */
const MOST_PIECES = 4_000;

const NOTHING = Buffer.alloc(0);

/** The bytes of a body as they arrive. They are copied into one buffer, because a kept piece holds more than its bytes. */
export class BodyPieces {
  #buffer: Buffer = NOTHING;
  #pieces = 0;
  /** The number of bytes so far. */
  length = 0;

  add(piece: Buffer): void {
    const needed = this.length + piece.length;
    if (needed > this.#buffer.length) {
      const grown = Buffer.allocUnsafe(Math.max(needed, 2 * this.#buffer.length));
      this.#buffer.copy(grown, 0, 0, this.length);
      this.#buffer = grown;
    }
    piece.copy(this.#buffer, this.length);
    this.length = needed;
    this.#pieces += 1;
  }

  /** Tests that the body has more than `most` bytes, or more than 4,000 pieces. */
  isBeyond(most: number): boolean {
    return this.length > most || this.#pieces > MOST_PIECES;
  }

  /** Returns the body, and keeps its length only. */
  take(): Buffer {
    const body = this.#buffer.subarray(0, this.length);
    this.#buffer = NOTHING;
    return body;
  }

  clear(): void {
    this.#buffer = NOTHING;
    this.length = 0;
  }
}

/** Discards the rest of a request's body, and closes its connection after 4,000 more pieces. */
export function discardRest(req: IncomingMessage): void {
  let pieces = 0;
  req.on('data', () => {
    pieces += 1;
    if (pieces > MOST_PIECES) req.destroy();
  });
}
