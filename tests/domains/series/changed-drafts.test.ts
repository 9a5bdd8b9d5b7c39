import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signSeriesContract } from '../../../src/apps/demo/steps/series.ts';
import { storedChainKey } from '../../../src/core/on-chain.ts';
import { commitTerms } from '../../../src/domains/terms/index.ts';
import { draftedTerms } from '../../../src/domains/terms/vault.ts';
import { forFile } from '../../support/for-file.ts';
import { TEST_CHAIN } from '../../support/gateway.ts';
import { testVault } from '../../support/vault.ts';
import { deleteAccount } from '../account/support/deletion.ts';
import { contractsOf } from '../contracts/support.ts';
import { createProduct, type Name } from '../support/product.ts';
import { draftInput, newTerms } from '../support/story.ts';
import { expectRefusal, mutate, refuses, traces } from '../support/traces.ts';

const product = await forFile(createProduct());
const contracts = contractsOf(product);

/** All figures of a draft, without what makes its key. */
async function figures(sealed = newTerms(), more: object = {}) {
  const { issuer: _, ...rest } = (await draftInput(product, sealed)) as Record<string, unknown>;
  return { ...rest, ...more } as Record<string, unknown> & { raise: Record<string, unknown> };
}
const change = (id: string, input: object, name: Name = 'issuer', key?: string) =>
  product.build(name, 'changeSeriesDraft', { id, ...input }, key);
const build = (id: string, name: Name = 'issuer', more: object = {}) =>
  product.build(name, 'buildCreateSeries', { id, ...more });
const sign = (id: string, name: Name = 'issuer') => signSeriesContract(product.actor(name), id);
const rowOf = (id: string) =>
  product.gateway.database.prisma.seriesDraft.findUniqueOrThrow({
    where: { id: Buffer.from(id, 'base64').toString().replace('SeriesDraft:', '') },
  });

/** The sealed terms of a draft, opened as the vault opens them. */
async function sealedTermsOf(id: string) {
  const draft = await rowOf(id);
  const { seriesKey, currencyCode, indexingRule, unitsOffered, termsCommitment } = draft;
  const { ciphertext } = await product.gateway.database.prisma.termsVault.findUniqueOrThrow({
    where: { chain_seriesKey: { chain: TEST_CHAIN, seriesKey } },
  });
  const basis = { curve: false, currencyCode, indexingRule, unitsOffered, termsCommitment };
  return draftedTerms(testVault()).open(storedChainKey(TEST_CHAIN, seriesKey), ciphertext, basis);
}

describe('a draft that is changed', () => {
  it('keeps its key, has the new figures and terms sealed, and its contracts voided', async () => {
    const id = await contracts.draft();
    const before = await rowOf(id);
    const signed = await sign(id);
    const sealed = newTerms();
    const input = await figures(sealed, { unitsOffered: '50', shareRate: '5000000000000000', routed: true });
    const changed = await change(id, { ...input, raise: { ...input.raise, maxUnitsPerBid: '30', cap: '50000777' } });
    expect(changed.draft).toMatchObject({
      ...{ id, seriesKey: before.seriesKey, version: 2, state: 'DRAFT', contractHash: null },
      termsCommitment: commitTerms(
        { ...sealed.terms, shareRate: 5_000_000_000_000_000n },
        { curve: false, currencyCode: 840, indexingRule: 0, unitsOffered: 50n },
      ),
    });
    expect(await rowOf(id)).toMatchObject({
      unitsOffered: 50n,
      raise: { cap: '50000777', maxUnitsPerBid: '30', routed: true },
    });
    expect(await sealedTermsOf(id)).toMatchObject({ theta: sealed.terms.theta, termsSalt: sealed.terms.termsSalt });
    expect(await contracts.session('issuer', signed.id, 'state onchain')).toEqual({
      ...{ state: 'VOIDED', onchain: null },
    });
    expect((await build(id)).code).toBe('CONTRACT_NOT_SIGNED');
    const again = await sign(id);
    expect(await contracts.session('issuer', again.id, 'draftVersion state')).toEqual({
      draftVersion: 2,
      state: 'SIGNED',
    });
    const built = await build(id);
    expect(built.transaction).toMatchObject({ kind: 'CREATE_ROUTED_SERIES', seriesKey: before.seriesKey });
    expect(built.transaction?.request.data).toContain(again.hash.slice(2));
  });

  it('has an open contract voided too', async () => {
    const id = await contracts.draft();
    const open = await contracts.render('issuer', id);
    expect((await change(id, await figures())).code).toBeUndefined();
    const input = await contracts.signed(open, product.wallet('issuer'));
    expect((await contracts.mutate('issuer', 'uploadSignedContract', input)).code).toBe('CONTRACT_VOIDED');
  });

  it('is its account’s alone', async () => {
    const id = await contracts.draft();
    const input = await figures();
    for (const name of ['alice', 'admin'] as const) {
      await refuses(product, 'NOT_FOUND', () => mutate(product, name, 'changeSeriesDraft', { id, ...input }));
      await refuses(product, 'NOT_FOUND', () => mutate(product, name, 'buildCreateSeries', { id }));
      await refuses(product, 'NOT_FOUND', () => mutate(product, name, 'renderSeriesContract', { id }));
    }
    await refuses(product, 'UNAUTHENTICATED', () => mutate(product, 'public', 'changeSeriesDraft', { id, ...input }));
  });

  it.each([
    ['a share rate with a remainder', { shareRate: '50000000000000001' }, 'A_TERMS_5'],
    ['theta beyond the circuit', { theta: `${2n ** 64n}` }, 'TERMS_OUT_OF_RANGE'],
    ['periods in the wrong order', { firstPeriod: '2028-Q1' }, 'RAISE_PARAMS_INVALID'],
    ['a currency without a rate', { currency: 'CHF' }, 'FX_STALE'],
  ] as const)('is refused for %s, and leaves everything as it was', async (_, wrong, code) => {
    const id = await contracts.draft();
    const input = await figures(newTerms(), wrong);
    await refuses(product, code, () => mutate(product, 'issuer', 'changeSeriesDraft', { id, ...input }));
  });

  it('is changed once by a key, and not under a key that is used', async () => {
    const id = await contracts.draft();
    const [input, key] = [await figures(), randomUUID()];
    const first = await change(id, input, 'issuer', key);
    expect(await change(id, input, 'issuer', key)).toEqual(first);
    expect((await rowOf(id)).version).toBe(2);
    expect((await change(id, await figures(), 'issuer', key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('a draft of which createSeries is built', () => {
  it('needs a signed contract of its own', async () => {
    const [id, other] = [await contracts.draft(), await contracts.draft()];
    await sign(other);
    await contracts.render('issuer', id);
    await refuses(product, 'CONTRACT_NOT_SIGNED', () => mutate(product, 'issuer', 'buildCreateSeries', { id }));
  });

  it('names the hash, and may be built again, but neither changed nor given another contract', async () => {
    const id = await contracts.draft();
    const { hash } = await sign(id);
    const [first, again] = [await build(id), await build(id)];
    expect(again.transaction?.request).toEqual(first.transaction?.request);
    expect(await rowOf(id)).toMatchObject({ state: 'BUILT', contractHash: hash, version: 1 });
    const input = await figures();
    await refuses(product, 'DRAFT_BUILT', () => mutate(product, 'issuer', 'changeSeriesDraft', { id, ...input }));
    await refuses(product, 'CONTRACT_SIGNED', () => mutate(product, 'issuer', 'renderSeriesContract', { id }));
    await product.send('issuer', again);
    expect((await build(id)).code).toBe('SERIES_EXISTS');
  });

  it('may be drafted and signed by an issuer that the chain has not approved, and is built once it is', async () => {
    const id = await contracts.draft('bob');
    await sign(id, 'bob');
    await refuses(product, 'ISSUER_NOT_APPROVED', () => mutate(product, 'bob', 'buildCreateSeries', { id }));
    await product.devnet.owner.approveIssuer(product.wallet('bob').address);
    expect((await build(id, 'bob')).transaction).toMatchObject({ simulation: { ok: true } });
  });

  it('is either changed or built where both come at once', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await contracts.draft();
      const signed = await sign(id);
      const [changed, built] = await Promise.all([change(id, await figures()), build(id)]);
      const { state, version, contractHash, termsCommitment } = await rowOf(id);
      if (built.transaction) {
        expect(['DRAFT_BUILT', 'CONFLICT']).toContain(changed.code);
        expect({ state, version, contractHash }).toEqual({
          ...{ state: 'BUILT', version: 1, contractHash: signed.hash },
        });
        expect(built.transaction.request.data).toContain(termsCommitment.slice(2));
      } else {
        expect(['CONTRACT_NOT_SIGNED', 'CONFLICT']).toContain(built.code);
        expect({ state, version, contractHash }).toEqual({ state: 'DRAFT', version: 2, contractHash: null });
      }
    }
  });

  it('leaves nothing where a statement fails in the middle, and is changed by the same key then', async () => {
    const id = await contracts.draft();
    await sign(id);
    const { prisma } = product.gateway.database;
    await prisma.$executeRaw`ALTER TABLE contract_sessions ADD CONSTRAINT unvoided CHECK (state <> 'VOIDED') NOT VALID`;
    const [input, key] = [{ id, ...(await figures()) }, randomUUID()];
    const before = await traces(product);
    const failed = await mutate(product, 'issuer', 'changeSeriesDraft', { ...input, idempotencyKey: key });
    expectRefusal(failed, 'INTERNAL', []);
    expect(await traces(product)).toEqual(before);
    await prisma.$executeRaw`ALTER TABLE contract_sessions DROP CONSTRAINT unvoided`;
    expect((await change(id, input, 'issuer', key)).draft).toMatchObject({ version: 2 });
  });
});

describe('a draft of an account that is deleted', () => {
  it('goes with its sealed terms where nothing was built of it', async () => {
    const input = await draftInput(product, newTerms());
    const made = await product.build('outsider', 'draftSeries', {
      ...input,
      issuer: product.wallet('outsider').address,
    });
    const seriesKey = String(made.draft?.seriesKey);
    const { termsVault } = product.gateway.database.prisma;
    expect(await termsVault.count({ where: { seriesKey } })).toBe(1);
    const { address, signMessage } = product.wallet('outsider');
    const signer = { address, sign: (text: string) => signMessage(text) };
    expect(await deleteAccount(product.gateway, product.token('outsider'), signer)).toHaveProperty('deletedAt');
    expect(await termsVault.count({ where: { seriesKey } })).toBe(0);
  });
});
