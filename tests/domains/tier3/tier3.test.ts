import { randomUUID } from 'node:crypto';
import { groth16Input } from '@income-series/client';
import { incomeCommitment } from '@income-series/protocol/commitments';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { messageDigest, signingDomain } from '@income-series/protocol/signing';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_CASES } from '../../../src/domains/cases/model/index.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { compact, highS, nonCanonicalV } from '../../support/signatures.ts';
import { actWith, createAttestor, type Done, type TestAttestor, tokenOf, type Who } from '../support/attestor.ts';
import { type CaseInput, caseInput, openingPlace, openingText, seal } from '../support/case.ts';
import type { Name } from '../support/product.ts';
import { createReporting } from '../support/reporting.ts';
import { contextOf, createRecipient, type Recipient } from '../support/sealing.ts';
import { newTerms, proveReport } from '../support/story.ts';
import { traces } from '../support/traces.ts';

const reporting = await forFile(createReporting({ feedRests: true }));
const { product, launched, device } = reporting;
const [x, y] = [await createRecipient(product, 0xd1), await createRecipient(product, 0xd2)];
const report = await proveReport(product, device, launched);
const sound = await caseInput(product, report, x);

const ask = (who: Who, document: string, variables: object = {}) =>
  product.gateway.ask(document, variables, tokenOf(product, who));

/** An act on a case: its state afterwards, or the refusal's code. */
async function act(who: Who, mutation: string, input: object): Promise<unknown> {
  const done = await actWith(product, tokenOf(product, who), mutation, 'tier3Case { state }', input);
  return done.code ?? (done.tier3Case as Done).state;
}
/** A case that `attestor` is asked to review. */
async function opened(attestor: Recipient): Promise<string> {
  const input = await caseInput(product, report, attestor);
  expect(await act('issuer', 'openTier3Case', input)).toBe('OPEN');
  return input.newId;
}
const message = { period: 20261, tier: 3, liquidityFlag: 0 } as const;
const reportMessage = () => ({
  ...message,
  seriesKey: launched.seriesKey,
  priorCommitment: report.priorCommitment,
  incomeCommitment: report.incomeCommitment,
});
const signed = (attestor: TestAttestor, changes: object = {}) =>
  attestor.sign('REPORT', { ...reportMessage(), ...changes });
async function attested(attestor: Recipient): Promise<string> {
  const id = await opened(attestor);
  expect(await act(attestor, 'signTier3Case', { id, signature: signed(attestor) })).toBe('ATTESTED');
  return id;
}
const CASE = `query ($id: ID!) { tier3Case(id: $id) {
  state payment incomeCommitment priorIncomeCommitment opening documentCount document(index: 0) attestation { signer signature digest }
} }`;
/** The case as somebody sees it, and the codes and fields of what was denied. */
async function read(who: Who, id: string) {
  const { data, errors = [] } = await ask(who, CASE, { id });
  const denied = errors.map(({ extensions }) => `${extensions.code} ${extensions.coordinate ?? ''}`.trim());
  return { row: data?.tier3Case as Done | null, denied: denied.sort() };
}

describe('a case that is not opened', () => {
  const other = (input: CaseInput) =>
    seal(openingText(report), openingPlace(product, input.seriesKey, randomUUID()), x);
  const refused = async (who: Who, input: object, code: ErrorCode) => {
    const before = await traces(product);
    expect(await act(who, 'openTier3Case', input)).toBe(code);
    expect(await traces(product)).toEqual(before);
  };

  it.each<[string, (input: CaseInput) => object | Promise<object>, ErrorCode]>([
    [
      'a payment that was not proven',
      ({ publicSignals: s }) => ({ publicSignals: [...s.slice(0, 5), '1'] }),
      'PROOF_INVALID',
    ],
    ['five signals', ({ publicSignals: s }) => ({ publicSignals: s.slice(0, 5) }), 'PROOF_SHAPE'],
    ['a period that has not ended', () => ({ period: '2026-Q2' }), 'PERIOD_NOT_OPEN'],
    ['a series that is not there', () => ({ seriesKey: `0x${'00'.repeat(32)}` }), 'NOT_FOUND'],
    ['an attestor key that nobody registered', () => ({ attestorKey: `0x${'ab'.repeat(20)}` }), 'SIGNER_KEY_UNKNOWN'],
    ['an opening in the clear', () => ({ opening: openingText(report) }), 'ENVELOPE_INVALID'],
    [
      'an envelope of another version',
      ({ opening }) => ({ opening: JSON.stringify({ ...JSON.parse(opening), v: 2 }) }),
      'ENVELOPE_VERSION',
    ],
    ['an opening sealed for another case', async (input) => ({ opening: await other(input) }), 'ENVELOPE_CONTEXT'],
    [
      'an opening sealed to another attestor',
      async ({ seriesKey, newId: id }) => ({ opening: await seal('{}', openingPlace(product, seriesKey, id), y) }),
      'ENVELOPE_RECIPIENTS',
    ],
    [
      'an opening of many kilobytes',
      async ({ seriesKey, newId: id }) => ({
        opening: await seal('0'.repeat(8192), openingPlace(product, seriesKey, id), x),
      }),
      'ENVELOPE_TOO_LARGE',
    ],
  ])('for %s', async (_, change, code) => {
    await refused('issuer', { ...sound, ...(await change(sound)) }, code);
  });

  it('by somebody else, an admin too', async () => {
    await refused('alice', sound, 'NOT_ISSUER');
    await refused('admin', sound, 'NOT_ISSUER');
  });

  it('under other terms than the series’', async () => {
    const others = await proveReport(product, device, { ...launched, sealed: newTerms() });
    await refused('issuer', await caseInput(product, others, x), 'SIGNAL_MISMATCH');
  });

  it('with an attestor who announced no encryption key', async () => {
    const { key } = await createAttestor(product, 0xd3);
    await refused('issuer', { ...sound, attestorKey: key }, 'ANNOUNCEMENT_MISSING');
  });
});

describe('an open case', () => {
  let id: string;
  beforeAll(async () => {
    ({ newId: id } = sound);
    expect(await act('issuer', 'openTier3Case', sound)).toBe('OPEN');
  });
  const place = (index: number, of = id) =>
    contextOf(product, {
      seriesKey: launched.seriesKey,
      record: 'tier3_cases',
      id: of,
      field: `documents_ciphertext.${index}`,
    });
  const add = async (index: number, text = `{"name":"return-${index}.pdf"}`, of = id) =>
    act('issuer', 'addTier3Document', { id: of, index, document: await seal(text, place(index, of), x) });

  it('is not opened twice under one id', async () => {
    expect(await act('issuer', 'openTier3Case', sound)).toBe('CONFLICT');
  });

  it('is one of so many of its period, closed ones among them', async () => {
    const { tier3Case } = product.gateway.database.prisma;
    const { proof, attestation: _, ...row } = await tier3Case.findUniqueOrThrow({ where: { id } });
    const copy = () => ({ ...row, proof: proof as object, state: 'CLOSED', id: randomUUID() });
    const others = Array.from({ length: MAX_CASES }, copy);
    await tier3Case.createMany({ data: others });
    const next = randomUUID();
    const opening = await seal('{}', openingPlace(product, launched.seriesKey, next), x);
    expect(await act('issuer', 'openTier3Case', { ...sound, newId: next, opening })).toBe('CASE_LIMIT');
    await tier3Case.deleteMany({ where: { id: { in: others.map((other) => other.id) } } });
  });

  it('shows its opening to the chosen attestor alone, who recomputes the commitments', async () => {
    const { row, denied } = await read(x, id);
    expect(denied).toEqual([]);
    const { ytd, salt, priorYtd, priorSalt } = JSON.parse(
      await x.open(String(row?.opening), openingPlace(product, launched.seriesKey, id)),
    );
    expect(incomeCommitment({ ytd: BigInt(ytd), salt: BigInt(salt) })).toBe(row?.incomeCommitment);
    expect(incomeCommitment({ ytd: BigInt(priorYtd), salt: BigInt(priorSalt) })).toBe(row?.priorIncomeCommitment);
    expect(ytd).toBe('9000000');

    const sealedFields = ['document', 'documentCount', 'opening'].map((field) => `FORBIDDEN Tier3Case.${field}`);
    for (const who of ['issuer', 'admin'] as const) {
      const { row: seen, denied: refused } = await read(who, id);
      expect(seen).toMatchObject({ state: 'OPEN', payment: `${report.payment}`, opening: null, documentCount: null });
      expect(refused).toEqual(sealedFields);
    }
    for (const who of [y, 'alice', 'outsider', 'public'] as const) {
      expect(await read(who, id)).toEqual({ row: null, denied: ['NOT_FOUND'] });
    }
  });

  it('takes documents in order, each once', async () => {
    expect(await add(1)).toBe('CONFLICT');
    expect(await Promise.all([add(0), add(0)]).then((done) => done.sort())).toEqual(['CONFLICT', 'OPEN']);
    expect(await add(1)).toBe('OPEN');
    const misplaced = await seal('{}', place(0), x);
    expect(await act('issuer', 'addTier3Document', { id, index: 2, document: misplaced })).toBe('ENVELOPE_CONTEXT');
    const { row } = await read(x, id);
    expect(row?.documentCount).toBe(2);
    expect(await x.open(String(row?.document), place(0))).toBe('{"name":"return-0.pdf"}');
    const { data } = await ask(x, 'query ($id: ID!) { tier3Case(id: $id) { document(index: 7) } }', { id });
    expect(data?.tier3Case).toEqual({ document: null });
  });

  it('takes documents from nobody else', async () => {
    const input = { id, index: 2, document: await seal('{}', place(2), x) };
    expect(await act('admin', 'addTier3Document', input)).toBe('NOT_ISSUER');
    expect(await act(x, 'addTier3Document', input)).toBe('NOT_ISSUER');
    expect(await act(y, 'addTier3Document', input)).toBe('NOT_FOUND');
    expect(await act('issuer', 'addTier3Document', { ...input, id: randomUUID() })).toBe('NOT_FOUND');
  });

  it('takes a quarter of a megabyte, and no more than its bound', async () => {
    const of = await opened(x);
    expect(await add(0, 'd'.repeat(250 * 1024), of)).toBe('OPEN');
    expect(await add(1, 'd'.repeat(340 * 1024), of)).toBe('ENVELOPE_TOO_LARGE');
    const { row } = await read(x, of);
    expect((await x.open(String(row?.document), place(0, of))).length).toBe(250 * 1024);
  });

  if (EXHAUSTIVE)
    it('takes sixteen documents', async () => {
      const of = await opened(x);
      for (let index = 0; index < 16; index++) expect(await add(index, '{}', of)).toBe('OPEN');
      expect(await add(16, '{}', of)).toBe('TOO_MANY_DOCUMENTS');
    });

  it.each([
    ['of 64 bytes', compact],
    ['with a high s', highS],
    ['with v of 0 or 1', nonCanonicalV],
  ])('takes no signature %s', async (_, bend) => {
    expect(await act(x, 'signTier3Case', { id, signature: bend(signed(x)) })).toBe('SIGNATURE_NOT_CANONICAL');
  });

  it.each([{ tier: 2 }, { period: 20262 }, { liquidityFlag: 1 }, { incomeCommitment: `0x${'01'.repeat(32)}` }])(
    'takes no signature over another %o',
    async (change) => {
      expect(await act(x, 'signTier3Case', { id, signature: signed(x, change) })).toBe('SIGNATURE_INVALID');
    },
  );

  it('is signed by whom it is addressed to, once', async () => {
    expect(await act(x, 'signTier3Case', { id, signature: signed(y) })).toBe('SIGNATURE_INVALID');
    expect(await act(y, 'signTier3Case', { id, signature: signed(y) })).toBe('NOT_FOUND');
    for (const who of ['issuer', 'admin'] as const) {
      expect(await act(who, 'signTier3Case', { id, signature: signed(x) })).toBe('NOT_ADDRESSED');
    }
    const signature = signed(x);
    expect(await act(x, 'signTier3Case', { id, signature })).toBe('ATTESTED');
    expect(await act(x, 'signTier3Case', { id, signature })).toBe('CASE_STATE');
    expect(await add(2)).toBe('CASE_STATE');
    expect(await act(x, 'closeTier3Case', { id, reason: 'FIGURE_MISMATCH' })).toBe('CASE_STATE');

    const domain = signingDomain(product.gateway.chain);
    const digest = messageDigest(domain, 'REPORT', reportMessage());
    for (const who of ['issuer', x, 'admin'] as const) {
      expect((await read(who, id)).row?.attestation).toEqual({ signer: x.key, signature, digest });
    }
    const audited = await product.gateway.database.prisma.auditEntry.findMany({ where: { action: 'tier3.attest' } });
    expect(audited.map(({ target, codes }) => [target, codes])).toEqual([[id, { signer: x.key, digest }]]);
    expect(product.gateway.logs.join('\n')).not.toContain(signature.slice(2));
  });
});

describe('a case that is closed', () => {
  const close = (who: Who, id: string, reason: string) => act(who, 'closeTier3Case', { id, reason });

  it('by its attestor, who gives a reason, takes nothing more', async () => {
    const id = await opened(x);
    expect(await close(x, id, 'WITHDRAWN')).toBe('NOT_ISSUER');
    expect(await close('issuer', id, 'OTHER')).toBe('NOT_ADDRESSED');
    expect(await close('admin', id, 'WITHDRAWN')).toBe('NOT_ISSUER');
    expect(await close(y, id, 'OTHER')).toBe('NOT_FOUND');
    expect(await close(x, id, 'DOCUMENTS_INSUFFICIENT')).toBe('CLOSED');
    expect(await close(x, id, 'DOCUMENTS_INSUFFICIENT')).toBe('CASE_CLOSED');
    expect(await act(x, 'signTier3Case', { id, signature: signed(x) })).toBe('CASE_CLOSED');
    expect((await product.build('issuer', 'buildSubmitTier3Report', { id })).code).toBe('CASE_CLOSED');
    const { data } = await ask('issuer', 'query ($id: ID!) { tier3Case(id: $id) { closedReason } }', { id });
    expect(data?.tier3Case).toEqual({ closedReason: 'DOCUMENTS_INSUFFICIENT' });
  });

  it('by its issuer, signed or not', async () => {
    expect(await close('issuer', await opened(x), 'WITHDRAWN')).toBe('CLOSED');
    const id = await attested(x);
    expect(await close('issuer', id, 'WITHDRAWN')).toBe('CLOSED');
    expect((await product.build('issuer', 'buildSubmitTier3Report', { id })).code).toBe('CASE_CLOSED');
  });
});

describe('a report of tier 3', () => {
  const prepare = (who: Name, id: string, more: object = {}) =>
    product.build(who, 'buildSubmitTier3Report', { id, ...more });

  /** The rate that the feed has not is asked for, and signed. */
  async function signRate(attestor: TestAttestor, rate: bigint): Promise<void> {
    const asked = { seriesKey: launched.seriesKey, period: '2026-Q1' };
    const issuer = tokenOf(product, 'issuer');
    await actWith(product, issuer, 'requestFxFallback', '__typename', asked);
    const signature = attestor.sign('FX', { ...asked, period: message.period, rate });
    const answer = { ...asked, rate: `${rate}`, key: attestor.key, signature };
    await actWith(product, tokenOf(product, attestor), 'signFxFallback', '__typename', answer);
  }

  let rater: TestAttestor;
  beforeAll(async () => {
    rater = await createAttestor(product, 0xd6);
    await signRate(rater, 10n ** 22n);
  });

  it('needs the attestor’s signature', async () => {
    expect((await prepare('issuer', await opened(x))).code).toBe('CASE_STATE');
    expect((await prepare('issuer', randomUUID())).code).toBe('NOT_FOUND');
  });

  it('is not built on the signature of a key that was revoked', async () => {
    const gone = await createRecipient(product, 0xd4);
    const [id, open] = [await attested(gone), await opened(gone)];
    await product.devnet.owner.revokeAttestor(gone.key, 0n);
    // The index does not know yet; the chain is asked.
    expect((await prepare('issuer', id)).code).toBe('SIGNER_INACTIVE');
    expect(await act(gone, 'signTier3Case', { id: open, signature: signed(gone) })).toBe('SIGNER_INACTIVE');
    expect(await act('issuer', 'openTier3Case', await caseInput(product, report, gone))).toBe('SIGNER_INACTIVE');
    await product.index();
    expect(await act(gone, 'signTier3Case', { id: open, signature: signed(gone) })).toBe('NOT_FOUND');
  });

  it('is proven again where the rate was signed since, submitted, and read by holders', async () => {
    const id = await attested(x);
    const wallet = product.wallet('issuer').address;
    expect((await prepare('alice', id)).code).toBe('NOT_FOUND');
    await product.devnet.owner.revokeAttestor(rater.key, 0n);
    await product.index();
    await signRate(x, 11n * 10n ** 21n);
    expect((await prepare('issuer', id)).code).toBe('FX_MISMATCH');
    expect((await prepare('issuer', id, { proof: groth16Input(report.proof) })).code).toBe('BAD_INPUT');

    const another = await proveReport(product, device, launched, { ytd: 8_000_000n, fxRate: 11n * 10n ** 21n });
    const others = { proof: groth16Input(another.proof), publicSignals: another.signals };
    expect(await prepare('issuer', id, others)).toMatchObject({
      code: 'SIGNAL_MISMATCH',
      message: expect.stringMatching(/^The proof is of another income than the attestor signed/),
    });
    const again = await proveReport(product, device, launched, { fxRate: 11n * 10n ** 21n });
    const fresh = { proof: groth16Input(again.proof), publicSignals: again.signals };
    expect((await prepare('admin', id, fresh)).transaction?.wallet).toBe(wallet);

    const { seriesKey } = launched;
    const amount = `${again.payment}`;
    await product.act('issuer', 'buildApprovePaymentToken', { seriesKey, wallet, spender: 'HUB', amount });
    const built = await prepare('issuer', id, fresh);
    expect(built.transaction).toMatchObject({ kind: 'SUBMIT_REPORT', simulation: { ok: true } });
    await product.send('issuer', built);

    expect((await read('issuer', id)).row?.state).toBe('REPORTED');
    expect((await prepare('issuer', id, fresh)).code).toBe('CASE_STATE');
    const { data } = await ask(
      'alice',
      'query ($key: Bytes32!) { series(key: $key) { reports(first: 1) { edges { node { tier payment attestation { signer signature } fxFallback { signer } } } } } }',
      { key: seriesKey },
    );
    expect(data?.series).toEqual({
      reports: {
        edges: [
          {
            node: {
              tier: 'DOCUMENTS',
              payment: amount,
              attestation: { signer: x.key, signature: signed(x) },
              fxFallback: { signer: null }, // not a holder's to read
            },
          },
        ],
      },
    });
    expect(await act('issuer', 'openTier3Case', await caseInput(product, report, x))).toBe('PERIOD_NOT_OPEN');
  });
});
