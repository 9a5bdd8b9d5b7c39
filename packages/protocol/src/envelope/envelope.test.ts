import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ada,
  bea,
  check,
  context,
  inUpperCase,
  open,
  people,
  plaintext,
  toAda,
  word,
} from '../../../../src/core/envelope/test-support.ts';
import { utf8 } from '../bytes.ts';
import type { ErrorCode } from '../errors/codes.ts';
import type { Hex } from '../hex.ts';
import { parseEnvelope } from './format.ts';
import { checkEnvelope, type EnvelopeContext, type EnvelopeRecipient, openEnvelope, sealEnvelope } from './index.ts';

const refusedWith = (code: ErrorCode) => expect.objectContaining({ code, message: expect.any(String) });

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
