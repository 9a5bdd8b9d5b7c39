import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { chainRefusal } from '../../core/errors/chain-refusals.ts';
import type { Simulation } from './model/index.ts';

/** Thrown if the simulation of a transaction fails. `errorName`: as `Simulation.errorName`, which also gives the message. */
export class SimulationFailed extends AppError {
  readonly errorName: string | null;

  constructor({ errorName }: Pick<Simulation, 'errorName'>) {
    const message = chainRefusal(errorName);
    super('SIMULATION_FAILED', message === undefined ? {} : { message });
    this.errorName = errorName;
  }
}

/** The option of every mutation that builds a transaction. */
export interface SendableOptions {
  readonly allowFailing?: boolean | null | undefined;
}

/** The codes of the contracts' errors for unapproved wallets, one per error, because a code says what to apply for. */
const NOT_APPROVED: ReadonlyMap<string | null, ErrorCode> = new Map([
  ['NOT_ALLOWLISTED', 'WALLET_NOT_VERIFIED'],
  ['ISSUER_NOT_APPROVED', 'ISSUER_NOT_APPROVED'],
]);

/**
 * Requires that the simulation succeeded, unless the caller set `allowFailing`.
 * @throws WALLET_NOT_VERIFIED, ISSUER_NOT_APPROVED if the registry is the reason; else SimulationFailed
 */
export function requireSendable(
  { simulation }: { readonly simulation: Simulation },
  { allowFailing }: SendableOptions = {},
): void {
  if (simulation.ok || allowFailing === true) return;
  const code = NOT_APPROVED.get(simulation.errorName);
  throw code === undefined ? new SimulationFailed(simulation) : new AppError(code);
}
