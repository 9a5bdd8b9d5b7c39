import { toHex, utf8 } from '@income-series/protocol/bytes';
import { incomeCommitment, ZERO_PRIOR } from '@income-series/protocol/commitments';
import { sealEnvelope, signAnnouncement } from '@income-series/protocol/envelope';
import { domainSeparator } from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { openCase, type SealedCase } from './case-opening.ts';

const secretKey = new Uint8Array(32).fill(11);
const domain = { kind: 'evm', chainId: 10143, verifyingContract: `0x${'22'.repeat(20)}` } as const;
const seriesKey = `0x${'11'.repeat(32)}` as const;
const uuid = '0f9c1f8a-6a8e-4a9c-9a53-0a37ad7b1a11';
const income = { ytd: 9_000_000n, salt: 7n };
const prior = { ytd: 6_000_000n, salt: 5n };

const plaintext = JSON.stringify({ ytd: '9000000', salt: '7', priorYtd: '6000000', priorSalt: '5' });

async function sealedCase(change: Partial<SealedCase> = {}, text = plaintext): Promise<SealedCase> {
  const context = { domain: toHex(domainSeparator(domain)), seriesKey, record: 'tier3_cases', id: uuid } as const;
  const place = { ...context, field: 'opening_ciphertext' };
  return {
    id: btoa(`Tier3Case:${uuid}`),
    seriesKey,
    period: '2026-Q2',
    opening: await sealEnvelope(utf8(text), place, [signAnnouncement(secretKey)]),
    incomeCommitment: incomeCommitment(income),
    priorIncomeCommitment: incomeCommitment(prior),
    ...change,
  };
}

describe('the opening of a case', () => {
  it('is the figures that both commitments hide', async () => {
    expect(await openCase(await sealedCase(), { secretKey, domain })).toEqual({ income, prior });
  });

  it.each<[string, Partial<SealedCase>, string?]>([
    ['of another figure', { incomeCommitment: incomeCommitment(prior) }],
    ['of another prior figure', { priorIncomeCommitment: ZERO_PRIOR }],
    ['with a prior figure in a first quarter', { period: '2026-Q1' }],
    ['that the viewer may not read', { opening: null }],
    ['of no quarter', { period: '2026' }],
    ['that is no JSON', {}, 'x'],
    ['without a figure', {}, '{}'],
    ['with more than the figures', {}, plaintext.replace('{', '{"more":"1",')],
    ['with a figure in another notation', {}, plaintext.replace('"9000000"', '"0x895440"')],
    ['with a figure that is no text', {}, plaintext.replace('"9000000"', '9000000')],
  ])('is refused where it is one %s', async (_, change, text) => {
    const sealed = await sealedCase(change, text);
    await expect(openCase(sealed, { secretKey, domain })).rejects.toMatchObject({ code: 'OPENING_MISMATCH' });
  });

  it.each([
    ['another key', { secretKey: new Uint8Array(32).fill(12), domain }],
    ['another hub', { secretKey, domain: { ...domain, verifyingContract: `0x${'23'.repeat(20)}` as const } }],
  ])('is refused for %s', async (_, reader) => {
    await expect(openCase(await sealedCase(), reader)).rejects.toMatchObject({
      code: expect.stringMatching(/^ENVELOPE_/),
    });
  });
});
