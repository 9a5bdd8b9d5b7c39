import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import { MAX_WORK_A_STEP, requireCommitment, requireCount } from '../transaction/index.ts';
import type { RaiseCall } from './model/index.ts';

/**
 * Checks a call of a raise as far as that is possible without the chain. The simulation checks the rest.
 * @throws BAD_INPUT for a call that the contract refuses in every state, NOT_ISSUER for an issuer's call by another wallet
 */
export function checkRaiseCall(call: RaiseCall, wallet: Address, issuer: Address): void {
  switch (call.kind) {
    case 'commitBid':
      requireCommitment(call.commitment);
      if (call.deposit === 0n) throw new InputError('deposit', 'an amount above zero');
      return;
    case 'settleStep':
      requireCount('maxBids', call.maxBids, MAX_WORK_A_STEP);
      return;
    case 'withdrawProceeds':
    case 'cancelRaise':
      if (wallet !== issuer) throw new AppError('NOT_ISSUER');
      return;
    case 'revealBid':
    case 'passGate':
    case 'deliverBid':
      return;
  }
}
