import type { DraftFiguresFragment, DraftScreenQuery } from '../generated/operations.ts';
import type { StepState } from '../ui/index.ts';

type Answer = Pick<DraftScreenQuery, 'viewer' | 'myContractSessions' | 'myApplications'>;

export interface DraftStep {
  readonly name: 'CONTRACT' | 'APPROVAL' | 'CREATION';
  readonly state: StepState;
}

/** States of an application that is with an admin, or with the admin's wallet. */
const SUBMITTED: ReadonlySet<string> = new Set(['SUBMITTED', 'IN_REVIEW', 'APPROVED']);

/** The steps from a draft to its series, each with what is to be done about it. */
export function draftSteps(
  draft: Pick<DraftFiguresFragment, 'id' | 'version' | 'issuer' | 'chain' | 'series'>,
  { viewer, myContractSessions, myApplications }: Answer,
): readonly DraftStep[] {
  const { id, version, issuer, chain, series } = draft;
  const isSigned = (myContractSessions?.nodes ?? []).some(
    ({ draftId, draftVersion }) => draftId === id && draftVersion === version,
  );
  const isApproved = (viewer?.account?.wallets ?? []).some(
    (wallet) => wallet.address === issuer && wallet.chain === chain && wallet.issuerApproved,
  );
  const isSubmitted = (myApplications?.nodes ?? []).some(
    ({ persona, state }) => persona === 'ISSUER' && SUBMITTED.has(state),
  );
  const done = { CONTRACT: isSigned, APPROVAL: isApproved, CREATION: series !== null };
  const waits = { CONTRACT: false, APPROVAL: isSubmitted, CREATION: false };
  const names = ['CONTRACT', 'APPROVAL', 'CREATION'] as const;
  const isPossible = { CONTRACT: true, APPROVAL: true, CREATION: isSigned && isApproved };
  const next = names.find((name) => !done[name] && !waits[name] && isPossible[name]);
  return names.map((name) => {
    if (done[name]) return { name, state: 'DONE' };
    if (name === next) return { name, state: 'NEXT' };
    return { name, state: waits[name] ? 'WAITS' : 'LATER' };
  });
}
