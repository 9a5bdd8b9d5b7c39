import { randomUUID } from 'node:crypto';
import type { Address } from '@income-series/protocol/address';
import { type Base64, toBase64 } from '@income-series/protocol/base64';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { requireOwnWallet } from '../transaction/index.ts';
import type { ContractDeps } from './deps.ts';
import { contractToken, STATED_COLUMNS, type StatedDraft, seriesFigures } from './figures.ts';
import { type ContractSubject, hashOf, MAX_RENDERS, RENDERS_MS } from './model/index.ts';
import type { ContractFigures, ContractKind } from './model/ports.ts';
import { lockWallet, type OwnWallet, openAt, type SaveContract, voidedColumns } from './rows.ts';
import { expiryOf, requireRender } from './rules.ts';

/** A rendered contract that is not saved yet. */
export interface Rendering {
  /** Writes the contract's row, if the figures that it states have not changed. */
  readonly save: SaveContract;
  /** The document, after `save`; null before. The document itself is not stored. */
  readonly document: () => Base64 | null;
}

/** The content of a contract, and how its subject is stored and locked. */
interface ContractContent {
  readonly figures: ContractFigures;
  /** The columns of the contract's row that name its subject. */
  readonly subjectColumns: Pick<Prisma.ContractSessionCreateManyInput, 'draftId' | 'draftVersion' | 'seriesKey'>;
  /** A condition that selects the contracts of the same subject. */
  readonly sameSubject: Prisma.ContractSessionWhereInput;
  /** Locks the subject until the transaction ends, if it has not changed. @throws DRAFT_BUILT, CONFLICT */
  readonly lockSubject: (tx: Tx) => Promise<void>;
}

/** Creates a function that runs work with the same name one after the other, also after work that failed. */
function createQueues() {
  const lastOf = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const previous = lastOf.get(name) ?? Promise.resolve();
    const current = previous.then(work, work);
    lastOf.set(name, current);
    try {
      return await current;
    } finally {
      if (lastOf.get(name) === current) lastOf.delete(name);
    }
  };
}

/** Checks that another contract may be rendered for the account. @throws ContractLimit */
async function requireRenderAllowed(db: PrismaClient | Tx, accountId: string, now: Date): Promise<void> {
  const contracts = await db.contractSession.findMany({
    where: { accountId, renderedAt: { gt: new Date(now.getTime() - RENDERS_MS) } },
    orderBy: { renderedAt: 'desc' },
    take: MAX_RENDERS,
    select: { renderedAt: true },
  });
  requireRender(contracts.map(({ renderedAt }) => renderedAt));
}

/**
 * Locks a draft until the transaction ends. @throws DRAFT_BUILT, CONFLICT if the draft has another version than the contract
 * states
 */
async function lockDraft(tx: Tx, id: string, { version }: StatedDraft): Promise<void> {
  const [draft] = await tx.$queryRaw<{ version: number; state: string }[]>`
    SELECT version, state FROM series_drafts WHERE id = ${id}::uuid FOR SHARE`;
  if (draft?.version !== version) throw new AppError('CONFLICT');
  if (draft.state !== 'DRAFT') throw new AppError('DRAFT_BUILT');
}

/** Creates the functions that read the content of contracts: of a draft, or of a backer's wallet. */
function createContents({ db, chains }: Pick<ContractDeps, 'db' | 'chains'>) {
  /** Reads the content of a draft's contract. @throws NOT_FOUND, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE */
  async function ofDraft(caller: Caller, draftId: string): Promise<ContractContent> {
    const where = { id: draftId, accountId: caller.accountId };
    const draft = await db.seriesDraft.findUnique({ where, select: STATED_COLUMNS });
    if (draft === null) throw new AppError('NOT_FOUND');
    requireOwnWallet(caller, draft.chain, draft.issuer);
    return {
      figures: seriesFigures(draft, contractToken(await chains.of(draft.chain).paymentToken())),
      subjectColumns: { draftId, draftVersion: draft.version, seriesKey: draft.seriesKey },
      sameSubject: { draftId },
      lockSubject: (tx) => lockDraft(tx, draftId, draft),
    };
  }

  /** Reads the content of a wallet's participation agreement. @throws WALLET_NOT_LINKED, CHAIN_UNAVAILABLE */
  async function ofWallet(caller: Caller, { chain, wallet }: Pick<OwnWallet, 'chain' | 'wallet'>) {
    requireOwnWallet(caller, chain, wallet);
    const { accountId } = caller;
    const token = contractToken(await chains.of(chain).paymentToken());
    return {
      figures: { kind: 'PARTICIPATION', chain, token, wallet },
      subjectColumns: {},
      sameSubject: { accountId, kind: 'PARTICIPATION', chain, wallet },
      lockSubject: async () => {},
    } as const;
  }

  return { ofDraft, ofWallet };
}

/** Creates the function that renders contracts. */
export function createRendering({ db, chains, renderer, clock }: ContractDeps) {
  const { ofDraft, ofWallet } = createContents({ db, chains });
  const inQueue = createQueues();

  /**
   * Renders a document, one at a time for an account. No transaction is open meanwhile, because rendering is slow on a busy
   * machine. The checks here only save work; `save` makes them again.
   */
  const renderDocument = (accountId: string, figures: ContractFigures, unsigned: Prisma.ContractSessionWhereInput) =>
    inQueue(accountId, async () => {
      await requireRenderAllowed(db, accountId, clock.now());
      await requireUnsigned(db, unsigned);
      return renderer.render(figures);
    });

  return async function render(caller: Caller, subject: ContractSubject): Promise<Rendering> {
    const { accountId } = caller;
    const content: ContractContent =
      subject.kind === 'SERIES' ? await ofDraft(caller, subject.draftId) : await ofWallet(caller, subject);
    const { figures, subjectColumns, sameSubject, lockSubject } = content;
    const { chain } = figures;
    const { kind, wallet } = signerOf(figures);
    const { version: templateVersion, hash: templateHash } = renderer.templates[figures.kind];
    const unsigned = { ...sameSubject, ...(kind === 'SERIES' ? {} : { templateHash }) };
    const bytes = await renderDocument(accountId, figures, unsigned);
    const documentHash = hashOf(bytes);
    let isSaved = false;
    return {
      document: () => (isSaved ? toBase64(bytes) : null),
      async save(tx) {
        await lockWallet(tx, { accountId, chain, wallet });
        const renderedAt = clock.now();
        await requireRenderAllowed(tx, accountId, renderedAt);
        await requireUnsigned(tx, unsigned);
        await lockSubject(tx);
        const id = randomUUID();
        const row = { id, accountId, kind, chain, wallet, ...subjectColumns, templateVersion, templateHash };
        const times = { renderedAt, expiresAt: expiryOf(renderedAt) };
        const open = { ...sameSubject, ...openAt(renderedAt) };
        await tx.contractSession.updateMany({ where: open, data: voidedColumns(renderedAt) });
        await tx.contractSession.create({ data: { ...row, ...times, state: 'RENDERED', documentHash } });
        isSaved = true;
        return { id };
      },
    };
  };
}

/** The kind of a contract, and the wallet that signs it. */
const signerOf = (figures: ContractFigures): { readonly kind: ContractKind; readonly wallet: Address } =>
  figures.kind === 'PARTICIPATION'
    ? { kind: figures.kind, wallet: figures.wallet }
    : { kind: 'SERIES', wallet: figures.issuer };

/** Checks that none of the subject's contracts is signed. @throws CONTRACT_SIGNED */
async function requireUnsigned(db: PrismaClient | Tx, where: Prisma.ContractSessionWhereInput): Promise<void> {
  const signedContracts = await db.contractSession.count({ where: { ...where, state: 'SIGNED' } });
  if (signedContracts > 0) throw new AppError('CONTRACT_SIGNED');
}
