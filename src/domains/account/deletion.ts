import type { AccountBlocker, EndingAccount, StayReason, TableAtAccountEnd } from '../../core/account-end.ts';
import { evmChainId } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { isAmong } from '../../core/on-chain.ts';
import type { Tx } from '../../core/tx.ts';
import { announce, audit } from '../operations/index.ts';
import { type Blocker, createAccountEnd } from './account-end-engine.ts';
import { parseSignatureHex } from './model.ts';
import { consumeNonce, issueNonce, readNonce } from './nonces.ts';
import { openWork } from './open-work.ts';
import { deleteAccountText, isAdminWallet, requireUsable } from './rules.ts';
import { type AccountDeps, type Challenge, issuedNonce, type MappedColumns, type ServedWallet } from './sign-in.ts';
import { requireSignedBy } from './wallet-signature.ts';
import type { SignedChallenge } from './wallets.ts';

/** An account cannot be deleted while it has open work. */
export class AccountInUse extends AppError {
  readonly blockers: readonly AccountBlocker[];

  constructor(blockers: readonly AccountBlocker[]) {
    super('ACCOUNT_IN_USE');
    this.blockers = blockers;
  }
}

/** What the deletion of an account does to columns that are declared alike. */
export type DeletionOutcome = 'ROW_DELETED' | 'VALUE_REMOVED' | 'STAYS_WITHOUT_ACCOUNT' | 'STAYS';

/** Columns of one table that the data map declares alike, and what the deletion of the account does to them. */
export interface DeletionRecord {
  readonly table: string;
  readonly columns: readonly string[];
  readonly class: string;
  readonly intendedDeletion: string;
  readonly outcome: DeletionOutcome;
  /** Null where nothing stays. */
  readonly reason: StayReason | null;
  readonly rows: number;
}

export interface DeletionPreview {
  readonly records: readonly DeletionRecord[];
  readonly blockers: readonly Blocker[];
}

/** Deleting an account. What acts for `accountId` answers what writes. */
export function createAccountDeletion(deps: AccountDeps) {
  const { db, clock, chains, site } = deps;
  const end = createAccountEnd(deps.accountEnds);
  const blockersOf = (tx: Tx, account: EndingAccount) => findBlockers(deps, end, tx, account);
  let shapes: readonly RecordShape[] | undefined;

  /** Issues the nonce of the text by which a wallet of the account has it deleted. @throws WALLET_NOT_LINKED */
  const issueDeletion = (accountId: string, { chain, address }: ServedWallet) => {
    const row = { purpose: 'delete-account', chain: chain.name, address, accountId } as const;
    return async (tx: Tx) => {
      const linked = await tx.accountWallet.count({ where: { accountId, chain: chain.name, address } });
      if (linked === 0) throw new AppError('WALLET_NOT_LINKED');
      return { nonce: await issueNonce(tx, site, row) };
    };
  };

  /** An issued nonce with that text. @throws NONCE_INVALID where it is gone */
  async function deletionChallenge(nonce: string, { chain }: ServedWallet): Promise<Challenge> {
    const issued = await issuedNonce(db, nonce);
    return { nonce: issued, chainId: evmChainId(chain.name), message: deleteAccountText(issued) };
  }

  /** @throws NONCE_INVALID, SIGNATURE_NOT_CANONICAL */
  function parseDeletion(input: { readonly nonce: string; readonly signature: string }): SignedChallenge {
    if (!/^[0-9a-f]{32}$/.test(input.nonce)) throw new AppError('NONCE_INVALID');
    return { nonce: input.nonce, signature: parseSignatureHex(input.signature) };
  }

  /**
   * Deletes the account, in one transaction: whatever else would be written for it waits at its row, and is then refused. A
   * refusal leaves everything as it was, the challenge too.
   * @throws NONCE_INVALID, SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL, CHAIN_UNAVAILABLE, WALLET_NOT_LINKED,
   *   SESSION_INVALID where another deletion was first; AccountInUse
   */
  async function deleteAccount(accountId: string, { nonce, signature }: SignedChallenge) {
    const found = await readNonce(db, nonce);
    const issued = requireUsable(found?.accountId === accountId ? found : null, 'delete-account');
    await requireSignedBy(chains.of(issued.chain), issued.address, deleteAccountText(issued), signature);
    return async (tx: Tx) => {
      const at = clock.now();
      await end.lockFirst(tx, { id: accountId, wallets: [], signerKeys: [], at });
      const epoch = await lockForDeletion(tx, accountId);
      const account = await endingAccount(tx, accountId, at);
      await consumeNonce(tx, issued);
      if (!isAmong(account.wallets, issued.chain, issued.address)) throw new AppError('WALLET_NOT_LINKED');
      const blockers = await blockersOf(tx, account);
      if (blockers.length > 0) throw new AccountInUse(blockers.map(({ code }) => code));
      await announce(tx, 'sessions', [{ accountId, epoch: epoch + 1 }]);
      await audit(tx, { actor: accountId, action: 'account.delete', target: accountId });
      await end.carryOut(tx, account);
      return { deletedAt: at.toISOString() };
    };
  }

  /** What a deletion would do now, and what prevents it. Reads alone. */
  async function previewDeletion(accountId: string): Promise<DeletionPreview> {
    shapes ??= recordShapes(end.tables, deps.dataMap());
    const account = await endingAccount(db, accountId, clock.now());
    const counts = await end.count(db, account);
    const records = shapes.map(({ entry, ...shape }) => ({ ...shape, rows: counts[entry] ?? 0 }));
    return { records, blockers: await blockersOf(db, account) };
  }

  return { issueDeletion, deletionChallenge, parseDeletion, deleteAccount, previewDeletion };
}

/** Nobody writes for the account, or addresses work to its keys, until the transaction ends. @throws SESSION_INVALID */
async function lockForDeletion(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ readonly epoch: number }[]>`
    SELECT session_epoch AS epoch FROM accounts WHERE id = ${accountId}::uuid FOR UPDATE`;
  if (row === undefined) throw new AppError('SESSION_INVALID');
  await tx.$queryRaw`SELECT 1 FROM account_signer_keys WHERE account_id = ${accountId}::uuid ORDER BY key FOR UPDATE`;
  return row.epoch;
}

async function endingAccount(tx: Tx, id: string, at: Date): Promise<EndingAccount> {
  const order = { orderBy: { id: 'asc' } } as const;
  const wallets = await tx.accountWallet.findMany({
    where: { accountId: id },
    select: { chain: true, address: true },
    ...order,
  });
  const keys = await tx.accountSignerKey.findMany({ where: { accountId: id }, select: { key: true }, ...order });
  return { id, wallets, signerKeys: keys.map(({ key }) => key), at };
}

/** What the account noun itself knows of, and then the open work of every noun. */
async function findBlockers(
  { chains, adminWallets, signerKeyWork }: Pick<AccountDeps, 'chains' | 'adminWallets' | 'signerKeyWork'>,
  end: ReturnType<typeof createAccountEnd>,
  tx: Tx,
  account: EndingAccount,
): Promise<readonly Blocker[]> {
  const configured = new Set<string>(adminWallets);
  const admins = account.wallets.filter((wallet) => isAdminWallet(configured, chains.first.name, wallet));
  const work = await openWork(tx, account.signerKeys, signerKeyWork);
  const own: readonly Blocker[] = [
    { code: 'ADMIN_BY_CONFIGURATION', count: admins.length },
    { code: 'SIGNER_KEY_WORK', count: work.length },
  ];
  return [...own.filter(({ count }) => count > 0), ...(await end.openWork(tx, account))];
}

/** A record of any account; `entry`: which of the engine's tables. */
type RecordShape = Omit<DeletionRecord, 'rows'> & { readonly entry: number };

/** The rows of the data map about the tables of a deletion: columns of a table that are declared alike are one record. */
function recordShapes(tables: readonly TableAtAccountEnd[], map: readonly MappedColumns[]): readonly RecordShape[] {
  const shapes = new Map<string, RecordShape>();
  for (const { held, class: kept, deletion: intendedDeletion } of map) {
    for (const [table = '', column = ''] of held.map((place) => place.split('.'))) {
      for (const [entry, declared] of tables.entries()) {
        const fate = declared.table === table ? fateOf(declared, column, intendedDeletion) : null;
        if (fate === null) continue;
        const name = JSON.stringify([entry, kept, intendedDeletion, fate.outcome]);
        const columns = [...new Set([...(shapes.get(name)?.columns ?? []), column])].sort();
        shapes.set(name, { table, columns, class: kept, intendedDeletion, ...fate, entry });
      }
    }
  }
  return [...shapes.values()].sort((a, b) => a.entry - b.entry);
}

/** What becomes of a column; null where the entry is about other columns. */
function fateOf(
  entry: TableAtAccountEnd,
  column: string,
  intended: string,
): Pick<RecordShape, 'outcome' | 'reason'> | null {
  if (entry.does === 'ROWS_GO') return { outcome: 'ROW_DELETED', reason: null };
  const isEmptied = entry.does !== 'STAYS' && Object.hasOwn(entry.empties, column);
  if (isEmptied) return { outcome: 'VALUE_REMOVED', reason: null };
  if (entry.does === 'COLUMNS_EMPTIED') return null;
  const reason =
    intended === 'none' && entry.because === 'RETENTION_UNDECIDED' ? 'NO_DELETION_INTENDED' : entry.because;
  return { outcome: entry.does, reason };
}
