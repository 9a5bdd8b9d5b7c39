import { describe, expect, it } from 'vitest';
import { createProduct, type Name } from '../domains/support/product.ts';
import { launch } from '../domains/support/story.ts';
import { mutate } from '../domains/support/traces.ts';
import { forFile } from '../support/for-file.ts';

const product = await forFile(createProduct());
const launched = await launch(product);

/** The first error of a question: its code, and the argument with what it takes. */
async function fault(who: Name, document: string, variables: object = {}) {
  const { errors = [] } = await product.ask(who, document, variables);
  const { code, argument, expected } = (errors[0]?.extensions ?? {}) as Readonly<Record<string, unknown>>;
  return { code, argument, expected };
}

describe('a misspelt value', () => {
  it.each<[string, string, string, RegExp]>([
    ['seriesList', 'SeriesState', 'state', /SETTLING/],
    ['outbox', 'OutboxState', 'state', /^one of DEAD, DISPATCHED, PENDING, QUEUED$/],
    ['outbox', 'NotificationKind', 'topic', /NotificationKind/],
    ['auditLog', 'AuditAction', 'action', /AuditAction/],
    ['builtTransactions', 'TransactionKind', 'kind', /TransactionKind/],
    [
      'keeperRuns',
      'Keeper',
      'keeper',
      /^one of CURVE, DELIVERY, PERIOD, PURGE, RECONCILIATION, REMINDER, RENT, ROUTER, WINDOW$/,
    ],
    ['keeperRuns', 'RunState', 'state', /^one of DONE, FAILED, LOST, RUNNING$/],
    ['attestorProposals', 'ProposalState', 'state', /WITHDRAWN/],
    ['tier3Cases', 'Tier3CaseState', 'state', /ATTESTED/],
    ['tier3Cases', 'Period', 'period', /2027-Q1/],
    ['termsAmendments', 'AmendmentState', 'state', /AWAITING_ATTESTOR/],
  ])('of %s, a %s, is refused with the argument named', async (field, type, argument, expected) => {
    const rows = (value: string) => `{ ${field}(${argument}: ${value}) { totalCount } }`;
    const written = await fault('admin', rows('"OPNE"'));
    expect(written).toEqual({ code: 'BAD_INPUT', argument: [argument], expected: expect.stringMatching(expected) });
    const given = await fault('admin', `query ($value: ${type}) ${rows('$value')}`, { value: 'OPNE' });
    expect(given).toEqual(written);
  });
});

describe('a coordinate', () => {
  const EXPLAIN =
    'query ($id: ID!, $coordinate: String!) { explainAccess(id: $id, coordinate: $coordinate) { allowed } }';

  it.each(['Nothing.units', 'Series.nothing', 'Series'])(
    'of no field is refused by its argument: %s',
    async (coordinate) => {
      const refused = await fault('issuer', EXPLAIN, { id: launched.seriesKey, coordinate });
      expect(refused).toMatchObject({ code: 'NOT_FOUND', argument: ['coordinate'] });
      const absent = await fault('issuer', EXPLAIN, { id: `0x${'00'.repeat(32)}`, coordinate: 'Series.paidTotal' });
      expect(absent).toEqual({ code: 'NOT_FOUND', argument: ['id'], expected: undefined });
    },
  );

  it('stands in the query that the mend of FORBIDDEN has, which asks for the id alone', async () => {
    const { errors = [] } = await product.ask('outsider', `{ series(key: "${launched.seriesKey}") { paidTotal } }`);
    expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', coordinate: 'Series.paidTotal' });
    const [, query = ''] = /`(.+?)`/.exec(String(errors[0]?.extensions.mend)) ?? [];
    const { data } = await product.ask('outsider', query.replace('…', launched.seriesKey));
    expect(data?.explainAccess).toEqual({ allowed: false, relation: null, readers: ['ISSUER', 'HOLDER', 'ADMIN'] });
  });
});

describe('a chain', () => {
  const STATE = 'query ($key: Bytes32!, $chain: Chain) { series(key: $key, chain: $chain) { chain state } }';

  it.each([undefined, 'evm:10143', 'mon-testnet'])('is found as %s, and answered by its name', async (chain) => {
    const { data } = await product.ask('issuer', STATE, { key: launched.seriesKey, chain });
    expect(data?.series).toMatchObject({ chain: 'evm:10143' });
  });

  it.each(['evm:1', 'evm:143', 'nowhere'])('that is not served is refused by its argument: %s', async (chain) => {
    const refused = await fault('issuer', STATE, { key: launched.seriesKey, chain });
    expect(refused).toMatchObject({ code: 'CHAIN_REFUSED', argument: ['chain'] });
    const input = { seriesKey: launched.seriesKey, wallet: product.wallet('issuer').address, chain };
    const answer = await mutate(product, 'issuer', 'buildCancelRaise', input);
    expect(answer.data?.buildCancelRaise).toMatchObject({ code: 'CHAIN_REFUSED', path: ['input', 'chain'] });
  });

  it('is no other text', async () => {
    const refused = await fault('issuer', STATE, { key: launched.seriesKey, chain: 'evm:10143,evm:1' });
    expect(refused).toMatchObject({ code: 'BAD_INPUT', argument: ['chain'] });
  });

  it('has a short name in REST too', async () => {
    const read = async (chain: string) =>
      (await product.gateway.request(`/series/${launched.seriesKey}/auction?chain=${chain}`, {})).json();
    expect(await read('mon-testnet')).toEqual(await read('evm:10143'));
    const keys = await product.gateway.request('/chains/mon-testnet/signer-keys', {});
    expect(keys.status).toBe(200);
  });
});

describe('a series', () => {
  const PUBLIC = '{ seriesList { nodes { currency indexingRule firstPeriod lastPeriod } } }';
  const rest = async () => {
    const { data } = (await (await product.gateway.request('/series', {})).json()) as { data: { items: object[] } };
    return data.items[0];
  };

  it('has its currency, rule and quarters by name, in REST too', async () => {
    const { data } = await product.ask('issuer', PUBLIC);
    const named = { currency: 'USD', indexingRule: 'NONE', firstPeriod: '2026-Q1', lastPeriod: '2027-Q4' };
    expect(data?.seriesList).toEqual({ nodes: [named] });
    expect(await rest()).toMatchObject(named);
  });

  it('in a number that is no currency’s has none', async () => {
    const { prisma } = product.gateway.database;
    await prisma.series.updateMany({ data: { currencyCode: 1 } });
    const { data, errors } = await product.ask('issuer', PUBLIC);
    expect(errors).toBeUndefined();
    expect(data?.seriesList).toMatchObject({ nodes: [{ currency: null }] });
  });
});
