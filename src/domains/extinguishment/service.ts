import type { Chains } from '../../chains/index.ts';
import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { ErrorCode } from '../../core/errors/codes.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { requireSignedBy, signingDomain } from '../../core/signing/index.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { lockSignerKey } from '../account/index.ts';
import { type AnnouncementService, createTakeEnvelope } from '../announcements/index.ts';
import { enqueueAction, toKeys } from '../notifications/index.ts';
import { audit, requireWritten } from '../operations/index.ts';
import { findSeries } from '../series/index.ts';
import {
  type Caller,
  type PreparedCall,
  type Relayers,
  requireAddressed,
  requireIssuer,
  requireWallet,
  type TransactionService,
} from '../transaction/index.ts';
import { EVIDENCE, type OpenExtinguishmentInput, type SignInput } from './model.ts';
import type { ExtinguishmentChain } from './ports.ts';
import { createExtinguishmentRelays } from './relays.ts';
import { addressedRow, lockedRow, visibleRow } from './rows.ts';
import {
  EXTINGUISHABLE,
  hasSigned,
  orderedKeys,
  requireRequested,
  SIGNABLE,
  wholeSeconds,
  withSignature,
} from './rules.ts';

export interface RequestId extends Readonly<Record<string, string>> {
  readonly extinguishmentRequestId: string;
}
type Write = (tx: Tx) => Promise<RequestId>;

export interface ExtinguishmentService {
  /**
   * Writes down that the issuer asks two attestors to extinguish its series.
   * @throws NOT_FOUND, NOT_ISSUER, BAD_INPUT, WRONG_STATE, CONFLICT (one is open under the series' nonce, or the id is
   * taken), SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, ENVELOPE_*, CHAIN_UNAVAILABLE
   */
  open(caller: Caller, input: OpenExtinguishmentInput): Promise<Write>;
  /**
   * Takes one key's signature, under the issuer's request on the chain as the row shows it. One that the key has given
   * before is not written again.
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_STATE, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID, NONCE_MOVED,
   * EXTINGUISHMENT_NOT_REQUESTED, SIGNER_INACTIVE, CHAIN_UNAVAILABLE
   */
  sign(caller: Caller, input: SignInput): Promise<Write>;
  /**
   * After a signature was written: relays a request that has both and was not refused, and writes how it went. Where it
   * is not known now (no relayer, no node, no block yet) the request stays BOTH_SIGNED: the index learns of what
   * lands, and `relay` tries again.
   */
  relayIfSigned(caller: Caller, id: string): Promise<void>;
  /**
   * Relays both signatures, again after a refusal. What the contract refuses is written down by its error's name.
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_STATE, RELAY_UNAVAILABLE, RELAY_FAILED, RELAY_PENDING, CHAIN_UNAVAILABLE
   */
  relay(caller: Caller, id: string): Promise<Write>;
  /**
   * Builds the issuer's request on the chain to the row's two keys; `deadline` is in unix seconds.
   * @throws NOT_FOUND, NOT_ISSUER, CASE_STATE, BAD_INPUT (not in whole seconds), CHAIN_UNAVAILABLE
   */
  prepareRequest(caller: Caller, id: string, deadline: Date): Promise<PreparedCall>;
  /** Builds the issuer's void of what was signed. @throws NOT_FOUND, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE */
  prepareVoid(caller: Caller, chain: string, wallet: Address, seriesKey: Bytes32): Promise<PreparedCall>;
}

export interface ExtinguishmentDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<ExtinguishmentChain>;
  readonly relayers: Relayers;
  readonly announcements: Pick<AnnouncementService, 'recipients'>;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}

/** Why a relay after a signature may be left to later: the signature is kept. */
const LATER: readonly ErrorCode[] = [
  'RELAY_UNAVAILABLE',
  'RELAY_FAILED',
  'RELAY_PENDING',
  'CHAIN_UNAVAILABLE',
  'CHAIN_MISMATCH',
  'CHAIN_BEHIND',
  'CHAIN_STALE',
];

export function createExtinguishmentService(deps: ExtinguishmentDeps): ExtinguishmentService {
  const { db, chains, announcements, transactions, clock } = deps;
  const takeEnvelope = createTakeEnvelope(chains, announcements);
  const relays = createExtinguishmentRelays(deps);

  return {
    async open(caller, { id, chain: name, seriesKey, attestorKeys, evidence }) {
      const chain = chains.of(name);
      const { issuer } = await findSeries(db, name, seriesKey, { issuer: true });
      requireIssuer(caller, name, issuer);
      const keys = orderedKeys(attestorKeys);
      const [{ value: series }, { value: hardship }] = await Promise.all([
        chain.series(seriesKey),
        chain.hardship(seriesKey),
      ]);
      if (!EXTINGUISHABLE.includes(series.state)) throw new AppError('WRONG_STATE');
      const evidenceCiphertext = await takeEnvelope(EVIDENCE, evidence, { chain: name, keys, seriesKey, id });
      const [attestorKeyA, attestorKeyB] = keys;
      const { extinguishNonce } = hardship;
      const row = {
        id,
        seriesKey,
        indexedKey: seriesKey,
        chain: name,
        issuer,
        accountId: caller.accountId,
        attestorKeyA,
        attestorKeyB,
        evidenceCiphertext,
        extinguishNonce,
        state: 'OPEN',
        openedAt: clock.now(),
      };
      return async (tx) => {
        for (const key of keys) await lockSignerKey(tx, key);
        await tx.$queryRaw`SELECT 1 FROM series WHERE chain = ${name} AND key = ${seriesKey} FOR UPDATE`; // one at a time
        // A signature is over series and nonce alone: given to one request, it would serve another.
        if ((await tx.extinguishmentRequest.count({ where: { chain: name, seriesKey, extinguishNonce } })) > 0) {
          throw new AppError('CONFLICT');
        }
        requireWritten(await tx.extinguishmentRequest.createMany({ data: [row], skipDuplicates: true }));
        const about = { seriesKey, subjectId: id, status: row.state, at: row.openedAt };
        await enqueueAction(tx, { ...about, kind: 'ExtinguishmentOpened', chain: name, audience: toKeys(...keys) });
        return { extinguishmentRequestId: id };
      };
    },

    async sign(caller, input) {
      const { id, key } = input;
      const row = await addressedRow(db, caller, id);
      requireAddressed(caller, row.chain, [row.attestorKeyA, row.attestorKeyB].includes(key) ? key : null);
      const chain = chains.of(row.chain);
      const given = requireSignedBy(signingDomain(chain), 'EXTINGUISH', row, input);
      if (!hasSigned(row, key)) {
        withSignature(row, given);
        const [{ value: hardship }, { value: active }] = await Promise.all([
          chain.hardship(row.seriesKey),
          chain.activeAttestors([key]),
        ]);
        requireRequested(row, hardship);
        if (active.get(key) !== true) throw new AppError('SIGNER_INACTIVE');
      }
      return async (tx) => {
        const current = await lockedRow(tx, id);
        if (!hasSigned(current, key)) {
          const { state, signatures } = withSignature(current, given);
          const stored = signatures.map((signature) => ({ ...signature }));
          await tx.extinguishmentRequest.update({
            where: { id },
            data: { state, signatures: stored, relayError: null },
          });
          const codes = { signer: key, nonce: row.extinguishNonce.toString(), digest: given.digest };
          await audit(tx, { actor: caller.accountId, action: 'extinguishment.sign', target: id, codes });
        }
        return { extinguishmentRequestId: id };
      };
    },

    async relayIfSigned(caller, id) {
      const row = await addressedRow(db, caller, id);
      if (row.state !== 'BOTH_SIGNED') return;
      try {
        const outcome = await relays.attempt(row);
        await db.$transaction((tx) => relays.write(tx, id, outcome, caller.accountId));
      } catch (error) {
        if (!(error instanceof AppError) || !LATER.includes(error.code)) throw error;
      }
    },

    async relay(caller, id) {
      const row = await addressedRow(db, caller, id);
      const known = row.state === 'RELAYED';
      const outcome = known ? null : await relays.attempt(row);
      return async (tx) => {
        if (outcome !== null) await relays.write(tx, id, outcome, caller.accountId);
        return { extinguishmentRequestId: id };
      };
    },

    async prepareRequest(caller, id, deadline) {
      const row = await visibleRow(db, caller, id);
      const wallet = requireIssuer(caller, row.chain, row.issuer);
      if (!SIGNABLE.includes(row.state)) throw new AppError('CASE_STATE');
      const { seriesKey, attestorKeyA: keyA, attestorKeyB: keyB } = row;
      const call = { kind: 'requestExtinguishment', seriesKey, keyA, keyB, deadline: wholeSeconds(deadline) } as const;
      return transactions.build({ caller, wallet, call });
    },

    async prepareVoid(caller, chain, wallet, seriesKey) {
      await findSeries(db, chain, seriesKey, { key: true });
      return transactions.build({
        caller,
        wallet: requireWallet(caller, chain, wallet),
        call: { kind: 'voidExtinguishment', seriesKey },
      });
    },
  };
}
