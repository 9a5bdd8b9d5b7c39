import { AppError } from '../../core/errors/app-error.ts';
import type { Address } from '../../core/hex.ts';
import type { RaiseCall } from './model.ts';

/** Work a settlement step may be asked for: more would not fit a block. */
export const MAX_BIDS_A_STEP = 200;
const ZERO_HASH = `0x${'00'.repeat(32)}`;

/**
 * What can be told without the chain; the rest is the simulation's.
 * @throws BAD_INPUT for a call no state of the chain would take, NOT_ISSUER for an issuer's call by another wallet
 */
export function checkRaiseCall(call: RaiseCall, wallet: Address, issuer: Address): void {
  switch (call.kind) {
    case 'commitBid':
      if (call.commitment === ZERO_HASH || call.deposit === 0n) throw new AppError('BAD_INPUT');
      return;
    case 'settleStep':
      if (!Number.isInteger(call.maxBids) || call.maxBids < 1 || call.maxBids > MAX_BIDS_A_STEP) {
        throw new AppError('BAD_INPUT');
      }
      return;
    case 'withdrawProceeds':
    case 'cancelRaise':
      if (wallet !== issuer) throw new AppError('NOT_ISSUER');
      return;
    case 'approve':
    case 'revealBid':
    case 'passGate':
    case 'deliverBid':
      return;
  }
}

/**
 * Price, quantity and salt of a bid are nowhere until it may be revealed: before, the service does not want to know them.
 * @throws WRONG_STATE in any other phase
 */
export function requireRevealPhase(phase: string): void {
  if (phase !== 'REVEAL') throw new AppError('WRONG_STATE');
}
