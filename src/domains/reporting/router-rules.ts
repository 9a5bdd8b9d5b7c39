import { chainKind, moneyLimit, type SeriesOnChain } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import { requireState } from '../../core/errors/record-state.ts';
import type { ContractCall } from '../transaction/index.ts';

/** The router's calls that any wallet may send. */
export type RouterCall = Extract<ContractCall, { readonly kind: 'route' | 'release' | 'submitRoutedReport' }>;

/**
 * Requires, like the contract, that a series' router can be opened. This runs before the sealed terms are opened, so that they
 * are not opened for a transaction that would fail.
 * @param open whether the router is open, as indexed
 * @throws SERIES_NOT_ROUTED, ROUTER_OPEN, WRONG_STATE
 */
export function requireUnopened(series: Pick<SeriesOnChain, 'routed' | 'phase'>, open: boolean): void {
  if (!series.routed) throw new AppError('SERIES_NOT_ROUTED');
  if (open) throw new AppError('ROUTER_OPEN');
  requireState('WRONG_STATE', {
    record: 'raise',
    state: series.phase,
    needs: ['COMMIT'],
    can: 'have its router opened',
  });
}

/**
 * Checks the amount of a routed payment; the simulation checks the rest. Income that was paid before is on Solana alone, because an
 * EVM router takes it with the call.
 * @throws BAD_INPUT for an amount that the router refuses
 */
export function checkRouterCall(call: RouterCall, chain: string): void {
  if (call.kind !== 'route') return;
  const { amount = null } = call;
  const limit = moneyLimit(chain);
  const isRoutable = amount === null ? chainKind(chain) === 'solana' : amount > 0n && amount < limit;
  if (!isRoutable) throw new InputError('amount', `1 to ${limit - 1n}`);
}
