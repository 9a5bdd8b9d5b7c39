import { randomUUID } from 'node:crypto';
import type { Address } from '../../core/address.ts';
import { type Base64, toBase64 } from '../../core/base64.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { type Caller, requireOwnWallet } from '../transaction/index.ts';
import type { ContractDeps } from './deps.ts';
import { contractToken, STATED, type StatedDraft, seriesFigures } from './figures.ts';
import { type ContractSubject, hashOf, MAX_RENDERS, RENDERS_MS } from './model.ts';
import type { ContractFigures, ContractKind } from './ports.ts';
import { lockWallet, type OwnWallet, openAt, type SaveContract, voided } from './rows.ts';
import { expiryOf, requireRender } from './rules.ts';

/** A contract that is about to be rendered. */
export interface Rendering {
  /** Renders it and writes its row, in the caller's database transaction. */
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

export function createRendering({ db, chains, renderer, clock }: ContractDeps) {
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

  return async function render(caller: Caller, subject: ContractSubject): Promise<Rendering> {
    const { accountId } = caller;
    await requireRoom(db, accountId, clock.now());
    const stated: Stated =
      subject.kind === 'SERIES'
        ? await ofDraft(caller, subject.draftId)
        : await ofWallet(caller, { chain: subject.chain, address: subject.wallet });
    const { figures, about, same, hold } = stated;
    const { chain } = figures;
    const { kind, wallet } = signedBy(figures);
    const { version: templateVersion, hash: templateHash } = renderer.templates[figures.kind];
    let document: Base64 | null = null;
    return {
      document: () => document,
      async save(tx) {
        await lockWallet(tx, { accountId, chain, wallet });
        const renderedAt = clock.now();
        await requireRoom(tx, accountId, renderedAt);
        await requireUnsigned(tx, { ...same, ...(kind === 'SERIES' ? {} : { templateHash }) });
        await hold(tx);
        const bytes = await renderer.render(figures);
        const row = { id: randomUUID(), accountId, kind, chain, wallet, ...about, templateVersion, templateHash };
        const times = { renderedAt, expiresAt: expiryOf(renderedAt) };
        await tx.contractSession.updateMany({ where: { ...same, ...openAt(renderedAt) }, data: voided(renderedAt) });
        const documentHash = hashOf(bytes);
        await tx.contractSession.create({ data: { ...row, ...times, state: 'RENDERED', documentHash } });
        document = toBase64(bytes);
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
async function requireUnsigned(tx: Tx, same: Prisma.ContractSessionWhereInput): Promise<void> {
  const signed = await tx.contractSession.count({ where: { ...same, state: 'SIGNED' } });
  if (signed > 0) throw new AppError('CONTRACT_SIGNED');
}
