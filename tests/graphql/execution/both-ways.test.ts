import fc from 'fast-check';
import { rulesOf, type TypeRule } from 'field-access';
import { describe, expect, it } from 'vitest';
import { assertRuns, EXHAUSTIVE, FULL, some } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { personas } from '../../support/populate.ts';
import { NOBODY, type Outcome, openBothWays } from './support/both-ways.ts';
import { canonicalOf } from './support/canonical.ts';
import { documentsOf, documentsOfRow, type NamedDocument, rootLists, rootRows } from './support/documents.ts';
import { randomDocument } from './support/random-document.ts';
import { createTally, facts, keepCursors } from './support/tally.ts';

/** Who sees rows of most types. */
const READERS = ['admin', 'issuerA', 'holderA1', 'attestorX', 'issuerB'];

/** Lists that are written down when they are looked at, and those that show it: the second of two readings has more. */
const WRITTEN_DOWN = new Set(['accountEmails', 'accountNotifications', 'auditLog', 'termsAccessLog']);

const world = await forFile(openBothWays());
const lists = rootLists(world.schema, world.population, personas.issuerA.accountId);
const account = Buffer.from(`Account:${personas.issuerA.accountId}`).toString('base64');
const rows = rootRows(world.schema, [...(await idsOfRows()), account]);
const documents = lists.flatMap(documentsOf);
const documentsOfRows = rows.flatMap(documentsOfRow);

/** Of each type whose rows a list shows by their ids, the id of one that somebody may see. */
async function idsOfRows(): Promise<string[]> {
  const ids = new Map<string, string>();
  for (const { field, node, args } of lists) {
    if (WRITTEN_DOWN.has(field.name) || !node.getFields().id) continue;
    const text = `{ ${field.name}(${[...args, 'first: 1'].join(', ')}) { nodes { id } } }`;
    for (const viewer of READERS) {
      const outcome = ids.has(node.name) ? null : await world.compare({ text }, viewer);
      const [, id] = (outcome?.kind === 'same' && /"id":"([^"]+)"/.exec(outcome.text)) || [];
      if (id) ids.set(node.name, id);
    }
  }
  return [...ids.values()];
}

const differences = (found: readonly (Outcome & { readonly name: string })[]) =>
  found.flatMap((one) => (one.kind === 'different' ? [one] : []));

/** A usual run asks as some, because the matrix compares what it asks as everybody with the resolvers too. */
const usualViewers = () => (EXHAUSTIVE ? world.viewers : [NOBODY, ...READERS]);

/** Asks some documents as several viewers. */
async function compareAll(asked: readonly NamedDocument[], viewers: readonly string[] = usualViewers()) {
  const found: (Outcome & { readonly name: string })[] = [];
  for (const { name, text, variables = {} } of asked)
    for (const viewer of viewers)
      found.push({ name: `${name} as ${viewer}`, ...(await world.compare({ text, variables }, viewer)) });
  return found;
}

const isWhole = ({ name }: NamedDocument) => / (whole|last)$/.test(name);

describe('a document that is answered by one statement', () => {
  it('has the data and the errors that its resolvers answer, for every reader', async () => {
    const wholes = documents.filter((one) => isWhole(one) && !one.name.includes('.'));
    const others = some(
      documents.filter((one) => !isWhole(one) || one.name.includes('.')),
      60,
    );
    const found = await compareAll([...some(wholes, 30), ...others]);
    expect(differences(found)).toEqual([]);
    expect(found.filter(({ kind }) => kind === 'same').length).toBeGreaterThan(found.length / 3);
  }, 1_200_000);

  it('has them of one row, by its id and by other names', async () => {
    const wholes = documentsOfRows.filter(isWhole);
    expect(wholes.length).toBeGreaterThan(30);
    const others = documentsOfRows.filter((one) => !isWhole(one) && !one.name.startsWith('viewer'));
    const viewers = documentsOfRows.filter(({ name }) => name.startsWith('viewer'));
    const found = await compareAll([...some(wholes, 20), ...some(others, 30), ...viewers]);
    expect(differences(found)).toEqual([]);
    expect(found.filter(({ kind }) => kind === 'same').length).toBeGreaterThan(found.length / 2);
  }, 1_200_000);

  it('has them whatever is selected of it, and how: by both ways, over HTTP at each asking, and merged or not', async () => {
    const roots = [...lists.filter(({ field }) => !WRITTEN_DOWN.has(field.name)), ...rows];
    const cursors = new Map<string, string[]>();
    const tally = createTally();
    await assertRuns(
      fc.asyncProperty(randomDocument(roots, cursors), fc.constantFrom(...world.httpViewers), async (asked, viewer) => {
        const outcome = await world.compare(asked, viewer);
        expect({ ...asked, ...outcome }).not.toMatchObject({ kind: 'different' });
        const first = await world.askOverHttp(asked, viewer);
        const second = await world.askOverHttp(asked, viewer);
        expect([second.data, facts(second)], asked.text).toEqual([first.data, facts(first)]);
        if (outcome.kind === 'same' && first.data && !/\bsession\b/.test(asked.text))
          // a session has times of its own
          expect(outcome.text.startsWith(JSON.stringify(first.data)), asked.text).toBe(true);
        const merged = await world.askOverHttp(canonicalOf(world.schema, asked), viewer);
        // What merges costs more than what is merged: one of them may be refused as a whole.
        if (first.data && merged.data) {
          expect(merged.data, asked.text).toEqual(first.data);
          expect(facts(merged), asked.text).toEqual(facts(first));
        }
        keepCursors(cursors, asked.lists, first.data);
        tally.add(asked.shapes, outcome);
      }),
      { all: 10_000, quick: 100, endOnFailure: true },
    );
    if (EXHAUSTIVE) console.log(tally.table());
    expect(tally.counts.same).toBeGreaterThan(0);
    expect(tally.drawnLessThan(FULL ? 100 : 0)).toEqual([]);
  }, 3_600_000);

  it('has the rows of several branches in one order, each once, and counts them', async () => {
    const page = 'totalCount totalCountIsCapped pageInfo { hasNextPage hasPreviousPage } nodes { id }';
    const lists = ['bids', 'positions', 'moneyEvents', 'fees'];
    const asked = (args: string) => lists.map((list) => `${list}(${args}) { ${page} }`).join(' ');
    const windows = `windows { nodes { orders { ${page} } } }`;
    world.statements();
    const documentsAsked = ['first: 1', 'last: 1', 'first: 2', 'direction: DESC'].map((args) => ({
      name: args,
      text: `{ seriesList { nodes { ${asked(args)} ${windows} } } }`,
    }));
    const found = await compareAll(documentsAsked);
    expect(found.filter(({ kind }) => kind !== 'same')).toEqual([]);
    expect(world.statements().filter((text) => text.includes('union all')).length).toBeGreaterThan(0);
  });

  it('counts the rows of several branches below a row up to 10,000', async () => {
    const { prisma } = world.database;
    const { chain, key } = world.population.series.A;
    const insert = (from: number, to: number) => prisma.$executeRaw`
      INSERT INTO money_events (chain, id, series_key, kind, amount, tx_hash, block_number, log_index, at)
      SELECT ${chain}, 'many:' || n, ${key}, 'PAYOUT_NET', 1, ${key}, 9000 + n, 0, '2031-02-01'
      FROM generate_series(${from}::int, ${to}::int) AS n`;
    const counted = async () => {
      world.statements();
      const of = 'moneyEvents(occurredAt: { startsAt: "2031-01-01T00:00:00Z" }) { totalCount totalCountIsCapped }';
      const answer = await world.compare({ text: `{ series(key: "${key}") { ${of} } }` }, 'issuerA');
      expect(world.statements().join()).toContain(' union ');
      return answer;
    };
    try {
      await insert(1, 10_000);
      const exact = '"totalCount":10000,"totalCountIsCapped":false';
      expect(await counted()).toMatchObject({ kind: 'same', text: expect.stringContaining(exact) });
      await insert(10_001, 10_002);
      const capped = '"totalCount":10000,"totalCountIsCapped":true';
      expect(await counted()).toMatchObject({ kind: 'same', text: expect.stringContaining(capped) });
    } finally {
      await prisma.moneyEvent.deleteMany({ where: { id: { startsWith: 'many:' } } });
    }
  });

  const PAGE = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { id } }';
  const cursorsOf = async (page: (args: string) => string, viewer: string) => {
    const first = await world.compare({ text: page('first: 50') }, viewer);
    if (first.kind !== 'same') throw new Error(first.kind);
    return [...first.text.matchAll(/"cursor":"([^"]+)"/g)].map(([, cursor]) => cursor as string);
  };

  it.each([
    ['series', NOBODY, () => (args: string) => `{ seriesList(${args}) { ${PAGE} } }`],
    ...['bids', 'moneyEvents'].map(
      (list) =>
        [
          list,
          'issuerA',
          () => (args: string) =>
            `{ series(key: "${world.population.series.A.key}") { ${list}(${args}) { ${PAGE} totalCount } } }`,
        ] as const,
    ),
  ] as const)('pages %s as its resolvers do, forward and backward, from every row', async (_, viewer, pageOf) => {
    const page = pageOf();
    const cursors = await cursorsOf(page, viewer);
    expect(cursors.length).toBeGreaterThan(3);
    for (const cursor of cursors)
      for (const size of ['first: 1', 'first: 2', 'last: 1', 'last: 2', 'first: 50', 'last: 50'])
        for (const side of ['after', 'before'])
          expect(await world.compare({ text: page(`${size}, ${side}: "${cursor}"`) }, viewer)).toMatchObject({
            kind: 'same',
          });
  });

  it('leaves a cursor that is of a list below another row to the resolvers, who refuse it', async () => {
    const { A, B } = world.population.series;
    const page = (key: string) => (args: string) => `{ series(key: "${key}") { moneyEvents(${args}) { ${PAGE} } } }`;
    const [cursor] = await cursorsOf(page(A.key), 'admin');
    for (const side of ['after', 'before'])
      expect(await world.fallback({ text: page(B.key)(`${side}: "${cursor}"`) }, 'admin')).not.toBeNull();
    expect(await world.fallback({ text: page(A.key)(`after: "${cursor}", before: "${cursor}"`) }, 'admin')).toBeNull();
  });
});

describe('a row that an id names', () => {
  const NODE =
    'query ($id: ID!) { node(id: $id) { __typename id ... on Series { state } ... on Attestor { active } } }';
  const idOf = (text: string) => Buffer.from(text).toString('base64');
  const ofType = (name: string) => rows.find(({ type }) => type.name === name)?.args[0]?.value as string;

  it('has the type that the id says, whichever was asked before', async () => {
    for (const type of ['Series', 'Attestor', 'Series'])
      expect(await world.compare({ text: NODE, variables: { id: ofType(type) } }, NOBODY)).toMatchObject({
        kind: 'same',
        text: expect.stringContaining(`"__typename":"${type}"`),
      });
    const text = `{ a: node(id: "${ofType('Series')}") { id } b: node(id: "${ofType('Attestor')}") { id } }`;
    expect(await world.compare({ text }, NOBODY)).toMatchObject({ kind: 'same' });
  });

  it('is NOT_FOUND where it is not there, where it is another’s, and where the key’s type cannot hold the id', async () => {
    const foreign = { id: ofType('HardshipRequest') };
    for (const id of [idOf('Series:0x00'), idOf('SeriesDraft:none'), idOf('Series:\0'), idOf('Series:evm:1/0x00')])
      expect(await world.compare({ text: NODE, variables: { id } }, 'admin')).toMatchObject({
        kind: 'same',
        text: expect.stringContaining('NOT_FOUND'),
      });
    expect(await world.compare({ text: NODE, variables: foreign }, NOBODY)).toMatchObject({
      kind: 'same',
      text: expect.stringContaining('NOT_FOUND'),
    });
  });

  it('is left to the resolvers where the id names no type of a row', async () => {
    for (const id of ['', 'none', idOf('Series'), idOf('PageInfo:1'), idOf('Query:1'), idOf('Session:1')])
      expect(await world.compare({ text: NODE, variables: { id } }, NOBODY)).toMatchObject({
        kind: 'fallback',
        reason: 'root field',
      });
  });
});

describe('the viewer', () => {
  const VIEWER = '{ viewer { isAdmin account { id email wallets { address verified } signerKeys { key } } } }';

  it('is null without an error, and without a statement, where nobody asks', async () => {
    world.statements();
    expect(await world.compare({ text: VIEWER }, NOBODY)).toMatchObject({ kind: 'same', text: '{"viewer":null}[]' });
    expect(world.statements()).toEqual([]);
  });

  it('is the own account alone', async () => {
    for (const viewer of ['issuerA', 'admin']) {
      const { address } = personas[viewer as 'issuerA' | 'admin'].wallet;
      const asked = await world.compare({ text: VIEWER }, viewer);
      expect(asked).toMatchObject({ kind: 'same', text: expect.stringContaining(address) });
    }
  });
});

describe('what is left to the resolvers', () => {
  it('is what is named here, field by field', async () => {
    const named = new Set<string>();
    for (const { text, variables = {} } of [...documents, ...documentsOfRows]) {
      const left = await world.plannedFallback({ text, variables }, 'admin');
      // What follows from the rows, or from who asks, is no field's own.
      if (left && !['row absent', 'scopes', 'non-null field denied', 'failed field'].includes(left.reason))
        named.add(`${left.reason}: ${left.what}`);
    }
    await expect([...named].sort().join('\n')).toMatchFileSnapshot('./left-to-resolvers.txt');
  });
});

/** Puts a change into the rules of a type while `work` runs. */
async function changed(type: string, change: object, work: () => Promise<void>) {
  const { types } = rulesOf(world.schema);
  const rule = types.get(type) as TypeRule;
  types.set(type, { ...rule, ...change });
  try {
    await work();
  } finally {
    types.set(type, rule);
  }
}

describe('the comparison', () => {
  it('sees a condition that lets every row through', async () => {
    const rule = rulesOf(world.schema).types.get('Report') as TypeRule;
    const subjects = rule.subjects.map((subject) => ({ ...subject, where: () => ({}) }));
    await changed('Report', { subjects }, async () => {
      const text = '{ seriesList { nodes { reports { nodes { net gross } } } } }';
      expect(await world.compare({ text }, 'issuerB')).toMatchObject({ kind: 'different' });
    });
  });

  it('sees a condition that lets no row through', async () => {
    const rule = rulesOf(world.schema).types.get('Series') as TypeRule;
    const subjects = rule.subjects.map((subject) => ({ ...subject, where: () => null }));
    await changed('Series', { subjects }, async () => {
      const text = '{ a: seriesList { nodes { accruedTotal } } }';
      expect(await world.compare({ text }, 'issuerA')).toMatchObject({ kind: 'different' });
    });
  });
});

describe('the comparison of one row', () => {
  it('sees an account that is shown to others', async () => {
    const rule = rulesOf(world.schema).types.get('Account') as TypeRule;
    const subjects = rule.subjects.map((subject) => ({ ...subject, where: () => ({}) }));
    await changed('Account', { subjects, rows: () => true }, async () => {
      const asked = documentsOfRows.find(({ name }) => name === 'node Account whole') as NamedDocument;
      expect(await world.compare(asked, 'issuerB')).toMatchObject({ kind: 'different' });
    });
  });
});

describe('a field that is resolved next to a statement', () => {
  const REASONS = '{ hardshipRequests { nodes { id reason } } }';

  it('is denied as its resolver denies it', async () => {
    const answer = await world.compare({ text: REASONS }, 'admin');
    expect(answer).toMatchObject({ kind: 'same', resolved: true, text: expect.stringContaining('FORBIDDEN') });
  });

  it('is seen where it is resolved without its check', async () => {
    const { onRows } = rulesOf(world.schema);
    const checked = onRows.get('HardshipRequest.reason');
    onRows.set('HardshipRequest.reason', { select: {}, resolve: () => 'of anybody' });
    try {
      const text = REASONS.replace('reason', 'said: reason');
      expect(await world.compare({ text }, 'admin')).toMatchObject({ kind: 'different' });
    } finally {
      onRows.set('HardshipRequest.reason', checked as NonNullable<typeof checked>);
    }
  });
});

describe('a statement', () => {
  it('has no value of a request in it', async () => {
    world.statements();
    const { key, issuer } = world.population.series.A;
    await world.compare(
      { text: 'query ($key: Bytes32!) { series(key: $key) { id state } }', variables: { key } },
      NOBODY,
    );
    await world.compare({ text: '{ myPositions(first: 7) { nodes { units series { key } } } }' }, 'holderA1');
    await world.compare({ text: '{ seriesList(first: 7, state: ACTIVE) { nodes { accruedTotal } } }' }, 'issuerA');
    const ran = world.statements().join('\n');
    expect(ran).toContain('positions');
    for (const value of [key, issuer, personas.holderA1.wallet.address, "'ACTIVE'", 'limit 7', 'evm:10143'])
      expect(ran).not.toContain(value);
  });

  it('reads no column of class vault or e2e', async () => {
    world.statements();
    await compareAll(some(documents.filter(isWhole), 40), ['issuerA', 'admin', 'attestorX']);
    const ran = world.statements().join('\n');
    const sealed = [...rulesOf(world.schema).fields.values()].flatMap(({ declaration }) =>
      declaration.class === 'vault' || declaration.class === 'e2e' ? [declaration.storedIn].flat() : [],
    );
    expect(sealed.length).toBeGreaterThan(10);
    for (const place of sealed) {
      const [, column = ''] = place.split('.');
      expect(ran, place).not.toContain(`"${column}"`);
    }
  });
});
