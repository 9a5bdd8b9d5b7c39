import type { IncomingMessage } from 'node:http';
import { AppError } from '@income-series/protocol/errors/app-error';
import { BodyPieces, discardRest } from '../../../adapters/http/body-pieces.ts';
import type { ExchangeSignal } from './exchange-end.ts';

export interface BodyLimits {
  /** The greatest total size of all request bodies in memory, in bytes. */
  readonly bytes: number;
  /**
   * The first bytes of each body that do not count, so that small requests always have room. The number of connections
   * bounds them.
   */
  readonly free: number;
}

const DEFAULT_BODIES: BodyLimits = { bytes: 64 * 1024 * 1024, free: 8 * 1024 };

const RETRY_SECONDS = 5;

export interface RequestBodies {
  /**
   * Reads the whole body of a request. Its bytes (beyond `free`) count until `closed` aborts, or with `until: 'read'` until it
   * was read. @throws BODY_TOO_LARGE beyond `most` bytes or 4,000 pieces; OVERLOADED if all bodies together are too large and
   * this one has been arriving longest; BAD_INPUT if the connection ends first
   */
  read(req: IncomingMessage, most: number, closed: ExchangeSignal, until?: 'answered' | 'read'): Promise<Buffer>;
}

/**
 * Creates a reader of request bodies that bounds their total memory. If they hold too much, the bodies that have been arriving
 * longest are refused, because a fast sender must not suffer from senders that never end.
 */
export function createRequestBodies(limits: Partial<BodyLimits> = {}): RequestBodies {
  const { bytes, free } = { ...DEFAULT_BODIES, ...limits };
  const countedBytes = (length: number) => Math.max(0, length - free);
  /** The functions that refuse the bodies that still arrive, oldest first. */
  const arriving = new Set<() => void>();
  let heldBytes = 0;

  function makeRoom(): void {
    for (const refuse of arriving) {
      if (heldBytes <= bytes) return;
      refuse();
    }
  }

  return {
    read: (req, most, closed, until = 'answered') =>
      new Promise((resolve, reject) => {
        const body = new BodyPieces();
        const release = () => {
          heldBytes -= countedBytes(body.length);
          body.clear();
        };
        const stop = () => {
          arriving.delete(refuse);
          req.off('data', addChunk);
        };
        const fail = (error: AppError) => {
          stop();
          release();
          discardRest(req);
          reject(error);
        };
        const refuse = () => fail(new AppError('OVERLOADED', { detail: { retryAfterSeconds: RETRY_SECONDS } }));
        const addChunk = (chunk: Buffer) => {
          heldBytes -= countedBytes(body.length);
          body.add(chunk);
          heldBytes += countedBytes(body.length);
          if (body.isBeyond(most)) fail(new AppError('BODY_TOO_LARGE'));
          else makeRoom();
        };
        arriving.add(refuse);
        req.on('data', addChunk);
        req.once('end', () => {
          stop();
          resolve(body.take());
          if (until === 'read') release();
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
