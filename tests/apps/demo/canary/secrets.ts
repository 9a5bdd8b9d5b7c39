import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeScrypt } from '@income-series/attestor/internal/testing';
import { createDeviceSecret, deriveRate, incomeSalt, parseShareRate, randomField } from '@income-series/client';
import { fromHex } from '@income-series/protocol/bytes';
import { deriveEncryptionKey } from '@income-series/protocol/envelope';
import { openKeystore } from '@income-series/protocol/keystore';
import { parsePeriod } from '@income-series/protocol/period';
import { decodeFunctionData, type Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { abis } from '../../../../src/adapters/evm/abi.ts';
import type { CurveOutcome } from '../../../../src/apps/demo/curve-story.ts';
import { TERMS } from '../../../../src/apps/demo/draft.ts';
import { CAST, type Name, SOLANA_CAST, type SolanaName } from '../../../../src/apps/demo/people.ts';
import type { StorySecrets } from '../../../../src/apps/demo/secrets.ts';
import type { Toolbox } from '../../../../src/apps/demo/toolbox.ts';
import { DEVNET_ACCOUNTS } from '../../../../src/apps/devnet/chain.ts';
import { deriveSecret } from '../../../../src/apps/devnet/solana.ts';
import { markedKey, markedKeyPair, markedNumber, markedText, markedWad, type Secret } from './marks.ts';
import type { Evidence } from './story.ts';

/**
 * Figures of 19 digits, far from every other number of the story, and so close together that the payments are small.
 */
const THETA = 7_316_482_905_163_827_149n;
export const STORY: StorySecrets = {
  theta: THETA,
  shareRate: '0.0512345678901234',
  termsSalt: randomField(),
  curveShareRate: '0.051234567',
  curveTermsSalt: randomField(),
  incomes: [THETA + 1_500_002n, THETA + 10_000_013n, THETA + 13_000_034n, THETA + 16_000_057n],
  amended: { theta: THETA + 12_345_678n, termsSalt: randomField() },
  document: `Invoice ${crypto.randomUUID()} of the third quarter.`,
  reason: `The studio burned down; the fire brigade’s file is ${crypto.randomUUID()}.`,
  evidence: `The court’s letter ${crypto.randomUUID()}.`,
  device: createDeviceSecret(),
  bidder: createDeviceSecret(),
  claimOwner: createDeviceSecret(),
};
export const KEYS = { notary: createDeviceSecret(), verifier: createDeviceSecret() };

export interface Marks {
  readonly terms: readonly Secret[];
  /** Next to share rate and rate, which stay. */
  readonly amended: readonly Secret[];
  /** Of the four quarters; the third is reported by documents. */
  readonly figures: readonly Secret[];
  readonly salts: readonly Secret[];
  /** What is sealed to attestors next to figures and salts: a document, a reason, evidence. */
  readonly sealed: readonly Secret[];
  readonly payrollSession: Secret;
  /** Of the device, the verifier, the notary, the contracts' owner, the people's wallets, the attestors; passwords. */
  readonly keys: readonly Secret[];
  readonly tokens: readonly Secret[];
  /** AMEND and TRUEUP: for the issuer's own transactions, on the chain in the end. */
  readonly signatures: readonly Secret[];
}

const walletKey = (mnemonic: string, addressIndex: number): Uint8Array =>
  mnemonicToAccount(mnemonic, { addressIndex }).getHdKey().privateKey ?? new Uint8Array();

/**
 * What an attestor's own machine holds: the key, the one for reading that follows from it, the password of the file.
 */
async function keysOf(name: string, { folder }: Toolbox): Promise<Secret[]> {
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  const key = await openKeystore(readFileSync(join(folder, 'key.json'), 'utf8'), password, { scrypt: nodeScrypt });
  return [
    markedKey(`${name} attestor’s key`, key),
    markedKey(`${name} attestor’s encryption key`, deriveEncryptionKey(key).secretKey),
    markedText(`${name} attestor’s password`, password),
  ];
}

/** The signature that a call of the hub carries as its last argument. */
export async function signatureIn({ world }: Evidence, txHash: string): Promise<Hex> {
  const { input } = await world.devnet.anvil.rpc<{ input: Hex }>('eth_getTransactionByHash', txHash);
  return decodeFunctionData({ abi: abis.hub, data: input }).args?.at(-1) as Hex;
}

/** The chapter on Solana, which a system with LiteSVM has. */
function curveOf({ outcome: { curve } }: Evidence): CurveOutcome {
  if (curve === null) throw new Error('the story had no curve series');
  return curve;
}

export async function marksOf(evidence: Evidence, payrollSession: string): Promise<Marks> {
  const { outcome, people, onSolana, world, attestors } = evidence;
  const shareRate = parseShareRate(STORY.shareRate);
  const { mnemonic } = world.devnet.anvil;
  const names = Object.keys(CAST) as Name[];
  const solanaNames = Object.keys(SOLANA_CAST) as SolanaName[];
  const [{ period: firstPeriod } = { period: 0 }] = outcome.periods;
  const saltOf = (_: bigint, i: number) =>
    markedNumber(`income salt ${i + 1}`, incomeSalt(STORY.device, outcome.seriesKey, parsePeriod(firstPeriod + i)));
  const { seriesKey, period } = curveOf(evidence);
  const curveSalt = markedNumber(
    'income salt on Solana',
    incomeSalt(STORY.device, seriesKey, parsePeriod(period.period)),
  );
  const signed = async (name: string, txHash: string) =>
    markedKey(`${name} signature`, fromHex(await signatureIn(evidence, txHash), 65));
  return {
    terms: [
      markedNumber('theta', STORY.theta),
      markedWad('share rate', shareRate),
      markedNumber('rate', deriveRate(shareRate, TERMS.unitsOffered)),
      markedNumber('terms salt', STORY.termsSalt),
      // its rate is 51,234,567: eight digits are found by chance
      markedNumber('curve share rate', parseShareRate(STORY.curveShareRate)),
      markedNumber('curve terms salt', STORY.curveTermsSalt),
    ],
    amended: [
      markedNumber('amended theta', STORY.amended.theta),
      markedNumber('amended terms salt', STORY.amended.termsSalt),
    ],
    figures: STORY.incomes.map((income, i) => markedNumber(`income ${i + 1}`, income)),
    salts: [...STORY.incomes.map(saltOf), curveSalt],
    sealed: (['document', 'reason', 'evidence'] as const).map((name) => markedText(name, STORY[name])),
    payrollSession: markedText('payroll session', payrollSession),
    keys: [
      markedKey('device secret', STORY.device),
      markedKey('bidder’s device secret', STORY.bidder),
      markedKey('claim owner’s key', STORY.claimOwner),
      markedKey('verifier’s key', KEYS.verifier),
      markedKey('notary’s key', KEYS.notary),
      markedKey('owner’s key', walletKey(mnemonic, 0)),
      ...names.map((name) => markedKey(`wallet of ${name}`, walletKey(mnemonic, CAST[name]))),
      ...(['owner', 'keeper', 'relayer'] as const).map((name) =>
        markedKeyPair(`${name}’s key on Solana`, deriveSecret(DEVNET_ACCOUNTS[name])),
      ),
      ...solanaNames.map((name) => markedKeyPair(`Solana wallet of ${name}`, deriveSecret(SOLANA_CAST[name]))),
      ...(await keysOf('first', attestors.first)),
      ...(await keysOf('second', attestors.second)),
    ],
    tokens: [
      ...names.map((name) => markedText(`token of ${name}`, people[name].token)),
      ...solanaNames.map((name) => markedText(`token of ${name} on Solana`, onSolana[name].token)),
      markedText('token of first', attestors.first.token()),
      markedText('token of second', attestors.second.token()),
    ],
    signatures: [
      await signed('AMEND', outcome.attestors.amendment.txHash),
      await signed('TRUEUP', outcome.attestors.trueUp.txHash),
    ],
  };
}
