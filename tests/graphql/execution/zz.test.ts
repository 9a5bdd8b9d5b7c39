import { execute, type GraphQLObjectType, getNamedType, isLeafType, isNonNullType, isObjectType, parse, validate } from 'graphql';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulesOf, withDenials } from '../../../src/access/index.ts';
import { createContextFactory } from '../../../src/apps/gateway/context.ts';
import { publicError } from '../../../src/apps/gateway/errors.ts';
import { createCursorSeal } from '../../../src/graphql/cursor.ts';
import { createCompiledReads } from '../../../src/graphql/execution/compiled-reads.ts';
import { gatewaySchema } from '../../../src/apps/gateway/schema.ts';
import { createTestDatabase } from '../../support/database.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { personas, people, populate } from '../../support/populate.ts';
import { createClusterLike } from './zz-chains.ts';

it('compares', async () => {
  const database = await createTestDatabase();
  const population = await populate(database.prisma);
  const gateway = await startTestGateway({ database, adminWallets: [personas.admin.wallet.address] });
  const schema = gatewaySchema();
  const rules = rulesOf(schema);
  const chains = createClusterLike(gateway.chain);
  const contexts = createContextFactory({ db: database.prisma, clock: gateway.clock, services: gateway.services, chains, cursors: createCursorSeal(new Uint8Array(32)), eligibility: { verified: async () => { throw new Error('no'); }, activeAttestors: async () => { throw new Error('no'); } } as never, reader: database.reader, rules, onFailure: () => {} });
  const reads = createCompiledReads({ schema, reader: database.reader });
  const now = Math.floor(gateway.clock.now().getTime() / 1000);
  const viewers: [string, () => Promise<any>][] = [['nobody', () => contexts.of(null, 'x')]];
  for (const { name, accountId } of Object.values(people)) viewers.push([name, async () => (await contexts.renewed({ session: { accountId, epoch: 0, issuedAt: now, expiresAt: now + 3600 }, requestId: 'x' } as never))]);
  const fieldsOf = (t: GraphQLObjectType) => Object.values(t.getFields());
  const need = (f: any) => f.args.filter((x: any) => isNonNullType(x.type) && x.defaultValue === undefined);
  const leaves = (t: GraphQLObjectType) => fieldsOf(t).filter((f) => isLeafType(getNamedType(f.type)) && need(f).length === 0).map((f) => f.name);
  const isConn = (t: any): t is GraphQLObjectType => isObjectType(t) && t.name.endsWith('Connection');
  const nodeOf = (t: GraphQLObjectType) => getNamedType((getNamedType(t.getFields().edges!.type) as GraphQLObjectType).getFields().node!.type) as GraphQLObjectType;
  const docs: [string, string, object][] = [];
  const A = population.series.A;
  const conn = (sel: string, page: string) => `${page}{ totalCount totalCountIsCapped pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { __typename ${sel} } } nodes { ${sel} } }`;
  for (const f of fieldsOf(schema.getQueryType()!)) {
    const t = getNamedType(f.type) as GraphQLObjectType; if (!isConn(t)) continue;
    const args = need(f).map((x: any) => (x.name === 'seriesKey' ? `seriesKey: "${A.key}"` : x.name === 'accountId' ? `accountId: "${personas.issuerA.accountId}"` : null)); if (args.includes(null)) { console.log('skipped', f.name); continue; }
    const P = (p: string) => `(${[...args, p].filter(Boolean).join(', ')})`; const n = nodeOf(t); if (!isObjectType(n)) { console.log('abstract', f.name); continue; }
    const lv = leaves(n);
    for (const l of lv) docs.push([`${f.name}.${l}`, `{ ${f.name}${P('first: 50')} { edges { node { ${l} } } } }`, {}]);
    docs.push([`${f.name} all`, `{ ${f.name}${conn(lv.join(' '), P('first: 2'))} }`, {}], [`${f.name} last`, `{ x: ${f.name}${conn(lv.slice(0, 4).map((l, i) => `a${i}: ${l}`).join(' '), P('last: 2'))} }`, {}]);
    for (const g of fieldsOf(n)) { const gt = getNamedType(g.type); if (need(g).length) continue;
      if (isConn(gt)) { const nn = nodeOf(gt); if (!isObjectType(nn)) continue; for (const l of leaves(nn)) docs.push([`${f.name}.${g.name}.${l}`, `{ ${f.name}${P('first: 50')} { edges { node { ${g.name}(first: 50) { edges { node { ${l} } } } } } } }`, {}]); docs.push([`${f.name}.${g.name} all`, `{ ${f.name}${P('first: 50')} { edges { node { ${g.name}${conn('__typename', '(first: 1)')} } } } }`, {}]); }
      else if (isObjectType(gt)) for (const l of leaves(gt)) docs.push([`${f.name}.${g.name}.${l}`, `{ ${f.name}${P('first: 50')} { edges { node { ${g.name} { ${l} } } } } }`, {}]); }
  }
  docs.push(['fragments', `query Q($n: Int!, $yes: Boolean!, $no: Boolean!) { s: seriesList(first: $n) { ...C edges { node { ...S ... on Series @include(if: $yes) { paidTotal } ... @skip(if: $yes) { chain } again: paidTotal reports(first: 2) { edges { node { ...R period payment @include(if: $no) net @skip(if: $no) } } } reports(first: 2) { totalCount } } } } } fragment C on SeriesConnection { totalCount pageInfo { endCursor hasNextPage } } fragment S on Series { __typename key state id ... on Node { id } } fragment R on Report { id gross period series { key paidTotal } }`, { n: 2, yes: true, no: false }]);
  docs.push(['series row', `{ series(key: "${A.key}") { key paidTotal reports { nodes { net } } } }`, {}]);
  let same = 0, compiled = 0, total = 0; const why = new Map<string, number>(), what = new Map<string, number>(), bad: string[] = [];
  const stride = Number(process.env.STRIDE ?? 1); let di = 0;
  for (const [label, text, variables] of docs) { if (di++ % stride && !/ all| last|frag|row/.test(label)) continue;
    const document = parse(text);
    const faults = validate(schema, document); if (faults.length) { console.log(label, String(faults[0])); continue; }
    for (const [who, context] of viewers) {
      total++;
      const one = await context();
      let answered; try { answered = await reads.answer({ document, variables: variables as any }, one); } catch (e: any) { answered = { reason: `THREW`, what: `${e.message} ${e.cause?.message ?? ''} ${e.cause?.cause?.message ?? ''}` }; }
      if ('reason' in answered) { why.set(answered.reason, (why.get(answered.reason) ?? 0) + 1); what.set(`${answered.reason} ${answered.what}`, (what.get(`${answered.reason} ${answered.what}`) ?? 0) + 1); if (answered.reason === 'THREW' as never && bad.length < 10) bad.push(`${label} as ${who} ${answered.what}`); continue; }
      compiled++;
      const other = await context();
      const r = withDenials(await execute({ schema, document, variableValues: variables as never, contextValue: other }) as never, other.access) as any;
      const a = JSON.stringify(r.data) + JSON.stringify((r.errors ?? []).map((e: any) => publicError(e, () => {})));
      const b = answered.data + JSON.stringify(answered.errors.map((e) => publicError(e, () => {})));
      if (a === b) same++; else if (bad.length < 25) bad.push(`${label} as ${who}\n   ${a.slice(0, 700)}\n   ${b.slice(0, 700)}`);
    }
  }
  writeFileSync('/tmp/diff.txt', [JSON.stringify({ docs: docs.length, viewers: viewers.length, total, compiled, same }), ...[...why].map(String), ...[...what].sort((p, q) => q[1] - p[1]).slice(0, 60).map(String), ...bad].join('\n'));
  await gateway.close(); await database.drop();
  expect(same).toBe(compiled);
}, 600_000);
