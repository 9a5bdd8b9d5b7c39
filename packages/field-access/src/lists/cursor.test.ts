import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCursorSeal } from './cursor.ts';

const KEY = new Uint8Array(32).fill(7);
const seal = createCursorSeal([KEY]);
const SCOPE = 'Series/bids';
const WALLET = '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const POSITION = ['3', `0x${'11'.repeat(32)}:${WALLET}`];

describe('a cursor', () => {
  it('opens to its position, and is the same for the same page', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string({ unit: 'binary' })), (scope, position) => {
        const cursor = seal.seal(scope, position);
        expect(seal.open(scope, cursor)).toEqual(position);
        expect(seal.seal(scope, position)).toBe(cursor);
      }),
    );
  });

  it('lets nothing of its position be read', () => {
    const cursor = seal.seal(SCOPE, POSITION);
    for (const encoding of ['base64url', 'base64', 'utf8', 'latin1'] as const) {
      const bytes = Buffer.from(cursor, encoding);
      for (const part of [WALLET, WALLET.slice(2, 12), '1111', SCOPE, '["'])
        for (const form of [part, Buffer.from(part).toString('hex')])
          expect([bytes.toString('latin1').includes(form), bytes.toString('hex').includes(form)]).toEqual([
            false,
            false,
          ]);
    }
  });

  it('shares no beginning with the cursor of a position next to it', () => {
    const [one, other] = ['3', '4'].map((sequence) => seal.seal(SCOPE, [sequence, POSITION[1] as string]));
    expect(Buffer.from(one as string, 'base64url').subarray(28, 36)).not.toEqual(
      Buffer.from(other as string, 'base64url').subarray(28, 36),
    );
  });

  it('opens under no other scope and no other key', () => {
    const cursor = seal.seal(SCOPE, POSITION);
    expect(seal.open('Series/positions', cursor)).toBeNull();
    expect(seal.open('', cursor)).toBeNull();
    expect(createCursorSeal([new Uint8Array(32).fill(8)]).open(SCOPE, cursor)).toBeNull();
  });

  it('opens in no altered form', () => {
    const cursor = seal.seal(SCOPE, POSITION);
    const bytes = Buffer.from(cursor, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] as number) ^ 1;
      expect(seal.open(SCOPE, altered.toString('base64url'))).toBeNull();
      expect(seal.open(SCOPE, bytes.subarray(0, at).toString('base64url'))).toBeNull();
    }
    for (const other of [`${cursor}=`, `${cursor}A`, ` ${cursor}`, '', 'AAAA', '%%%'])
      expect(seal.open(SCOPE, other)).toBeNull();
  });
});

it.each([0, 31])('is not sealed by a key of %i bytes', (length) => {
  expect(() => createCursorSeal([KEY, new Uint8Array(length)])).toThrow('a cursor key has 32 bytes or more');
});
