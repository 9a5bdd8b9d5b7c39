import { parseEvmAddress } from '@income-series/protocol/address';
import { fromHex, parseBytes32, toHex } from '@income-series/protocol/bytes';
import { opensIncome, opensTerms } from '@income-series/protocol/commitments';
import { isAnnouncement, openEnvelope, signAnnouncement } from '@income-series/protocol/envelope';
import { openKeystore } from '@income-series/protocol/keystore';
import { checkKnownAnswers, type KnownAnswers } from '@income-series/protocol/signing';
import signing from '@income-series/protocol/signing/known-answers.json' with { type: 'json' };
import { nodeScrypt } from '../files/scrypt.ts';
import { withEncryptionKey } from '../requests/reader.ts';
import answers from './answers.json' with { type: 'json' };

/** An answer that was computed elsewhere, with a check that this machine computes the same. */
export interface KnownAnswer {
  readonly name: string;
  check(): Promise<boolean>;
}

const testSecret = () => fromHex(answers.secret, 32);

/** Checks the project's set of signed messages, domains, keys, wallets and bids. */
const checkSigned = () => checkKnownAnswers(signing as unknown as KnownAnswers).failures.length === 0;

const checkIncomes = () =>
  answers.income.every(({ ytd, salt, commitment }) =>
    opensIncome({ ytd: BigInt(ytd), salt: BigInt(salt) }, parseBytes32(commitment)),
  );

const checkTerms = () =>
  answers.terms.every(({ commitment, theta, r, termsSalt, ...open }) =>
    opensTerms({ ...open, theta: BigInt(theta), r: BigInt(r), termsSalt: BigInt(termsSalt) }, parseBytes32(commitment)),
  );

function checkAnnouncement(): boolean {
  const own = signAnnouncement(testSecret());
  const { key, encryptionKey, signature } = answers.announcement;
  return own.key === key && own.encryptionKey === encryptionKey && own.signature === signature && isAnnouncement(own);
}

async function checkEnvelope(): Promise<boolean> {
  const { context, key, plaintext, text } = answers.envelope;
  const plaintextBytes = await withEncryptionKey(parseEvmAddress(key), testSecret(), (reader) =>
    openEnvelope(text, context as never, reader),
  );
  return new TextDecoder().decode(plaintextBytes) === plaintext;
}

/** Opens the example key file of web3.js, which has the scrypt cost of the tool's own key files. */
async function checkKeystore(): Promise<boolean> {
  const { text, password, secret: expected } = answers.keystore;
  return toHex(await openKeystore(text, password, { scrypt: nodeScrypt })) === expected;
}

const CHECKS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  'signed messages, domains, series keys, wallets and bids': checkSigned,
  'income commitments': checkIncomes,
  'terms commitments': checkTerms,
  'announcement of an encryption key': checkAnnouncement,
  'envelope of version 1': checkEnvelope,
  'key file of version 3': checkKeystore,
};

export const knownAnswers = (): readonly KnownAnswer[] =>
  Object.entries(CHECKS).map(([name, check]) => ({ name, check: async () => check() }));
