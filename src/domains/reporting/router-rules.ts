import type { SeriesOnChain } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { InputError } from '../../core/errors/input-error.ts';
import { requireState } from '../../core/errors/record-state.ts';
import { PAYMENT_LIMIT } from '../../core/policy.ts';
import type { ContractCall } from '../transaction/index.ts';

/** What anyone may send of a routed series. */
export type RouterCall = Extract<ContractCall, { readonly kind: 'route' | 'release' | 'submitRoutedReport' }>;

/**
 * As the contract asks of a series whose router is opened: sealed terms are not opened for a transaction that would fail.
 * @param open as the index has it
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
 * What can be decided without the chain; the simulation decides the rest.
 * @throws BAD_INPUT for an amount no router takes
 */
export function checkRouted(call: RouterCall): void {
  if (call.kind === 'route' && (call.amount === 0n || call.amount >= PAYMENT_LIMIT)) {
    throw new InputError('amount', `1 to ${PAYMENT_LIMIT - 1n}`);
  }
}
