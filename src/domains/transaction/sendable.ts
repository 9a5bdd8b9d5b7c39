import { AppError } from '../../core/errors/app-error.ts';
import type { Simulation } from './model.ts';

/** The chain refuses the transaction as it stands: by which error of the contracts, as `Simulation.errorName` says it. */
export class SimulationFailed extends AppError {
  readonly errorName: string | null;

  constructor({ errorName }: Pick<Simulation, 'errorName'>) {
    super('SIMULATION_FAILED');
    this.errorName = errorName;
  }
}

/** Said by the caller of what builds a transaction. */
export interface SendableOptions {
  readonly allowFailing?: boolean | null | undefined;
}

/**
 * A transaction whose simulation fails is built only for a caller who asks for that.
 * @throws SimulationFailed
 */
export function requireSendable(
  { simulation }: { readonly simulation: Simulation },
  { allowFailing }: SendableOptions = {},
): void {
  if (!simulation.ok && allowFailing !== true) throw new SimulationFailed(simulation);
}
