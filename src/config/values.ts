import {
  hasWrongCapitals,
  isSolanaAddress,
  readAddress,
  readEvmAddress,
  type SolanaAddress,
} from '@income-series/protocol/address';
import { REFUSED_GENESIS_HASHES } from '@income-series/protocol/chain';
import { readCountry } from '@income-series/protocol/country';
import { type Bytes32, type EvmAddress, isHex, readHex } from '@income-series/protocol/hex';
import { readMailAddress } from '@income-series/protocol/mail-address';
import { isSecretKey } from '@income-series/protocol/signing';
import { serviceUri } from '@income-series/protocol/uri';
import { parseUrl } from '@income-series/protocol/url';
import { z } from 'zod';
import type { SecretKey } from './types.ts';
import { BAD_PORT, urlProblem } from './url-problem.ts';

/** Parsers of single variables. Their messages complete the sentence "<VARIABLE> ..." and never quote the value. */

const SECRET_BYTES = 32;

const refuse = (ctx: z.RefinementCtx, message: string) => {
  ctx.addIssue({ code: 'custom', message });
  return z.NEVER;
};

export const oneOf = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });

export const profile = oneOf(['development', 'production']);

export const integer = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, rule)
    .transform(Number)
    .refine((n) => n >= min && n <= max, rule);
};

/** A share from 0 to 1. */
export const share = z
  .string()
  .regex(/^(0|1|0\.\d{1,9})$/, 'must be a number from 0 to 1')
  .transform(Number);

export const blockNumber = z
  .string()
  .regex(/^\d{1,18}$/, 'must be a block number')
  .transform(BigInt);

/** An amount of the chain's coin, in wei. */
export const wei = z
  .string()
  .regex(/^\d{1,30}$/, 'must be an amount in wei: up to 30 digits')
  .transform(BigInt);

/** The number of a slot. */
export const slot = z
  .string()
  .regex(/^\d{1,18}$/, 'must be a slot')
  .transform(BigInt);

/** An amount in lamports. 18 digits suffice, because all SOL is less than 2^60 lamports. */
export const lamports = z
  .string()
  .regex(/^\d{1,18}$/, 'must be an amount in lamports: up to 18 digits')
  .transform(BigInt);

/** The price of a compute unit, in micro-lamports. */
export const microLamports = z
  .string()
  .regex(/^\d{1,15}$/, 'must be a price in micro-lamports: up to 15 digits')
  .transform(BigInt);

export const url = (...schemes: string[]) =>
  z.string().superRefine((text, ctx) => {
    const problem = urlProblem(text, schemes);
    if (problem !== undefined) ctx.addIssue({ code: 'custom', message: problem });
  });

/** Several distinct URLs, separated by commas. */
export const urls = (...schemes: string[]) => {
  const rule = `must be URLs with ${schemes.join(' or ')}, separated by commas`;
  return z.string().transform((text, ctx): readonly string[] => {
    const list = text.split(',').map((part) => part.trim());
    const problems = list.flatMap((part) => urlProblem(part, schemes) ?? []);
    if (problems.length > 0) return refuse(ctx, problems.find((problem) => problem === BAD_PORT) ?? rule);
    return new Set(list).size < list.length ? refuse(ctx, 'names a URL twice') : list;
  });
};

/** The user name and the password of a URL, decoded; null if one cannot be decoded. */
function readUser(text: string): readonly string[] | null {
  const { username = '', password = '' } = parseUrl(text) ?? {};
  try {
    return [username, password].map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** A URL as the URL parser writes it, so that the service uses exactly the URL that was checked. */
const href = (...schemes: string[]) =>
  url(...schemes)
    .refine((text) => readUser(text) !== null, 'must write % in user name and password as %25')
    .transform((text) => parseUrl(text)?.href ?? text);

/** The URL of a node. HTTP sends user name and password with a colon between them (RFC 7617). */
export const rpcUrl = href('http', 'https').refine(
  (text) => !readUser(text)?.[0]?.includes(':'),
  'must not have a colon in its user name',
);

/** A URL that may be shown, because it contains no user name and password. */
export const openUrl = url('http', 'https').refine((text) => {
  const url = parseUrl(text);
  if (url === null) return true; // refused above
  const { username, password } = url;
  return username === '' && password === '';
}, 'must not hold a user name or password');

/**
 * The service's public address, in the form of RFC 3986 that a sign-in text (EIP-4361) requires.
 */
export const publicUrl = openUrl.transform((text, ctx): string => {
  const rule = 'must be a URI of RFC 3986: a plain host name or address, other characters of path and query as %XX';
  return serviceUri(text) ?? refuse(ctx, rule);
});

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The URL of a server that receives a secret: https, or on this machine. */
export const privateUrl = openUrl.refine((text) => {
  const url = parseUrl(text);
  if (url === null) return true; // refused above
  const { protocol, hostname } = url;
  return protocol === 'https:' || LOOPBACK.has(hostname);
}, 'must be https, or of this machine');

/** A host as DNS or the system knows it: the URL parser writes other letters as %XX in a URL that is not HTTP's. */
const HOST = /^([\w.-]+|\[[0-9a-f:.]+\])$/i;

/** The URL of a mail server: smtp or smtps, host and port, optionally user name and password, nothing else. */
export const smtpUrl = href('smtp', 'smtps')
  .refine((text) => {
    const url = parseUrl(text);
    if (url === null) return true; // refused above
    const { hostname, pathname, search, hash } = url;
    return hostname !== '' && (pathname === '' || pathname === '/') && search === '' && hash === '';
  }, 'must be a mail server without path and parameters')
  .refine((text) => {
    const hostname = parseUrl(text)?.hostname ?? '';
    return hostname === '' || HOST.test(hostname); // an empty one is refused above
  }, 'must name one host in ASCII (xn--…)');

/** True if a URL has this scheme, as `https`, in any spelling. */
export const hasScheme = (text: string | undefined, scheme: string): boolean =>
  text !== undefined && parseUrl(text)?.protocol === `${scheme}:`;

export const isLoopback = (text: string): boolean => LOOPBACK.has(new URL(text).hostname);

export const mailAddress = z.string().transform((text, ctx): string => {
  return readMailAddress(text) ?? refuse(ctx, 'must be a bare mail address');
});

/** A bearer token (RFC 6750). */
export const bearerKey = z
  .string()
  .regex(/^[A-Za-z0-9._~+/-]{8,1024}=*$/, 'must be a bearer token of 8 to 1024 letters');

/** Web origins (scheme, host and port), separated by commas. */
export const origins = z.string().transform((text, ctx): readonly string[] => {
  const list = text.split(',').map((part) => part.trim());
  const isOrigin = (part: string) => /^https?:/.test(part) && parseUrl(part)?.origin === part;
  if (!list.every(isOrigin)) return refuse(ctx, 'must be origins like https://app.example, separated by commas');
  return [...new Set(list)];
});

/** Countries by ISO 3166-1 alpha-2, in any case. */
export const countries = z.string().transform((text, ctx): readonly string[] => {
  const list = text.split(',').map((part) => readCountry(part.trim().toUpperCase()));
  const rule = 'must be countries by their two letters (ISO 3166-1 alpha-2), separated by commas';
  return list.includes(null) ? refuse(ctx, rule) : [...new Set(list.filter((item) => item !== null))];
});

/** A network of proxies. Refused are /0, which would trust everybody, and IPv6 with an IPv4 part, which libraries read differently. */
const network = z
  .union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((text) => !text.endsWith('/0') && !/:.*\./.test(text));

/** Networks of proxies: IP addresses, CIDR ranges (RFC 4632, RFC 4291) and proxy-addr's names, separated by commas. */
export const networks = z.string().transform((text, ctx): readonly string[] => {
  const list = text.split(',').map((part) => network.safeParse(part.trim()).data);
  const rule = 'must be addresses, CIDR ranges, loopback, linklocal or uniquelocal, separated by commas';
  return list.includes(undefined) ? refuse(ctx, rule) : [...new Set(list.filter((item) => item !== undefined))];
});

const WRONG_CAPITALS = 'has an address whose capitals are not its checksum (EIP-55): a digit is mistyped';

export const address = z.string().transform((text, ctx): EvmAddress => {
  const rule = hasWrongCapitals(text) ? WRONG_CAPITALS : 'must be a 20-byte address: 0x and 40 hex digits';
  return readEvmAddress(text) ?? refuse(ctx, rule);
});

/** Distinct addresses, separated by commas. */
const addressList = <A extends string>(read: (text: string) => A | null, rule: string) =>
  z.string().transform((text, ctx): readonly A[] => {
    const parts = text.split(',').map((part) => part.trim());
    const list = parts.map(read);
    if (list.includes(null)) return refuse(ctx, parts.some(hasWrongCapitals) ? WRONG_CAPITALS : rule);
    return [...new Set(list.filter((item) => item !== null))];
  });

export const addresses = addressList(readEvmAddress, 'must be 20-byte addresses, separated by commas');

/** Addresses on EVM chains or Solana. */
export const wallets = addressList(
  readAddress,
  'must be 20-byte addresses in hex, or 32-byte ones in base58, separated by commas',
);

export const solanaAddress = z.string().transform((text, ctx): SolanaAddress => {
  return isSolanaAddress(text) ? text : refuse(ctx, 'must be an address of Solana: 32 bytes in base58');
});

/** The genesis hash of a cluster that is not in the list of refused ones. */
export const genesisHash = z
  .string()
  .refine(isSolanaAddress, { error: 'must be a genesis hash: 32 bytes in base58', abort: true })
  .refine((hash) => !REFUSED_GENESIS_HASHES.has(hash), 'is of a chain that is refused (CHAIN_REFUSED)');

/** 32-byte hashes, separated by commas; parsed to lower case, without duplicates. */
export const hashes = z.string().transform((text, ctx): readonly Bytes32[] => {
  const list = text.split(',').map((part) => readHex(part.trim(), 32));
  const rule = 'must be 32-byte hashes, separated by commas';
  return list.includes(null) ? refuse(ctx, rule) : [...new Set(list.filter((value) => value !== null))];
});

const bytesOf = (text: string): Uint8Array | undefined => {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return undefined;
  const bytes = new Uint8Array(Buffer.from(text, 'base64'));
  return bytes.length === SECRET_BYTES ? bytes : undefined;
};

export const secret = z.string().transform((text, ctx): Uint8Array => {
  return bytesOf(text) ?? refuse(ctx, `must be ${SECRET_BYTES} bytes in base64`);
});

/** Keys in base64, newest first, separated by commas. */
export const secretList = z.string().transform((text, ctx): readonly Uint8Array[] => {
  const keys = text.split(',').map((part) => bytesOf(part.trim()));
  const valid = keys.filter((key) => key !== undefined);
  if (valid.length < keys.length)
    return refuse(
      ctx,
      `must be ${SECRET_BYTES} bytes in base64; while it is changed several, newest first, separated by commas`,
    );
  const distinct = new Set(valid.map((key) => key.toString()));
  return distinct.size < valid.length ? refuse(ctx, 'names a key twice') : valid;
});

/** Keys as `id:base64`, newest first, separated by commas. */
export const keyRing = z.string().transform((text, ctx): readonly SecretKey[] => {
  const keys: SecretKey[] = [];
  for (const part of text.split(',')) {
    const [, id, encoded] = /^\s*([A-Za-z0-9_-]{1,32}):(\S+)\s*$/.exec(part) ?? [];
    const bytes = encoded === undefined ? undefined : bytesOf(encoded);
    if (id === undefined || bytes === undefined) {
      return refuse(ctx, `must be id:base64 of ${SECRET_BYTES} bytes, newest first, separated by commas`);
    }
    if (keys.some((key) => key.id === id)) return refuse(ctx, 'names a key twice');
    keys.push({ id, secret: bytes });
  }
  return keys;
});

/** An Ed25519 private key (RFC 8032), which may be any 32 bytes. */
export const ed25519Key = z
  .string()
  .refine((text) => isHex(text, SECRET_BYTES), { error: 'must be a private key: 0x and 64 hex digits', abort: true })
  .transform((text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')));

const PAIR = /^\[\s*\d{1,3}(\s*,\s*\d{1,3}){63}\s*\]$/;

/**
 * An Ed25519 private key: in hex, or as the text of a file of `solana-keygen`, in which the first 32 of 64 numbers are the key.
 */
export const solanaKeyPair = z.string().transform((text, ctx): Uint8Array => {
  if (isHex(text, SECRET_BYTES)) return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
  const numbers: readonly number[] = PAIR.test(text) ? text.slice(1, -1).split(',').map(Number) : [256];
  const isPair = numbers.every((byte) => byte <= 255);
  const rule = 'must be a private key: 0x and 64 hex digits, or the 64 numbers of a key file of solana-keygen';
  return isPair ? Uint8Array.from(numbers.slice(0, SECRET_BYTES)) : refuse(ctx, rule);
});

/** A secp256k1 private key. */
export const privateKey = ed25519Key.refine(isSecretKey, 'must be a private key: above zero and below the curve order');
