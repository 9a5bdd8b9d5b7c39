import type { EnvelopeContext } from '@income-series/protocol/envelope';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { describe, expect, it } from 'vitest';
import { ada, altered, bea, check, cleo, context, open, parsed, toAda, toBoth, word } from './test-support.ts';

const refusedWith = (code: ErrorCode) => expect.objectContaining({ code, message: expect.any(String) });

describe('the server, without any secret', () => {
  it('takes an envelope with its keys in any order, and answers the canonical text', () => {
    const reordered = altered((value) => {
      const recipients = value.recipients
        .map((entry: object) => Object.fromEntries(Object.entries(entry).reverse()))
        .reverse();
      return Object.fromEntries(Object.entries({ ...value, recipients }).reverse());
    });
    expect(reordered).not.toBe(toBoth);
    const recipients = [bea.recipient, ada.recipient];
    expect(check(JSON.stringify(JSON.parse(reordered), null, 2), { recipients })).toBe(toBoth);
  });

  const resized = (text: string, resize: (bytes: Buffer) => Uint8Array): string =>
    Buffer.from(resize(Buffer.from(text, 'base64url'))).toString('base64url');

  it.each<[string, (value: ReturnType<typeof parsed>) => unknown]>([
    ['a key more', (v) => ({ ...v, note: 'x' })],
    ['a key fewer', ({ nonce: _, ...rest }) => rest],
    ['a key of Object', (v) => JSON.parse(`{"__proto__":1,${JSON.stringify(v).slice(1)}`)],
    ['a list', (v) => [v]],
    ['a text', () => 'x'],
    ['a number', () => 0],
    ['no version', ({ v: _, ...rest }) => rest],
    ['recipients that are no list', (v) => ({ ...v, recipients: {} })],
    ['no recipient', (v) => ({ ...v, recipients: [] })],
    ['three recipients', (v) => ({ ...v, recipients: [...v.recipients, v.recipients[0]] })],
    ['a recipient twice', (v) => ({ ...v, recipients: [v.recipients[0], v.recipients[0]] })],
    ['a nonce of 13 bytes', (v) => ({ ...v, nonce: `${v.nonce}AA` })],
    ['a nonce that is a number', (v) => ({ ...v, nonce: 7 })],
    ['a space in base64url', (v) => ({ ...v, nonce: ` ${v.nonce.slice(1)}` })],
    ['an upper-case domain', (v) => ({ ...v, domain: `0x${'AB'.repeat(32)}` })],
    ['a domain without 0x', (v) => ({ ...v, domain: '11'.repeat(33) })],
    ['a field that is empty', (v) => ({ ...v, field: '' })],
    ['a record of 129 characters', (v) => ({ ...v, record: 'a'.repeat(129) })],
    ['an id that is a number', (v) => ({ ...v, id: 7 })],
    ['a ciphertext cut by a byte', (v) => ({ ...v, ciphertext: resized(v.ciphertext, (b) => b.subarray(1)) })],
    [
      'a ciphertext longer by a byte',
      (v) => ({ ...v, ciphertext: resized(v.ciphertext, (b) => Buffer.concat([b, b.subarray(0, 1)])) }),
    ],
    ['a ciphertext shorter than any', (v) => ({ ...v, ciphertext: resized(v.ciphertext, (b) => b.subarray(0, 112)) })],
    ['bits behind the ciphertext', (v) => ({ ...v, ciphertext: `${v.ciphertext.slice(0, -1)}B` })],
    ['no ciphertext', (v) => ({ ...v, ciphertext: '' })],
  ])('refuses %s', (_, change) => {
    const text = altered(change);
    expect(() => check(text)).toThrow(refusedWith('ENVELOPE_INVALID'));
    return expect(open(text)).rejects.toEqual(refusedWith('ENVELOPE_INVALID'));
  });

  it.each<[string, (entry: Record<string, string>) => unknown]>([
    ['that is none', () => null],
    ['with a key more', (entry) => ({ ...entry, kid: 1 })],
    ['with a key fewer', ({ enc: _, ...rest }) => rest],
    [
      'with the encryption key of the other',
      (entry) => ({ ...entry, encryptionKey: parsed().recipients[1].encryptionKey }),
    ],
    ['with an encryption key of low order', (entry) => ({ ...entry, encryptionKey: word('00') })],
    ['with an ephemeral key of zero', (entry) => ({ ...entry, enc: 'A'.repeat(43) })],
    ['with an ephemeral key that is one', (entry) => ({ ...entry, enc: `AQ${'A'.repeat(41)}` })],
    ['with an ephemeral key of 31 bytes', (entry) => ({ ...entry, enc: 'B'.repeat(42) })],
    ['with padding in base64url', ({ enc, ...rest }) => ({ ...rest, enc: `${enc}=` })],
    ['with bits behind the last byte', (entry) => ({ ...entry, enc: 'B'.repeat(43) })],
    ['with a wrap of 47 bytes', ({ wrapped = '', ...rest }) => ({ ...rest, wrapped: wrapped.slice(1) })],
    ['with a wrap of 49 bytes', ({ wrapped = '', ...rest }) => ({ ...rest, wrapped: `${wrapped}AA` })],
    ['with base64 where base64url is', (entry) => ({ ...entry, wrapped: '+'.repeat(64) })],
  ])('refuses a recipient %s', (_, change) => {
    const text = altered(({ recipients: [first, second], ...v }) => ({ ...v, recipients: [change(first), second] }));
    expect(() => check(text)).toThrow(refusedWith('ENVELOPE_INVALID'));
    return expect(open(text)).rejects.toEqual(refusedWith('ENVELOPE_INVALID'));
  });

  it.each(['', '{', 'null', '[]', '7', `${'['.repeat(9_000)}`, `${toBoth}x`])(
    'refuses what is no envelope: %.20s',
    (text) => {
      expect(() => check(text)).toThrow(refusedWith('ENVELOPE_INVALID'));
    },
  );

  it.each([0, 2, '1', null, [1]])('refuses version %j', (v) => {
    expect(() => check(altered((value) => ({ ...value, v })))).toThrow(refusedWith('ENVELOPE_VERSION'));
  });

  it.each<[keyof EnvelopeContext, string]>([
    ['domain', word('12')],
    ['seriesKey', word('23')],
    ['record', 'tier3_annual'],
    ['id', '0f9c1f8a-6a8e-4a9c-9a53-0a37ad7b1a12'],
    ['field', 'documents_ciphertext.1'],
  ])('refuses an envelope for another %s, and so does its reader, whatever the text says', async (part, value) => {
    const elsewhere = { ...context, [part]: value };
    expect(() => check(toAda, { context: elsewhere })).toThrow(refusedWith('ENVELOPE_CONTEXT'));
    await expect(open(toAda, ada, elsewhere)).rejects.toEqual(refusedWith('ENVELOPE_CONTEXT'));
    const moved = JSON.stringify({ ...JSON.parse(toAda), [part]: value });
    expect(check(moved, { context: elsewhere })).toBe(moved);
    await expect(open(moved, ada, elsewhere)).rejects.toEqual(refusedWith('ENVELOPE_UNOPENED'));
  });

  it('refuses recipients other than the addressed keys with what they announced', () => {
    const both = [ada.recipient, bea.recipient];
    const substituted = { key: ada.recipient.key, encryptionKey: cleo.recipient.encryptionKey };
    const refused = refusedWith('ENVELOPE_RECIPIENTS');
    for (const [text, recipients] of [
      [toAda, both],
      [toAda, [bea.recipient]],
      [toAda, [substituted]],
      [toAda, []],
      [toBoth, [ada.recipient]],
      [toBoth, [ada.recipient, cleo.recipient]],
      [toBoth, [substituted, bea.recipient]],
    ] as const)
      expect(() => check(text, { recipients })).toThrow(refused);
  });

  it('counts the text’s bytes before it reads it', () => {
    expect(check(toAda, { maxBytes: toAda.length })).toBe(toAda);
    expect(() => check(toAda, { maxBytes: toAda.length - 1 })).toThrow(refusedWith('ENVELOPE_TOO_LARGE'));
    expect(() => check('['.repeat(11), { maxBytes: 10 })).toThrow(refusedWith('ENVELOPE_TOO_LARGE'));
  });
});
