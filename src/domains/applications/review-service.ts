import type { Caller } from '../../core/caller.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { enqueueAction, type UserAction } from '../notifications/index.ts';
import { type AuditAction, audit } from '../operations/index.ts';
import { type ConfirmedDecision, createConfirmations } from './confirmation.ts';
import type { ApplicationState, ConfirmedInput, Decided, ReasonCode, Revocation } from './model.ts';
import type { CountriesServed, ReadinessItem } from './readiness.ts';
import { type ApplicationOf, liveReadiness, storedReadiness } from './readiness-service.ts';
import { type FoundApplication, findApplication, type SaveApplication, writeNext } from './rows.ts';
import { parseReason, requireClaimable, requireMove, requireOther, requireReviewer } from './rules.ts';

export interface ReviewDeps {
  readonly db: PrismaClient;
  readonly clock: Clock;
  readonly countriesServed: CountriesServed;
  /** Of the notifications, which name accounts alone. */
  readonly firstChain: string;
  /** Makes confirmations. */
  readonly confirmationKeys: readonly Uint8Array[];
}

/** What a decision would do, and what confirms it. */
interface DecisionPreview {
  readonly id: string;
  readonly version: number;
  readonly state: ApplicationState;
  readonly reasonCode: ReasonCode | null;
  readonly confirmation: string;
  readonly expiresAt: Date;
}

/**
 * What admins do with applications. Every caller is an admin; the schema's checks see to that. Nobody reviews an application
 * of their own, and each act is a line of the audit log in its transaction, with codes only.
 */
export interface ReviewService {
  /** @throws NOT_FOUND, APPLICATION_OWN, RECORD_STATE, APPLICATION_CLAIMED within 24 hours of a claim, CONFLICT */
  claim(caller: Caller, id: string): Promise<SaveApplication>;
  /** @throws NOT_FOUND, APPLICATION_OWN, RECORD_STATE, APPLICATION_CLAIMED for another than the reviewer, BAD_INPUT */
  preview(caller: Caller, decided: Decided): Promise<DecisionPreview>;
  /** @throws as `preview`; CONFLICT for another version than the application's, CONFIRMATION_INVALID */
  decide(caller: Caller, decided: ConfirmedInput): Promise<SaveApplication>;
  /** @throws NOT_FOUND, APPLICATION_OWN, RECORD_STATE, BAD_INPUT, CONFLICT for another version */
  revoke(caller: Caller, revocation: Revocation): Promise<SaveApplication>;
  /** The readiness of applications as it is now, in one statement; in their order. */
  readiness(applications: readonly ApplicationOf[]): Promise<readonly (readonly ReadinessItem[])[]>;
}

const DECISIONS = { APPROVE: 'application.approve', REJECT: 'application.reject' } as const;

/** @throws NOT_FOUND, APPLICATION_OWN */
async function findOther(db: PrismaClient, { accountId }: Caller, id: string): Promise<FoundApplication> {
  const found = await findApplication(db, { id });
  requireOther(found, accountId);
  return found;
}

interface Written {
  /** The chain of the notification. */
  readonly chain: string;
  readonly action: AuditAction;
  readonly notified: UserAction['kind'];
  readonly state: ApplicationState;
  readonly reasonCode: ReasonCode | null;
  readonly at: Date;
  readonly data: object;
}

/** Writes a decision with its line of the audit log, and notifies the owner of the state alone; nobody where the account was deleted. */
async function writeDecision(
  tx: Tx,
  { accountId: actor }: Caller,
  found: FoundApplication,
  { chain, action, notified: kind, state, reasonCode, at, data }: Written,
): Promise<{ readonly id: string }> {
  const { id, persona, accountId } = found;
  await writeNext(tx, found, { ...data, state, decisionReasonCode: reasonCode });
  const codes = { persona, ...(reasonCode === null ? {} : { reason: reasonCode }) };
  await audit(tx, { actor, action, target: id, codes });
  if (accountId !== null) {
    const audience = { accounts: [accountId] };
    await enqueueAction(tx, { kind, chain, seriesKey: null, subjectId: id, status: state, at, audience });
  }
  return { id };
}

async function claim({ db, clock }: ReviewDeps, caller: Caller, id: string): Promise<SaveApplication> {
  const found = await findOther(db, caller, id);
  const state = requireMove(found.state, 'CLAIM');
  const claimedAt = clock.now();
  requireClaimable(found, claimedAt);
  return async (tx) => {
    const written = await writeNext(tx, found, { state, reviewerId: caller.accountId, claimedAt });
    await audit(tx, { actor: caller.accountId, action: 'application.claim', target: id });
    return written;
  };
}

async function revoke(
  { db, clock, firstChain }: ReviewDeps,
  caller: Caller,
  { id, version, reasonCode: code }: Revocation,
): Promise<SaveApplication> {
  const reasonCode = parseReason('REVOKE', code);
  const found = await findOther(db, caller, id);
  const state = requireMove(found.state, 'REVOKE');
  if (found.version !== version) throw new AppError('CONFLICT');
  const at = clock.now();
  const done = { action: 'application.revoke', notified: 'ApplicationRevoked' } as const;
  const written: Written = { ...done, chain: firstChain, state, reasonCode, at, data: { endedAt: at } };
  return (tx) => writeDecision(tx, caller, found, written);
}

export function createReviewService(deps: ReviewDeps): ReviewService {
  const { db, clock, countriesServed, firstChain, confirmationKeys } = deps;
  const confirmations = createConfirmations(confirmationKeys);

  /** The application, and what its decision is, where the admin may decide. */
  async function decidable(caller: Caller, { id, decision, reasonCode }: Decided) {
    const reason = parseReason(decision, reasonCode);
    const found = await findOther(db, caller, id);
    const state = requireMove(found.state, decision);
    requireReviewer(found, caller.accountId);
    const { version } = found;
    const about: ConfirmedDecision = { id, version, decision, reasonCode: reason, adminId: caller.accountId };
    return { found, state, about };
  }

  return {
    claim: (caller, id) => claim(deps, caller, id),

    async preview(caller, decided) {
      const { state, about } = await decidable(caller, decided);
      const { text: confirmation, expiresAt } = confirmations.issue(about, clock.now());
      return { id: about.id, version: about.version, state, reasonCode: about.reasonCode, confirmation, expiresAt };
    },

    async decide(caller, { version, confirmation, ...decided }) {
      const { found, state, about } = await decidable(caller, decided);
      if (found.version !== version) throw new AppError('CONFLICT');
      const decidedAt = clock.now();
      confirmations.require(confirmation, about, decidedAt);
      return async (tx) => {
        const [items = []] = await liveReadiness(tx, [found], countriesServed);
        return writeDecision(tx, caller, found, {
          chain: firstChain,
          action: DECISIONS[decided.decision],
          notified: 'ApplicationDecided',
          state,
          reasonCode: about.reasonCode,
          at: decidedAt,
          data: { decidedAt, readiness: storedReadiness(items) },
        });
      };
    },

    revoke: (caller, revocation) => revoke(deps, caller, revocation),

    readiness: (applications) => liveReadiness(db, applications, countriesServed),
  };
}
