import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { RecordStateError } from '../../core/errors/record-state.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { audit, requireWritten } from '../operations/index.ts';
import type { ApprovalService, RegistryApproval } from '../registry/index.ts';
import type { SendableOptions } from '../transaction/index.ts';
import type { OnchainState } from './model.ts';
import { type FoundApplication, findApplication } from './rows.ts';
import { chooseWallet, grantedBy, type OnchainFacts, onchainOf, requireOther, wrongState } from './rules.ts';

export interface OnchainDeps {
  readonly db: PrismaClient;
  readonly approvals: ApprovalService;
}

interface ApplicationTransaction extends SendableOptions {
  readonly id: string;
  readonly chain: string;
  /** One of the applicant's; may be left out where there is one on the chain. */
  readonly wallet?: Address | null | undefined;
}

type SaveTransaction = (tx: Tx) => Promise<{ readonly id: string; readonly transactionId: string }>;

/** What decisions on applications ask of the chain. */
export interface OnchainService {
  /**
   * Builds what the decision on an application asks of the registry, for a wallet with the role ALLOWLIST that the calling
   * admin has linked: of an approved issuer its approval, of an approved backer its verification, of a revoked one the
   * opposite. A revoked one's wallet may be unlinked meanwhile, if a transaction of the application named it.
   * @throws NOT_FOUND, APPLICATION_OWN, APPLICATION_OF_ATTESTOR, RECORD_STATE where the decision asks nothing of the chain,
   * WALLET_NOT_APPLICANT, BAD_INPUT where no wallet is named and there are several, WALLET_NOT_LINKED, APPROVAL_ON_CHAIN,
   * SIMULATION_FAILED, CHAIN_UNAVAILABLE; when it is written CONFLICT where the application changed
   */
  build(caller: Caller, asked: ApplicationTransaction): Promise<SaveTransaction>;
  /** Whether the chain has followed the decisions on applications, in one statement; in the order of their ids. */
  states(ids: readonly string[]): Promise<readonly (OnchainState | null)[]>;
}

/** What an application can do that is decided. */
const TRANSACTION = 'have a transaction built';
const approvedAgain = (state: string) =>
  new RecordStateError({
    record: 'application',
    state,
    needs: ['APPROVED'],
    can: TRANSACTION,
    next: 'The account has another one of this persona that is APPROVED.',
  });

const APPROVALS: Readonly<Record<string, RegistryApproval>> = { ISSUER: 'ISSUER', BACKER: 'WALLET' };

export const createOnchainService = ({ db, approvals }: OnchainDeps): OnchainService => ({
  async build(caller, { id, chain, wallet: named, allowFailing }) {
    const found = await findApplication(db, { id });
    requireOther(found, caller.accountId);
    const approval = APPROVALS[found.persona];
    if (approval === undefined) throw new AppError('APPLICATION_OF_ATTESTOR');
    const granted = grantedBy(found.state);
    if (granted === null) throw wrongState(found.state, ['APPROVED', 'REVOKED'], TRANSACTION);
    if (!granted && (await isApprovedAgain(db, found))) throw approvedAgain(found.state);
    const wallet = chooseWallet(await walletsOf(db, found, chain, granted), named ?? null);
    const save = await approvals.build(
      caller,
      { applicationId: id, chain, wallet, approval, granted },
      { allowFailing },
    );
    return async (tx) => {
      await requireUnchanged(tx, found);
      const codes = { persona: found.persona, granted };
      await audit(tx, { actor: caller.accountId, action: 'application.build', target: id, codes });
      return { id, transactionId: await save(tx) };
    };
  },

  async states(ids) {
    const facts = await onchainFacts(db, ids);
    return ids.map((id) => {
      const found = facts.get(id);
      return found === undefined ? null : onchainOf(found.state, found);
    });
  },
});

/** The wallets of an applicant on a chain; to take an approval back also those that it was built for. */
async function walletsOf(
  db: PrismaClient,
  { id, accountId }: FoundApplication,
  chain: string,
  granted: boolean,
): Promise<Address[]> {
  const owned = accountId === null ? null : { accountId, chain };
  const linked = owned && (await db.accountWallet.findMany({ where: owned, select: { address: true } }));
  const where = { applicationId: id, chain, granted: true };
  const named = granted ? [] : await db.adminTxRequest.findMany({ where, select: { wallet: true } });
  return [
    ...new Set([...(linked ?? []).map(({ address }) => address), ...named.flatMap(({ wallet }) => wallet ?? [])]),
  ];
}

/** Another application of the account and persona took the place of a revoked one. */
const isApprovedAgain = async (db: PrismaClient, { accountId, persona }: FoundApplication): Promise<boolean> =>
  accountId !== null && (await db.application.count({ where: { accountId, persona, state: 'APPROVED' } })) > 0;

/** Nobody changes the application while the transaction is written. @throws CONFLICT where it changed since it was read */
async function requireUnchanged(tx: Tx, { id, version }: FoundApplication): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM applications WHERE id = ${id}::uuid AND version = ${version} FOR SHARE`;
  requireWritten({ count: rows.length });
}

/**
 * What the index says of applications, in one statement. Of a revoked one also the wallets and keys count that admins let in
 * for it and that the account has unlinked since.
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
