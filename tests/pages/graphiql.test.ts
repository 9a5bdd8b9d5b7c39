import { readFileSync } from 'node:fs';
import {
  declarationsOf,
  describeReaders,
  fieldsOf,
  firstRecordOf,
  grants,
  type LensDecision,
  outcomeOf,
  rowAt,
  sayOutcome,
  sayPositions,
  sayWhy,
  withoutSealed,
  withRowIds,
} from 'field-access/lens';
import { buildSchema, parse, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessModel, type ReaderLabel } from '../../src/graphql/access/index.ts';
import { ADMIN_OPERATIONS } from '../../src/pages/graphiql/admin-operations.ts';
import { withoutHeaders } from '../../src/pages/graphiql/browser.ts';
import { EXPLAIN_ACCESS } from '../../src/pages/graphiql/explain-access.ts';
import { OPERATIONS } from '../../src/pages/graphiql/operations.ts';
import { operationName } from '../../src/pages/graphiql/saved-operation.ts';
import { sayStatement, statementIn } from '../../src/pages/graphiql/statement.ts';
import type { GraphQLAnswer } from '../../src/pages/site/fetcher.ts';
import { OWNED_TYPES } from '../../src/pages/site/viewer.ts';
import { projectPath } from '../../src/project.ts';

const schema = buildSchema(readFileSync(projectPath('schema.graphql'), 'utf8'));
const declarations = declarationsOf(schema);
const lens = (text: string, name?: string) => fieldsOf({ schema, declarations }, parse(text), name);
const rowsOf = (text: string, name?: string) =>
  lens(text, name).map(({ path, coordinate, declaration, rows }) => [
    path.join('.'),
    coordinate,
    declaration?.readers.join(' ') ?? rows?.join(' ') ?? null,
  ]);

describe('the declarations of a schema', () => {
  it('are those of its text', () => {
    expect(declarations.fields.get('Series.paidTotal')).toEqual({
      class: 'PLAIN',
      readers: ['ISSUER', 'HOLDER', 'ADMIN'],
      held: ['series.paid_total'],
      deletion: 'end of retention',
      extras: ['onchain'],
      byKind: [],
    });
    expect(declarations.rows.get('Account')).toEqual(['OWNER', 'ADMIN']);
    expect(declarations.readers).toEqual(['PUBLIC', 'ADMIN', 'ATTESTOR', 'BACKER', 'HOLDER', 'ISSUER', 'OWNER']);
  });

  it('have the sentences of the model', () => {
    const { labels, classes, extras } = accessModel;
    const upper = (name: string) => name.toUpperCase().replaceAll('-', '_');
    for (const [name, sentence] of Object.entries(labels.sentences))
      expect(declarations.labels.get(upper(name))).toBe(sentence);
    for (const [name, { sentence }] of Object.entries(classes.definitions))
      expect(declarations.classes.get(upper(name))).toBe(sentence);
    for (const [name, { sentence }] of Object.entries(extras)) expect(declarations.extras.get(name)).toBe(sentence);
  });

  it.each([
    ['Series.key', 'HOLDER', 'always'],
    ['Series.paidTotal', 'HOLDER', 'always'],
    ['Series.paidTotal', 'PUBLIC', 'never'],
    ['SeriesTerms.theta', 'ADMIN', 'never'],
    ['BuiltTransaction.preview', 'ISSUER', 'some kinds'],
    ['BuiltTransaction.preview', 'PUBLIC', 'never'],
  ])('let %s be read by %s: %s', (coordinate, label, expected) => {
    const declaration = declarations.fields.get(coordinate);
    expect(declaration && grants(declaration, label)).toBe(expected);
  });
});

describe('the documentation of a schema', () => {
  it('says who reads each field after what the field is', () => {
    const documented = buildSchema(readFileSync(projectPath('schema.graphql'), 'utf8'));
    describeReaders(documented, declarations);
    const descriptionOf = (type: string, field: string) => {
      const fields = documented.getType(type);
      return fields && 'getFields' in fields ? fields.getFields()[field]?.description : undefined;
    };
    expect(descriptionOf('Series', 'paidTotal')).toBe(
      'The money paid so far, fees included.\n\n' +
        'Readers: issuer, holder, admin. Held: series.paid_total (plain). Deletion: end of retention. ' +
        accessModel.extras.onchain.sentence,
    );
    expect(descriptionOf('BuiltTransaction', 'preview')).toMatch(/\n\nReaders: by kind\. .*: issuer \(vault\)\./);
    expect(descriptionOf('Series', 'auction')).not.toContain('Readers:');
  });
});

describe('the fields of an operation', () => {
  it('are listed in its order, under their aliases', () => {
    expect(rowsOf('{ seriesList { totalCount nodes { paid: paidTotal terms { theta } } } }')).toEqual([
      ['seriesList', 'Query.seriesList', null],
      ['seriesList.totalCount', 'SeriesConnection.totalCount', 'PUBLIC'],
      ['seriesList.nodes', 'SeriesConnection.nodes', 'PUBLIC'],
      ['seriesList.nodes.paid', 'Series.paidTotal', 'ISSUER HOLDER ADMIN'],
      ['seriesList.nodes.terms', 'Series.terms', null],
      ['seriesList.nodes.terms.theta', 'SeriesTerms.theta', 'ISSUER BACKER'],
    ]);
  });

  it('are those of its fragments too, each once, and of a fragment in itself not for ever', () => {
    const text = 'query A { node(id: "1") { ...F ... on Series { key } } } fragment F on Series { key ...F }';
    expect(rowsOf(text, 'A').map(([, coordinate]) => coordinate)).toEqual(['Query.node', 'Series.key']);
  });

  it('have, of an interface, what each type declares', () => {
    const [, id] = lens('{ node(id: "1") { id } }');
    expect(id?.declaration && grants(id.declaration, 'PUBLIC')).toBe('some kinds');
    expect(id?.declaration?.byKind.find(({ kinds }) => kinds.includes('Account'))?.readers).toEqual(['OWNER', 'ADMIN']);
  });

  it('are none of an operation that is not there, and none that the schema lacks', () => {
    expect(rowsOf('query A { viewer { isAdmin } }', 'B')).toEqual([]);
    expect(rowsOf('{ nothing }')).toEqual([]);
  });
});

const DENIED = { message: '', path: ['list', 1, 'pay'], extensions: { code: 'FORBIDDEN', count: 2, positions: '1-2' } };
describe('what became of a field', () => {
  it.each<[string, GraphQLAnswer, object]>([
    [
      'values are read',
      { data: { list: [{ pay: 1 }, { pay: 0 }] } },
      { status: 'read', read: 2, first: ['list', 0, 'pay'] },
    ],
    [
      'some rows are denied',
      { data: { list: [{ pay: 1 }, { pay: null }, { pay: null }, { pay: null }] }, errors: [DENIED] },
      { status: 'partly denied', read: 1, denied: 2, empty: 1, positions: '1-2', first: ['list', 1, 'pay'] },
    ],
    [
      'all rows are denied',
      { data: { list: [{ pay: null }, { pay: null }] }, errors: [{ ...DENIED, path: ['list', 0, 'pay'] }] },
      { status: 'denied', read: 0, denied: 2, empty: 0 },
    ],
    ['nothing is there, without an error', { data: { list: [{ pay: null }] } }, { status: 'no value', empty: 1 }],
    ['no row is there', { data: { list: [] } }, { status: 'no record', read: 0, empty: 0, first: null }],
    ['the list is null', { data: { list: null } }, { status: 'no record' }],
    [
      'another error is there',
      {
        data: { list: [{ pay: null }] },
        errors: [{ ...DENIED, path: ['list', 0, 'pay'], extensions: { code: 'INTERNAL' } }],
      },
      { status: 'failed', code: 'INTERNAL', denied: 0 },
    ],
    [
      'the error is of another field',
      { data: { list: [{ pay: 1 }] }, errors: [{ ...DENIED, path: ['list', 0] }] },
      { status: 'read' },
    ],
    [
      'the document is refused',
      { errors: [{ message: '', extensions: { code: 'INVALID_DOCUMENT' } }] },
      { status: 'refused', code: 'INVALID_DOCUMENT', first: null },
    ],
    [
      'another field took all data with it',
      { data: null, errors: [{ ...DENIED, path: ['other'], extensions: { code: 'CHAIN_UNAVAILABLE' } }] },
      { status: 'failed', code: 'CHAIN_UNAVAILABLE', denied: 0 },
    ],
  ])('is known where %s', (_, answer, expected) => {
    expect(outcomeOf({ path: ['list', 'pay'] }, answer)).toMatchObject(expected);
  });
});

describe('the first record of an answer', () => {
  const first = (list: unknown, errors: GraphQLAnswer['errors'] = []) =>
    firstRecordOf({ path: ['list', 'pay'] }, { data: { list }, errors });
  const denied = (at: number) => [{ ...DENIED, path: ['list', at, 'pay'] }];
  it.each<[string, unknown, GraphQLAnswer['errors'], string, number]>([
    ['its value', [{ pay: 0 }, { pay: 2 }], [], '0', 2],
    ['null, though another has a value', [{ pay: null }, { pay: 2 }], [], 'null', 2],
    ['null, though another is denied', [{ pay: null }, { pay: null }], denied(1), 'null', 2],
    ['denied, though another is read', [{ pay: null }, { pay: 2 }], denied(0), 'denied', 2],
    ['a list of its own, which is one value', [{ pay: ['a', 'b'] }, { pay: [] }], [], '["a","b"]', 2],
    ['no record, where there is none', [], [], 'no record', 0],
  ])('has %s', (_, list, errors, text, records) => {
    expect(first(list, errors)).toMatchObject({ text, records });
  });

  it('is of the first one of each list, also where that has none of the inner', () => {
    const data = { list: [{ inner: [] }, { inner: [{ pay: 1 }, { pay: 2 }] }] };
    const none = { status: 'no record', text: 'no record' };
    expect(firstRecordOf({ path: ['list', 'inner', 'pay'] }, { data })).toEqual({ ...none, records: 2 });
    const absent = { list: [{ inner: null }, { inner: { pay: 1 } }] };
    expect(firstRecordOf({ path: ['list', 'inner', 'pay'] }, { data: absent })).toEqual({ ...none, records: 2 });
  });

  it('is none of a document that was refused', () => {
    const refused = { errors: [{ message: '', extensions: { code: 'INVALID_DOCUMENT' } }] };
    expect(firstRecordOf({ path: ['list', 'pay'] }, refused)).toEqual({
      status: 'refused',
      text: 'refused',
      records: 0,
    });
  });

  it('failed where an error says so', () => {
    const errors = [{ ...DENIED, path: ['list', 0, 'pay'], extensions: { code: 'CHAIN_UNAVAILABLE' } }];
    expect(first([{ pay: null }], errors)).toEqual({ status: 'failed', text: 'failed', records: 1 });
  });
});

describe('the words of what became of a field', () => {
  const base = { read: 0, empty: 0, denied: 0, positions: null, code: null, first: null };
  it.each([
    [{ status: 'read', read: 1 }, 'Read.'],
    [{ status: 'read', read: 3, empty: 1 }, 'Read in 3 records. 1 record has no value.'],
    [{ status: 'denied', denied: 1 }, 'Denied.'],
    [{ status: 'denied', denied: 5, positions: '0-4', empty: 2 }, 'Denied in all 5 records. 2 records have no value.'],
    [
      { status: 'partly denied', read: 1, denied: 3, positions: '0;3-4' },
      'Read in 1 record, denied in 3: 1 and 4 to 5 of the list.',
    ],
    [{ status: 'failed', code: 'INTERNAL' }, 'Failed with INTERNAL.'],
    [{ status: 'refused', code: 'INVALID_DOCUMENT' }, 'Not read: the document was refused with INVALID_DOCUMENT.'],
    [{ status: 'no value', empty: 1 }, 'Null, without an error:'],
    [{ status: 'no record' }, 'Not in the answer:'],
  ] as const)('of %o', (outcome, words) => {
    expect(sayOutcome({ ...base, ...outcome })).toContain(words);
  });

  it.each([
    ['4', '5'],
    ['0-19', '1 to 20'],
    ['0.0-4', '1 to 5 (in 1 of the outer list)'],
    ['0.0-4;1.(0;3-4)', '1 to 5 (in 1 of the outer list) and 1 and 4 to 5 (in 2 of the outer list)'],
  ])('count positions %s from 1: %s', (positions, words) => {
    expect(sayPositions(positions)).toBe(words);
  });
});

describe('why a viewer reads a field or not', () => {
  const denied: LensDecision = {
    allowed: false,
    relation: null,
    relations: [],
    readers: ['ISSUER', 'HOLDER'],
    source: null,
  };
  const why = (decision: Partial<LensDecision>, isSignedIn = true) =>
    sayWhy({ ...denied, ...decision }, { isSignedIn, isFirstDenied: !decision.allowed, labels: declarations.labels });
  const sentenceOf = (label: ReaderLabel) => {
    const sentence = accessModel.labels.sentences[label] ?? '';
    return `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  };

  it('says what the viewer is to the record, and who else reads it', () => {
    expect(why({ relations: ['BACKER'] })).toBe(
      'Readers: issuer and holder. To the first denied record you are backer; a backer does not read this field. To read it ' +
        `you would have to be issuer or holder. ${sentenceOf('issuer')} ${sentenceOf('holder')}`,
    );
    expect(why({ relations: ['OWNER'] })).toContain('; an owner does not read this field.');
    expect(why({ relations: ['OWNER', 'BACKER'] })).toContain(
      'To the first denied record you are owner and backer; none of these reads this field.',
    );
    expect(why({})).toContain(
      'You are none of these to the first denied record. To read it you would have to be issuer or holder.',
    );
    expect(why({}, false)).toContain('You are not signed in. To read it you would have to be issuer or holder.');
  });

  it('says by which relation it is read, and from which source', () => {
    const read = { allowed: true, relation: 'BACKER', relations: ['BACKER'], readers: ['ISSUER', 'BACKER'] };
    const answer = { explainAccess: { ...denied, ...read, block: { number: '9' } } };
    const decision = EXPLAIN_ACCESS.decisionOf(answer);
    expect(decision && why(decision)).toBe(
      `Readers: issuer and backer. You read it in the first record as backer. ${sentenceOf('backer')} ` +
        'The relation was read on the chain at block 9.',
    );
    expect(EXPLAIN_ACCESS.decisionOf({ explainAccess: null })).toBeNull();
    expect(validate(schema, parse(EXPLAIN_ACCESS.text))).toEqual([]);
    expect(why({ allowed: true, relation: 'PUBLIC', readers: ['PUBLIC'] })).toBe(
      'Readers: everybody. Nobody needs to sign in to read it.',
    );
  });

  it('says where only a further check denies it, and where nobody reads it', () => {
    expect(why({ relations: ['ATTESTOR'], readers: ['ATTESTOR'] })).toContain('does not confirm it now');
    expect(why({ readers: ['OPERATORS'] })).toBe('Readers: operators. The service returns it to nobody.');
    expect(why({ readers: [] })).toBe('Readers: nobody. The service returns it to nobody.');
  });

  const labels = declarations.readers.filter((label) => label !== 'PUBLIC');
  it.each(labels)('explains %s, as a reader and as a relation', (label) => {
    const name = label.toLowerCase() as ReaderLabel;
    expect(why({ readers: [label] })).toContain(`you would have to be ${name}. ${sentenceOf(name)}`);
    expect(why({ allowed: true, relation: label, readers: [label] })).toContain(
      `You read it in the first record as ${name}. ${sentenceOf(name)}`,
    );
  });
});

describe('the row that a field is of', () => {
  it('is asked for by its id, but not of the root', () => {
    const text = print(withRowIds(schema, parse('{ seriesList { nodes { terms { theta } } } }')));
    expect(text.match(/lensId: id/g)).toHaveLength(1);
    expect(validate(schema, parse(text))).toEqual([]);
    expect(print(withRowIds(schema, parse('{ __typename }')))).toBe('{\n  __typename\n}');
  });

  it('is the nearest one with an id, and its field that of its own type', () => {
    const series = { lensId: 's1', lensType: 'Series', terms: { lensType: 'SeriesTerms', theta: null } };
    const answer = { data: { node: { lensId: 'a1', lensType: 'Account', id: 'a1' }, list: { nodes: [series] } } };
    expect(rowAt(answer, ['list', 'nodes', 0, 'terms', 'theta'], 'SeriesTerms.theta')).toEqual({
      id: 's1',
      coordinate: 'SeriesTerms.theta',
    });
    expect(rowAt(answer, ['node', 'id'], 'Node.id')).toEqual({ id: 'a1', coordinate: 'Account.id' });
    expect(rowAt(answer, ['list', 'totalCount'], 'SeriesConnection.totalCount')).toBeNull();
  });
});

it('leaves what is sealed out of a document, and the rest of it in use', () => {
  const text = `query A($first: Int, $isShort: Boolean!) {
    applications(first: $first) { nodes { state notes { ...N } } }
    seriesList { nodes { terms { theta @skip(if: $isShort) } ... on Series { key } } }
  } fragment N on ApplicationNote { text }`;
  const document = withoutSealed({ schema, declarations }, parse(text), new Set(['VAULT']));
  expect(validate(schema, document)).toEqual([]);
  expect(print(document).match(/\w+( @\w+\(if: [^)]*\))+/g)).toEqual([
    'notes @skip(if: true)',
    'theta @skip(if: $isShort) @include(if: false)',
    'text @skip(if: true)',
  ]);
});

it('knows every type of which an account may own a record', () => {
  const owned = [...declarations.fields].flatMap(([coordinate, { readers, byKind }]) =>
    [readers, ...byKind.map((kind) => kind.readers)].flat().includes('OWNER') ? (coordinate.split('.')[0] ?? []) : [],
  );
  expect(new Set(owned)).toEqual(new Set(OWNED_TYPES));
});

it('names every operation of admins in docs/administration.md', () => {
  const page = readFileSync(projectPath('docs/administration.md'), 'utf8');
  const [, table = ''] =
    /## Questions and their operations\n([^#]*)/.exec(page.replaceAll('`/graphql#<name>`', '')) ?? [];
  const named = [...table.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(ADMIN_OPERATIONS.map(operationName)));
});

it.each(OPERATIONS.map(({ role, title, text }) => [`${role}: ${title}`, text]))('%s fits the schema', (_, text) => {
  expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
});

it('has a name for the tab of each operation', () => {
  const names = OPERATIONS.map(operationName);
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(OPERATIONS.length);
});

it.each([
  [
    '{"queries":[{"query":"{ a }","headers":"{ \\"authorization\\": \\"x\\" }"}]}',
    '{"queries":[{"query":"{ a }","headers":null}]}',
  ],
  ['{ seriesList { totalCount } }', '{ seriesList { totalCount } }'],
])('%s is stored as %s', (text, stored) => {
  expect(withoutHeaders(text)).toBe(stored);
});

describe('the statement of a document', () => {
  it.each<[GraphQLAnswer, string]>([
    [
      { extensions: { statement: { kind: 'statement', plan: '', text: '', parameters: 3, isPrepared: true } } },
      'One statement with 3 parameters answers the document. Each connection prepares it once.',
    ],
    [
      { extensions: { statement: { kind: 'statement', plan: '', text: '', parameters: 3, isPrepared: false } } },
      'One statement with 3 parameters answers the document. The database plans it for the values of each request.',
    ],
    [
      { extensions: { statement: { kind: 'fallback', reason: 'relation', what: 'Series.curve' } } },
      'Resolvers answer: relation Series.curve.',
    ],
    [
      { extensions: { statement: { kind: 'fallback', reason: 'operation', what: '' } } },
      'Resolvers answer: operation.',
    ],
    [
      { errors: [{ message: '', extensions: { code: 'INVALID_DOCUMENT' } }] },
      'There is no statement: INVALID_DOCUMENT.',
    ],
  ])('%j is said as %s', (answer, sentence) => {
    expect(sayStatement(statementIn(answer))).toBe(sentence);
  });
});
