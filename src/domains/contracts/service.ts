import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { type OpenSealed, openSealed, type Vault } from '../../core/vault/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { auditAll } from '../operations/index.ts';
import type { DraftContracts } from '../series/index.ts';
import type { ContractDeps } from './deps.ts';
import { signedDocumentOf } from './document.ts';
import type { ContractSubject, SignedDocument, UploadedContract } from './model.ts';
import { createRendering, type Rendering } from './render-service.ts';
import { openAt, type SaveContract, SIGNED_FACTS, voided } from './rows.ts';
import { contractText } from './rules.ts';
import { createUploading } from './upload-service.ts';

/** What the wallet of a contract signs, and over which document. */
interface ToSign {
  readonly text: string;
  readonly documentHash: Bytes32;
}

export interface ContractService extends DraftContracts {
  /**
   * Renders the contract of a draft, or a backer's of a linked wallet, for that account to sign; the open one of the same
   * subject is voided. It is rendered before the transaction that saves it, which checks everything again.
   *
   * @throws NOT_FOUND, WALLET_NOT_LINKED, CONTRACT_LIMIT, CONTRACT_SIGNED, CHAIN_UNAVAILABLE; when it is saved CONTRACT_LIMIT,
   * CONTRACT_SIGNED, DRAFT_BUILT, CONFLICT where the draft changed meanwhile
   */
  render(caller: Caller, subject: ContractSubject): Promise<Rendering>;
  /** What is signed for a contract of the account. @throws NOT_FOUND */
  toSign(caller: Caller, id: string): Promise<ToSign>;
  /**
   * Takes a contract of the account that its wallet signed: what it answers seals document, signature and text.
   *
   * @throws NOT_FOUND, CONTRACT_SIGNED, CONTRACT_LAPSED, CONTRACT_VOIDED, CONTRACT_DIFFERENT, WALLET_NOT_LINKED,
   * SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL, CHAIN_UNAVAILABLE
   */
  upload(caller: Caller, contract: UploadedContract): Promise<SaveContract>;
  /**
   * Opens signed contracts for somebody who was found entitled to them: each is a line of the audit log, also where it is
   * the signer's own, in the transaction that reads.
   */
  readonly open: OpenSealed<{ readonly id: string }, string, SignedDocument>;
}

export function createContractService(deps: ContractDeps): ContractService {
  const { db, vault, clock, domain } = deps;
  return {
    render: createRendering(deps),
    upload: createUploading(deps),
    open: createReading(db, vault),

    async toSign({ accountId }, id) {
      const found = await db.contractSession.findUnique({ where: { id, accountId }, select: SIGNED_FACTS });
      if (found === null) throw new AppError('NOT_FOUND');
      return { text: contractText(domain, { ...found, accountId }), documentHash: found.documentHash };
    },

    async signedHash(draftId) {
      const where = { draftId, state: 'SIGNED' };
      const signed = await db.contractSession.findFirst({ where, select: { signedHash: true } });
      return signed?.signedHash ?? null;
    },

    async voidContracts(tx, draftId) {
      const now = clock.now();
      const where = { draftId, OR: [{ state: 'SIGNED' }, openAt(now)] };
      await tx.contractSession.updateMany({ where, data: voided(now) });
    },
  };
}

/** The lines of the log and what they are about are one transaction: neither is without the other. */
const createReading =
  (db: PrismaClient, vault: Vault): ContractService['open'] =>
  (accountId, asked) =>
    db.$transaction((tx) =>
      openSealed({
        key: ({ id }: { readonly id: string }) => id,
        log: (actor, read) =>
          auditAll(
            tx,
            read.map(({ id }) => ({ actor, action: 'contract.read', target: id })),
          ),
        async fetch(read) {
          const where = { id: { in: read.map(({ id }) => id) } };
          const select = { id: true, signedDocumentEncrypted: true };
          const rows = await tx.contractSession.findMany({ where, select });
          const sealed = new Map(rows.map((row) => [row.id, row.signedDocumentEncrypted]));
          return ({ id }) => {
            const bytes = sealed.get(id);
            return bytes ? [signedDocumentOf(vault).open(id, bytes)] : [];
          };
        },
      })(accountId, asked),
    );
