import { evmChainId } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { deleteAccountText } from '@income-series/protocol/wallet-texts';
import type { AccountBlocker, EndingAccount, StayReason, TableAtAccountEnd } from '../../core/account-end.ts';
import { isAmong } from '../../core/on-chain.ts';
import type { Tx } from '../../core/tx.ts';
import { announce, audit } from '../operations/index.ts';
import { type Blocker, createAccountEnd } from './account-end-engine.ts';
import { parseSignatureHex } from './model/index.ts';
import { consumeNonce, issueNonce, readNonce } from './nonces.ts';
import { openWorkKinds } from './open-work.ts';
import { isAdminWallet, requireUsable } from './rules.ts';
import {
  type AccountDeps,
  type Challenge,
  type MappedColumns,
  requireIssuedNonce,
  type ServedWallet,
} from './sign-in.ts';
import { requireSignedBy } from './wallet-signature.ts';
import type { SignedChallenge } from './wallets.ts';

/** The refusal to delete an account that has open work. */
export class AccountInUse extends AppError {
  readonly blockers: readonly AccountBlocker[];

  constructor(blockers: readonly AccountBlocker[]) {
    super('ACCOUNT_IN_USE');
    this.blockers = blockers;
  }
}

/** The effect of an account's deletion on some columns. */
export type DeletionOutcome = 'ROW_DELETED' | 'VALUE_REMOVED' | 'STAYS_WITHOUT_ACCOUNT' | 'STAYS';

/** Columns of one table with the same declaration in the data map, and the effect of the account's deletion on them. */
export interface DeletionRecord {
  readonly table: string;
  readonly columns: readonly string[];
  readonly class: string;
  readonly intendedDeletion: string;
  readonly outcome: DeletionOutcome;
  /** Null if no value stays. */
  readonly reason: StayReason | null;
  readonly rows: number;
}

export interface DeletionPreview {
  readonly records: readonly DeletionRecord[];
  readonly blockers: readonly Blocker[];
}

/**
 * Creates the functions that delete an account. `issueDeletion` and `deleteAccount` return a function that writes in the
 * mutation's transaction.
 */
export function createAccountDeletion(deps: AccountDeps) {
  const { db, clock, chains, site } = deps;
  const end = createAccountEnd(deps.accountEnds);
  let shapes: readonly RecordShape[] | undefined;

  /** Issues a nonce for the text that a wallet of the account signs to delete it. @throws WALLET_NOT_LINKED */
  const issueDeletion = (accountId: string, { chain, address }: ServedWallet) => {
    const row = { purpose: 'delete-account', chain: chain.name, address, accountId } as const;
    return async (tx: Tx) => {
      const links = await tx.accountWallet.count({ where: { accountId, chain: chain.name, address } });
      if (links === 0) throw new AppError('WALLET_NOT_LINKED');
      return { nonce: await issueNonce(tx, site, row) };
    };
  };

  /** Builds the text for a wallet to sign over an issued nonce. @throws NONCE_INVALID if the nonce was deleted */
  async function deletionChallenge(nonce: string, { chain }: ServedWallet): Promise<Challenge> {
    const issued = await requireIssuedNonce(db, nonce);
    return { nonce: issued, chainId: evmChainId(chain.name), message: deleteAccountText(issued) };
  }

  /** Checks the form of a signed challenge. @throws NONCE_INVALID, SIGNATURE_NOT_CANONICAL */
  function parseDeletion(input: { readonly nonce: string; readonly signature: string }): SignedChallenge {
    if (!/^[0-9a-f]{32}$/.test(input.nonce)) throw new AppError('NONCE_INVALID');
    return { nonce: input.nonce, signature: parseSignatureHex(input.signature) };
  }

  /**
   * Deletes the account in one transaction. Other writes for the account wait at its row and are then refused. A refusal
   * changes nothing, and leaves the challenge valid.
   * @throws NONCE_INVALID, SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL, CHAIN_UNAVAILABLE, WALLET_NOT_LINKED,
   *   SESSION_INVALID if another deletion was first; AccountInUse
   */
  async function deleteAccount(accountId: string, { nonce, signature }: SignedChallenge) {
    const row = await readNonce(db, nonce);
    const issued = requireUsable(row?.accountId === accountId ? row : null, 'delete-account');
    await requireSignedBy(chains.of(issued.chain), issued.address, deleteAccountText(issued), signature);
    return async (tx: Tx) => {
      const at = clock.now();
      await end.lockFirst(tx, { id: accountId, wallets: [], signerKeys: [], at });
      const epoch = await lockForDeletion(tx, accountId);
      const account = await readEndingAccount(tx, accountId, at);
      await consumeNonce(tx, issued);
      if (!isAmong(account.wallets, issued.chain, issued.address)) throw new AppError('WALLET_NOT_LINKED');
      const blockers = await findBlockers(deps, end, tx, account);
      if (blockers.length > 0) throw new AccountInUse(blockers.map(({ code }) => code));
      await announce(tx, 'sessions', [{ accountId, epoch: epoch + 1 }]);
      await audit(tx, { actor: accountId, action: 'account.delete', target: accountId });
      await end.carryOut(tx, account);
      return { deletedAt: at.toISOString() };
    };
  }

  /** Reads the effect of deleting the account now, and the reasons that block it. Writes nothing. */
  async function previewDeletion(accountId: string): Promise<DeletionPreview> {
    shapes ??= recordShapes(end.tables, deps.dataMap());
    const account = await readEndingAccount(db, accountId, clock.now());
    const counts = await end.count(db, account);
    const records = shapes.map(({ entry, ...shape }) => ({ ...shape, rows: counts[entry] ?? 0 }));
    return { records, blockers: await findBlockers(deps, end, db, account) };
  }

  return { issueDeletion, deletionChallenge, parseDeletion, deleteAccount, previewDeletion };
}

/**
 * Locks the account and the links of its signer keys until the transaction ends, so nobody writes for it or addresses work to
 * its keys. Returns the account's session epoch. @throws SESSION_INVALID if the account was deleted
 */
async function lockForDeletion(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ readonly epoch: number }[]>`
    SELECT session_epoch AS epoch FROM accounts WHERE id = ${accountId}::uuid FOR UPDATE`;
  if (row === undefined) throw new AppError('SESSION_INVALID');
  await tx.$queryRaw`SELECT 1 FROM account_signer_keys WHERE account_id = ${accountId}::uuid ORDER BY key FOR UPDATE`;
  return row.epoch;
}

/** Reads the wallets and signer keys of an account that is to be deleted. */
async function readEndingAccount(tx: Tx, id: string, at: Date): Promise<EndingAccount> {
  const order = { orderBy: { id: 'asc' } } as const;
  const wallets = await tx.accountWallet.findMany({
    where: { accountId: id },
    select: { chain: true, address: true },
    ...order,
  });
  const keys = await tx.accountSignerKey.findMany({ where: { accountId: id }, select: { key: true }, ...order });
  return { id, wallets, signerKeys: keys.map(({ key }) => key), at };
}

/** Finds the reasons that block an account's deletion: first the account's own reasons, then the domains' open work. */
async function findBlockers(
  { chains, adminWallets, signerKeyWork }: Pick<AccountDeps, 'chains' | 'adminWallets' | 'signerKeyWork'>,
  end: ReturnType<typeof createAccountEnd>,
  tx: Tx,
  account: EndingAccount,
): Promise<readonly Blocker[]> {
  const configured = new Set<string>(adminWallets);
  const admins = account.wallets.filter((wallet) => isAdminWallet(configured, chains.first.name, wallet));
  const work = await openWorkKinds(tx, account.signerKeys, signerKeyWork);
  const ownBlockers: readonly Blocker[] = [
    { code: 'ADMIN_BY_CONFIGURATION', count: admins.length },
    { code: 'SIGNER_KEY_WORK', count: work.length },
  ];
  return [...ownBlockers.filter(({ count }) => count > 0), ...(await end.openWork(tx, account))];
}

/** A record of the preview that is the same for every account. `entry`: its index in the engine's tables. */
type RecordShape = Omit<DeletionRecord, 'rows'> & { readonly entry: number };

/**
 * Groups the data map's columns in the tables of a deletion: one record for columns with the same declaration and outcome. A column
 * that one entry keeps and another empties is only in the second entry's record.
 */
function recordShapes(tables: readonly TableAtAccountEnd[], map: readonly MappedColumns[]): readonly RecordShape[] {
  const shapes = new Map<string, RecordShape>();
  for (const { held: places, class: storageClass, deletion: intendedDeletion } of map) {
    for (const [table = '', column = ''] of places.map((place) => place.split('.'))) {
      for (const [entry, declaration] of tables.entries()) {
        const effect = declaration.table === table ? columnEffect(declaration, column, intendedDeletion) : null;
        if (effect === null || (effect.outcome === 'STAYS' && isEmptied(tables, table, column))) continue;
        const group = JSON.stringify([entry, storageClass, intendedDeletion, effect.outcome]);
        const columns = [...new Set([...(shapes.get(group)?.columns ?? []), column])].sort();
        shapes.set(group, { table, columns, class: storageClass, intendedDeletion, ...effect, entry });
      }
    }
  }
  return [...shapes.values()].sort((a, b) => a.entry - b.entry);
}

/** True if an entry empties the column in rows that stay. */
const isEmptied = (tables: readonly TableAtAccountEnd[], table: string, column: string): boolean =>
  tables.some(
    (entry) => entry.table === table && entry.does === 'COLUMNS_EMPTIED' && Object.hasOwn(entry.empties, column),
  );

/** The effect of a deletion's entry on a column; null if the entry only empties other columns. */
function columnEffect(
  entry: TableAtAccountEnd,
  column: string,
  intended: string,
): Pick<RecordShape, 'outcome' | 'reason'> | null {
  if (entry.does === 'ROWS_GO') return { outcome: 'ROW_DELETED', reason: null };
  if (entry.does !== 'STAYS' && Object.hasOwn(entry.empties, column)) return { outcome: 'VALUE_REMOVED', reason: null };
  if (entry.does === 'COLUMNS_EMPTIED') return null;
  const reason =
    intended === 'none' && entry.because === 'RETENTION_UNDECIDED' ? 'NO_DELETION_INTENDED' : entry.because;
  return { outcome: entry.does, reason };
}
