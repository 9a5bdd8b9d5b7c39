import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import { requireSignedBy } from '../account/index.ts';
import { audit } from '../operations/index.ts';
import { requireOwnWallet } from '../transaction/index.ts';
import type { ContractDeps } from './deps.ts';
import { signedDocumentOf } from './document.ts';
import type { UploadedContract } from './model.ts';
import { lockWallet, type SaveContract, SIGNED_FACTS } from './rows.ts';
import { contractText, onchainOf, requireSignable, type Timed } from './rules.ts';

const CHECKED = { ...SIGNED_FACTS, state: true, seriesKey: true } as const;

/** The contract, which nobody else writes until the transaction ends. @throws NOT_FOUND */
async function locked(tx: Tx, id: string): Promise<Timed> {
  const [row] = await tx.$queryRaw<Timed[]>`
    SELECT state, expires_at AS "expiresAt" FROM contract_sessions WHERE id = ${id}::uuid FOR UPDATE`;
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** The hash that the index holds of a series; null where it holds no such series. */
async function contractHashOf(tx: Tx, chain: string, key: string) {
  const where = { chain_key: { chain, key } };
  return (await tx.series.findUnique({ where, select: { contractHash: true } }))?.contractHash ?? null;
}

export const createUploading =
  ({ db, chains, vault, clock, domain }: ContractDeps) =>
  async (caller: Caller, { id, document, documentHash, signature }: UploadedContract): Promise<SaveContract> => {
    const { accountId } = caller;
    const found = await db.contractSession.findUnique({ where: { id, accountId }, select: CHECKED });
    if (found === null) throw new AppError('NOT_FOUND');
    requireSignable(found, clock.now());
    if (found.documentHash !== documentHash) throw new AppError('CONTRACT_DIFFERENT');
    const { chain, wallet, kind, seriesKey } = found;
    requireOwnWallet(caller, chain, wallet);
    const text = contractText(domain, { ...found, accountId });
    await requireSignedBy(chains.of(chain), wallet, text, signature);
    const { keyId, ciphertext } = signedDocumentOf(vault).seal(id, { document, signature, text });
    return async (tx) => {
      await lockWallet(tx, { accountId, chain, wallet });
      const signedAt = clock.now();
      requireSignable(await locked(tx, id), signedAt);
      const onchain = seriesKey === null ? null : onchainOf(documentHash, await contractHashOf(tx, chain, seriesKey));
      const signed = { state: 'SIGNED', signedAt, signedHash: documentHash, onchain };
      await tx.contractSession.update({
        where: { id },
        data: { ...signed, keyId, signedDocumentEncrypted: ciphertext },
      });
      await audit(tx, { actor: accountId, action: 'contract.sign', target: id, codes: { kind } });
      return { id };
    };
  };
