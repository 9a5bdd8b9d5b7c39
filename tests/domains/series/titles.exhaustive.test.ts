import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signSeriesContract } from '../../../src/apps/demo/steps/series.ts';
import { forFile } from '../../support/for-file.ts';
import { contractsOf } from '../contracts/support.ts';
import { createProduct, type Name } from '../support/product.ts';
import { draftInput, newTerms } from '../support/story.ts';
import { mutate, refuses } from '../support/traces.ts';

const product = await forFile(createProduct());
const contracts = contractsOf(product);

const EXPORT = `query ($after: String) {
  exportMyData(after: $after) { nodes { type data } pageInfo { hasNextPage endCursor } } }`;
interface ExportPage {
  readonly nodes: readonly { readonly type: string; readonly data: { readonly title?: string | null } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const draft = (title?: string | null, name: Name = 'issuer') =>
  contracts.draft(name, title === undefined ? {} : { title });

/** All figures of a draft, without what makes its key. */
async function figures(more: object = {}, sealed = newTerms()): Promise<object> {
  const { issuer: _, ...rest } = (await draftInput(product, sealed)) as Record<string, unknown>;
  return { ...rest, ...more };
}
const change = async (id: string, more: object) =>
  product.build('issuer', 'changeSeriesDraft', { id, ...(await figures(more)) });

/** The title of a draft as a reader sees it; undefined if the draft does not exist for the reader. */
async function draftTitle(id: string, name: Name | 'public' = 'issuer'): Promise<string | null | undefined> {
  const { data } = await product.ask(name, 'query ($id: ID!) { node(id: $id) { ... on SeriesDraft { title } } }', {
    id,
  });
  return (data?.node as { title: string | null } | null | undefined)?.title;
}
const seriesOf = async (key: unknown, name: Name | 'public' = 'public') =>
  (await product.ask(name, 'query ($key: Bytes32!) { series(key: $key) { title } }', { key })).data?.series;

/** Signs the contract of a draft, builds the creation of its series and sends it. */
async function issue(id: string): Promise<string> {
  await signSeriesContract(product.actor('issuer'), id);
  const built = await product.build('issuer', 'buildCreateSeries', { id });
  await product.send('issuer', built);
  return String(built.transaction?.seriesKey);
}

describe('the title of a draft', () => {
  it('is given with the draft, in its stored form, or is none', async () => {
    expect(await draftTitle(await draft(' Ba\u0308ckerei '))).toBe('Bäckerei');
    expect(await draftTitle(await draft())).toBeNull();
    expect(await draftTitle(await draft(null))).toBeNull();
  });

  it('is its owner’s alone', async () => {
    const id = await draft('Bakery of the issuer');
    for (const reader of ['alice', 'admin', 'public'] as const) expect(await draftTitle(id, reader)).toBeUndefined();
  });

  it('stays where a change leaves it out, and is replaced or removed by one that names it', async () => {
    const id = await draft('First title');
    expect((await change(id, {})).draft).toMatchObject({ version: 2 });
    expect(await draftTitle(id)).toBe('First title');
    await change(id, { title: 'Second title' });
    expect(await draftTitle(id)).toBe('Second title');
    await change(id, { title: null });
    expect(await draftTitle(id)).toBeNull();
  });

  it.each([
    [
      'letters of two scripts',
      'P\u0430ypal',
      'letters of one script, or of Latin with Chinese, Japanese or Korean ones',
    ],
    ['a character that reverses text', 'Bakery \u202egnip', 'letters, digits, punctuation, currency signs and spaces'],
    ['too much', 'Very long title of sixty-one characters or of a few more than that', '1 to 60 characters'],
  ])('is refused for %s by path and expected form, without the value', async (_, title, expected) => {
    const input = { ...(await draftInput(product, newTerms())), title };
    await refuses(product, 'BAD_INPUT', () => mutate(product, 'issuer', 'draftSeries', input), [
      title,
      'akery',
      'Very',
    ]);
    const id = await draft('Kept title');
    const changed = await mutate(product, 'issuer', 'changeSeriesDraft', { id, ...(await figures({ title })) });
    expect(JSON.stringify(changed)).toContain(`title: expected ${expected}`);
    expect(JSON.stringify(changed)).toContain('["input","title"]');
    expect(await draftTitle(id)).toBe('Kept title');
  });
});

describe('the title of a series', () => {
  it('is public from its creation on, and fixed from the built creation on', async () => {
    const id = await draft('Bakery Lindenhof 2027 to 2029');
    await signSeriesContract(product.actor('issuer'), id);
    const built = await product.build('issuer', 'buildCreateSeries', { id });
    const input = { id, ...(await figures({ title: 'Another title' })) };
    await refuses(product, 'DRAFT_BUILT', () => mutate(product, 'issuer', 'changeSeriesDraft', input));
    const key = built.transaction?.seriesKey;
    expect(await seriesOf(key, 'issuer')).toBeNull();
    await product.send('issuer', built);
    await refuses(product, 'DRAFT_BUILT', () => mutate(product, 'issuer', 'changeSeriesDraft', input));
    for (const reader of ['public', 'alice', 'issuer'] as const)
      expect(await seriesOf(key, reader)).toEqual({ title: 'Bakery Lindenhof 2027 to 2029' });
    const list = (await (await product.gateway.request('/series')).json()) as object;
    expect(JSON.stringify(list)).toContain('"title":"Bakery Lindenhof 2027 to 2029"');
  });

  it('may be that of another series', async () => {
    const keys = [await issue(await draft('Twice')), await issue(await draft('Twice'))];
    expect(keys[0]).not.toBe(keys[1]);
    for (const key of keys) expect(await seriesOf(key)).toEqual({ title: 'Twice' });
  });

  it('changes neither commitment nor key nor the creation', async () => {
    const sealed = newTerms();
    const input = { ...(await draftInput(product, sealed)), draftSalt: `0x${'5a'.repeat(32)}`, title: 'Signed title' };
    const { draft: first } = await product.build('issuer', 'draftSeries', input);
    const id = String(first?.id);
    const { issuer: _, draftSalt: __, ...rest } = input as Record<string, unknown>;
    const changed = await product.build('issuer', 'changeSeriesDraft', { id, ...rest, title: 'Another title' });
    expect(changed.draft).toMatchObject({
      seriesKey: first?.seriesKey,
      termsCommitment: sealed.commitment,
    });
    const { document, text } = await contracts.render('issuer', id);
    expect(`${Buffer.from(document, 'base64').toString('latin1')}${text}`).not.toContain('Another');
    await signSeriesContract(product.actor('issuer'), id);
    const { transaction } = await product.build('issuer', 'buildCreateSeries', { id });
    expect(transaction?.request.data).not.toContain(Buffer.from('Another title').toString('hex'));
  });

  it('is in the export of its account', async () => {
    await draft('Exported title');
    const titles: unknown[] = [];
    for (let after: string | null = null; ; ) {
      const { data } = await product.ask('issuer', EXPORT, { after });
      const page = data?.exportMyData as unknown as ExportPage;
      titles.push(...page.nodes.filter(({ type }) => type === 'SeriesDraft').map(({ data: { title } }) => title));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(titles).toContain('Exported title');
  });
});

describe('a title that nobody else uses', () => {
  /** The columns of all tables that hold a text, as `table.column`. */
  async function placesOf(text: string): Promise<string[]> {
    const { prisma } = product.gateway.database;
    const tables = await prisma.$queryRaw<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
    const places = new Set<string>();
    for (const { name } of tables) {
      const rows = await prisma.$queryRawUnsafe<{ column: string }[]>(
        `SELECT DISTINCT c.key AS column FROM "${name}" t, jsonb_each_text(to_jsonb(t)) c WHERE c.value LIKE '%' || $1 || '%'
          OR c.value LIKE '%' || encode(convert_to($1, 'UTF8'), 'hex') || '%'`,
        text,
      );
      for (const { column } of rows) places.add(`${name}.${column}`);
    }
    return [...places].sort();
  }

  it('is in the draft, in the series, and in no log line, message, key’s record or other table', async () => {
    const [first, canary] = [`Kanarie ${randomUUID()}`, `Kanarie ${randomUUID()}`];
    const id = await draft(first);
    expect(await placesOf(first)).toEqual(['series_drafts.title']);
    await change(id, { title: canary });
    expect(await placesOf(first)).toEqual([]);
    const key = await issue(id);
    expect(await seriesOf(key)).toEqual({ title: canary });
    const { prisma } = product.gateway.database;
    expect(
      await prisma.outboxMessage.count({ where: { payload: { path: ['seriesKey'], equals: key } } }),
    ).toBeGreaterThan(0);
    expect(await prisma.activityEvent.count({ where: { seriesKey: key } })).toBeGreaterThan(0);
    // The end of the raise changes the series, so its row is saved as it was before.
    await product.act('issuer', 'buildCancelRaise', { seriesKey: key, wallet: product.wallet('issuer').address });
    const before = await prisma.indexUndo.findMany({ where: { tableName: 'series', key } });
    expect(before.map(({ row }) => (row as { state?: string } | null)?.state)).toContain('RAISING');
    expect(await placesOf(canary)).toEqual(['series.title', 'series_drafts.title']);
    const logs = product.gateway.logs.join('\n');
    expect(product.gateway.logs.length).toBeGreaterThan(20);
    for (const text of [first, canary]) expect(logs).not.toContain(text);
  });
});
