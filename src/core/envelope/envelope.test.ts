import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../bytes.ts';
import type { ErrorCode } from '../errors/codes.ts';
import type { Hex } from '../hex.ts';
import { uintWord } from '../words.ts';
import { openContent, sealContent } from './content.ts';
import { parseEnvelope } from './format.ts';
import {
  checkEnvelope,
  deriveEncryptionKey,
  type EnvelopeContext,
  type EnvelopeRecipient,
  openEnvelope,
  sealEnvelope,
  signAnnouncement,
} from './index.ts';

const word = (byte: string): Hex => `0x${byte.repeat(32)}`;
const inUpperCase = (hex: Hex): Hex => `0x${hex.slice(2).toUpperCase()}`;
const context: EnvelopeContext = {
  domain: word('11'),
  seriesKey: word('22'),
  record: 'tier3_cases',
  id: '0f9c1f8a-6a8e-4a9c-9a53-0a37ad7b1a11',
  field: 'documents_ciphertext.0',
};

interface Person {
  readonly recipient: EnvelopeRecipient;
  readonly reader: { readonly key: Hex; readonly secretKey: Uint8Array };
}

function person(seed: number): Person {
  const { key, encryptionKey } = signAnnouncement(uintWord(seed));
  const { secretKey } = deriveEncryptionKey(uintWord(seed));
  return { recipient: { key, encryptionKey }, reader: { key, secretKey } };
}
const people = [person(1), person(2), person(3)];
const [ada, bea, cleo] = people as [Person, Person, Person];

const plaintext = utf8('{"ytd":"6000000","salt":"1","priorYtd":"0","priorSalt":"0"}');
const toAda = await sealEnvelope(plaintext, context, [ada.recipient]);
const toBoth = await sealEnvelope(plaintext, context, [ada.recipient, bea.recipient]);

const check = (text: string, change: object = {}): string =>
  checkEnvelope(text, { context, recipients: [ada.recipient], maxBytes: 10_000, ...change });
const refusedWith = (code: ErrorCode) => expect.objectContaining({ code, message: expect.any(String) });
const open = (text: string, who: Person = ada, where: EnvelopeContext = context) =>
  openEnvelope(text, where, who.reader);

const parsed = () => JSON.parse(toBoth);
/** The envelope to both, altered as JSON. */
const altered = (change: (value: ReturnType<typeof parsed>) => unknown): string => JSON.stringify(change(parsed()));

describe('an envelope', () => {
  it('opens to what was sealed, for each of one or two recipients, at its place alone', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 2_000 });
    const part = fc.stringMatching(/^[A-Za-z0-9._:-]{1,40}$/);
    const place = fc.record({
      domain: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b): Hex => `0x${Buffer.from(b).toString('hex')}`),
      seriesKey: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((b): Hex => `0x${Buffer.from(b).toString('hex')}`),
      record: part,
      id: part,
      field: part,
    });
    await fc.assert(
      fc.asyncProperty(
        text,
        place,
        fc.shuffledSubarray(people, { minLength: 1, maxLength: 2 }),
        async (said, at, to) => {
          const recipients = to.map(({ recipient }) => recipient);
          const sealed = await sealEnvelope(utf8(said), at, recipients);
          expect(checkEnvelope(sealed, { context: at, recipients: recipients.toReversed(), maxBytes: 20_000 })).toBe(
            sealed,
          );
          for (const someone of people) {
            const opened = open(sealed, someone, at);
            if (to.includes(someone)) expect(await opened).toEqual(utf8(said));
            else await expect(opened).rejects.toEqual(refusedWith('ENVELOPE_RECIPIENTS'));
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('is never the same twice', async () => {
    const again = await sealEnvelope(plaintext, context, [ada.recipient]);
    const [a, b] = [toAda, again].map(parseEnvelope);
    for (const part of ['nonce', 'ciphertext'] as const) expect(a?.[part]).not.toEqual(b?.[part]);
    expect(a?.recipients[0]?.enc).not.toEqual(b?.recipients[0]?.enc);
  });

  it('does not say how long its text is, within a bucket', async () => {
    const lengthOf = async (bytes: number) =>
      (await sealEnvelope(new Uint8Array(bytes), context, [ada.recipient])).length;
    expect(new Set(await Promise.all([0, 1, 59, 500, 1_020].map(lengthOf))).size).toBe(1);
    expect(new Set(await Promise.all([1_021, 1_050, 1_084].map(lengthOf))).size).toBe(1);
    expect(await lengthOf(1_020)).toBeLessThan(await lengthOf(1_021));
  });

  it('takes addresses in any case, and says them in lower case', async () => {
    const { key, encryptionKey } = ada.recipient;
    const upper: EnvelopeRecipient = { key: inUpperCase(key), encryptionKey: inUpperCase(encryptionKey) };
    const sealed = await sealEnvelope(plaintext, context, [upper]);
    expect(check(sealed, { recipients: [upper] })).toBe(sealed);
    expect(check(sealed)).toBe(sealed);
    expect(await openEnvelope(sealed, context, { ...ada.reader, key: upper.key })).toEqual(plaintext);
  });

  it.each<[string, readonly EnvelopeRecipient[]]>([
    ['nobody', []],
    ['three', people.map(({ recipient }) => recipient)],
    ['the same one twice', [ada.recipient, ada.recipient]],
    ['two with one encryption key', [ada.recipient, { ...bea.recipient, encryptionKey: ada.recipient.encryptionKey }]],
    ['a point of low order', [{ ...ada.recipient, encryptionKey: word('00') }]],
    ['a short key', [{ ...ada.recipient, key: '0x00' }]],
  ])('is not sealed to %s', async (_, recipients) => {
    await expect(sealEnvelope(plaintext, context, recipients)).rejects.toEqual(refusedWith('ENVELOPE_INVALID'));
  });

  it.each<[string, Partial<EnvelopeContext>]>([
    ['a separator of one byte', { domain: '0x11' }],
    ['a series key in upper case', { seriesKey: inUpperCase(word('ab')) }],
    ['an empty field', { field: '' }],
    ['a field with a quote', { field: 'a"b' }],
  ])('has no place with %s', async (_, change) => {
    const sealed = sealEnvelope(plaintext, { ...context, ...change }, [ada.recipient]);
    await expect(sealed).rejects.toEqual(refusedWith('ENVELOPE_INVALID'));
  });
});

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

describe('an envelope that was tampered with', () => {
  it('does not open where another’s key, wrap or ciphertext was put in', async () => {
    const other = JSON.parse(await sealEnvelope(plaintext, context, [ada.recipient, bea.recipient]));
    const changes: ((value: ReturnType<typeof parsed>) => unknown)[] = [
      (v) => ({ ...v, ciphertext: other.ciphertext }),
      (v) => ({ ...v, nonce: other.nonce }),
      (v) => ({ ...v, recipients: [v.recipients[0], other.recipients[1]] }),
      (v) => ({ ...v, recipients: other.recipients }),
      (v) => ({ ...v, recipients: v.recipients.slice(0, 1) }),
      (v) => ({ ...v, recipients: v.recipients.slice(1) }),
      // each one's wrap under the other's name
      ({ recipients: [a, b], ...v }) => ({
        ...v,
        recipients: [
          { ...a, key: b.key },
          { ...b, key: a.key },
        ],
      }),
      ({ recipients: [a, b], ...v }) => ({
        ...v,
        recipients: [
          { ...a, enc: b.enc, wrapped: b.wrapped },
          { ...b, enc: a.enc, wrapped: a.wrapped },
        ],
      }),
      ({ recipients: [a, b], ...v }) => ({ ...v, recipients: [a, { ...b, ...cleo.recipient }] }),
    ];
    for (const change of changes)
      for (const someone of [ada, bea])
        await expect(open(altered(change), someone)).rejects.toMatchObject({
          code: expect.stringMatching(/^ENVELOPE_(UNOPENED|RECIPIENTS)$/),
        });
  });

  it('opens with no other secret', async () => {
    const stranger = { key: ada.recipient.key, secretKey: cleo.reader.secretKey };
    await expect(openEnvelope(toBoth, context, stranger)).rejects.toEqual(refusedWith('ENVELOPE_UNOPENED'));
    for (const secretKey of [new Uint8Array(31), new Uint8Array(33)])
      await expect(openEnvelope(toBoth, context, { ...stranger, secretKey })).rejects.toEqual(
        refusedWith('ENVELOPE_UNOPENED'),
      );
  });

  it('is refused for every bit of its text before the ciphertext, by every reader', async () => {
    const head = toBoth.indexOf('"ciphertext"');
    for (let bit = 0; bit < head * 7; bit++) {
      const at = Math.floor(bit / 7);
      const flipped = String.fromCharCode(toBoth.charCodeAt(at) ^ (1 << (bit % 7)));
      const text = toBoth.slice(0, at) + flipped + toBoth.slice(at + 1);
      const someone = bit % 2 === 0 ? ada : bea;
      const code = await open(text, someone).then(
        () => 'opened',
        (error: { code: string }) => error.code,
      );
      expect(code, `bit ${bit}`).toMatch(/^ENVELOPE_(INVALID|VERSION|CONTEXT|RECIPIENTS|UNOPENED)$/);
    }
  });

  it('is refused for every bit of its content, and of every length but its own', async () => {
    const parts = { contentKey: new Uint8Array(32).fill(1), nonce: new Uint8Array(12), associated: utf8('place') };
    const content = await sealContent(plaintext, parts);
    const refused = refusedWith('ENVELOPE_UNOPENED');
    for (let bit = 0; bit < content.length * 8; bit++) {
      const flipped = content.slice();
      flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7));
      await expect(openContent(flipped, parts), `bit ${bit}`).rejects.toEqual(refused);
    }
    for (let length = 0; length < content.length; length++)
      await expect(openContent(content.subarray(0, length), parts)).rejects.toEqual(refused);
    await expect(openContent(new Uint8Array([...content, 0]), parts)).rejects.toEqual(refused);
  });

  it('has an error that says nothing of what is inside', async () => {
    const failed = await open(toAda, { ...ada, reader: { ...ada.reader, secretKey: cleo.reader.secretKey } }).catch(
      (error: Error) => `${error.message} ${error.stack} ${String(error.cause)}`,
    );
    expect(failed).toContain('does not open');
    for (const value of ['6000000', toAda.slice(-40), Buffer.from(cleo.reader.secretKey).toString('hex')])
      expect(failed).not.toContain(value);
  });
});
