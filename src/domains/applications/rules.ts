import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import { RecordStateError } from '../../core/errors/record-state.ts';
import type { SourceKind } from '../../core/source-kinds.ts';
import {
  type ApplicationMove,
  type ApplicationState,
  type OnchainState,
  type Persona,
  REASON_CODES,
  type ReasonCode,
} from './model/index.ts';

/** The state machine of applications (docs/protocol.md, section 15): for each move the states that allow it and their next state. */
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

/** The state after a move; null if the state does not allow the move. */
export const stateAfter = (state: ApplicationState, move: ApplicationMove): ApplicationState | null =>
  MACHINE[move][state] ?? null;

/** The state after a move. @throws RECORD_STATE if the state does not allow the move */
export function requireMove(state: string, move: ApplicationMove): ApplicationState {
  const next = stateAfter(state as ApplicationState, move);
  if (next === null) throw wrongState(state, Object.keys(MACHINE[move]), WORDS[move].can);
  return next;
}

/** Each move in words of error messages: `can` for what an application cannot do now, `first` for the step before. */
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

/** The first move on a shortest path from a state to one of the states `needs`; null if none can be reached. */
export function moveTowards(state: string, needs: readonly string[]): ApplicationMove | null {
  const reached = new Map<string, ApplicationMove | null>([[state, null]]);
  // The loop also visits the entries that it adds, so the nearest states come first.
  for (const [from, first] of reached) {
    for (const [move, targets] of Object.entries(MACHINE) as [ApplicationMove, Readonly<Record<string, string>>][]) {
      const target = targets[from];
      if (target === undefined || reached.has(target)) continue;
      reached.set(target, first ?? move);
      if (needs.includes(target)) return first ?? move;
    }
  }
  return null;
}

/** Builds the error RECORD_STATE of an application: its state, the states that a step needs, and the move that comes first. */
export function wrongState(state: string, needs: readonly string[], can: string): RecordStateError {
  const move = moveTowards(state, needs);
  return new RecordStateError({ record: 'application', state, needs, can, next: move && WORDS[move].first });
}

/** Tests that an application is not decided yet. */
export const isUndecided = (state: string): boolean => ['DRAFT', 'SUBMITTED', 'IN_REVIEW'].includes(state);

/** Checks the kinds of income source of an application: only an issuer names kinds, each once. @throws BAD_INPUT */
export function parseSources(persona: string, kinds: readonly SourceKind[]): SourceKind[] {
  const issuer: Persona = 'ISSUER';
  if (kinds.length > 0 && persona !== issuer) throw new InputError('incomeSourceKinds', 'none, but of an issuer');
  if (new Set(kinds).size !== kinds.length) throw new InputError('incomeSourceKinds', 'each kind once');
  return [...kinds];
}

/** The reason codes for a rejection or a revocation. */
const codesOf = (move: string): readonly string[] =>
  Object.entries(REASON_CODES).flatMap(([code, moves]: [string, readonly string[]]) =>
    moves.includes(move) ? [code] : [],
  );

/** Checks the reason of a decision: a rejection or revocation needs one of its own codes, an approval has none. @throws BAD_INPUT */
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

/** The milliseconds after a claim in which nobody may claim the application again. */
export const CLAIM_MS = 24 * 60 * 60_000;

/** The columns of an application that its review depends on. */
export interface ReviewColumns {
  /** The account that applies; null if it was deleted. */
  readonly accountId: string | null;
  readonly reviewerId: string | null;
  readonly claimedAt: Date | null;
}

/** Checks that an application is not of the admin's own account. @throws APPLICATION_OWN */
export function requireOther({ accountId }: Pick<ReviewColumns, 'accountId'>, adminId: string): void {
  if (accountId === adminId) throw new AppError('APPLICATION_OWN');
}

/**
 * Checks that an application may be claimed: nobody claimed it in the last 24 hours. Claims expire because a reviewer may be
 * away.
 * @throws APPLICATION_CLAIMED
 */
export function requireClaimable({ claimedAt }: Pick<ReviewColumns, 'claimedAt'>, now: Date): void {
  if (claimedAt !== null && now.getTime() - claimedAt.getTime() < CLAIM_MS) throw new AppError('APPLICATION_CLAIMED');
}

/** Checks that the admin is the one who claimed the application last. @throws APPLICATION_CLAIMED */
export function requireReviewer({ reviewerId }: Pick<ReviewColumns, 'reviewerId'>, adminId: string): void {
  if (reviewerId !== adminId) throw new AppError('APPLICATION_CLAIMED');
}

/** Facts from the index about the account of an application. */
export interface OnchainFacts {
  /** True if the chain lets the account take part as the application's persona. */
  readonly listed: boolean;
  /** True if another application of the account for the same persona is approved. */
  readonly approvedAgain: boolean;
  /** True if the account was deleted. */
  readonly withoutAccount: boolean;
}

/**
 * The progress of a decision on the chain: VERIFIED if an approved account may take part, or a revoked one may not. Null if
 * the chain need not change: the application is neither approved nor revoked, its account was deleted before the chain
 * followed an approval, or another approved application replaces a revoked one.
 */
export function onchainOf(state: string, { listed, approvedAgain, withoutAccount }: OnchainFacts): OnchainState | null {
  const granted = grantedBy(state);
  if (granted === null || (!granted && approvedAgain)) return null;
  if (withoutAccount && granted && !listed) return null;
  return listed === granted ? 'VERIFIED' : 'PENDING';
}

/** The change of the chain that a decision needs: true to let the account take part, false to stop it, null for none. */
export function grantedBy(state: string): boolean | null {
  if (state === 'APPROVED') return true;
  return state === 'REVOKED' ? false : null;
}

const NO_WALLET = 'The applicant has no wallet on the chain.';

/**
 * Chooses the applicant's wallet: the requested one, or else the only one.
 * @throws WALLET_NOT_APPLICANT if the applicant has no such wallet, BAD_INPUT if none is requested and there are several
 */
export function chooseWallet(wallets: readonly Address[], requested: Address | null): Address {
  const [only, ...others] = requested === null ? wallets : wallets.filter((wallet) => wallet === requested);
  if (only === undefined) {
    throw new AppError('WALLET_NOT_APPLICANT', requested === null ? { path: [], message: NO_WALLET } : {});
  }
  if (others.length > 0) throw new InputError('wallet', 'one of the applicant’s wallets, where there are several');
  return only;
}
