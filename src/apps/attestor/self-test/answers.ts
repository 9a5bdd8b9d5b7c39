import signing from '../../../../tests/conformance/signing.json' with { type: 'json' };
import { fromHex, parseBytes32, parseEvmAddress, toHex } from '../../../core/bytes.ts';
import { opensIncome, opensTerms } from '../../../core/commitments.ts';
import { isAnnouncement, openEnvelope, signAnnouncement } from '../../../core/envelope/index.ts';
import { openKeystore } from '../../../core/keystore/index.ts';
import { checkKnownAnswers, type KnownAnswers } from '../../../core/signing/index.ts';
import { nodeScrypt } from '../files/scrypt.ts';
import { reading } from '../requests/reader.ts';
import answers from './answers.json' with { type: 'json' };

/** Answers that were computed elsewhere, and whether this machine computes them too. */
export interface KnownAnswer {
  readonly name: string;
  check(): Promise<boolean>;
}

const secret = () => fromHex(answers.secret, 32);

/** The project's set of signed messages, domains, keys, wallets and bids. */
const signed = () => checkKnownAnswers(signing as unknown as KnownAnswers).failures.length === 0;

const incomes = () =>
  answers.income.every(({ ytd, salt, commitment }) =>
    opensIncome({ ytd: BigInt(ytd), salt: BigInt(salt) }, parseBytes32(commitment)),
  );

const terms = () =>
  answers.terms.every(({ commitment, theta, r, termsSalt, ...open }) =>
    opensTerms({ ...open, theta: BigInt(theta), r: BigInt(r), termsSalt: BigInt(termsSalt) }, parseBytes32(commitment)),
  );

function announced(): boolean {
  const own = signAnnouncement(secret());
  const { key, encryptionKey, signature } = answers.announcement;
  return own.key === key && own.encryptionKey === encryptionKey && own.signature === signature && isAnnouncement(own);
}

async function opened(): Promise<boolean> {
  const { context, key, plaintext, text } = answers.envelope;
  const found = await reading(parseEvmAddress(key), secret(), (reader) => openEnvelope(text, context as never, reader));
  return new TextDecoder().decode(found) === plaintext;
}

/** The example of web3.js: scrypt at the cost of the tool's own key files, as the tool derives it. */
async function unlocked(): Promise<boolean> {
  const { text, password, secret: expected } = answers.keystore;
  return toHex(await openKeystore(text, password, { scrypt: nodeScrypt })) === expected;
}

const CHECKS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  'signed messages, domains, series keys, wallets and bids': signed,
  'income commitments': incomes,
  'terms commitments': terms,
  'announcement of an encryption key': announced,
  'envelope of version 1': opened,
  'key file of version 3': unlocked,
};

export const knownAnswers = (): readonly KnownAnswer[] =>
  Object.entries(CHECKS).map(([name, check]) => ({ name, check: async () => check() }));
