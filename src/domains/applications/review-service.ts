import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { enqueueAction, type UserAction } from '../notifications/index.ts';
import { type AuditAction, audit } from '../operations/index.ts';
import { type ConfirmedDecision, createConfirmations } from './confirmation.ts';
import type { ApplicationState, ConfirmedInput, DecisionInput, ReasonCode, Revocation } from './model/index.ts';
import type { CountriesServed, ReadinessItem } from './readiness.ts';
import { liveReadiness, type OwnedApplication, storedReadiness } from './readiness-service.ts';
import { type CheckedApplication, findApplication, type SaveApplication, writeNext } from './rows.ts';
import { parseReason, requireClaimable, requireMove, requireOther, requireReviewer } from './rules.ts';

export interface ReviewDeps {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly countriesServed: CountriesServed;
  /** The chain that notifications about decisions name, because each must name one, although a decision belongs to none. */
  readonly firstChain: string;
  /** The HMAC keys of confirmations, newest first. */
  readonly confirmationKeys: readonly Uint8Array[];
}

/** The effect of a decision and its confirmation. */
interface DecisionPreview {
  readonly id: string;
  readonly version: number;
  readonly state: ApplicationState;
  readonly reasonCode: ReasonCode | null;
  readonly confirmation: string;
  readonly expiresAt: Date;
}

/**
 * The review of applications by admins. The schema lets only admins call it. Nobody may review their own application. Each
 * step writes a line of the audit log in its transaction.
 */
export interface ReviewService {
  /** Makes the caller the reviewer. @throws NOT_FOUND, APPLICATION_OWN, RECORD_STATE, APPLICATION_CLAIMED within 24 h of a claim */
  claim(caller: Caller, id: string): Promise<SaveApplication>;
  /**
   * Returns the effect of a decision and its confirmation, without writing.
   * @throws NOT_FOUND, APPLICATION_OWN, RECORD_STATE, APPLICATION_CLAIMED if the caller is not the reviewer, BAD_INPUT
   */
  preview(caller: Caller, input: DecisionInput): Promise<DecisionPreview>;
  /** Makes a confirmed decision. @throws as `preview`; CONFLICT if the version is not the application's, CONFIRMATION_INVALID */
  decide(caller: Caller, input: ConfirmedInput): Promise<SaveApplication>;
  /** Revokes an approval. @throws NOT_FOUND, APPLICATION_OWN, RECORD_STATE, BAD_INPUT, CONFLICT if the version is not its own */
  revoke(caller: Caller, revocation: Revocation): Promise<SaveApplication>;
  /** Computes the present readiness of applications by one statement, in their order. */
  readiness(applications: readonly OwnedApplication[]): Promise<readonly (readonly ReadinessItem[])[]>;
}

/** The audit action of each decision. */
const DECISIONS = { APPROVE: 'application.approve', REJECT: 'application.reject' } as const;

/** Reads an application that is not the caller's own. @throws NOT_FOUND, APPLICATION_OWN */
async function findReviewable(db: PrismaClient, { accountId }: Caller, id: string): Promise<CheckedApplication> {
  const application = await findApplication(db, { id });
  requireOther(application, accountId);
  return application;
}

/** A decision to write: the new state and columns, the audit action and the notification. */
interface DecisionWrite {
  /** The chain of the notification. */
  readonly chain: string;
  readonly action: AuditAction;
  readonly notification: UserAction['kind'];
  readonly state: ApplicationState;
  readonly reasonCode: ReasonCode | null;
  readonly at: Date;
  readonly data: object;
}

/** Writes a decision and its line of the audit log, and notifies the owner, if the account still exists. */
async function writeDecision(
  tx: Tx,
  { accountId: actor }: Caller,
  application: CheckedApplication,
  { chain, action, notification: kind, state, reasonCode, at, data }: DecisionWrite,
): Promise<{ readonly id: string }> {
  const { id, persona, accountId } = application;
  await writeNext(tx, application, { ...data, state, decisionReasonCode: reasonCode });
  const codes = { persona, ...(reasonCode === null ? {} : { reason: reasonCode }) };
  await audit(tx, { actor, action, target: id, codes });
  if (accountId !== null) {
    const audience = { accounts: [accountId] };
    await enqueueAction(tx, { kind, chain, seriesKey: null, subjectId: id, status: state, at, audience });
  }
  return { id };
}

/** Checks that the caller may claim an application. Returns a function that makes the caller its reviewer. */
async function claim({ db, clock }: ReviewDeps, caller: Caller, id: string): Promise<SaveApplication> {
  const application = await findReviewable(db, caller, id);
  const state = requireMove(application.state, 'CLAIM');
  const claimedAt = clock.now();
  requireClaimable(application, claimedAt);
  return async (tx) => {
    const result = await writeNext(tx, application, { state, reviewerId: caller.accountId, claimedAt });
    await audit(tx, { actor: caller.accountId, action: 'application.claim', target: id });
    return result;
  };
}

/** Checks that the caller may revoke an approval. Returns a function that writes the revocation. */
async function revoke(
  { db, clock, firstChain }: ReviewDeps,
  caller: Caller,
  { id, version, reasonCode: code }: Revocation,
): Promise<SaveApplication> {
  const reasonCode = parseReason('REVOKE', code);
  const application = await findReviewable(db, caller, id);
  const state = requireMove(application.state, 'REVOKE');
  if (application.version !== version) throw new AppError('CONFLICT');
  const at = clock.now();
  return (tx) =>
    writeDecision(tx, caller, application, {
      chain: firstChain,
      action: 'application.revoke',
      notification: 'ApplicationRevoked',
      state,
      reasonCode,
      at,
      data: { endedAt: at },
    });
}

/** Creates the service with which admins review applications. */
export function createReviewService(deps: ReviewDeps): ReviewService {
  const { db, clock, countriesServed, firstChain, confirmationKeys } = deps;
  const confirmations = createConfirmations(confirmationKeys);

  /** Checks that the caller may make a decision. Returns the application, its next state and the facts to confirm. */
  async function requireDecidable(caller: Caller, { id, decision, reasonCode }: DecisionInput) {
    const reason = parseReason(decision, reasonCode);
    const application = await findReviewable(db, caller, id);
    const state = requireMove(application.state, decision);
    requireReviewer(application, caller.accountId);
    const { version } = application;
    const facts: ConfirmedDecision = { id, version, decision, reasonCode: reason, adminId: caller.accountId };
    return { application, state, facts };
  }

  return {
    claim: (caller, id) => claim(deps, caller, id),

    async preview(caller, input) {
      const { state, facts } = await requireDecidable(caller, input);
      const { id, version, reasonCode } = facts;
      const { text: confirmation, expiresAt } = confirmations.issue(facts, clock.now());
      return { id, version, state, reasonCode, confirmation, expiresAt };
    },

    async decide(caller, { version, confirmation, ...input }) {
      const { application, state, facts } = await requireDecidable(caller, input);
      if (application.version !== version) throw new AppError('CONFLICT');
      const decidedAt = clock.now();
      confirmations.require(confirmation, facts, decidedAt);
      return async (tx) => {
        const [items = []] = await liveReadiness(tx, [application], countriesServed);
        return writeDecision(tx, caller, application, {
          chain: firstChain,
          action: DECISIONS[input.decision],
          notification: 'ApplicationDecided',
          state,
          reasonCode: facts.reasonCode,
          at: decidedAt,
          data: { decidedAt, readiness: storedReadiness(items) },
        });
      };
    },

    revoke: (caller, revocation) => revoke(deps, caller, revocation),

    readiness: (applications) => liveReadiness(db, applications, countriesServed),
  };
}
