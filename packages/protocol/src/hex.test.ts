import { describe, expect, it } from 'vitest';
import { parseEvmAddress } from './address.ts';
import { fromHex, parseBytes32, toHex } from './bytes.ts';
import { type Hex, isHex, isLowerHex, readHex, sameHex } from './hex.ts';
import { recoverSigner } from './signing/index.ts';
import { walletWord } from './words.ts';

const lower = `0x${'ab'.repeat(20)}` as const;
const upper = `0x${'AB'.repeat(20)}` as const;

describe('hex', () => {
  it.each<[string, string, number | undefined]>([
    ['nothing after 0x', '0x', undefined],
    ['lower case', lower, 20],
    ['upper case', upper, 20],
    ['both', '0xaBcD', 2],
  ])('is %s', (_, text, bytes) => {
    expect(isHex(text, bytes)).toBe(true);
    expect(readHex(text, bytes)).toBe(text.toLowerCase());
  });

  it.each<[string, unknown, number | undefined]>([
    ['a prefix of 0X', lower.replace('0x', '0X'), 20],
    ['a prefix of 0X before nothing', '0X', undefined],
    ['no prefix', 'ab'.repeat(20), undefined],
    ['two prefixes', `0x0x${'ab'.repeat(19)}`, 20],
    ['half a byte', '0xabc', undefined],
    ['a byte too few', lower.slice(0, -2), 20],
    ['a byte too many', `${lower}ab`, 20],
    ['a letter beyond f', '0xag', undefined],
    ['a full-width digit', '0x１1', undefined],
    ['white space before it', ` ${lower}`, undefined],
    ['a line end after it', `${lower}\n`, undefined],
    ['nothing', '', undefined],
    ['a number', 0xab, undefined],
    ['null', null, undefined],
  ])('is not %s', (_, value, bytes) => {
    expect(isHex(value, bytes)).toBe(false);
    expect(readHex(value, bytes)).toBeNull();
    expect(isLowerHex(value, bytes)).toBe(false);
  });

  it('in lower case is distinguished from other hex', () => {
    expect(isLowerHex(lower, 20)).toBe(true);
    expect(isLowerHex(upper, 20)).toBe(false);
  });

  it('is the same in either case, and never with a prefix of 0X', () => {
    expect([lower, upper].map((text) => sameHex(text, lower))).toEqual([true, true]);
    expect([lower.replace('0x', '0X'), `${lower}00`, null].map((text) => sameHex(text, lower))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('of a long text is looked at once', () => {
    expect(isHex(`0x${'ab'.repeat(2 ** 22)}`)).toBe(true);
    expect(isHex(`0x${'ab'.repeat(2 ** 22)}g0`)).toBe(false);
  });
});

describe('a prefix of 0X is refused', () => {
  const shouted = (bytes: number): Hex => `0X${'11'.repeat(bytes)}` as Hex;
  const badInput = expect.objectContaining({ code: 'BAD_INPUT' });

  it.each<[string, () => unknown]>([
    ['as bytes', () => fromHex(shouted(4))],
    ['as an address', () => parseEvmAddress(shouted(20))],
    ['as 32 bytes', () => parseBytes32(shouted(32))],
    ['as a wallet of 20 bytes', () => walletWord(shouted(20))],
    ['as a wallet of 32 bytes', () => walletWord(shouted(32))],
    ['as a digest', () => recoverSigner(shouted(32), `0x${'11'.repeat(65)}`)],
  ])('%s', (_, read) => {
    expect(read).toThrow(badInput);
  });

  it('as a signature: it recovers to nobody', () => {
    expect(recoverSigner(toHex(new Uint8Array(32)), shouted(65))).toBeNull();
  });
});
