// A document is rendered while no database transaction is open; what changed meanwhile is noticed where it would be saved.

import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createContractRenderer } from '../../../src/adapters/pdf/index.ts';
import type { ContractFigures } from '../../../src/domains/contracts/model/ports.ts';
import { forFile } from '../../support/for-file.ts';
import { ageContracts } from '../support/contracts.ts';
import { createProduct } from '../support/product.ts';
import { draftInput, newTerms } from '../support/story.ts';
import { contractsOf } from './support.ts';

const renderer = createContractRenderer();

/** What happens while a document is rendered. */
let meanwhile: () => Promise<unknown>;
/** How many are rendered now, and how many were. */
let rendering = 0;
let rendered = 0;

async function render(figures: ContractFigures): Promise<Uint8Array> {
  rendering += 1;
  rendered += 1;
  try {
    await meanwhile();
    return await renderer.render(figures);
  } finally {
    rendering -= 1;
  }
}

/** Sessions of the gateway's database that are in a transaction, other than the one that asks. */
const openTransactions = async (): Promise<number> => {
  const { rows } = await eye.query<{ open: number }>(`SELECT count(*)::int AS open FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
      AND xact_start IS NOT NULL`);
  return rows[0]?.open ?? -1;
};
const rows = () => product.gateway.database.prisma.contractSession.count();

const product = await forFile(createProduct({ renderer: { templates: renderer.templates, render } }));
const contracts = contractsOf(product);
const eye = new pg.Client({ connectionString: product.gateway.database.url });
await eye.connect();
afterAll(async () => {
  await eye?.end();
});
beforeEach(async () => {
  meanwhile = async () => {};
  await ageContracts(product.gateway.database.prisma);
  rendered = 0;
});

describe('while a document is rendered', () => {
  it('no transaction is open', async () => {
    const draftId = await contracts.draft();
    const { prisma } = product.gateway.database;
    await prisma.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1`;
      expect(await openTransactions()).toBe(1); // it sees one where there is one
    });
    const seen: number[] = [];
    meanwhile = async () => seen.push(await openTransactions());
    const { address: wallet } = product.wallet('alice');
    expect((await contracts.mutate('issuer', 'renderSeriesContract', { id: draftId })).code).toBeUndefined();
    expect((await contracts.mutate('alice', 'renderParticipationContract', { wallet })).code).toBeUndefined();
    expect(seen).toEqual([0, 0]);
  });

  it('a draft may change, whose contract is then refused, and not stored', async () => {
    const draftId = await contracts.draft();
    const { issuer: _, ...figures } = (await draftInput(product, newTerms())) as { readonly issuer: string };
    meanwhile = async () => {
      const changed = await product.build('issuer', 'changeSeriesDraft', { ...figures, id: draftId });
      expect(changed.code).toBeUndefined();
    };
    const before = await rows();
    const refused = await contracts.mutate('issuer', 'renderSeriesContract', { id: draftId });
    expect(refused).toMatchObject({ code: 'CONFLICT' });
    expect(refused.document).toBeUndefined();
    expect(await rows()).toBe(before);
    meanwhile = async () => {};
    const again = await contracts.mutate('issuer', 'renderSeriesContract', { id: draftId });
    expect(again.contractSession).toMatchObject({ draftVersion: 2 });
  });

  it('another contract of the draft may be signed: this one is then refused', async () => {
    const draftId = await contracts.draft();
    const earlier = await contracts.render('issuer', draftId);
    const signed = await contracts.signed(earlier, product.wallet('issuer'));
    meanwhile = async () => {
      expect((await contracts.mutate('issuer', 'uploadSignedContract', signed)).code).toBeUndefined();
    };
    const before = await rows();
    const done = await contracts.mutate('issuer', 'renderSeriesContract', { id: draftId });
    expect(done).toMatchObject({ code: 'CONTRACT_SIGNED' });
    expect(await rows()).toBe(before);
    rendered = 0;
    expect(await contracts.mutate('issuer', 'renderSeriesContract', { id: draftId })).toMatchObject({
      code: 'CONTRACT_SIGNED',
    });
    expect(rendered).toBe(0); // what is refused beforehand costs nothing
  });

  it('no other of the account is rendered', async () => {
    const draftId = await contracts.draft();
    const most: number[] = [];
    meanwhile = async () => most.push(rendering);
    const ask = () => contracts.mutate('issuer', 'renderSeriesContract', { id: draftId });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
    expect(most).toEqual([1, 1, 1]);
  });
});
