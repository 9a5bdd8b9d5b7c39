import { AppError } from '../../core/errors/app-error.ts';
import { chainRefusal } from '../../core/errors/chain-refusals.ts';
import type { ErrorCode } from '../../core/errors/codes.ts';
import type { Simulation } from './model.ts';

/** The chain refuses the transaction as it stands: by which error, as `Simulation.errorName` says it. Its message is that error's. */
export class SimulationFailed extends AppError {
  readonly errorName: string | null;

  constructor({ errorName }: Pick<Simulation, 'errorName'>) {
    const message = chainRefusal(errorName);
    super('SIMULATION_FAILED', message === undefined ? {} : { message });
    this.errorName = errorName;
  }
}

/** Said by the caller of what builds a transaction. */
export interface SendableOptions {
  readonly allowFailing?: boolean | null | undefined;
}

/** What the registry does not allow a wallet has a code of its own, by the contracts' error: it says what to apply for. */
const NOT_APPROVED: ReadonlyMap<string | null, ErrorCode> = new Map([
  ['NOT_ALLOWLISTED', 'WALLET_NOT_VERIFIED'],
  ['ISSUER_NOT_APPROVED', 'ISSUER_NOT_APPROVED'],
]);

/**
 * A transaction whose simulation fails is built only for a caller who asks for that.
 * @throws WALLET_NOT_VERIFIED, ISSUER_NOT_APPROVED where that is why it fails; SimulationFailed
 */
export function requireSendable(
  { simulation }: { readonly simulation: Simulation },
  { allowFailing }: SendableOptions = {},
): void {
  if (simulation.ok || allowFailing === true) return;
  const code = NOT_APPROVED.get(simulation.errorName);
  throw code === undefined ? new SimulationFailed(simulation) : new AppError(code);
}
