import { AppError } from '@income-series/protocol/errors/app-error';
import { contractText } from '@income-series/protocol/wallet-texts';
import type { Caller } from '../../core/caller.ts';
import type { Tx } from '../../core/tx.ts';
import { requireSignedBy } from '../account/index.ts';
import { audit } from '../operations/index.ts';
import { requireOwnWallet } from '../transaction/index.ts';
import type { ContractDeps } from './deps.ts';
import { signedDocumentColumn } from './document.ts';
import type { UploadedContract } from './model/index.ts';
import { lockWallet, type SaveContract, SIGNED_FACTS } from './rows.ts';
import { onchainOf, requireSignable, type StateColumns } from './rules.ts';

const CHECKED_COLUMNS = { ...SIGNED_FACTS, state: true, seriesKey: true } as const;

/** Locks a contract until the transaction ends and reads its state. @throws NOT_FOUND */
async function lockContract(tx: Tx, id: string): Promise<StateColumns> {
  const [row] = await tx.$queryRaw<StateColumns[]>`
    SELECT state, expires_at AS "expiresAt" FROM contract_sessions WHERE id = ${id}::uuid FOR UPDATE`;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Reads the contract hash of a series; null if the index has no such series. */
async function contractHashOf(tx: Tx, chain: string, key: string) {
  const where = { chain_key: { chain, key } };
  return (await tx.series.findUnique({ where, select: { contractHash: true } }))?.contractHash ?? null;
}

/** Creates the function that checks and stores signed contracts (see `ContractService.upload`). */
export const createUploading =
  ({ db, chains, vault, clock, domain }: ContractDeps) =>
  async (caller: Caller, { id, document, documentHash, signature }: UploadedContract): Promise<SaveContract> => {
    const { accountId } = caller;
    const contract = await db.contractSession.findUnique({ where: { id, accountId }, select: CHECKED_COLUMNS });
    if (contract === null) throw new AppError('NOT_FOUND');
    requireSignable(contract, clock.now());
    if (contract.documentHash !== documentHash) throw new AppError('CONTRACT_DIFFERENT');
    const { chain, wallet, kind, seriesKey } = contract;
    requireOwnWallet(caller, chain, wallet);
    const text = contractText(domain, { ...contract, accountId });
    await requireSignedBy(chains.of(chain), wallet, text, signature);
    const { keyId, ciphertext } = signedDocumentColumn(vault).seal(id, { document, signature, text });
    return async (tx) => {
      await lockWallet(tx, { accountId, chain, wallet });
      const signedAt = clock.now();
      requireSignable(await lockContract(tx, id), signedAt);
      const onchain = seriesKey === null ? null : onchainOf(documentHash, await contractHashOf(tx, chain, seriesKey));
      const columns = { state: 'SIGNED', signedAt, signedHash: documentHash, onchain };
      await tx.contractSession.update({
        where: { id },
        data: { ...columns, keyId, signedDocumentEncrypted: ciphertext },
      });
      await audit(tx, { actor: accountId, action: 'contract.sign', target: id, codes: { kind } });
      return { id };
    };
  };
