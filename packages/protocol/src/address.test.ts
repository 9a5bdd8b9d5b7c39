import { base58 } from '@scure/base';
import fc from 'fast-check';
import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  evmAddress,
  hasWrongCapitals,
  isSolanaAddress,
  isSolanaSignature,
  kindOfAddress,
  kindOfTransactionId,
  parseEvmAddress,
  readAddress,
  readEvmAddress,
  readTransactionId,
  solanaAddress,
  solanaAddressBytes,
  solanaAddressHex,
  solanaAddressOf,
  solanaSignatureOf,
  toChecksumAddress,
} from './address.ts';

const SYSTEM = '1'.repeat(32);
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
/** An address of EIP-55. */
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const refused = expect.objectContaining({ code: 'BAD_INPUT' });
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe('an address', () => {
  it.each([
    ['of an EVM chain, in lower case', EVM, EVM.toLowerCase(), 'evm'],
    ['of a Solana cluster, as it is', TOKEN, TOKEN, 'solana'],
    ['of 32 bytes of zero', SYSTEM, SYSTEM, 'solana'],
  ])('is read %s', (_, given, read, kind) => {
    const address = readAddress(given);
    expect(address).toBe(read);
    expect(address && kindOfAddress(address)).toBe(kind);
  });

  it.each<[string, unknown]>([
    ['31 bytes', base58.encode(new Uint8Array(31).fill(255))],
    ['33 bytes', base58.encode(new Uint8Array(33).fill(1))],
    ['33 bytes of zero', '1'.repeat(33)],
    ['no letter of base58', TOKEN.replace('T', '0')],
    ['the letter l', TOKEN.replace('T', 'l')],
    ['a space before it', ` ${TOKEN}`],
    ['a line after it', `${TOKEN}\n`],
    ['64 bytes', base58.encode(new Uint8Array(64).fill(9))],
    ['hex of 32 bytes', `0x${'ab'.repeat(32)}`],
    ['hex of 19 bytes', `0x${'ab'.repeat(19)}`],
    ['hex without its prefix', 'ab'.repeat(20)],
    ['a prefix in upper case', `0X${'ab'.repeat(20)}`],
    ['a very long text', 'z'.repeat(10_000_000)],
    ['nothing', ''],
    ['a number', 1],
    ['null', null],
  ])('is not read from %s', (_, given) => {
    expect(readAddress(given)).toBeNull();
  });

  it('of an EVM chain has the capitals of its checksum, or letters of one case', () => {
    fc.assert(
      fc.property(bytes(20), fc.nat(), (key, at) => {
        const lower = `0x${Buffer.from(key).toString('hex')}` as const;
        const written = toChecksumAddress(lower);
        expect(written).toBe(getAddress(lower));
        for (const text of [lower, `0x${lower.slice(2).toUpperCase()}`, written])
          expect(readEvmAddress(text)).toBe(lower);
        const letters = [...written.matchAll(/[a-f]/gi)];
        const { index, 0: letter } = letters[at % letters.length] ?? { index: 0, 0: '' };
        const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
        const wrong = written.slice(0, index) + other + written.slice(index + 1);
        fc.pre(/[a-f]/.test(wrong) && /[A-F]/.test(wrong));
        expect([readEvmAddress(wrong), readAddress(wrong), hasWrongCapitals(wrong)]).toEqual([null, null, true]);
        expect(() => parseEvmAddress(wrong)).toThrow(refused);
      }),
    );
  });

  it('of a cluster is another one in lower case', () => {
    const lower = readAddress(TOKEN.toLowerCase());
    expect(lower).toBe(TOKEN.toLowerCase());
    expect(lower && solanaAddressHex(lower)).not.toBe(solanaAddressHex(TOKEN));
  });

  it('has one text for its bytes', () => {
    fc.assert(
      fc.property(bytes(32), (key) => {
        const address = solanaAddressOf(key);
        expect(isSolanaAddress(address)).toBe(true);
        expect(solanaAddressBytes(address)).toEqual(key);
        expect(solanaAddressHex(address)).toBe(`0x${Buffer.from(key).toString('hex')}`);
      }),
    );
  });

  it('is narrowed to its kind, or refused', () => {
    const [evm, solana] = [EVM, TOKEN].map(readAddress);
    if (!evm || !solana) throw new Error('both are addresses');
    expect(evmAddress(evm)).toBe(evm);
    expect(solanaAddress(solana)).toBe(solana);
    expect(() => evmAddress(solana)).toThrow(refused);
    expect(() => solanaAddress(evm)).toThrow(refused);
    expect(() => solanaAddressOf(new Uint8Array(20))).toThrow(refused);
    expect(() => solanaAddressBytes(EVM)).toThrow(refused);
  });
});

describe('what names a transaction', () => {
  const hash = `0x${'cD'.repeat(32)}`;

  it('is a hash, or a signature with one text for its bytes', () => {
    expect(readTransactionId(hash)).toBe(hash.toLowerCase());
    fc.assert(
      fc.property(bytes(64), (signature) => {
        const id = solanaSignatureOf(signature);
        expect(isSolanaSignature(id)).toBe(true);
        expect(readTransactionId(id)).toBe(id);
        expect(kindOfTransactionId(id)).toBe('solana');
      }),
    );
  });

  it.each<[string, unknown]>([
    ['an address of a cluster', TOKEN],
    ['an address of an EVM chain', EVM],
    ['63 bytes', base58.encode(new Uint8Array(63).fill(7))],
    ['hex of 64 bytes', `0x${'cd'.repeat(64)}`],
    ['a very long text', '2'.repeat(10_000_000)],
  ])('is not %s', (_, given) => {
    expect(readTransactionId(given)).toBeNull();
  });
});
