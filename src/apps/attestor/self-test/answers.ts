import { fromHex, toHex } from '../../../core/bytes.ts';
import { opensIncome, opensTerms } from '../../../core/commitments.ts';
import { isAnnouncement, openEnvelope, signAnnouncement } from '../../../core/envelope/index.ts';
import { openKeystore } from '../../../core/keystore/index.ts';
import {
  addressOfSecretKey,
  domainSeparator,
  type MessageKind,
  messageDigest,
  recoverSigner,
  type SigningDomain,
  signDigest,
} from '../../../core/signing/index.ts';
import { fieldsOf } from '../signing/request.ts';
import { readerOf } from '../work/reader.ts';
import answers from './answers.json' with { type: 'json' };

/** One answer that was computed elsewhere, and whether this machine computes it too. */
export interface KnownAnswer {
  readonly name: string;
  check(): Promise<boolean>;
}

const [evm, solana] = answers.domains as unknown as readonly [SigningDomain, SigningDomain];
const secretOf = (key: number) => fromHex(answers.keys[key]?.secret ?? '', 32);

/** The message's fields as their types are here: integers beyond 32 bits are decimal strings in the file. */
const messageOf = (kind: MessageKind, stored: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    fieldsOf(kind).map(({ name, type }) => {
      const value = stored[name];
      return [name, typeof value === 'string' && type !== 'bytes32' ? BigInt(value) : value];
    }),
  );

function signed(of: (typeof answers.messages)[number]): boolean {
  const kind = of.kind as MessageKind;
  const digest = messageDigest(of.domain === 'evm' ? evm : solana, kind, messageOf(kind, of.message) as never);
  const signature = signDigest(digest, secretOf(of.key));
  return (
    digest === of.digest &&
    signature === of.signature &&
    recoverSigner(digest, signature) === answers.keys[of.key]?.address
  );
}

async function opened(): Promise<boolean> {
  const { context, key, plaintext, text } = answers.envelope;
  const reader = readerOf(key as `0x${string}`, secretOf(0));
  return new TextDecoder().decode(await openEnvelope(text, context as never, reader)) === plaintext;
}

function announced(): boolean {
  const own = signAnnouncement(secretOf(0));
  const { key, encryptionKey, signature } = answers.announcement;
  return own.key === key && own.encryptionKey === encryptionKey && own.signature === signature && isAnnouncement(own);
}

async function unlocked(): Promise<boolean> {
  const { text, password, secret } = answers.keystore;
  return toHex(await openKeystore(text, password)) === secret;
}

/** The whole set: keys, domains, signed messages, commitments, announcement, envelope, key file. */
export function knownAnswers(): readonly KnownAnswer[] {
  const test = (name: string, check: () => boolean | Promise<boolean>): KnownAnswer => ({
    name,
    check: async () => check(),
  });
  return [
    ...answers.keys.map(({ address }, i) => test(`key ${i}`, () => addressOfSecretKey(secretOf(i)) === address)),
    ...answers.domains.map(({ kind, separator }, i) =>
      test(`domain ${kind}`, () => toHex(domainSeparator(i === 0 ? evm : solana)) === separator),
    ),
    ...answers.messages.map((of, i) => test(`message ${i}, ${of.kind} on ${of.domain}`, () => signed(of))),
    ...answers.income.map(({ ytd, salt, commitment }, i) =>
      test(`income commitment ${i}`, () =>
        opensIncome({ ytd: BigInt(ytd), salt: BigInt(salt) }, commitment as `0x${string}`)),
    ),
    ...answers.terms.map(({ commitment, ...terms }, i) =>
      test(`terms commitment ${i}`, () => {
        const { theta, r, termsSalt } = terms;
        const read = { ...terms, theta: BigInt(theta), r: BigInt(r), termsSalt: BigInt(termsSalt) };
        return opensTerms(read, commitment as `0x${string}`);
      }),
    ),
    test('announcement of an encryption key', announced),
    test('envelope of version 1', opened),
    test('key file of version 3', unlocked),
  ];
}
