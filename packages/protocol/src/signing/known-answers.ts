import { bidCommitment } from '../bid.ts';
import { fromHex, toHex } from '../bytes.ts';
import { AppError } from '../errors/app-error.ts';
import type { Bytes32, EvmAddress, Hex } from '../hex.ts';
import { deriveSeriesKey } from '../series-key.ts';
import { walletWord } from '../words.ts';
import { domainSeparator, type SigningDomain, solanaSalt } from './domain.ts';
import {
  MESSAGE_TYPES,
  type MessageKind,
  messageDigest,
  messageFields,
  messageWords,
  type SignedMessages,
  structHash,
} from './messages.ts';
import { addressOfSecretKey, recoverSigner, signDigest } from './signature.ts';

/** The inputs of a known-answer set. Numbers are decimal texts; other parts refer to a part by its `name`. */
export interface KnownQuestions {
  readonly domains: readonly (SigningDomain & { readonly name: string })[];
  /** Test keys, which are public. */
  readonly keys: readonly { readonly name: string; readonly secret: Hex }[];
  readonly wallets: readonly { readonly name: string; readonly wallet: Hex }[];
  /** Keys of series: chosen ones, and ones that are derived from an issuer and a draft salt. */
  readonly seriesKeys: readonly (
    | { readonly name: string; readonly key: Bytes32 }
    | { readonly name: string; readonly issuer: string; readonly draftSalt: Bytes32; readonly key?: Bytes32 }
  )[];
  readonly bids: readonly {
    readonly name: string;
    readonly price: string;
    readonly quantity: string;
    readonly salt: Bytes32;
    readonly wallet: string;
  }[];
  readonly messages: readonly {
    readonly name: string;
    readonly kind: MessageKind;
    readonly domain: string;
    readonly key: string;
    readonly fields: Readonly<Record<string, string>>;
  }[];
}

/** A part of the set with its answers. */
type WithAnswers<P extends keyof KnownQuestions, A> = readonly (KnownQuestions[P][number] & A)[];

/** A known-answer set: inputs and their answers, which every implementation must compute. */
export interface KnownAnswers extends KnownQuestions {
  readonly domains: WithAnswers<'domains', { readonly separator: Bytes32; readonly salt?: Bytes32 }>;
  readonly keys: WithAnswers<'keys', { readonly address: EvmAddress }>;
  readonly wallets: WithAnswers<'wallets', { readonly word: Bytes32 }>;
  readonly seriesKeys: WithAnswers<'seriesKeys', { readonly key: Bytes32 }>;
  readonly bids: WithAnswers<'bids', { readonly commitment: Bytes32 }>;
  readonly messages: WithAnswers<'messages', MessageAnswer>;
}

/** The answers for a signed message. */
interface MessageAnswer {
  readonly type: string;
  readonly words: readonly Bytes32[];
  readonly structHash: Bytes32;
  readonly digest: Bytes32;
  readonly signature: Hex;
}

/** The number of entries of each part, by the specification. */
export const KNOWN_ANSWER_COUNTS = {
  messages: 20,
  domains: 2,
  seriesKeys: 2,
  bids: 2,
  keys: 5,
  wallets: 4,
} as const satisfies Record<keyof KnownQuestions, number>;

/** Finds an item of a part by its name. @throws BAD_INPUT if there is none */
function findByName<T extends { readonly name: string }>(items: readonly T[], name: string): T {
  const item = items.find((each) => each.name === name);
  if (item === undefined) throw new AppError('BAD_INPUT');
  return item;
}

/** Reads the fields of a message from their texts. They must be exactly the kind's fields, in order. @throws BAD_INPUT */
function readMessage<K extends MessageKind>(kind: K, fields: Readonly<Record<string, string>>): SignedMessages[K] {
  const expected = messageFields(kind);
  if (Object.keys(fields).join() !== expected.map(({ name }) => name).join()) throw new AppError('BAD_INPUT');
  const values = expected.map(({ name, type }) => {
    const text = fields[name] ?? '';
    if (type === 'bytes32') return [name, text];
    if (!/^(0|-?[1-9][0-9]*)$/.test(text)) throw new AppError('BAD_INPUT');
    return [name, type === 'uint32' || type === 'uint8' ? Number(text) : BigInt(text)];
  });
  return Object.fromEntries(values) as SignedMessages[K];
}

/** The functions that compute the answers of each part. @throws BAD_INPUT */
const ANSWERS: {
  readonly [P in keyof KnownQuestions]: (set: KnownQuestions, item: KnownQuestions[P][number]) => object;
} = {
  domains: (_, domain) => ({
    ...(domain.kind === 'solana' ? { salt: toHex(solanaSalt(domain)) } : {}),
    separator: toHex(domainSeparator(domain)),
  }),
  keys: (_, { secret }) => ({ address: addressOfSecretKey(fromHex(secret, 32)) }),
  wallets: (_, { wallet }) => ({ word: toHex(walletWord(wallet)) }),
  seriesKeys: (set, item) => ({
    key: 'issuer' in item ? deriveSeriesKey(findByName(set.wallets, item.issuer).wallet, item.draftSalt) : item.key,
  }),
  bids: (set, { price, quantity, salt, wallet }) => ({
    commitment: bidCommitment({
      price: BigInt(price),
      quantity: BigInt(quantity),
      salt,
      wallet: findByName(set.wallets, wallet).wallet,
    }),
  }),
  messages(set, { kind, domain, key, fields }): MessageAnswer {
    const message = readMessage(kind, fields);
    const digest = messageDigest(findByName(set.domains, domain), kind, message);
    return {
      type: MESSAGE_TYPES[kind],
      words: messageWords(kind, message).map(toHex),
      structHash: toHex(structHash(kind, message)),
      digest,
      signature: signDigest(digest, fromHex(findByName(set.keys, key).secret, 32)),
    };
  },
};
const PARTS = ['domains', 'seriesKeys', 'wallets', 'keys', 'bids', 'messages'] as const;

/** Computes every answer of a set. @throws BAD_INPUT */
export function answerQuestions(set: KnownQuestions): KnownAnswers {
  const answerPart = <P extends keyof KnownQuestions>(part: P) =>
    set[part].map((item) => ({ ...item, ...ANSWERS[part](set, item) }));
  return Object.fromEntries(PARTS.map((part) => [part, answerPart(part)])) as unknown as KnownAnswers;
}

/** The result of checking a known-answer set. */
export interface KnownAnswerReport {
  /** The number of compared values. */
  readonly checked: number;
  /** The paths of values that differ, such as 'messages[3].digest'. */
  readonly failures: readonly string[];
}

/**
 * Computes every answer of a set again and compares it with the set's answer. Checks that each message's signature is the
 * named key's. It never throws.
 */
export function checkKnownAnswers(set: KnownAnswers): KnownAnswerReport {
  const failures: string[] = [];
  let checked = 0;
  const compare = (path: string, valueInSet: unknown, correctValue: unknown): void => {
    checked++;
    if (JSON.stringify(valueInSet) !== JSON.stringify(correctValue)) failures.push(path);
  };
  const attempt = (path: string, run: () => void): void => {
    try {
      run();
    } catch {
      failures.push(path);
    }
  };
  for (const part of PARTS) {
    compare(part, set[part].length, KNOWN_ANSWER_COUNTS[part]);
    for (const [i, item] of set[part].entries())
      attempt(`${part}[${i}]`, () => {
        const answer = (ANSWERS[part] as (set: KnownQuestions, item: object) => object)(set, item);
        for (const [name, value] of Object.entries(answer))
          compare(`${part}[${i}].${name}`, (item as unknown as Record<string, unknown>)[name], value);
      });
  }
  for (const [i, { digest, signature, key }] of set.messages.entries())
    attempt(`messages[${i}]`, () =>
      compare(`messages[${i}].signature`, findByName(set.keys, key).address, recoverSigner(digest, signature)),
    );
  return { checked, failures };
}
