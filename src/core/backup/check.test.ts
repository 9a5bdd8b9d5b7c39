import { checkBackup, sealBackup } from '@income-series/protocol/backup';
import { bidCommitment } from '@income-series/protocol/bid';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import type { Hex } from '@income-series/protocol/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const word = (byte: string): Hex => `0x${byte.repeat(32)}`;
const wallet = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const opening = { price: 1_000_000n, quantity: 25n, salt: word('44'), wallet } as const;
const place = { wallet, commitment: bidCommitment(opening) } as const;
const text = await sealBackup(
  new Uint8Array(32).fill(1),
  { seriesKey: word('11'), window: 0, opening },
  new Uint8Array(12).fill(2),
);
type Parsed = { v: number; nonce: string; ciphertext: string };
const parsed = (): Parsed => JSON.parse(text);
const altered = (change: (value: Parsed) => unknown): string => JSON.stringify(change(parsed()));
const refusedWith = (code: ErrorCode) => expect.objectContaining({ code, message: expect.any(String) });
const check = (given: string) => checkBackup(given, place);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sealedBytes = () => Buffer.from(parsed().ciphertext, 'base64url');

describe('the server, without any secret', () => {
  it('takes a backup with its keys in any order, and answers the canonical text', () => {
    const { v, nonce, ciphertext } = parsed();
    expect(check(text)).toBe(text);
    expect(check(JSON.stringify({ ciphertext, v, nonce }, null, 2))).toBe(text);
  });

  it.each<[string, (value: Parsed) => unknown]>([
    ['a price next to it', (v) => ({ ...v, price: '1000000' })],
    ['a quantity next to it', (v) => ({ ...v, quantity: '25' })],
    ['a salt next to it', (v) => ({ ...v, salt: opening.salt })],
    ['the opening in plain', () => ({ v: 1, price: '1000000', quantity: '25', salt: opening.salt })],
    ['the opening where the ciphertext is', (v) => ({ ...v, ciphertext: { price: '1', quantity: '2' } })],
    ['a wallet next to it', (v) => ({ ...v, wallet })],
    ['a key id', (v) => ({ ...v, kid: 'x' })],
    ['a key of Object', (v) => JSON.parse(`{"__proto__":1,${JSON.stringify(v).slice(1)}`)],
    ['no nonce', ({ nonce: _, ...rest }) => rest],
    ['no ciphertext', ({ ciphertext: _, ...rest }) => rest],
    ['no version', ({ v: _, ...rest }) => rest],
    ['a list', (v) => [v]],
    ['a text', () => 'x'],
    ['nothing', () => null],
    ['a nonce of 11 bytes', (v) => ({ ...v, nonce: base64(new Uint8Array(11)) })],
    ['a nonce of 13 bytes', (v) => ({ ...v, nonce: base64(new Uint8Array(13)) })],
    ['a nonce that is a number', (v) => ({ ...v, nonce: 7 })],
    ['a nonce in hex', (v) => ({ ...v, nonce: `0x${'00'.repeat(12)}` })],
    ['a ciphertext shorter by a byte', (v) => ({ ...v, ciphertext: base64(sealedBytes().subarray(1)) })],
    [
      'a ciphertext longer by a byte',
      (v) => ({ ...v, ciphertext: base64(Buffer.concat([sealedBytes(), Buffer.alloc(1)])) }),
    ],
    ['a ciphertext without its tag', (v) => ({ ...v, ciphertext: base64(sealedBytes().subarray(0, 96)) })],
    ['an empty ciphertext', (v) => ({ ...v, ciphertext: '' })],
    ['padding in base64url', (v) => ({ ...v, ciphertext: `${v.ciphertext}==` })],
    ['base64 where base64url is', (v) => ({ ...v, nonce: '++++////++++////' })],
    ['a space in base64url', (v) => ({ ...v, nonce: ` ${v.nonce.slice(1)}` })],
    ['bits behind the last byte', (v) => ({ ...v, ciphertext: `${v.ciphertext.slice(0, -1)}x` })],
  ])('refuses %s', (_, change) => {
    expect(() => check(altered(change))).toThrow(refusedWith('BACKUP_INVALID'));
  });

  it.each(['', '{', 'null', '[]', '7', `${text}x`, '['.repeat(9_000)])('refuses what is no backup: %.20s', (given) => {
    expect(() => check(given)).toThrow(refusedWith('BACKUP_INVALID'));
  });

  it.each([0, 2, '1', null, [1]])('refuses version %j', (v) => {
    expect(() => check(altered((value) => ({ ...value, v })))).toThrow(refusedWith('BACKUP_VERSION'));
  });

  it('refuses a text that is too long before it reads it', () => {
    const room = 512 - text.length;
    expect(check(`${text}${' '.repeat(room)}`)).toBe(text);
    expect(() => check(`${text}${' '.repeat(room + 1)}`)).toThrow(refusedWith('BACKUP_INVALID'));
  });

  it('refuses an opening that stands in a backup’s form, not sealed', () => {
    const words = [opening.price, opening.quantity].map((value) => value.toString(16).padStart(64, '0')).join('');
    const plain = Buffer.from(`${words}${'44'.repeat(32)}${'00'.repeat(16)}`, 'hex');
    const naked = altered((value) => ({ ...value, ciphertext: base64(plain) }));
    expect(() => check(naked)).toThrow(refusedWith('BACKUP_INVALID'));
    expect(() =>
      checkBackup(naked, { ...place, commitment: place.commitment.toUpperCase().replace('X', 'x') as Hex }),
    ).toThrow(refusedWith('BACKUP_INVALID'));
    expect(checkBackup(naked, { ...place, commitment: word('99') })).toBe(naked);
  });

  it('answers the canonical text or refuses, whatever it is given, and repeats none of it', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.base64String().map((ciphertext) => JSON.stringify({ ...parsed(), ciphertext })),
        ),
        (given) => {
          try {
            expect(check(given)).toBe(check(check(given)));
          } catch (error) {
            expect(error).toEqual(
              expect.objectContaining({ code: expect.stringMatching(/^BACKUP_(INVALID|VERSION)$/) }),
            );
            if (given.length > 20) expect(String((error as Error).stack)).not.toContain(given);
          }
        },
      ),
    );
  });
});
