import { dataMap, rulesOf } from 'field-access';
import {
  type GraphQLSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { ownReads } from '../../../src/graphql/own-data/documents.ts';
import { forFile } from '../../support/for-file.ts';
import { startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { knownId } from '../../support/personas.ts';
import { PERSONA_NAMES, type PersonaName, personas } from '../../support/populate.ts';

const EXPORT = `query ($after: String) {
  exportMyData(after: $after) { nodes { type data } pageInfo { hasNextPage endCursor } } }`;

interface Exported {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}
interface Page {
  readonly nodes: readonly Exported[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const tokens = new Map<PersonaName, string>();
const gateway = await forFile(startTestGateway({ populated: true, adminWallets: [personas.admin.wallet.address] }));
for (const name of PERSONA_NAMES) tokens.set(name, await gateway.signIn(personas[name].wallet));

const ask = <D>(name: PersonaName, document: string, variables: object = {}) =>
  gateway.ask<D>(document, variables, tokens.get(name));

async function pagesOf(name: PersonaName): Promise<Page[]> {
  const pages: Page[] = [];
  for (let after: string | null = null; ; ) {
    const { data, errors } = await ask<{ exportMyData: Page }>(name, EXPORT, { after });
    expect(errors).toBeUndefined();
    const page = data?.exportMyData as Page;
    pages.push(page);
    if (!page.pageInfo.hasNextPage) return pages;
    after = page.pageInfo.endCursor;
  }
}

const exportOf = async (name: PersonaName) => (await pagesOf(name)).flatMap(({ nodes }) => nodes);
const ofType = (records: readonly Exported[], type: string) =>
  records.filter((record) => record.type === type).map(({ data }) => data);

/** Type -> field -> whether it answers a scalar or an enum. */
const LEAVES = Object.fromEntries(
  Object.values(gatewaySchema().getTypeMap())
    .filter(isObjectType)
    .map((type) => [
      type.name,
      Object.fromEntries(
        Object.values(type.getFields()).map((field) => [field.name, isLeafType(getNamedType(field.type))]),
      ),
    ]),
);

/** The coordinates of the fields that the documents of an export select. */
function selectedIn(schema: GraphQLSchema): Set<string> {
  const selected = new Set<string>();
  for (const { document } of ownReads(schema)) {
    const types = new TypeInfo(schema);
    const Field = () => {
      selected.add(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`);
    };
    visit(document, visitWithTypeInfo(types, { Field }));
  }
  return selected;
}

describe('the export of an account', () => {
  it('selects every stored field that an owner reads', () => {
    const schema = gatewaySchema();
    const selected = selectedIn(schema);
    const rules = rulesOf(schema);
    const left = dataMap(schema)
      .filter(({ class: storage, readers }) => storage !== 'none' && (readers as readonly string[]).includes('owner'))
      .filter(
        ({ type }) =>
          isObjectType(schema.getType(type)) && rules.types.get(type)?.subjects.some(({ label }) => label === 'owner'),
      )
      .map(({ type, field }) => `${type}.${field}`)
      .filter((coordinate) => !selected.has(coordinate));
    // Read live from a Solana node for one wallet and series at a time; what is stored of it is the position.
    expect(left.filter((at) => !/^(CurvePosition|CurveTender)\./.test(at))).toEqual([]);
  });

  it.each(PERSONA_NAMES)('has every record of %s, and no other', async (name) => {
    const { prisma } = gateway.database;
    const { accountId } = personas[name];
    const records = await exportOf(name);
    const wallets = await prisma.accountWallet.findMany({ where: { accountId } });
    const ownWallet = (column: string) => ({
      OR: wallets.map(({ chain, address }) => ({ chain, [column]: address })),
    });
    const counts = {
      Bid: await prisma.bid.count({ where: ownWallet('bidder') }),
      WindowOrder: await prisma.windowOrder.count({ where: ownWallet('trader') }),
      Position: await prisma.position.count({ where: ownWallet('holder') }),
      Fee: await prisma.feeEntry.count({ where: { ...ownWallet('wallet'), kind: 'nonReveal' } }),
      CurveReminder: await prisma.curveReminder.count({ where: ownWallet('wallet') }),
      BidBackup: await prisma.bidBackup.count({ where: { accountId } }),
      SeriesDraft: await prisma.seriesDraft.count({ where: { accountId } }),
      Application: await prisma.application.count({ where: { accountId } }),
      ContractSession: await prisma.contractSession.count({ where: { accountId } }),
      Notification: await prisma.notification.count({ where: { accountId } }),
      Email: await prisma.emailMessage.count({ where: { accountId } }),
      EvmTransaction: await prisma.builtTransaction.count({ where: { accountId, chain: TEST_CHAIN } }),
      Viewer: 1,
    };
    expect(Object.fromEntries(Object.keys(counts).map((type) => [type, ofType(records, type).length]))).toEqual(counts);
    const [viewer] = ofType(records, 'Viewer') as unknown as readonly {
      readonly account: Record<string, readonly object[]>;
    }[];
    expect(viewer?.account.wallets).toHaveLength(wallets.length);
    expect(viewer?.account.incomeSources).toHaveLength(await prisma.incomeSource.count({ where: { accountId } }));
    expect(viewer?.account.signerKeys).toHaveLength(await prisma.accountSignerKey.count({ where: { accountId } }));
  });

  it('says of a record what its fields answer', async () => {
    let compared = 0;
    for (const name of PERSONA_NAMES) {
      for (const { type, data } of await exportOf(name)) {
        if (typeof data.id !== 'string') continue;
        const { [type]: fields = {} } = LEAVES;
        const leaves = Object.keys(data).filter((key) => fields[key]);
        const document = `query ($id: ID!) { node(id: $id) { ... on ${type} { ${leaves.join(' ')} } } }`;
        const answer = await ask<{ node: object }>(name, document, { id: data.id });
        const said = Object.fromEntries(leaves.map((key) => [key, data[key]]));
        expect(answer.data?.node, `${name}: ${type}`).toEqual(said);
        compared += leaves.length;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('has nothing of others for an admin', async () => {
    const own = new Set((await exportOf('admin')).map(({ type, data }) => `${type} ${data.id}`));
    for (const name of PERSONA_NAMES.filter((one) => one !== 'admin'))
      for (const { type, data } of await exportOf(name))
        if (data.id !== undefined) expect(own.has(`${type} ${data.id}`)).toBe(false);
  });

  it('comes in pages, each row once', async () => {
    const { accountId } = personas.backerA;
    const { prisma } = gateway.database;
    const [one] = await prisma.notification.findMany({ where: { accountId }, take: 1 });
    const before = await prisma.notification.count({ where: { accountId } });
    if (!one) throw new Error('a persona without notifications');
    const copies = Array.from({ length: 450 }, (_, i) => {
      return { ...one, id: knownId(99, i), outboxId: knownId(98, i) };
    });
    await prisma.notification.createMany({ data: copies });
    const pages = await pagesOf('backerA');
    expect(pages.length).toBeGreaterThan(3);
    const ids = pages.flatMap(({ nodes }) => ofType(nodes, 'Notification').map(({ id }) => id));
    expect(ids).toHaveLength(before + 450);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['that is no cursor', 'nothing'],
    ['by the name of a list', 'myBids'],
    ['empty', ''],
  ])('refuses a place %s', async (_, after) => {
    const { data, errors } = await ask('holderA1', EXPORT, { after });
    expect(data).toEqual({ exportMyData: null });
    expect(errors).toMatchObject([{ extensions: { code: 'CURSOR_INVALID' } }]);
  });

  it('refuses a place of another account', async () => {
    const [first] = await pagesOf('backerA');
    const after = first?.pageInfo.endCursor;
    expect(after).toEqual(expect.any(String));
    const { errors } = await ask('holderA1', EXPORT, { after });
    expect(errors).toMatchObject([{ extensions: { code: 'CURSOR_INVALID' } }]);
  });

  it('is for who is signed in, by GraphQL and as a path', async () => {
    expect((await gateway.ask(EXPORT)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect((await gateway.request('/me/data')).status).toBe(401);
    const authorization = `Bearer ${tokens.get('holderA1')}`;
    const answer = await gateway.request('/me/data', { headers: { authorization } });
    const { data } = (await answer.json()) as { data: { items: Exported[] } };
    expect(data.items).toEqual(await exportOf('holderA1'));
  });
});
