import type { IncomingMessage } from 'node:http';
import { AppError } from '../../core/errors/app-error.ts';
import type { EndSignal } from './exchange-end.ts';

export interface BodyLimits {
  /** Bytes of all requests' bodies that are held at once. */
  readonly bytes: number;
  /** So many of each body are not counted: what a small request sends has room whatever others hold. Connections bound it. */
  readonly free: number;
}

const DEFAULT_BODIES: BodyLimits = { bytes: 64 * 1024 * 1024, free: 8 * 1024 };

const RETRY_SECONDS = 5;

export interface RequestBodies {
  /**
   * The whole body of a request. What arrived of it beyond 8 KiB counts until `closed` aborts, or `until` it was read.
   * @throws BODY_TOO_LARGE as soon as it has more than `most` bytes; OVERLOADED where all bodies hold too much and this is
   * the one whose end has been awaited longest; BAD_INPUT where the connection ends first
   */
  read(req: IncomingMessage, most: number, closed: EndSignal, until?: 'answered' | 'read'): Promise<Buffer>;
}

/**
 * Bounds the memory of what is sent to us, whatever it is and however slowly it comes. Where too much is held, those are
 * refused that have not ended for the longest time: who sends a body at once gets by those who never end theirs.
 */
export function createRequestBodies(limits: Partial<BodyLimits> = {}): RequestBodies {
  const { bytes, free } = { ...DEFAULT_BODIES, ...limits };
  const counted = (length: number) => Math.max(0, length - free);
  /** Ends each body that has not ended, in the order in which they began. */
  const arriving = new Set<() => void>();
  let held = 0;

  function makeRoom(): void {
    for (const refuse of arriving) {
      if (held <= bytes) return;
      refuse();
    }
  }

  return {
    read: (req, most, closed, until = 'answered') =>
      new Promise((resolve, reject) => {
        let chunks: Buffer[] = [];
        let length = 0;
        const release = () => {
          held -= counted(length);
          length = 0;
          chunks = [];
        };
        const stop = () => {
          arriving.delete(refuse);
          req.off('data', take);
        };
        const fail = (error: AppError) => {
          stop();
          release();
          req.resume(); // what still comes is thrown away
          reject(error);
        };
        const refuse = () => fail(new AppError('OVERLOADED', { detail: { retryAfterSeconds: RETRY_SECONDS } }));
        const take = (chunk: Buffer) => {
          chunks.push(chunk);
          held -= counted(length);
          length += chunk.length;
          held += counted(length);
          if (length > most) fail(new AppError('BODY_TOO_LARGE'));
          else makeRoom();
        };
        arriving.add(refuse);
        req.on('data', take);
        req.once('end', () => {
          stop();
          resolve(Buffer.concat(chunks));
          if (until === 'read') release();
          else chunks = [];
        });
        req.once('error', () => fail(new AppError('BAD_INPUT')));
        closed.addEventListener('abort', () => {
          if (arriving.has(refuse)) reject(new AppError('BAD_INPUT'));
          stop();
          release();
        });
      }),
  };
}
