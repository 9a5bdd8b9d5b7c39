import { randomUUID } from 'node:crypto';
import type { Address } from '../../core/address.ts';
import { type Base64, toBase64 } from '../../core/base64.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { requireOwnWallet } from '../transaction/index.ts';
import type { ContractDeps } from './deps.ts';
import { contractToken, STATED, type StatedDraft, seriesFigures } from './figures.ts';
import { type ContractSubject, hashOf, MAX_RENDERS, RENDERS_MS } from './model.ts';
import type { ContractFigures, ContractKind } from './ports.ts';
import { lockWallet, type OwnWallet, openAt, type SaveContract, voided } from './rows.ts';
import { expiryOf, requireRender } from './rules.ts';

/** A contract that was rendered. */
export interface Rendering {
  /** Writes its row in the caller's database transaction, if what it states is still so. */
  readonly save: SaveContract;
  /** The document, once it was saved; it is stored nowhere. */
  readonly document: () => Base64 | null;
}

/** What a contract is of. */
interface Stated {
  readonly figures: ContractFigures;
  /** The columns that say what it is about. */
  readonly about: Pick<Prisma.ContractSessionCreateManyInput, 'draftId' | 'draftVersion' | 'seriesKey'>;
  /** Other contracts of the same subject. */
  readonly same: Prisma.ContractSessionWhereInput;
  /** The subject is as it was stated, and stays so until the transaction ends. @throws DRAFT_BUILT, CONFLICT */
  readonly hold: (tx: Tx) => Promise<void>;
}

/** Runs what has the same name one after the other. */
function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}

/** @throws ContractLimit */
async function requireRoom(db: PrismaClient | Tx, accountId: string, now: Date): Promise<void> {
  const rendered = await db.contractSession.findMany({
    where: { accountId, renderedAt: { gt: new Date(now.getTime() - RENDERS_MS) } },
    orderBy: { renderedAt: 'desc' },
    take: MAX_RENDERS,
    select: { renderedAt: true },
  });
  requireRender(rendered.map(({ renderedAt }) => renderedAt));
}

/** The draft as its contract states it; a change of it waits. @throws DRAFT_BUILT, CONFLICT */
async function holdDraft(tx: Tx, id: string, { version }: StatedDraft): Promise<void> {
  const [draft] = await tx.$queryRaw<{ version: number; state: string }[]>`
    SELECT version, state FROM series_drafts WHERE id = ${id}::uuid FOR SHARE`;
  if (draft?.version !== version) throw new AppError('CONFLICT');
  if (draft.state !== 'DRAFT') throw new AppError('DRAFT_BUILT');
}

/** What the contracts of drafts and of backers' wallets state. */
function createStatements({ db, chains }: Pick<ContractDeps, 'db' | 'chains'>) {
  async function ofDraft(caller: Caller, draftId: string): Promise<Stated> {
    const where = { id: draftId, accountId: caller.accountId };
    const draft = await db.seriesDraft.findUnique({ where, select: STATED });
    if (draft === null) throw new AppError('NOT_FOUND');
    requireOwnWallet(caller, draft.chain, draft.issuer);
    return {
      figures: seriesFigures(draft, contractToken(await chains.of(draft.chain).paymentToken())),
      about: { draftId, draftVersion: draft.version, seriesKey: draft.seriesKey },
      same: { draftId },
      hold: (tx) => holdDraft(tx, draftId, draft),
    };
  }

  async function ofWallet(caller: Caller, { chain, address: wallet }: { chain: string; address: OwnWallet['wallet'] }) {
    requireOwnWallet(caller, chain, wallet);
    const { accountId } = caller;
    const token = contractToken(await chains.of(chain).paymentToken());
    const same = { accountId, kind: 'PARTICIPATION', chain, wallet };
    return { figures: { kind: 'PARTICIPATION', chain, token, wallet }, about: {}, same, hold: async () => {} } as const;
  }

  return { ofDraft, ofWallet };
}

export function createRendering({ db, chains, renderer, clock }: ContractDeps) {
  const { ofDraft, ofWallet } = createStatements({ db, chains });
  const inTurn = createTurns();

  /**
   * The document, made while no transaction is open, since it takes a time that a busy machine makes long. Of an account one at
   * a time, and none that the rows of that time refuse; those of the transaction that saves it decide.
   */
  const document = (accountId: string, { figures }: Stated, unsigned: Prisma.ContractSessionWhereInput) =>
    inTurn(accountId, async () => {
      await requireRoom(db, accountId, clock.now());
      await requireUnsigned(db, unsigned);
      return renderer.render(figures);
    });

  return async function render(caller: Caller, subject: ContractSubject): Promise<Rendering> {
    const { accountId } = caller;
    const stated: Stated =
      subject.kind === 'SERIES'
        ? await ofDraft(caller, subject.draftId)
        : await ofWallet(caller, { chain: subject.chain, address: subject.wallet });
    const { figures, about, same, hold } = stated;
    const { chain } = figures;
    const { kind, wallet } = signedBy(figures);
    const { version: templateVersion, hash: templateHash } = renderer.templates[figures.kind];
    const unsigned = { ...same, ...(kind === 'SERIES' ? {} : { templateHash }) };
    const bytes = await document(accountId, stated, unsigned);
    const documentHash = hashOf(bytes);
    let saved = false;
    return {
      document: () => (saved ? toBase64(bytes) : null),
      async save(tx) {
        await lockWallet(tx, { accountId, chain, wallet });
        const renderedAt = clock.now();
        await requireRoom(tx, accountId, renderedAt);
        await requireUnsigned(tx, unsigned);
        await hold(tx);
        const row = { id: randomUUID(), accountId, kind, chain, wallet, ...about, templateVersion, templateHash };
        const times = { renderedAt, expiresAt: expiryOf(renderedAt) };
        await tx.contractSession.updateMany({ where: { ...same, ...openAt(renderedAt) }, data: voided(renderedAt) });
        await tx.contractSession.create({ data: { ...row, ...times, state: 'RENDERED', documentHash } });
        saved = true;
        return { id: row.id };
      },
    };
  };
}

/** The kind of a contract, and the wallet that signs it. */
const signedBy = (figures: ContractFigures): { readonly kind: ContractKind; readonly wallet: Address } =>
  figures.kind === 'PARTICIPATION'
    ? { kind: figures.kind, wallet: figures.wallet }
    : { kind: 'SERIES', wallet: figures.issuer };

/** A subject whose contract, by the template in use, is signed has no other. @throws CONTRACT_SIGNED */
async function requireUnsigned(db: PrismaClient | Tx, same: Prisma.ContractSessionWhereInput): Promise<void> {
  const signed = await db.contractSession.count({ where: { ...same, state: 'SIGNED' } });
  if (signed > 0) throw new AppError('CONTRACT_SIGNED');
}
