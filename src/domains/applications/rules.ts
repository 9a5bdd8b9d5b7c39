import { AppError } from '../../core/errors/app-error.ts';
import { InputError } from '../../core/errors/input-error.ts';
import type { SourceKind } from '../../core/source-kinds.ts';
import type { ApplicationMove, ApplicationState, Persona } from './model.ts';

/** From which states each move leads where (docs/protocol.md, section 15). What is not here is refused. */
const MACHINE: Readonly<Record<ApplicationMove, Readonly<Partial<Record<ApplicationState, ApplicationState>>>>> = {
  EDIT: { DRAFT: 'DRAFT' },
  SUBMIT: { DRAFT: 'SUBMITTED' },
  WITHDRAW: { DRAFT: 'WITHDRAWN', SUBMITTED: 'WITHDRAWN', IN_REVIEW: 'WITHDRAWN' },
  NOTE: { DRAFT: 'DRAFT', SUBMITTED: 'SUBMITTED', IN_REVIEW: 'IN_REVIEW', APPROVED: 'APPROVED' },
  CHECK_IDENTITY: { DRAFT: 'DRAFT', SUBMITTED: 'SUBMITTED', IN_REVIEW: 'IN_REVIEW' },
  CLAIM: { SUBMITTED: 'IN_REVIEW', IN_REVIEW: 'IN_REVIEW' },
  APPROVE: { IN_REVIEW: 'APPROVED' },
  REJECT: { IN_REVIEW: 'REJECTED' },
  REVOKE: { APPROVED: 'REVOKED' },
};

/** The state that a move leads to; null where the state does not allow it. */
export const stateAfter = (state: ApplicationState, move: ApplicationMove): ApplicationState | null =>
  MACHINE[move][state] ?? null;

/** @throws RECORD_STATE where the state does not allow the move */
export function requireMove(state: string, move: ApplicationMove): ApplicationState {
  const next = stateAfter(state as ApplicationState, move);
  if (next === null) throw new AppError('RECORD_STATE');
  return next;
}

/** The kinds of source that an application names: an issuer's, each once. @throws BAD_INPUT */
export function parseSources(persona: string, kinds: readonly SourceKind[]): SourceKind[] {
  const issuer: Persona = 'ISSUER';
  if (kinds.length > 0 && persona !== issuer) throw new InputError('incomeSourceKinds', 'none, but of an issuer');
  if (new Set(kinds).size !== kinds.length) throw new InputError('incomeSourceKinds', 'each kind once');
  return [...kinds];
}
