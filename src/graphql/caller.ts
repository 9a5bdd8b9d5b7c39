import { AppError } from '@income-series/protocol/errors/app-error';
import type { Caller } from '../core/caller.ts';
import type { Viewer } from './access/index.ts';

/** Turns a viewer with an account into the caller of a use case. @throws UNAUTHENTICATED without an account */
export function callerOf({ accountId, wallets, isAdmin, signerKeys, signerChains }: Viewer): Caller {
  if (accountId === null) throw new AppError('UNAUTHENTICATED');
  return { accountId, wallets, isAdmin, signerKeys, signerChains };
}
