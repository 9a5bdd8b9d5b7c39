import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { personas } from '../../support/populate.ts';
import { recordAnswers } from '../../support/statement-answers.ts';

const database = await forFile(createTestDatabase({ populated: true }));
const gateway = await forFile(startTestGateway({ database, adminWallets: [personas.admin.wallet.address] }));
const token = await gateway.signIn(personas.holderB.wallet);

async function post(query: string, session = token) {
  const response = await gateway.post({ query }, { token: session });
  return { id: response.headers.get('x-request-id'), text: await response.text() };
}

/** How a request was answered: its line of the log comes after its answer. */
async function readOf({ id }: { readonly id: string | null }): Promise<string | undefined> {
  const line = () =>
    gateway.logs.map((one) => JSON.parse(one)).find((one) => one.requestId === id && one.msg === 'request');
  await expect.poll(line).toBeDefined();
  return line().read;
}

/** Runs `work` with what compiled statements answer changed; the kinds of all prepared statements meanwhile. */
async function withAnswers<T>(work: () => Promise<T>, change?: (rows: Rows) => Rows) {
  const { result, statements } = await recordAnswers(work, change);
  return { result, names: statements.map(({ name }) => name.split('_')[0]) };
}
type Rows = readonly (readonly unknown[])[];

const failures = () => gateway.logs.filter((line) => line.includes('a compiled read failed'));

describe('a compiled read of a viewer who is signed in', () => {
  it.each([
    ['one row', personas.holderB],
    ['no row', personas.outsider],
  ])('is one statement where nothing is asked of the rows of a list of %s', async (name, { wallet }) => {
    const other = await gateway.signIn(wallet);
    const text = `{ myBids(first: 1) { pageInfo { __typename } } } # ${name}`;
    const resolved = await post(text, other);
    const { result, names } = await withAnswers(() => post(text, other));
    expect(result.text).toBe(resolved.text);
    expect(names).toEqual(['read']);
    expect(await readOf(result)).toBe('compiled');
  });

  it('reads the viewer twice where it always changes, then is the resolvers’', async () => {
    const text = '{ myBids(first: 2) { totalCount nodes { id } } }';
    const resolved = await post(text);
    const { result, names } = await withAnswers(
      () => post(text),
      (rows) => rows.map((row) => [...row.slice(0, -1), 'of another viewer']),
    );
    expect(result.text).toBe(resolved.text);
    expect(await readOf(result)).toBe('viewer');
    expect(names.filter((name) => name === 'session')).toHaveLength(2);
    expect(names.filter((name) => name === 'read')).toHaveLength(3);
    expect(failures()).toEqual([]);
  });

  it.each([
    ['no row', (): Rows => []],
    ['a row of fewer columns', (rows: Rows): Rows => rows.map((row) => row.slice(1))],
  ])('is the resolvers’ and logged where %s comes back, and no changed viewer', async (name, change) => {
    const text = `{ myBids(first: 3) { totalCount nodes { id } } } # ${name}`;
    const resolved = await post(text);
    const before = failures().length;
    const { result, names } = await withAnswers(() => post(text), change);
    expect(result.text).toBe(resolved.text);
    expect(await readOf(result)).toBe('statement');
    expect(names.filter((one) => one === 'read')).toHaveLength(1);
    expect(names.filter((one) => one === 'session')).toHaveLength(1);
    expect(failures()).toHaveLength(before + 1);
  });
});
