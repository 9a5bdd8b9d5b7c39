import { randomUUID } from 'node:crypto';
import { periodAt, periodEnd, printPeriod } from '@income-series/protocol/period';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { createProduct } from '../support/product.ts';
import { draftInput, newTerms } from '../support/story.ts';
import { mutate, refuses, traces } from '../support/traces.ts';

const product = await forFile(createProduct());

async function rows() {
  const { prisma } = product.gateway.database;
  const [drafts, vault, transactions, keys] = await Promise.all([
    prisma.seriesDraft.count(),
    prisma.termsVault.count(),
    prisma.builtTransaction.count(),
    prisma.idempotencyRecord.count({ where: { operation: 'draftSeries' } }),
  ]);
  return { drafts, vault, transactions, keys };
}

describe('a draft', () => {
  it('leaves a draft and sealed terms, builds nothing, and answers no private term', async () => {
    const before = await rows();
    const sealed = newTerms();
    const built = await product.build('issuer', 'draftSeries', await draftInput(product, sealed));
    expect(await rows()).toEqual({
      drafts: before.drafts + 1,
      vault: before.vault + 1,
      transactions: before.transactions,
      keys: before.keys + 1,
    });
    expect(built.draft).toMatchObject({
      termsCommitment: sealed.commitment,
      contractHash: null,
      state: 'DRAFT',
      version: 1,
      series: null,
    });
    expect(JSON.stringify(built)).not.toContain(`${sealed.terms.termsSalt}`);
  });

  it('is refused in a currency whose rate is not fresh, and leaves nothing behind', async () => {
    const input = await draftInput(product, newTerms());
    const before = await traces(product);
    expect((await product.build('issuer', 'draftSeries', { ...input, currency: 'EUR' })).code).toBe('FX_STALE');
    expect(await traces(product)).toEqual(before);
    const rates = () => product.ask('public', '{ eur: feedRate(currency: "EUR") { currency rate isRecent } }');
    expect((await rates()).data).toEqual({ eur: null });
    await product.devnet.owner.publishRate(978, 10n ** 22n);
    expect((await rates()).data).toEqual({ eur: { currency: 'EUR', rate: `${10n ** 22n}`, isRecent: true } });
    const built = await product.build('issuer', 'draftSeries', { ...input, currency: 'EUR' });
    expect(built.draft).toMatchObject({ state: 'DRAFT' });
  });

  it('is refused where its first quarter was over before its currency had a rate', async () => {
    const { clock } = product.devnet.anvil;
    const firstPeriod = periodAt(await clock.now());
    await clock.set(periodEnd(firstPeriod) - 3_600n);
    await product.devnet.owner.publishRate(840, 10n ** 22n);
    await clock.set(periodEnd(firstPeriod) + 60n);
    for (const currency of [756, 840]) await product.devnet.owner.publishRate(currency, 10n ** 22n);
    const input = {
      ...(await draftInput(product, newTerms())),
      currency: 'CHF',
      firstPeriod: printPeriod(firstPeriod),
    };
    expect((await product.build('issuer', 'draftSeries', input)).code).toBe('FX_STALE');
  });

  it('opens its terms to its issuer alone, and logs each reading', async () => {
    const sealed = newTerms();
    const { draft } = await product.build('issuer', 'draftSeries', await draftInput(product, sealed));
    const id = btoa(
      `SeriesDraft:${(await product.gateway.database.prisma.seriesDraft.findFirstOrThrow({ where: { seriesKey: `${draft?.seriesKey}` } })).id}`,
    );
    const read = async (name: 'issuer' | 'admin' | 'outsider') =>
      (
        await product.ask(
          name,
          'query ($id: ID!) { node(id: $id) { ... on SeriesDraft { terms { theta shareRate } } } }',
          { id },
        )
      ).data?.node;
    const { theta } = sealed.terms;
    expect(await read('issuer')).toEqual({ terms: { theta: `${theta}`, shareRate: `${sealed.shareRate}` } });
    for (const name of ['admin', 'outsider'] as const) expect(await read(name)).toBeNull();
    const log = await product.gateway.database.prisma.termsAccessLog.findMany({
      where: { seriesKey: `${draft?.seriesKey}` },
      select: { relation: true, wallet: true },
    });
    expect(log).toEqual([{ relation: 'issuer', wallet: product.wallet('issuer').address }]);

    // Its account reads the terms no longer once the issuing wallet belongs to another one.
    const { prisma } = product.gateway.database;
    const { address } = product.wallet('issuer');
    const link = await prisma.accountWallet.findFirstOrThrow({ where: { address: address.toLowerCase() } });
    const other = await prisma.account.findFirstOrThrow({ where: { id: { not: link.accountId } } });
    await prisma.accountWallet.update({ where: { id: link.id }, data: { accountId: other.id } });
    expect(await read('issuer')).toEqual({ terms: { theta: null, shareRate: null } });
    await prisma.accountWallet.update({ where: { id: link.id }, data: { accountId: link.accountId } });
  });

  it('answers the same again for the same key and input', async () => {
    const input = await draftInput(product, newTerms());
    const key = randomUUID();
    const first = await product.build('issuer', 'draftSeries', input, key);
    const before = await rows();
    expect(await product.build('issuer', 'draftSeries', input, key)).toEqual(first);
    expect(await rows()).toEqual(before);
    const other = await product.build('issuer', 'draftSeries', { ...input, theta: '1' }, key);
    expect(other.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('becomes a series once its transaction is sent', async () => {
    const built = await product.create('issuer', await draftInput(product, newTerms()));
    await product.send('issuer', built);
    const { data } = await product.ask(
      'public',
      `query ($key: Bytes32!) { series(key: $key) { state issuer auction { phase } } }`,
      {
        key: built.draft?.seriesKey,
      },
    );
    const issuer = product.wallet('issuer').address;
    expect(data?.series).toEqual({ state: 'RAISING', issuer, auction: { phase: 'COMMIT' } });
    const own = await product.ask('issuer', `{ seriesDrafts(first: 1) { edges { node { series { key } } } } }`);
    expect(JSON.stringify(own.data)).toContain(`${built.draft?.seriesKey}`);
  });

  it('is its own account’s alone', async () => {
    await product.create('issuer', await draftInput(product, newTerms()));
    const document = `{ seriesDrafts { totalCount } builtTransactions { totalCount } }`;
    const none = { seriesDrafts: { totalCount: 0 }, builtTransactions: { totalCount: 0 } };
    for (const name of ['outsider', 'admin'] as const) expect((await product.ask(name, document)).data).toEqual(none);
    expect((await product.ask('public', document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a refused draft', () => {
  let before: Awaited<ReturnType<typeof traces>>;
  beforeEach(async () => {
    before = await traces(product);
  });
  afterEach(async () => {
    expect(await traces(product), 'left behind').toEqual(before);
  });

  it.each([
    ['a share rate with a remainder', { shareRate: '50000000000000001' }, 'A_TERMS_5'],
    ['a share rate above one', { shareRate: '1010000000000000000' }, 'A_TERMS_5'],
    ['no share rate', { shareRate: '0' }, 'A_TERMS_5'],
    ['theta beyond the circuit', { theta: `${2n ** 64n}` }, 'TERMS_OUT_OF_RANGE'],
    ['periods in the wrong order', { firstPeriod: '2028-Q1' }, 'RAISE_PARAMS_INVALID', ['input', 'lastPeriod']],
  ])('for %s has its code and no value', async (_, change, code, path: string[] | null = null) => {
    const input = { ...(await draftInput(product, newTerms())), ...change };
    const built = await product.build('issuer', 'draftSeries', input);
    expect(built).toMatchObject({ __typename: 'Refusal', code, path });
    for (const value of Object.values(change)) expect(built.message).not.toContain(`${value}`);
  });

  it.each([
    ['a share rate in decimals', 'shareRate', '0.0512345678901234567'],
    ['a salt beyond the field', 'termsSalt', `${2n ** 254n}`],
    ['theta that is no integer', 'theta', '61234567.5'],
  ])('for %s names the argument and no value', async (_, name, value) => {
    const input = { ...(await draftInput(product, newTerms())), [name]: value };
    const answer = await mutate(product, 'issuer', 'draftSeries', input);
    expect(JSON.stringify(answer)).toContain(`input.${name}: expected`);
    await refuses(product, 'BAD_INPUT', async () => answer, [value]);
  });

  it('of the wrong type does not repeat a private term, in the answer or in the log', async () => {
    const input = { idempotencyKey: randomUUID(), ...(await draftInput(product, newTerms())), theta: 61_234_567 };
    const document = `mutation ($input: DraftSeriesInput!) { draftSeries(input: $input) { __typename } }`;
    const answer = await product.ask('issuer', document, { input });
    expect(answer.data ?? null).toBeNull();
    const inline = await product.ask('issuer', `mutation { draftSeries(input: { theta: 61234567 }) { __typename } }`);
    expect(inline.data ?? null).toBeNull();
    expect(JSON.stringify([answer, inline, product.gateway.logs])).not.toContain('61234567');
  });

  it('for another account’s wallet', async () => {
    const built = await product.build('outsider', 'draftSeries', await draftInput(product, newTerms()));
    expect(built.code).toBe('WALLET_NOT_LINKED');
  });
});

describe('a draft salt', () => {
  it('makes one series of an issuer, before and after the chain has it', async () => {
    const input = { ...(await draftInput(product, newTerms())), draftSalt: `0x${'5a'.repeat(32)}` };
    const built = await product.create('issuer', input);
    expect((await product.build('issuer', 'draftSeries', input)).code).toBe('DRAFT_EXISTS');
    await product.send('issuer', built);
    expect((await product.build('issuer', 'draftSeries', input)).code).toBe('SERIES_EXISTS');
  });
});

describe('an admin', () => {
  it('builds for any wallet, and reads what they built', async () => {
    const created = await product.create('issuer', await draftInput(product, newTerms()));
    await product.send('issuer', created);
    const seriesKey = created.draft?.seriesKey;
    const wallet = product.wallet('issuer').address;
    const built = await product.build('admin', 'buildCancelRaise', { seriesKey, wallet });
    expect(built.transaction).toMatchObject({ wallet, kind: 'CANCEL_RAISE', simulation: { ok: true } });
    expect((await product.build('outsider', 'buildCancelRaise', { seriesKey, wallet })).code).toBe('WALLET_NOT_LINKED');
  });

  it('seals no terms in an issuer’s name', async () => {
    const built = await product.build('admin', 'draftSeries', await draftInput(product, newTerms()));
    expect(built.code).toBe('WALLET_NOT_LINKED');
  });
});
