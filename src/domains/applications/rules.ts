import type { Address } from '../../core/address.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { InputError } from '../../core/errors/input-error.ts';
import { RecordStateError } from '../../core/errors/record-state.ts';
import type { SourceKind } from '../../core/source-kinds.ts';
import {
  type ApplicationMove,
  type ApplicationState,
  type OnchainState,
  type Persona,
  REASON_CODES,
  type ReasonCode,
} from './model.ts';

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
  if (next === null) throw wrongState(state, Object.keys(MACHINE[move]), WORDS[move].can);
  return next;
}

/** A move in words: what an application can do that allows it, and that it comes first. */
const WORDS: Readonly<Record<ApplicationMove, { readonly can: string; readonly first: string }>> = {
  EDIT: { can: 'be changed', first: 'Change it first.' },
  SUBMIT: { can: 'be submitted', first: 'Submit it first.' },
  WITHDRAW: { can: 'be withdrawn', first: 'Withdraw it first.' },
  NOTE: { can: 'get a note', first: 'Write a note first.' },
  CHECK_IDENTITY: { can: 'start an identity check', first: 'Start an identity check first.' },
  CLAIM: { can: 'be claimed', first: 'Claim it first.' },
  APPROVE: { can: 'be approved', first: 'Approve it first.' },
  REJECT: { can: 'be rejected', first: 'Reject it first.' },
  REVOKE: { can: 'be revoked', first: 'Revoke it first.' },
};

/** The first move of a shortest way from a state to one of others; null where no way leads there. */
export function moveTowards(state: string, needs: readonly string[]): ApplicationMove | null {
  const reached = new Map<string, ApplicationMove | null>([[state, null]]);
  for (const [from, first] of reached) {
    for (const [move, ways] of Object.entries(MACHINE) as [ApplicationMove, Readonly<Record<string, string>>][]) {
      const to = ways[from];
      if (to === undefined || reached.has(to)) continue;
      reached.set(to, first ?? move);
      if (needs.includes(to)) return first ?? move;
    }
  }
  return null;
}

/** RECORD_STATE of an application: its state, the states that a step needs, and the move that comes first. */
export function wrongState(state: string, needs: readonly string[], can: string): RecordStateError {
  const move = moveTowards(state, needs);
  return new RecordStateError({ record: 'application', state, needs, can, next: move && WORDS[move].first });
}

/** Whether a decision is still to come. */
export const isUndecided = (state: string): boolean => ['DRAFT', 'SUBMITTED', 'IN_REVIEW'].includes(state);

/** The kinds of source that an application names: an issuer's, each once. @throws BAD_INPUT */
export function parseSources(persona: string, kinds: readonly SourceKind[]): SourceKind[] {
  const issuer: Persona = 'ISSUER';
  if (kinds.length > 0 && persona !== issuer) throw new InputError('incomeSourceKinds', 'none, but of an issuer');
  if (new Set(kinds).size !== kinds.length) throw new InputError('incomeSourceKinds', 'each kind once');
  return [...kinds];
}

/** The codes that a decision may have. */
const codesOf = (move: string): readonly string[] =>
  Object.entries(REASON_CODES).flatMap(([code, moves]: [string, readonly string[]]) =>
    moves.includes(move) ? [code] : [],
  );

/** The reason of a decision: of a rejection or a revocation one of its own codes, of an approval none. @throws BAD_INPUT */
export function parseReason(
  move: 'APPROVE' | 'REJECT' | 'REVOKE',
  reasonCode: ReasonCode | null | undefined,
): ReasonCode | null {
  const code = reasonCode ?? null;
  if (move === 'APPROVE' && code !== null) throw new InputError('reasonCode', 'nothing, with an approval');
  if (move === 'APPROVE') return null;
  const moves: readonly string[] = code === null ? [] : REASON_CODES[code];
  if (!moves.includes(move)) throw new InputError('reasonCode', `one of ${codesOf(move).join(', ')}`);
  return code;
}

/** For how long nobody else may claim an application that was claimed. */
export const CLAIM_MS = 24 * 60 * 60_000;

/** What a review depends on. */
export interface Reviewed {
  /** Null where the account was deleted. */
  readonly accountId: string | null;
  readonly reviewerId: string | null;
  readonly claimedAt: Date | null;
}

/** @throws APPLICATION_OWN for an application of the admin's own account */
export function requireOther({ accountId }: Pick<Reviewed, 'accountId'>, adminId: string): void {
  if (accountId === adminId) throw new AppError('APPLICATION_OWN');
}

/**
 * Any admin may claim an application that nobody has claimed, or whose claim is 24 hours old: so one whose reviewer is away
 * does not stay where it is. The reviewer too claims it again only then.
 * @throws APPLICATION_CLAIMED
 */
export function requireClaimable({ claimedAt }: Pick<Reviewed, 'claimedAt'>, now: Date): void {
  if (claimedAt !== null && now.getTime() - claimedAt.getTime() < CLAIM_MS) throw new AppError('APPLICATION_CLAIMED');
}

/** @throws APPLICATION_CLAIMED for everybody but the admin who claimed it last */
export function requireReviewer({ reviewerId }: Pick<Reviewed, 'reviewerId'>, adminId: string): void {
  if (reviewerId !== adminId) throw new AppError('APPLICATION_CLAIMED');
}

/** What the index says of the account of an application. */
export interface OnchainFacts {
  /** The chain lets it take part as the application’s persona. */
  readonly listed: boolean;
  /** Another application of the persona is approved. */
  readonly approvedAgain: boolean;
  /** The account was deleted. */
  readonly withoutAccount: boolean;
}

/**
 * Whether the chain has followed the decision: an approved account may take part, a revoked one may not. Null for an
 * application that asks nothing of the chain: one that is neither, an approved one
 * whose account was deleted before the chain followed, and a revoked one that another approved one follows.
 */
export function onchainOf(state: string, { listed, approvedAgain, withoutAccount }: OnchainFacts): OnchainState | null {
  const granted = grantedBy(state);
  if (granted === null || (!granted && approvedAgain)) return null;
  if (withoutAccount && granted && !listed) return null;
  return listed === granted ? 'VERIFIED' : 'PENDING';
}

/** What a decision asks of the chain: that it lets the account take part, or that it does not; null where it asks nothing. */
export function grantedBy(state: string): boolean | null {
  if (state === 'APPROVED') return true;
  return state === 'REVOKED' ? false : null;
}

/** The wallet that is named, else the only one that there is. @throws WALLET_NOT_APPLICANT, BAD_INPUT where there are several */
export function chooseWallet(wallets: readonly Address[], named: Address | null): Address {
  const [only, ...others] = named === null ? wallets : wallets.filter((one) => one === named);
  if (only === undefined) throw new AppError('WALLET_NOT_APPLICANT');
  if (others.length > 0) throw new InputError('wallet', 'one of the applicant’s wallets, where there are several');
  return only;
}
