import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import type { MessageKind, MessageOf, MessageSignature } from '@income-series/protocol/signing';
import { wholeSeconds } from '@income-series/protocol/whole-seconds';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import { addressesOn, isAmong } from '../../core/on-chain.ts';
import { REQUESTED_ON_CHAIN } from '../../core/pause-request.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { AttestationChain } from '../cases/index.ts';
import { reportMessage } from '../tier3/index.ts';
import type { SigningChoice, SigningRequestInput } from './model/index.ts';

export interface MessageDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<AttestationChain>;
}

/** The message of a record, the key that signs it, and whether the record waits for that signature (`open`). */
type RecordMessage = {
  readonly [K in MessageKind]: {
    readonly kind: K;
    readonly chain: string;
    readonly key: KeyAddress;
    readonly message: MessageOf<K>;
    readonly nonce: bigint | null;
    readonly nonceCurrent: boolean;
    readonly open: boolean;
  };
}[MessageKind];

type LoadMessage = (deps: MessageDeps, caller: Caller, input: SigningRequestInput) => Promise<RecordMessage>;

/** Requires a value that is not null. @throws NOT_FOUND */
function requireFound<T>(value: T | null): T {
  if (value === null) throw new AppError('NOT_FOUND');
  return value;
}

/** Reads a value of the attestor's choice. @throws InputError if it is left out */
function requireChoice<K extends keyof SigningChoice & string>(
  choice: SigningChoice,
  name: K,
): NonNullable<SigningChoice[K]> {
  const value = choice[name];
  if (value === null || value === undefined) throw new InputError(['choice', name], 'the attestor’s decision');
  return value;
}

/**
 * Picks the addressed key that signs: `named`, or the first that the caller holds. An admin, who holds none, gets the first.
 * @throws NOT_FOUND for anyone else
 */
export function signingKey(
  caller: Caller,
  chain: string,
  addressed: readonly KeyAddress[],
  named: KeyAddress | null,
): KeyAddress {
  const candidates = named === null ? addressed : addressed.filter((key) => key === named);
  const ownKey = candidates.find((key) => isAmong(caller.signerKeys, chain, key));
  return requireFound(ownKey ?? (caller.isAdmin ? (candidates[0] ?? null) : null));
}

const byId = ({ id }: SigningRequestInput) => ({ where: { id } });
const parties = { chain: true, seriesKey: true, state: true } as const;

/** Reads the current nonces of a series' pauses and extinguishments. @throws CHAIN_UNAVAILABLE */
const readNonces = async (
  chains: MessageDeps['chains'],
  { chain, seriesKey }: { readonly chain: string; readonly seriesKey: Bytes32 },
) => (await chains.of(chain).hardship(seriesKey)).value;

const NO_NONCE = { nonce: null, nonceCurrent: true } as const;

/** The chain and the key of a message, and whether the record is in one of the `openStates`, in which it waits for the key's signature. */
const addressee = (
  { chain, state }: { readonly chain: string; readonly state: string },
  key: KeyAddress,
  openStates: readonly string[],
) => ({ chain, key, open: openStates.includes(state) });

/** Loads a record and its message, by kind of message. */
export const MESSAGES: Readonly<Record<MessageKind, LoadMessage>> = {
  async REPORT({ db }, caller, input) {
    const commitments = { period: true, liquidityFlag: true, incomeCommitment: true, priorIncomeCommitment: true };
    const select = { ...parties, ...commitments, attestorKey: true } as const;
    const record = requireFound(await db.tier3Case.findUnique({ ...byId(input), select }));
    const key = signingKey(caller, record.chain, [record.attestorKey], input.key);
    const message = reportMessage(record);
    return { kind: 'REPORT', ...addressee(record, key, ['OPEN']), message, ...NO_NONCE };
  },

  async FX({ db, chains }, caller, { id, chain: chainName, key: named, choice }) {
    const chain = chains.pick(chainName);
    const select = { ...parties, period: true } as const;
    // Every attestor of the chain is addressed; an admin names one. Keys are read first, so that the time of the answer does
    // not show if there is a row.
    const keys = await db.attestor.findMany({
      where: {
        chain: chain.name,
        address: { in: named === null ? addressesOn(caller.signerKeys, chain.name) : [named] },
      },
      select: { address: true },
      orderBy: { address: 'asc' },
    });
    const record = requireFound(
      await db.fxFallback.findUnique({ where: { chain_seriesKey: { chain: chain.name, seriesKey: id } }, select }),
    );
    const addressed = keys.map(({ address }) => address);
    const key = signingKey(caller, record.chain, addressed, named);
    const message = { seriesKey: record.seriesKey, period: record.period, rate: requireChoice(choice, 'rate') };
    const waiting = addressee(record, key, ['REQUESTED']);
    const { rate } = (await chain.periodRate(message.seriesKey, record.period)).value;
    return { kind: 'FX', ...waiting, open: waiting.open && rate === null, message, ...NO_NONCE };
  },

  async PAUSE({ db, chains }, caller, input) {
    const select = { ...parties, attestorKey: true, pauseNonce: true } as const;
    const record = requireFound(
      await db.hardshipRequest.findFirst({ where: { id: input.id, ...REQUESTED_ON_CHAIN }, select }),
    );
    const key = signingKey(caller, record.chain, [record.attestorKey], input.key);
    const pauseEnd = wholeSeconds('choice.pauseEndsAt', requireChoice(input.choice, 'pauseEndsAt'));
    const { pauseNonce: nonce } = record;
    const current = await readNonces(chains, record);
    const message = { seriesKey: record.seriesKey, pauseNonce: nonce, pauseEnd };
    const nonceCurrent = current.pauseNonce === nonce;
    return { kind: 'PAUSE', ...addressee(record, key, ['REQUESTED']), message, nonce, nonceCurrent };
  },

  async EXTINGUISH({ db, chains }, caller, input) {
    const select = {
      ...parties,
      attestorKeyA: true,
      attestorKeyB: true,
      extinguishNonce: true,
      signatures: true,
    } as const;
    const record = requireFound(await db.extinguishmentRequest.findUnique({ ...byId(input), select }));
    const key = signingKey(caller, record.chain, [record.attestorKeyA, record.attestorKeyB], input.key);
    const { extinguishNonce: nonce } = record;
    const message = { seriesKey: record.seriesKey, extinguishNonce: nonce };
    const signed = (record.signatures as unknown as MessageSignature[]).some(({ signer }) => signer === key);
    const openStates = signed ? ['OPEN'] : ['OPEN', 'ONE_SIGNED'];
    const nonceCurrent = (await readNonces(chains, record)).extinguishNonce === nonce;
    return { kind: 'EXTINGUISH', ...addressee(record, key, openStates), message, nonce, nonceCurrent };
  },

  async AMEND({ db, chains }, caller, input) {
    const select = { ...parties, attestorKey: true, termsCommitment: true, newCap: true } as const;
    const record = requireFound(await db.termsAmendment.findUnique({ ...byId(input), select }));
    const key = signingKey(caller, record.chain, record.attestorKey === null ? [] : [record.attestorKey], input.key);
    const seriesKey = record.seriesKey;
    const nonce = (await chains.of(record.chain).series(seriesKey)).value.amendmentNonce;
    const newTermsCommitment = record.termsCommitment;
    const newCap = BigInt(record.newCap.toFixed(0));
    const message = { seriesKey, amendmentNonce: nonce, newTermsCommitment, newCap };
    return { kind: 'AMEND', ...addressee(record, key, ['AWAITING_ATTESTOR']), message, nonce, nonceCurrent: true };
  },

  async TRUEUP({ db, chains }, caller, input) {
    const select = { ...parties, attestorKey: true, year: true } as const;
    const record = requireFound(await db.tier3Annual.findUnique({ ...byId(input), select }));
    const key = signingKey(caller, record.chain, [record.attestorKey], input.key);
    const { choice } = input;
    const adjustment = requireChoice(choice, 'adjustment');
    const attestationTs = wholeSeconds('choice.attestedAt', requireChoice(choice, 'attestedAt'));
    const seriesKey = record.seriesKey;
    const nonce = (await chains.of(record.chain).series(seriesKey)).value.trueupNonce;
    const message = { seriesKey, year: record.year, trueupNonce: nonce, attestationTs, adjustment };
    return { kind: 'TRUEUP', ...addressee(record, key, ['OPEN']), message, nonce, nonceCurrent: true };
  },
};
