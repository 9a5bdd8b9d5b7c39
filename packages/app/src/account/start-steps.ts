import type { AccountStartQuery } from '../generated/operations.ts';
import type { StepState } from '../ui/index.ts';

type Application = NonNullable<AccountStartQuery['myApplications']>['nodes'][number];

export type StepName = 'APPLY' | 'IDENTITY' | 'SIGN' | 'SUBMIT' | 'DECISION' | 'VERIFIED';

export interface StartStep {
  readonly name: StepName;
  readonly state: StepState;
}

/** States in which an application is over, so that another one may be started. */
const OVER: ReadonlySet<string> = new Set(['REJECTED', 'REVOKED', 'WITHDRAWN']);

export const isOver = (state: string): boolean => OVER.has(state);

/** States of an application that is with an admin. */
const SUBMITTED: ReadonlySet<string> = new Set(['SUBMITTED', 'IN_REVIEW', 'APPROVED']);

/** The application of a persona that counts: the newest one that is not over. Null if there is none. */
export const presentApplication = (
  applications: readonly Application[],
  persona: Application['persona'],
): Application | null =>
  applications.find((application) => application.persona === persona && !isOver(application.state)) ?? null;

/**
 * The steps from nothing to a wallet that the chain knows, each with what is to be done about it.
 * @param isSigned true once the contract is signed that the application needs
 */
export function startSteps(application: Application | null, isSigned: boolean): readonly StartStep[] {
  const { state, identityStatus, onchain } = application ?? {};
  const isSubmitted = state !== undefined && SUBMITTED.has(state);
  const done: Readonly<Record<StepName, boolean>> = {
    APPLY: application !== null,
    IDENTITY: identityStatus === 'PASSED',
    SIGN: isSigned,
    SUBMIT: isSubmitted,
    DECISION: state === 'APPROVED',
    VERIFIED: onchain === 'VERIFIED',
  };
  const waits: Readonly<Partial<Record<StepName, boolean>>> = {
    IDENTITY: identityStatus === 'PENDING',
    DECISION: isSubmitted,
    VERIFIED: done.DECISION,
  };
  const names = Object.keys(done) as StepName[];
  const next = names.find((name) => !done[name] && !waits[name]);
  const isReached = (name: StepName) => next === undefined || names.indexOf(name) <= names.indexOf(next);
  return names.map((name) => {
    if (done[name]) return { name, state: 'DONE' };
    if (name === next) return { name, state: 'NEXT' };
    return { name, state: waits[name] && isReached(name) ? 'WAITS' : 'LATER' };
  });
}
