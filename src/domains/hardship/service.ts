import type { Address } from '@income-series/protocol/address';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import { requireState } from '../../core/errors/record-state.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { lockSignerKey } from '../account/index.ts';
import { type AnnouncementService, createTakeEnvelope } from '../announcements/index.ts';
import { requireWritten } from '../operations/index.ts';
import { findSeries } from '../series/index.ts';
import {
  createConfirmedEvents,
  type PreparedCall,
  type Relayers,
  requireIssuer,
  requireSendable,
  requireWallet,
  type TransactionService,
} from '../transaction/index.ts';
import { createDecisions, type DecideHardship } from './decisions.ts';
import { type OpenHardshipInput, REASON } from './model/index.ts';
import type { HardshipChain } from './model/ports.ts';

/** A call that withdraws the request for a pause or ends a pause. */
interface HardshipStep {
  readonly kind: 'withdrawPause' | 'endPause';
  readonly seriesKey: Bytes32;
}

/** The saved result of opening a request. */
interface OpenedIds extends Readonly<Record<string, string>> {
  readonly hardshipRequestId: string;
  readonly transactionId: string;
}

/** Requests for pauses of a series: stored by the issuer and decided by an attestor. */
export interface HardshipService {
  /**
   * Stores a request as PREPARED and builds `requestPause` for the issuer's own wallet. It replaces a PREPARED request to the
   * same key, because the chain could not distinguish the two.
   *
   * @throws NOT_FOUND, NOT_ISSUER, WRONG_STATE, CONFLICT (a request is open on the chain, or the id is in use),
   * SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, ENVELOPE_*, CHAIN_UNAVAILABLE
   */
  open(caller: Caller, input: OpenHardshipInput): Promise<(tx: Tx) => Promise<OpenedIds>>;
  readonly decide: DecideHardship;
  /** Builds the withdrawal of a request or the end of a pause. @throws NOT_FOUND, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE */
  prepareStep(
    caller: Caller,
    step: { readonly chain: string; readonly wallet: Address; readonly call: HardshipStep },
  ): Promise<PreparedCall>;
}

/** The dependencies of the service of pauses. */
export interface HardshipDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<HardshipChain>;
  readonly relayers: Relayers;
  readonly announcements: Pick<AnnouncementService, 'recipients'>;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}

/** Creates the service of pauses. */
export function createHardshipService(deps: HardshipDeps): HardshipService {
  const { db, chains, announcements, transactions, clock } = deps;
  const takeEnvelope = createTakeEnvelope(chains, announcements);

  return {
    async open(caller, { id, chain: name, seriesKey, attestorKey, reason, allowFailing }) {
      const chain = chains.of(name);
      const { issuer } = await findSeries(db, name, seriesKey, { issuer: true });
      const wallet = requireIssuer(caller, name, issuer);
      const [{ value: series }, { value: hardship }] = await Promise.all([
        chain.series(seriesKey),
        chain.hardship(seriesKey),
      ]);
      requireState('WRONG_STATE', { record: 'series', state: series.state, needs: ['ACTIVE'], can: 'ask for a pause' });
      if (hardship.pauseState !== 'NONE') throw new AppError('CONFLICT');
      const place = { chain: name, keys: [attestorKey], seriesKey, id };
      const ciphertext = await takeEnvelope(REASON, reason, place);
      const call = { kind: 'requestPause', seriesKey, attestor: attestorKey } as const;
      const prepared = await transactions.build({ caller, wallet, call });
      requireSendable(prepared, { allowFailing });
      const { pauseNonce } = hardship;
      const row = {
        id,
        seriesKey,
        indexedKey: seriesKey,
        chain: name,
        issuer,
        accountId: caller.accountId,
        attestorKey,
        ciphertext,
        state: 'PREPARED',
        pauseNonce,
        openedAt: clock.now(),
      };
      return async (tx) => {
        await lockSignerKey(tx, attestorKey);
        // The series is locked, because parallel requests must replace each other.
        await tx.$queryRaw`SELECT 1 FROM series WHERE chain = ${name} AND key = ${seriesKey} FOR UPDATE`;
        await tx.hardshipRequest.deleteMany({
          where: { chain: name, seriesKey, attestorKey, pauseNonce, state: 'PREPARED' },
        });
        requireWritten(await tx.hardshipRequest.createMany({ data: [row], skipDuplicates: true }));
        return { hardshipRequestId: id, transactionId: await prepared.save(tx) };
      };
    },

    decide: createDecisions({ ...deps, events: createConfirmedEvents({ db, chains }) }),

    async prepareStep(caller, { chain, wallet, call }) {
      await findSeries(db, chain, call.seriesKey, { key: true });
      return transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call });
    },
  };
}
