import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import { contractText } from '@income-series/protocol/wallet-texts';
import type { Caller } from '../../core/caller.ts';
import { type OpenSealed, openSealed, type Vault } from '../../core/vault/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { auditAll } from '../operations/index.ts';
import type { DraftContracts } from '../series/index.ts';
import type { ContractDeps } from './deps.ts';
import { signedDocumentColumn } from './document.ts';
import type { ContractSubject, SignedDocument, UploadedContract } from './model/index.ts';
import { createRendering, type Rendering } from './render-service.ts';
import { openAt, type SaveContract, SIGNED_FACTS, voidedColumns } from './rows.ts';
import { createUploading } from './upload-service.ts';

/** The text for a contract's wallet to sign, and the hash of the document. */
interface TextToSign {
  readonly text: string;
  readonly documentHash: Bytes32;
}

/** Contracts: rendered, signed by a wallet, and stored in the vault. */
export interface ContractService extends DraftContracts {
  /**
   * Renders a contract for the account to sign: of a draft, or of a backer's wallet. Saving it voids an open contract of the
   * same subject. The transaction that saves it checks everything again.
   *
   * @throws NOT_FOUND, WALLET_NOT_LINKED, CONTRACT_LIMIT, CONTRACT_SIGNED, CHAIN_UNAVAILABLE; `save` throws CONTRACT_LIMIT,
   * CONTRACT_SIGNED, DRAFT_BUILT, CONFLICT if the draft has changed
   */
  render(caller: Caller, subject: ContractSubject): Promise<Rendering>;
  /** Reads the text to sign for a contract of the account. @throws NOT_FOUND */
  readText(caller: Caller, id: string): Promise<TextToSign>;
  /**
   * Checks a contract of the account and its wallet's signature. Returns a function that stores the sealed document,
   * signature and text.
   *
   * @throws NOT_FOUND, CONTRACT_SIGNED, CONTRACT_LAPSED, CONTRACT_VOIDED, CONTRACT_DIFFERENT, WALLET_NOT_LINKED,
   * SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL, CHAIN_UNAVAILABLE
   */
  upload(caller: Caller, contract: UploadedContract): Promise<SaveContract>;
  /**
   * Opens signed contracts for a viewer whose access was checked. Each read is a line of the audit log in the same transaction,
   * also for the signer.
   */
  readonly open: OpenSealed<{ readonly id: string }, string, SignedDocument>;
}

/** Creates the service of contracts. */
export function createContractService(deps: ContractDeps): ContractService {
  const { db, vault, clock, domain } = deps;
  return {
    render: createRendering(deps),
    upload: createUploading(deps),
    open: createReading(db, vault),

    async readText({ accountId }, id) {
      const contract = await db.contractSession.findUnique({ where: { id, accountId }, select: SIGNED_FACTS });
      if (contract === null) throw new AppError('NOT_FOUND');
      return { text: contractText(domain, { ...contract, accountId }), documentHash: contract.documentHash };
    },

    async signedHash(draftId) {
      const where = { draftId, state: 'SIGNED' };
      const signed = await db.contractSession.findFirst({ where, select: { signedHash: true } });
      return signed?.signedHash ?? null;
    },

    async voidContracts(tx, draftId) {
      const now = clock.now();
      const where = { draftId, OR: [{ state: 'SIGNED' }, openAt(now)] };
      await tx.contractSession.updateMany({ where, data: voidedColumns(now) });
    },
  };
}

/** Creates the reader of signed contracts. It logs and reads in one transaction, so that no read is without its audit line. */
const createReading =
  (db: PrismaClient, vault: Vault): ContractService['open'] =>
  (accountId, contracts) =>
    db.$transaction((tx) =>
      openSealed({
        key: ({ id }: { readonly id: string }) => id,
        log: (actor, rows) =>
          auditAll(
            tx,
            rows.map(({ id }) => ({ actor, action: 'contract.read', target: id })),
          ),
        async fetch(ids) {
          const where = { id: { in: ids.map(({ id }) => id) } };
          const select = { id: true, signedDocumentEncrypted: true };
          const rows = await tx.contractSession.findMany({ where, select });
          const sealed = new Map(rows.map((row) => [row.id, row.signedDocumentEncrypted]));
          return ({ id }) => {
            const bytes = sealed.get(id);
            return bytes ? [signedDocumentColumn(vault).open(id, bytes)] : [];
          };
        },
      })(accountId, contracts),
    );
