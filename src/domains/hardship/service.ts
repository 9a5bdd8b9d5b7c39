import { toHex } from '../../core/bytes.ts';
import type { Clock } from '../../core/clock.ts';
import { checkEnvelope } from '../../core/envelope/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { domainSeparator, type EvmDomain } from '../../core/signing/index.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { lockSignerKey } from '../account/index.ts';
import { type AnnouncementService, MAX_DOCUMENT_BYTES } from '../attestation/index.ts';
import type { Tx } from '../operations/index.ts';
import {
  type Caller,
  createLandedEvents,
  type Relayer,
  type SaveBuilt,
  type TransactionService,
} from '../transaction/index.ts';
import { createDecisions, type DecideHardship } from './decisions.ts';
import type { OpenHardshipInput } from './model.ts';
import type { HardshipChain } from './ports.ts';

export interface HardshipStep {
  readonly kind: 'withdrawPause' | 'endPause';
  readonly seriesKey: Bytes32;
}

export interface OpenedIds extends Readonly<Record<string, string>> {
  readonly hardshipRequestId: string;
  readonly transactionId: string;
}

export interface HardshipService {
  /**
   * Writes a request down as PREPARED and builds `requestPause` for the issuer's own wallet. It takes the place of one
   * that was prepared for the same key and never came to the chain: the chain could not tell the two apart.
   *
   * @throws NOT_FOUND, NOT_ISSUER, WRONG_STATE, CONFLICT (a request is open on the chain, or the id is taken),
   * SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, ENVELOPE_*, CHAIN_UNAVAILABLE
   */
  open(caller: Caller, input: OpenHardshipInput): Promise<(tx: Tx) => Promise<OpenedIds>>;
  readonly decide: DecideHardship;
  /** Builds a step of a pause. @throws NOT_FOUND, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE */
  prepareStep(caller: Caller, wallet: Address, call: HardshipStep): Promise<SaveBuilt>;
}

export interface HardshipDeps {
  readonly db: PrismaClient;
  readonly chain: HardshipChain;
  readonly relayer: Relayer | null;
  readonly announcements: Pick<AnnouncementService, 'recipients'>;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}

export function createHardshipService(deps: HardshipDeps): HardshipService {
  const { db, chain, announcements, transactions, clock } = deps;
  const domain: EvmDomain = { kind: 'evm', chainId: chain.chainId, verifyingContract: chain.contracts.hub };

  async function issuerOf(seriesKey: Bytes32): Promise<Address> {
    const series = await db.series.findUnique({ where: { key: seriesKey }, select: { issuer: true } });
    if (series === null) throw new AppError('NOT_FOUND');
    return series.issuer as Address;
  }

  return {
    async open(caller, { id, seriesKey, attestorKey, reason }) {
      const issuer = await issuerOf(seriesKey);
      if (!caller.wallets.includes(issuer)) throw new AppError('NOT_ISSUER');
      const [{ value: series }, { value: hardship }, recipients] = await Promise.all([
        chain.series(seriesKey),
        chain.hardship(seriesKey),
        announcements.recipients([attestorKey]),
      ]);
      if (series.state !== 'ACTIVE') throw new AppError('WRONG_STATE');
      if (hardship.pauseState !== 'NONE') throw new AppError('CONFLICT');
      const separator = toHex(domainSeparator(domain));
      const context = { domain: separator, seriesKey, record: 'hardship_requests', id, field: 'ciphertext' };
      const ciphertext = checkEnvelope(reason, { context, recipients, maxBytes: MAX_DOCUMENT_BYTES });
      const call = { kind: 'requestPause', seriesKey, attestor: attestorKey } as const;
      const save = await transactions.build({ caller, wallet: issuer, call });
      const { pauseNonce } = hardship;
      const openedAt = clock.now();
      const { accountId } = caller;
      const place = { seriesKey, indexedKey: seriesKey, chain: chain.name, issuer, accountId };
      const data = { id, ...place, attestorKey, ciphertext, state: 'PREPARED', pauseNonce, openedAt };
      return async (tx) => {
        await lockSignerKey(tx, attestorKey);
        await tx.$queryRaw`SELECT 1 FROM series WHERE key = ${seriesKey} FOR UPDATE`; // one at a time
        await tx.hardshipRequest.deleteMany({ where: { seriesKey, attestorKey, pauseNonce, state: 'PREPARED' } });
        const { count } = await tx.hardshipRequest.createMany({ data: [data], skipDuplicates: true });
        if (count === 0) throw new AppError('CONFLICT');
        return { hardshipRequestId: id, transactionId: await save(tx) };
      };
    },

    decide: createDecisions({ ...deps, domain, events: createLandedEvents({ db, chain }) }),

    async prepareStep(caller, wallet, call) {
      await issuerOf(call.seriesKey);
      return transactions.build({ caller, wallet, call });
    },
  };
}
