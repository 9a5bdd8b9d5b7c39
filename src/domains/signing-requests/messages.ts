import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { InputError } from '../../core/errors/input-error.ts';
import type { Bytes32, KeyAddress } from '../../core/hex.ts';
import { addressesOn, isAmong } from '../../core/on-chain.ts';
import { REQUESTED_ON_CHAIN } from '../../core/pause-request.ts';
import type { MessageKind, MessageOf, MessageSignature } from '../../core/signing/index.ts';
import { wholeSeconds } from '../../core/whole-seconds.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { AttestationChain } from '../cases/index.ts';
import { reportMessage } from '../tier3/index.ts';
import type { SigningChoice, SigningRequestInput } from './model.ts';

export interface MessageDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<AttestationChain>;
}

/** A record that waits for a signature, and what is to be signed. */
type Found = {
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

type Load = (deps: MessageDeps, caller: Caller, input: SigningRequestInput) => Promise<Found>;

/** @throws NOT_FOUND */
function there<T>(found: T | null): T {
  if (found === null) throw new AppError('NOT_FOUND');
  return found;
}

/** A part of the attestor's choice. @throws InputError where it is left open */
function decided<K extends keyof SigningChoice & string>(
  choice: SigningChoice,
  name: K,
): NonNullable<SigningChoice[K]> {
  const value = choice[name];
  if (value === null || value === undefined) throw new InputError(['choice', name], 'the attestor’s decision');
  return value;
}

/**
 * Which of the addressed keys signs: the named one, or the first that the caller holds. An admin holds none and may ask
 * for each. @throws NOT_FOUND for anyone else
 */
export function signingKey(
  caller: Caller,
  chain: string,
  addressed: readonly KeyAddress[],
  named: KeyAddress | null,
): KeyAddress {
  const candidates = named === null ? addressed : addressed.filter((key) => key === named);
  const own = candidates.find((key) => isAmong(caller.signerKeys, chain, key));
  return there(own ?? (caller.isAdmin ? (candidates[0] ?? null) : null));
}

const row = ({ id }: SigningRequestInput) => ({ where: { id } });
const parties = { chain: true, seriesKey: true, state: true } as const;

/** The nonces of a series' pauses and extinguishments now. @throws CHAIN_UNAVAILABLE */
const nonces = async (
  chains: MessageDeps['chains'],
  { chain, seriesKey }: { readonly chain: string; readonly seriesKey: Bytes32 },
) => (await chains.of(chain).hardship(seriesKey)).value;

const NO_NONCE = { nonce: null, nonceCurrent: true } as const;

/** @param waits the states in which the record waits for the key's signature */
const asked = (
  { chain, state }: { readonly chain: string; readonly state: string },
  key: KeyAddress,
  waits: readonly string[],
) => ({ chain, key, open: waits.includes(state) });

/** By kind of message: the record that waits for a signature, and what is to be signed. */
export const MESSAGES: Readonly<Record<MessageKind, Load>> = {
  async REPORT({ db }, caller, input) {
    const commitments = { period: true, liquidityFlag: true, incomeCommitment: true, priorIncomeCommitment: true };
    const select = { ...parties, ...commitments, attestorKey: true } as const;
    const found = there(await db.tier3Case.findUnique({ ...row(input), select }));
    const key = signingKey(caller, found.chain, [found.attestorKey], input.key);
    const message = reportMessage(found);
    return { kind: 'REPORT', ...asked(found, key, ['OPEN']), message, ...NO_NONCE };
  },

  async FX({ db, chains }, caller, { id, chain: given, key: named, choice }) {
    const chain = chains.pick(given);
    const select = { ...parties, period: true } as const;
    // Any attestor of the chain is addressed; an admin names one. The keys are read first, whether there is a row or not.
    const keys = await db.attestor.findMany({
      where: {
        chain: chain.name,
        address: { in: named === null ? addressesOn(caller.signerKeys, chain.name) : [named] },
      },
      select: { address: true },
      orderBy: { address: 'asc' },
    });
    const found = there(
      await db.fxFallback.findUnique({ where: { chain_seriesKey: { chain: chain.name, seriesKey: id } }, select }),
    );
    const addressed = keys.map(({ address }) => address);
    const key = signingKey(caller, found.chain, addressed, named);
    const message = { seriesKey: found.seriesKey, period: found.period, rate: decided(choice, 'rate') };
    const waiting = asked(found, key, ['REQUESTED']);
    const { rate } = (await chain.periodRate(message.seriesKey, found.period)).value;
    return { kind: 'FX', ...waiting, open: waiting.open && rate === null, message, ...NO_NONCE };
  },

  async PAUSE({ db, chains }, caller, input) {
    const select = { ...parties, attestorKey: true, pauseNonce: true } as const;
    const found = there(await db.hardshipRequest.findFirst({ where: { id: input.id, ...REQUESTED_ON_CHAIN }, select }));
    const key = signingKey(caller, found.chain, [found.attestorKey], input.key);
    const pauseEnd = wholeSeconds('choice.pauseEndsAt', decided(input.choice, 'pauseEndsAt'));
    const { pauseNonce: nonce } = found;
    const current = await nonces(chains, found);
    const message = { seriesKey: found.seriesKey, pauseNonce: nonce, pauseEnd };
    const nonceCurrent = current.pauseNonce === nonce;
    return { kind: 'PAUSE', ...asked(found, key, ['REQUESTED']), message, nonce, nonceCurrent };
  },

  async EXTINGUISH({ db, chains }, caller, input) {
    const select = {
      ...parties,
      attestorKeyA: true,
      attestorKeyB: true,
      extinguishNonce: true,
      signatures: true,
    } as const;
    const found = there(await db.extinguishmentRequest.findUnique({ ...row(input), select }));
    const key = signingKey(caller, found.chain, [found.attestorKeyA, found.attestorKeyB], input.key);
    const { extinguishNonce: nonce } = found;
    const message = { seriesKey: found.seriesKey, extinguishNonce: nonce };
    const signed = (found.signatures as unknown as MessageSignature[]).some(({ signer }) => signer === key);
    const waits = signed ? ['OPEN'] : ['OPEN', 'ONE_SIGNED'];
    const nonceCurrent = (await nonces(chains, found)).extinguishNonce === nonce;
    return { kind: 'EXTINGUISH', ...asked(found, key, waits), message, nonce, nonceCurrent };
  },

  async AMEND({ db, chains }, caller, input) {
    const select = { ...parties, attestorKey: true, termsCommitment: true, newCap: true } as const;
    const found = there(await db.termsAmendment.findUnique({ ...row(input), select }));
    const key = signingKey(caller, found.chain, found.attestorKey === null ? [] : [found.attestorKey], input.key);
    const seriesKey = found.seriesKey;
    const nonce = (await chains.of(found.chain).series(seriesKey)).value.amendmentNonce;
    const newTermsCommitment = found.termsCommitment;
    const newCap = BigInt(found.newCap.toFixed(0));
    const message = { seriesKey, amendmentNonce: nonce, newTermsCommitment, newCap };
    return { kind: 'AMEND', ...asked(found, key, ['AWAITING_ATTESTOR']), message, nonce, nonceCurrent: true };
  },

  async TRUEUP({ db, chains }, caller, input) {
    const select = { ...parties, attestorKey: true, year: true } as const;
    const found = there(await db.tier3Annual.findUnique({ ...row(input), select }));
    const key = signingKey(caller, found.chain, [found.attestorKey], input.key);
    const { choice } = input;
    const adjustment = decided(choice, 'adjustment');
    const attestationTs = wholeSeconds('choice.attestedAt', decided(choice, 'attestedAt'));
    const seriesKey = found.seriesKey;
    const nonce = (await chains.of(found.chain).series(seriesKey)).value.trueupNonce;
    const message = { seriesKey, year: found.year, trueupNonce: nonce, attestationTs, adjustment };
    return { kind: 'TRUEUP', ...asked(found, key, ['OPEN']), message, nonce, nonceCurrent: true };
  },
};
