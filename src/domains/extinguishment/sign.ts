import { AppError } from '@income-series/protocol/errors/app-error';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { requireSignedBy } from '@income-series/protocol/signing';
import type { Caller } from '../../core/caller.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { audit } from '../operations/index.ts';
import { requireAddressed } from '../transaction/index.ts';
import type { SignInput, WriteRequest } from './model/index.ts';
import type { ExtinguishmentDeps } from './model/ports.ts';
import type { ExtinguishmentRelays } from './relays.ts';
import { findAddressed, lockRow } from './rows.ts';
import { hasSigned, requireRequested, withSignature } from './rules.ts';

/** Temporary errors of a relay: a later attempt may succeed. The signature stays stored. */
const TEMPORARY_ERRORS: readonly ErrorCode[] = [
  'RELAY_UNAVAILABLE',
  'RELAY_FAILED',
  'RELAY_PENDING',
  'CHAIN_UNAVAILABLE',
  'CHAIN_MISMATCH',
  'CHAIN_BEHIND',
  'CHAIN_STALE',
];

/** Checks a signature. Returns a function that stores it and its audit line (see `ExtinguishmentService.sign`). */
export async function signRequest(
  { db, chains }: Pick<ExtinguishmentDeps, 'db' | 'chains'>,
  caller: Caller,
  input: SignInput,
): Promise<WriteRequest> {
  const { id, key } = input;
  const row = await findAddressed(db, caller, id);
  requireAddressed(caller, row.chain, [row.attestorKeyA, row.attestorKeyB].includes(key) ? key : null);
  const chain = chains.of(row.chain);
  const checked = requireSignedBy(chain.domain, 'EXTINGUISH', row, input);
  if (!hasSigned(row, key)) {
    withSignature(row, checked); // throws if the request cannot be signed
    const [{ value: hardship }, { value: active }] = await Promise.all([
      chain.hardship(row.seriesKey),
      chain.activeAttestors([key]),
    ]);
    requireRequested(row, hardship);
    if (active.get(key) !== true) throw new AppError('SIGNER_INACTIVE');
  }
  return async (tx) => {
    const current = await lockRow(tx, id);
    if (!hasSigned(current, key)) {
      const { state, signatures } = withSignature(current, checked);
      const stored = signatures.map((signature) => ({ ...signature }));
      await tx.extinguishmentRequest.update({ where: { id }, data: { state, signatures: stored, relayError: null } });
      const codes = { signer: key, nonce: row.extinguishNonce.toString(), digest: checked.digest };
      await audit(tx, { actor: caller.accountId, action: 'extinguishment.sign', target: id, codes });
    }
    return { extinguishmentRequestId: id };
  };
}

/** Relays a request that both attestors signed, and stores the outcome (see `ExtinguishmentService.relayIfSigned`). */
export async function relayIfSigned(
  db: PrismaClient,
  relays: ExtinguishmentRelays,
  caller: Caller,
  id: string,
): Promise<void> {
  const row = await findAddressed(db, caller, id);
  if (row.state !== 'BOTH_SIGNED') return;
  try {
    const outcome = await relays.attempt(row);
    await db.$transaction((tx) => relays.write(tx, id, outcome, caller.accountId));
  } catch (error) {
    if (!(error instanceof AppError) || !TEMPORARY_ERRORS.includes(error.code)) throw error;
  }
}

/** Relays a request. Returns a function that stores the outcome (see `ExtinguishmentService.relay`). */
export async function relayRequest(
  db: PrismaClient,
  relays: ExtinguishmentRelays,
  caller: Caller,
  id: string,
): Promise<WriteRequest> {
  const row = await findAddressed(db, caller, id);
  const outcome = row.state === 'RELAYED' ? null : await relays.attempt(row);
  return async (tx) => {
    if (outcome !== null) await relays.write(tx, id, outcome, caller.accountId);
    return { extinguishmentRequestId: id };
  };
}
