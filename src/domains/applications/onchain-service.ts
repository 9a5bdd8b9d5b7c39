import type { Address } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Caller } from '../../core/caller.ts';
import { RecordStateError } from '../../core/errors/record-state.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { audit, requireWritten } from '../operations/index.ts';
import type { ApprovalService, RegistryApproval } from '../registry/index.ts';
import type { SendableOptions } from '../transaction/index.ts';
import type { OnchainState } from './model/index.ts';
import { type CheckedApplication, findApplication } from './rows.ts';
import { chooseWallet, grantedBy, type OnchainFacts, onchainOf, requireOther, wrongState } from './rules.ts';

export interface OnchainDeps {
  readonly db: PrismaClient;
  readonly approvals: ApprovalService;
}

/** The input that builds a registry transaction for an application. */
interface ApplicationTransaction extends SendableOptions {
  readonly id: string;
  readonly chain: string;
  /** A wallet of the applicant. It may be left out if the applicant has only one on the chain. */
  readonly wallet?: Address | null | undefined;
}

/** Stores the built transaction in the mutation's transaction. */
type SaveTransaction = (tx: Tx) => Promise<{ readonly id: string; readonly transactionId: string }>;

/** Carries decisions on applications to the chain. */
export interface OnchainService {
  /**
   * Builds the registry transaction that follows a decision, for a wallet of the calling admin with the role ALLOWLIST. It
   * approves an issuer's wallet or verifies a backer's, and takes this back after a revocation. The wallet of a revoked
   * application may already be unlinked, if an earlier transaction of the application named it.
   * @throws NOT_FOUND, APPLICATION_OWN, APPLICATION_OF_ATTESTOR, RECORD_STATE if no decision needs a transaction,
   * WALLET_NOT_APPLICANT, BAD_INPUT if the applicant has several wallets and none is named, WALLET_NOT_LINKED,
   * APPROVAL_ON_CHAIN, SIMULATION_FAILED, CHAIN_UNAVAILABLE; the returned function throws CONFLICT if the application changed
   */
  build(caller: Caller, input: ApplicationTransaction): Promise<SaveTransaction>;
  /** Reads by one statement whether the chain follows the decisions on applications, in the order of `ids`. */
  states(ids: readonly string[]): Promise<readonly (OnchainState | null)[]>;
}

/** Words of an error for what a decided application allows. */
const TRANSACTION = 'have a transaction built';

/** The error for a revoked application whose account has another approved application of the same persona. */
const approvedAgainError = (state: string) =>
  new RecordStateError({
    record: 'application',
    state,
    needs: ['APPROVED'],
    can: TRANSACTION,
    next: 'The account has another one of this persona that is APPROVED.',
  });

/** The kind of registry approval that each persona needs. */
const APPROVALS: Readonly<Record<string, RegistryApproval>> = { ISSUER: 'ISSUER', BACKER: 'WALLET' };

/** Creates the service that carries decisions on applications to the chain. */
export const createOnchainService = ({ db, approvals }: OnchainDeps): OnchainService => ({
  async build(caller, { id, chain, wallet: requested, allowFailing }) {
    const application = await findApplication(db, { id });
    requireOther(application, caller.accountId);
    const approval = APPROVALS[application.persona];
    if (approval === undefined) throw new AppError('APPLICATION_OF_ATTESTOR');
    const granted = grantedBy(application.state);
    if (granted === null) throw wrongState(application.state, ['APPROVED', 'REVOKED'], TRANSACTION);
    if (!granted && (await isApprovedAgain(db, application))) throw approvedAgainError(application.state);
    const wallet = chooseWallet(await applicantWallets(db, application, chain, granted), requested ?? null);
    const save = await approvals.build(
      caller,
      { applicationId: id, chain, wallet, approval, granted },
      { allowFailing },
    );
    return async (tx) => {
      await requireUnchanged(tx, application);
      const codes = { persona: application.persona, granted };
      await audit(tx, { actor: caller.accountId, action: 'application.build', target: id, codes });
      return { id, transactionId: await save(tx) };
    };
  },

  async states(ids) {
    const facts = await onchainFacts(db, ids);
    return ids.map((id) => {
      const application = facts.get(id);
      return application === undefined ? null : onchainOf(application.state, application);
    });
  },
});

/** Reads an applicant's wallets on a chain, and to take approvals back (`granted` is false) also the wallets that they were built for. */
async function applicantWallets(
  db: PrismaClient,
  { id, accountId }: CheckedApplication,
  chain: string,
  granted: boolean,
): Promise<Address[]> {
  const owned = accountId === null ? null : { accountId, chain };
  const linked = owned && (await db.accountWallet.findMany({ where: owned, select: { address: true } }));
  const where = { applicationId: id, chain, granted: true };
  const approved = granted ? [] : await db.adminTxRequest.findMany({ where, select: { wallet: true } });
  return [
    ...new Set([...(linked ?? []).map(({ address }) => address), ...approved.flatMap(({ wallet }) => wallet ?? [])]),
  ];
}

/** Tests that the account has an approved application of the same persona. */
const isApprovedAgain = async (db: PrismaClient, { accountId, persona }: CheckedApplication): Promise<boolean> =>
  accountId !== null && (await db.application.count({ where: { accountId, persona, state: 'APPROVED' } })) > 0;

/** Locks the application until the transaction ends. @throws CONFLICT if it has changed since it was read */
async function requireUnchanged(tx: Tx, { id, version }: CheckedApplication): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM applications WHERE id = ${id}::uuid AND version = ${version} FOR SHARE`;
  requireWritten({ count: rows.length });
}

/**
 * Reads by one statement the facts that the index has about applications, by id. For a revoked application, a wallet or key that
 * admins approved for it counts also if the account has unlinked it since.
 */
async function onchainFacts(db: PrismaClient, ids: readonly string[]) {
  const rows = await db.$queryRaw<(OnchainFacts & { readonly id: string; readonly state: string })[]>`
    SELECT a.id::text AS id, a.state, a.account_id IS NULL AS "withoutAccount",
      EXISTS (
        SELECT 1 FROM applications o
        WHERE o.account_id = a.account_id AND o.persona = a.persona AND o.state = 'APPROVED' AND o.id <> a.id
      ) AS "approvedAgain",
      CASE WHEN a.persona = 'ATTESTOR' THEN EXISTS (
        SELECT 1 FROM (
          SELECT key FROM account_signer_keys WHERE account_id = a.account_id
          UNION ALL
          SELECT key FROM attestor_proposals
          WHERE account_id = a.account_id AND action = 'REGISTER' AND a.state = 'REVOKED'
        ) AS own JOIN attestors s ON s.address = own.key AND s.active
      ) ELSE EXISTS (
        SELECT 1 FROM (
          SELECT chain, address FROM account_wallets WHERE account_id = a.account_id
          UNION ALL
          SELECT chain, wallet FROM admin_tx_requests
          WHERE application_id = a.id AND (a.state = 'REVOKED' OR a.account_id IS NULL)
        ) AS own JOIN allowlist l ON l.chain = own.chain AND l.wallet = own.address
        WHERE CASE a.persona WHEN 'ISSUER' THEN l.issuer_approved ELSE l.verified END
      ) END AS listed
    FROM applications a WHERE a.id = ANY(${[...ids]}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}
