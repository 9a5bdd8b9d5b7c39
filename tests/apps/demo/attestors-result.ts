import { termsCommitment } from '@income-series/protocol/commitments';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { computePayment } from '@income-series/protocol/payment';
import { printPeriod, readPeriod } from '@income-series/protocol/period';
import { type MessageKind, type MessageOf, messageDigest, recoverSigner } from '@income-series/protocol/signing';
import { deriveRate, parseShareRate } from '@income-series/protocol/terms';
import { expect, it } from 'vitest';
import { CASE_READERS, type CaseStoryReader } from '../../../src/apps/demo/case-readers.ts';
import { FX_RATE, TERMS, TOKEN } from '../../../src/apps/demo/draft.ts';
import type { StorySecrets } from '../../../src/apps/demo/secrets.ts';
import {
  ACCESS,
  type AttestorsJson,
  DENIED,
  LISTED,
  type List,
  type ListName,
  type Row,
  type Signature,
  TERM_FIELDS,
} from './attestors-access.ts';

const rowsOf = (list: List) => list.edges.map(({ node }) => node);
const recipients = (envelope: unknown) => {
  const { v, recipients: sealedTo } = JSON.parse(String(envelope)) as { v: number; recipients: { key: string }[] };
  return { v, keys: sealedTo.map(({ key }) => key) };
};

/**
 * What the demo says of the attestors' chapters: values, signatures, and who read what. `periods`: the first two.
 * `secrets`: what it was run with.
 */
export function testAttestors(
  attestors: () => AttestorsJson,
  series: () => { readonly key: Bytes32; readonly periods: readonly number[] },
  secrets: StorySecrets,
): void {
  const read = (reader: CaseStoryReader) => attestors().readers[reader];
  const rows = (reader: CaseStoryReader, list: ListName) => rowsOf(read(reader).data.series[list]);
  /** As the first attestor reads it, who is addressed by everything. */
  const row = (list: ListName): Row => rows('first', list)[0] ?? {};
  const text = (list: ListName, field: string) => String(row(list)[field]);
  const signature = (list: ListName, field: string) => row(list)[field] as Signature;
  const seconds = (list: ListName, field: string) => BigInt(Date.parse(text(list, field))) / 1000n;
  const digestOf = <K extends MessageKind>(kind: K, message: MessageOf<K>) =>
    messageDigest(attestors().domain, kind, message);
  const keys = () => row('extinguishmentRequests').attestorKeys as readonly EvmAddress[];

  it('answers what was signed, by digest and transaction', () => {
    const hash = expect.stringMatching(/^0x[0-9a-f]{64}$/);
    const signed = { digest: hash, txHash: hash };
    expect(attestors()).toEqual({
      domain: { kind: 'evm', chainId: 10_143, verifyingContract: expect.stringMatching(/^0x[0-9a-f]{40}$/) },
      report: signed,
      amendment: signed,
      pause: signed,
      trueUp: signed,
      extinguishment: { digest: hash },
      readers: Object.fromEntries(CASE_READERS.map((reader) => [reader, expect.any(Object)])),
    });
  });

  it.each<[ListName, string]>([
    ['tier3Cases', 'REPORTED'],
    ['amendments', 'LANDED'],
    ['hardshipRequests', 'ENDED'],
    ['annualCases', 'LANDED'],
    ['extinguishmentRequests', 'RELAYED'],
  ])('leaves one of the %s, %s', (list, state) => {
    expect(rows('admin', list).map((one) => one.state)).toEqual([state]);
  });

  it.each(CASE_READERS)('shows %s that the series is extinguished, under the new cap and commitment', (reader) => {
    const { state, cap, termsCommitment: commitment } = read(reader).data.series;
    expect({ state, cap }).toEqual({ state: 'EXTINGUISHED', cap: `${120_000n * TOKEN}` });
    expect(commitment).toBe(row('amendments').termsCommitment);
  });

  it('reports the third quarter by what its figures owe under the first terms', () => {
    const { theta, shareRate, incomes } = secrets;
    const [, prior, ytd] = incomes;
    const r = deriveRate(parseShareRate(shareRate), TERMS.unitsOffered);
    const owed = computePayment({ units: TERMS.unitsOffered, r, fx: FX_RATE, theta, ytd, prior });
    const { payment, period, documentCount } = row('tier3Cases');
    expect({ payment, period, documentCount }).toEqual({
      payment: `${owed}`,
      period: printPeriod((series().periods[1] ?? 0) + 1),
      documentCount: 1,
    });
  });

  it('signed REPORT over the case’s commitments, with the addressed key', () => {
    const digest = digestOf('REPORT', {
      seriesKey: series().key,
      period: Number(readPeriod(row('tier3Cases').period)),
      priorCommitment: text('tier3Cases', 'priorIncomeCommitment') as Bytes32,
      incomeCommitment: text('tier3Cases', 'incomeCommitment') as Bytes32,
      tier: 3,
      liquidityFlag: 0,
    });
    const { signer, ...attested } = signature('tier3Cases', 'attestation');
    expect([attestors().report.digest, attested.digest]).toEqual([digest, digest]);
    expect([signer, recoverSigner(digest, attested.signature)]).toEqual(
      Array(2).fill(text('tier3Cases', 'attestorKey')),
    );
  });

  it('signed AMEND over the new commitment and cap, and shows no signature', () => {
    const digest = digestOf('AMEND', {
      seriesKey: series().key,
      amendmentNonce: BigInt(text('amendments', 'amendmentNonce')),
      newTermsCommitment: text('amendments', 'termsCommitment') as Bytes32,
      newCap: BigInt(text('amendments', 'newCap')),
    });
    expect([attestors().amendment.digest, text('amendments', 'digest')]).toEqual([digest, digest]);
  });

  it('signed PAUSE for sixty days, which the issuer ended before', () => {
    const approval = row('hardshipRequests').approval as Signature & { pauseNonce: string; pauseEndsAt: string };
    const pauseEnd = seconds('hardshipRequests', 'pauseEndsAt');
    const digest = digestOf('PAUSE', { seriesKey: series().key, pauseNonce: BigInt(approval.pauseNonce), pauseEnd });
    expect([attestors().pause.digest, approval.digest]).toEqual([digest, digest]);
    expect(recoverSigner(digest, approval.signature)).toBe(text('hardshipRequests', 'attestorKey'));
    expect(text('hardshipRequests', 'decisionCode')).toBe('DISASTER');
    const days = (pauseEnd - seconds('hardshipRequests', 'decidedAt')) / 86_400n;
    expect([59n, 60n]).toContain(days);
    expect(seconds('hardshipRequests', 'endedAt')).toBeLessThan(pauseEnd);
  });

  it('signed TRUEUP over the adjustment, and shows no signature', () => {
    const digest = digestOf('TRUEUP', {
      seriesKey: series().key,
      year: Math.floor((series().periods[0] ?? 0) / 10),
      trueupNonce: BigInt(text('annualCases', 'trueupNonce')),
      attestationTs: seconds('annualCases', 'attestedAt'),
      adjustment: 25n * TOKEN,
    });
    expect([attestors().trueUp.digest, text('annualCases', 'trueupDigest')]).toEqual([digest, digest]);
    expect(text('annualCases', 'trueupSigner')).toBe(text('annualCases', 'attestorKey'));
    expect(text('annualCases', 'adjustment')).toBe(`${25n * TOKEN}`);
  });

  it('signed EXTINGUISH with both named keys', () => {
    const extinguishNonce = BigInt(text('extinguishmentRequests', 'extinguishNonce'));
    const digest = digestOf('EXTINGUISH', { seriesKey: series().key, extinguishNonce });
    expect(attestors().extinguishment.digest).toBe(digest);
    const signatures = row('extinguishmentRequests').signatures as readonly Signature[];
    expect(signatures.map((signed) => signed.digest)).toEqual([digest, digest]);
    expect(signatures.map((signed) => recoverSigner(digest, signed.signature)).sort()).toEqual([...keys()].sort());
    expect(row('extinguishmentRequests').signers).toEqual(signatures.map(({ signer }) => signer));
    expect(new Set(keys()).size).toBe(2);
  });

  it.each(ACCESS)(
    'shows the %s to those alone whose rows they are, and of them what each may read',
    (list, who, fields) => {
      for (const reader of CASE_READERS) {
        const seen = rows(reader, list);
        expect([reader, seen.length]).toEqual([reader, who.includes(reader) ? 1 : 0]);
        for (const one of seen) {
          const may = Object.entries(fields).map(([field, of]) => [
            field,
            of.includes(reader) ? row(list)[field] : null,
          ]);
          const { terms: _, ...rest } = one;
          expect([reader, rest]).toEqual([reader, Object.fromEntries(may)]);
        }
      }
      for (const field of Object.keys(fields)) expect(row(list)[field]).not.toBeNull();
    },
  );

  it('gives what is sealed to the addressed keys alone, as envelopes to them', () => {
    const [first] = keys().filter((key) => key === row('tier3Cases').attestorKey);
    for (const sealed of [row('tier3Cases').opening, row('tier3Cases').document, row('hardshipRequests').reason]) {
      expect(recipients(sealed)).toEqual({ v: 1, keys: [first] });
    }
    expect(recipients(row('extinguishmentRequests').evidence)).toEqual({ v: 1, keys: [...keys()].sort() });
  });

  it('opens the amended terms to issuer and eligible backer, and the amendment’s own, which is confirmed, to the issuer', () => {
    const { amended, shareRate } = secrets;
    const rate = deriveRate(parseShareRate(shareRate), TERMS.unitsOffered);
    const { termsSalt } = read('issuer').data.series.terms;
    const opened = { theta: `${amended.theta}`, rate: `${rate}`, shareRate: `${parseShareRate(shareRate)}`, termsSalt };
    const nothing = Object.fromEntries(TERM_FIELDS.map((field) => [field, null]));
    for (const reader of CASE_READERS) {
      const may = reader === 'issuer' || reader === 'holder';
      expect([reader, read(reader).data.series.terms]).toEqual([reader, may ? opened : nothing]);
    }
    const proposed = (reader: CaseStoryReader) => rows(reader, 'amendments').map((one) => one.terms);
    expect(LISTED.map(proposed)).toEqual([[opened], [nothing], [nothing], [nothing]]);
    const { currencyCode, indexingRule } = TERMS;
    const committed = termsCommitment({
      theta: amended.theta,
      r: rate,
      currencyCode,
      indexingRule,
      termsSalt: BigInt(String(termsSalt)),
    });
    expect(committed).toBe(row('amendments').termsCommitment);
  });

  it('lists the reviewer’s reads of the proposed terms for issuer and admin alone', () => {
    const logged = (reader: CaseStoryReader) => rowsOf(read(reader).data.termsAccessLog);
    const reviews = (reader: CaseStoryReader) => logged(reader).filter(({ relation }) => relation === 'ATTESTOR');
    for (const reader of CASE_READERS) {
      const may = reader === 'issuer' || reader === 'admin';
      expect([reader, logged(reader).length > 0, reviews(reader).length > 0]).toEqual([reader, may, may]);
    }
    for (const { wallet } of reviews('admin')) expect(wallet).toBe(row('amendments').attestorKey);
  });

  it.each(CASE_READERS)(
    'answers %s of the attestors’ work one FORBIDDEN a denied selection, and no other error',
    (reader) => {
      const errors = (read(reader).errors ?? []).map(({ extensions }) => extensions);
      expect(errors.filter(({ code }) => code !== 'FORBIDDEN')).toEqual([]);
      expect(errors.map(({ coordinate }) => coordinate).sort()).toEqual([...DENIED[reader]].sort());
    },
  );
}
