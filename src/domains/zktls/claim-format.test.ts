import { canonicalJson } from '@income-series/protocol/canonical-json';
import { FIELD_ORDER } from '@income-series/protocol/field';
import { personalDigest, recoverSigner } from '@income-series/protocol/signing';
import { claimText, sourceHash } from '@income-series/protocol/zktls/claim-format';
import { formatAttestationRequest, parseAttestationRequest } from '@income-series/protocol/zktls/claim-model';
import { fillTemplate } from '@income-series/protocol/zktls/claim-source';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attestationRequest, OWNER, witnessClaim } from '../../../tests/support/claims.ts';

describe('the Reclaim claim format', () => {
  it('recovers the witness of a claim that the public network signed', () => {
    const signed = [
      '0x937c69accba0809e876033ab5394b6b905104881a8a00f7ae0a6f47bf0e24e1e',
      '0x08b0292bef7ef2ef839d9f95b709401140ef0b7b',
      '1736693048',
      '1',
    ].join('\n');
    const signature =
      '0x55bb3f5b4b48f5292fb7230f74d4cb5a67c2b0409f53997a1636942c36feed5a3311229e74b85a003515183c70f6b8350397fe290f09c7170dbca11eebfe74291c';
    expect(recoverSigner(personalDigest(signed), signature)).toBe('0x244897572368eadf65bfbc5aec98d8e5443a9072');
  });

  it('signs identifier, owner in lower case, time and epoch', () => {
    const { claimData } = witnessClaim({ at: 5 });
    const text = claimText({ ...claimData, owner: claimData.owner.toUpperCase() });
    expect(text.split('\n')).toEqual([claimData.identifier, claimData.owner, '5', '1']);
  });

  it('hashes a source as the attestors do', () => {
    // The vector of attestor-core's own test of its provider hash.
    const source = {
      url: 'https://xargs.org/',
      method: 'GET',
      responseMatches: [{ type: 'regex', value: '<title.*?(?<name>Aiken &amp; Driscoll &amp; Webb)<\\/title>' }],
      responseRedactions: [{ xPath: './html/head/title' }],
    } as const;
    expect(sourceHash(source)).toBe('0x58e516c01cf2bb54fd567a4f31b64d0a8e99ee2569c814d31030bf2febadf270');
    const spelledOut = { ...source.responseMatches[0], invert: false };
    expect(sourceHash({ ...source, body: '', responseMatches: [spelledOut] })).toBe(sourceHash(source));
    expect(sourceHash({ ...source, url: 'https://xargs.org/x' })).not.toBe(sourceHash(source));
  });

  it('fills the named places of a template and leaves the others', () => {
    expect(fillTemplate('?period={{period}}&x={{x}}', { period: '20261' })).toBe('?period=20261&x={{x}}');
  });
});

describe('canonical JSON', () => {
  it('is the same whatever the order of keys, and parses to what it was made of', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
      }),
    );
  });

  it('writes the sample of RFC 8785', () => {
    const sample = {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(sample)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1])('refuses %s', (value) => {
    expect(() => canonicalJson({ value })).toThrow(expect.objectContaining({ code: 'BAD_INPUT' }));
  });
});

describe('a request to the verifier', () => {
  const body = formatAttestationRequest(attestationRequest(witnessClaim({ at: 5 })));

  it('is read back as it was', () => {
    const request = attestationRequest(witnessClaim({ at: 5 }));
    expect(parseAttestationRequest(JSON.parse(JSON.stringify(body)))).toEqual(request);
  });

  const { opening, claim } = body;
  const tooLarge = (1n << 64n).toString();
  it.each<[string, string, unknown]>([
    ['BAD_INPUT', 'nothing', null],
    ['BAD_INPUT', 'a list', []],
    ['BAD_INPUT', 'a field too many', { ...body, extra: 1 }],
    ['BAD_INPUT', 'a field too few', { ...body, priorOpening: undefined }],
    ['BAD_INPUT', 'a figure that is a number', { ...body, opening: { ...opening, ytd: 1 } }],
    ['BAD_INPUT', 'a negative figure', { ...body, opening: { ...opening, ytd: '-1' } }],
    ['BAD_INPUT', 'a figure with a leading zero', { ...body, opening: { ...opening, ytd: '01' } }],
    ['BAD_INPUT', 'a figure of 2^64', { ...body, opening: { ...opening, ytd: tooLarge } }],
    ['COMMITMENT_NOT_CANONICAL', 'a salt of p', { ...body, opening: { ...opening, salt: FIELD_ORDER.toString() } }],
    ['COMMITMENT_NOT_CANONICAL', 'a commitment beyond p', { ...body, incomeCommitment: `0x${'f'.repeat(64)}` }],
    ['BAD_INPUT', 'a short commitment', { ...body, priorIncomeCommitment: '0x00' }],
    ['BAD_INPUT', 'a series key with a prefix of 0X', { ...body, seriesKey: body.seriesKey.replace('0x', '0X') }],
    ['BAD_INPUT', 'an identifier of half a byte', { ...body, claim: { ...claim, identifier: '0x1' } }],
    [
      'BAD_INPUT',
      'an owner with a prefix of 0X',
      { ...body, claim: { ...claim, claimData: { ...claim.claimData, owner: OWNER.replace('0x', '0X') } } },
    ],
    ['BAD_INPUT', 'a short series key', { ...body, seriesKey: '0x11' }],
    ['PERIOD_INVALID', 'a fifth quarter', { ...body, period: 20265 }],
    ['BAD_INPUT', 'a flag of 2', { ...body, liquidityFlag: 2 }],
    ['BAD_INPUT', 'no signature', { ...body, claim: { ...claim, signatures: [] } }],
    [
      'BAD_INPUT',
      'half a second',
      { ...body, claim: { ...claim, claimData: { ...claim.claimData, timestampS: 1.5 } } },
    ],
  ])('is refused with %s for %s', (code, _, wrong) => {
    let error: unknown;
    try {
      parseAttestationRequest(JSON.parse(JSON.stringify(wrong)));
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toMatchObject({ code });
    expect((error as Error).cause).toBeUndefined();
  });
});
