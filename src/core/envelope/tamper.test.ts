import { utf8 } from '@income-series/protocol/bytes';
import { openEnvelope, sealEnvelope } from '@income-series/protocol/envelope';
import { openContent, sealContent } from '@income-series/protocol/envelope/content';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { describe, expect, it } from 'vitest';
import { EXHAUSTIVE } from '../../../tests/support/exhaustive.ts';
import { ada, altered, bea, cleo, context, open, type parsed, plaintext, toAda, toBoth } from './test-support.ts';

/** Every bit in the exhaustive run, else every thirteenth: all bits of a byte are among them. */
const EVERY = EXHAUSTIVE ? 1 : 13;

const refusedWith = (code: ErrorCode) => expect.objectContaining({ code, message: expect.any(String) });

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
    for (let bit = 0; bit < head * 7; bit += EVERY) {
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
    for (let bit = 0; bit < content.length * 8; bit += EVERY) {
      const flipped = content.slice();
      flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7));
      await expect(openContent(flipped, parts), `bit ${bit}`).rejects.toEqual(refused);
    }
    for (let length = 0; length < content.length; length += EVERY)
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
