import { formatUnits, WAD_DECIMALS } from '@income-series/protocol/amounts';
import { ed25519 } from '@noble/curves/ed25519.js';
import { getBase58Decoder } from '@solana/kit';

/** A value that may be nowhere but where it belongs, in every plain spelling we could think of. */
export interface Secret {
  readonly name: string;
  /** Spellings in text. */
  readonly texts: readonly string[];
  /** Spellings in files: those of text, and how a database lays out a number. */
  readonly bytes: readonly Buffer[];
}

/** Shorter pieces turn up by chance. */
const MIN_BASE64 = 7;

/** The characters that stand for `bytes` in the base64 of anything that holds them, at each of the three alignments. */
function base64Pieces(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const whole = Math.floor(((before + bytes.length) * 8) / 6);
    const piece = encoded.slice(before === 0 ? 0 : before + 1, whole);
    if (piece.length < MIN_BASE64) return [];
    return [piece, piece.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

const textsOfBytes = (bytes: Buffer): string[] => [
  bytes.toString('hex'),
  ...base64Pieces(bytes),
  bytes.join(','),
  [...bytes].map((byte, i) => `"${i}":${byte}`).join(','), // what JSON.stringify makes of a Uint8Array
];

const bigEndian = (value: bigint): Buffer => {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
};

/** PostgreSQL's numeric: digits of base 10,000, each 16 bits in the machine's order; trailing zero digits left out. */
function numericDigits(value: bigint): Buffer {
  const digits: number[] = [];
  for (let rest = value; rest > 0n; rest /= 10_000n) digits.unshift(Number(rest % 10_000n));
  while (digits.at(-1) === 0) digits.pop();
  const bytes = Buffer.alloc(digits.length * 2);
  for (const [i, digit] of digits.entries()) bytes.writeUInt16LE(digit, i * 2);
  return bytes;
}

function secret(name: string, texts: readonly string[], bytes: readonly Buffer[]): Secret {
  const all = [...new Set(texts.filter((text) => text.length >= MIN_BASE64))];
  return { name, texts: all, bytes: [...all.map((text) => Buffer.from(text)), ...bytes] };
}

/** A number: decimal as such and grouped, hex without leading zeros (and so with any), base64 of its bytes. */
export function markedNumber(name: string, value: bigint): Secret {
  const bytes = bigEndian(value);
  const texts = [value.toString(), value.toLocaleString('en-US'), value.toString(16), ...textsOfBytes(bytes)];
  return secret(name, texts, [bytes, Buffer.from(bytes).reverse(), numericDigits(value)]);
}

/** A share of a whole: its WAD, and its decimal without what comes before the digits. */
export function markedWad(name: string, value: bigint): Secret {
  const wad = markedNumber(name, value);
  const digits = formatUnits(value, WAD_DECIMALS).replace(/^0\.0*/, '');
  return secret(name, [...wad.texts, digits], wad.bytes);
}

const base58 = getBase58Decoder();

/** A key: hex, base64, base58, its number, lists of its bytes. */
export function markedKey(name: string, key: Uint8Array): Secret {
  const bytes = Buffer.from(key);
  const number = BigInt(`0x${bytes.toString('hex')}`);
  const texts = [number.toString(), ...textsOfBytes(bytes), base58.decode(bytes)];
  return secret(name, texts, [bytes, Buffer.from(bytes).reverse()]);
}

/** An Ed25519 key: alone, and as wallets write it, with its public key behind it. */
export function markedKeyPair(name: string, key: Uint8Array): Secret {
  const alone = markedKey(name, key);
  const pair = base58.decode(Buffer.concat([key, ed25519.getPublicKey(key)]));
  return secret(name, [...alone.texts, pair], alone.bytes);
}

/** A text, as it is or encoded once more. */
export function markedText(name: string, text: string): Secret {
  const bytes = Buffer.from(text);
  return secret(name, [text, encodeURIComponent(text), ...textsOfBytes(bytes)], []);
}

const HEX = /^[0-9a-f]+$/;

/** Which of the secrets a text gives away. Hex counts in either case. */
export function foundInText(secrets: readonly Secret[], text: string): string[] {
  const lower = text.toLowerCase();
  const given = ({ texts }: Secret) => texts.some((form) => (HEX.test(form) ? lower : text).includes(form));
  return secrets.filter(given).map(({ name }) => name);
}

/** Which of the secrets a file gives away. */
export function foundInBytes(secrets: readonly Secret[], content: Buffer): string[] {
  return secrets.filter(({ bytes }) => bytes.some((form) => content.includes(form))).map(({ name }) => name);
}
