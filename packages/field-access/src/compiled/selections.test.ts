import { describe, expect, it } from 'vitest';
import { type ClinicViewer, compile, DOCTOR, NOBODY, PATIENT, RECEPTION } from '../../tests/clinic.ts';

// One selection, its plan, and its SQL. A new kind of selection begins as a row of these tables.

/** A document, the outline of its plan, and parts of its statement. */
interface Compiled {
  readonly document: string;
  readonly viewer?: ClinicViewer;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The lines of the outline after the consistency level. */
  readonly plan: readonly string[];
  readonly sql: readonly string[];
}

type Cases = Readonly<Record<string, Compiled>>;
/** The rest of a case whose selection is of one row. */
type OfRow = Omit<Compiled, 'document'>;

const VALUE = 'a value of the request';
const ofRow = (field: string, selection: string, { plan, ...rest }: OfRow): Compiled => ({
  ...rest,
  document: `{ ${field}(id: "${VALUE}") { ${selection} } }`,
  plan: [`${field}: row of ${field}s t1`, ...plan.map((line) => `  ${line}`)],
});
const ofPatient = (selection: string, rest: OfRow) => ofRow('patient', selection, rest);
const ofVisit = (selection: string, rest: OfRow) => ofRow('visit', selection, rest);

const COLUMNS: Cases = {
  'a column': ofPatient('name', {
    plan: ['name: column name'],
    sql: [
      `max('{"name":'||to_json(t1."name")::text||'}') j, max(null::text) s`,
      `from (select * from "patients" t1 where t1."id" = $1 limit 1) t1 having true`,
    ],
  }),
  'a list of texts, which is empty where the column is null': ofPatient('allergies', {
    plan: ['allergies: column allergies'],
    sql: [`'{"allergies":'||coalesce(to_json(t1."allergies")::text, '[]')||'}'`],
  }),
  'a column under an alias': ofPatient('called: name', {
    plan: ['called: column name'],
    sql: [`'{"called":'||to_json(t1."name")::text||'}'`],
  }),
  'a scalar with its own JSON': ofVisit('at', {
    viewer: RECEPTION,
    plan: ['at: column at'],
    sql: [`'{"at":"'||to_char(t1."at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')||'"}'`],
  }),
  'an enum, whose other texts resolvers refuse': ofVisit('state', {
    viewer: RECEPTION,
    plan: ['state: column state'],
    sql: [
      `case when t1."state"::text <> all($1::text[]) then $2::text||'x1:'||json_build_array()::text||$2::text`,
      `else case t1."state"::text when 'done' then '"DONE"' when 'planned' then '"PLANNED"' end end`,
    ],
  }),
  'a global id': ofPatient('id', {
    plan: ['id: global id of id'],
    sql: [`'{"id":"'||translate(encode(convert_to('Patient:'||t1."id", 'UTF8'), 'base64'), E'\\n', '')||'"}'`],
  }),
  'the name of the type': ofPatient('__typename', {
    plan: ['__typename: "Patient"'],
    sql: [`max('{"__typename":"Patient"}') j`],
  }),
  'a value that is computed from the row': ofPatient('initials', {
    plan: ['initials: computed from name'],
    sql: [`'{"initials":'||$1::text||'f0:'||json_build_array(t1."name")::text||$1::text||'}'`],
  }),
};

const OTHER_ROWS: Cases = {
  'a value that is computed from a row of a relation': ofVisit('doctorInitials', {
    viewer: RECEPTION,
    plan: ['doctorInitials: computed from doctor.name'],
    sql: [
      `json_build_array((select json_build_array(t1m."name") from "doctors" t1m where t1m."id" = t1."doctorId"))::text`,
    ],
  }),
  'a value of a row of another table, by its key': ofPatient('referrerName', {
    plan: ['referrerName: computed from Doctor.name'],
    sql: [
      `json_build_array((select json_build_array(t1m."name") from "doctors" t1m where t1m."id" = t1."referredBy"))::text`,
    ],
  }),
  'a row of another table, by its key': ofPatient('referrer { name phone }', {
    viewer: DOCTOR,
    plan: ['referrer: one of doctors t2', '  name: column name', '  phone: column phone; for doctor'],
    sql: [
      `coalesce(l1.j, 'null')`,
      `from "doctors" t2 cross join lateral (select (t2."id" = $2) f0 having true) t2f where t2."id" = t1."referredBy"`,
    ],
  }),
};

const READERS: Cases = {
  'a field for some viewers of the class': ofVisit('fee', {
    viewer: PATIENT,
    plan: ['fee: column fee; for patient'],
    sql: [
      `'{"fee":'||coalesce(case when t1f.f0 then t1."fee"::text end, 'null')||'}'`,
      // The shadow has a bit for each guard that the row does not pass.
      `max(case when (t1f.f0) is not true then ((case when t1f.f0 then 0 else 1 end))::text end) s`,
      `cross join lateral (select (t1."patientId" = $3) f0 having true) t1f`,
    ],
  }),
  'a field whose label has a condition on the row': ofVisit('id', {
    viewer: DOCTOR,
    plan: ['id: column id; for doctor, else resolvers answer the request'],
    sql: [`cross join lateral (select ((t1."doctorId" = $5 and t1."state" = any($6))) f0 having true) t1f`],
  }),
  'a field that nobody of the class reads': ofVisit('fee', {
    viewer: DOCTOR,
    plan: ['fee: column fee; denied'],
    sql: [`max('{"fee":null}') j, max((0)::text) s`],
  }),
  'a field of a role, whose viewers need no guard': ofVisit('id', {
    viewer: RECEPTION,
    plan: ['id: column id'],
    sql: [`max('{"id":'||to_json(t1."id")::text||'}') j, max(null::text) s`],
  }),
  'two fields of one guard, which is tested once': ofVisit('a: fee b: fee', {
    viewer: PATIENT,
    plan: ['a: column fee; for patient', 'b: column fee; for patient'],
    sql: [`limit 1) t1 cross join lateral (select (t1."patientId" = $3) f0 having true) t1f having true`],
  }),
  'a non-null field, which resolvers refuse': ofVisit('id', {
    viewer: PATIENT,
    plan: ['id: column id; for patient, else resolvers answer the request'],
    sql: [`case when t1f.f0 then to_json(t1."id")::text else $1::text||'x0:'||json_build_array()::text||$1::text end`],
  }),
};

const RELATIONS: Cases = {
  'a relation to one': ofVisit('doctor { name }', {
    viewer: RECEPTION,
    plan: ['doctor: one of doctors t2', '  name: column name'],
    sql: [
      `max('{"doctor":'||l1.j||'}') j`,
      `left join lateral (select '{"name":'||to_json(t2."name")::text||'}' j, null::text s from "doctors" t2 where t2."id" = t1."doctorId") l1 on true`,
    ],
  }),
  'a relation to one with a guarded field': ofVisit('doctor { phone }', {
    viewer: DOCTOR,
    plan: ['doctor: one of doctors t2', '  phone: column phone; for doctor'],
    sql: [
      // The shadow of a row holds the shadows below it.
      `max(case when l1.s is not null then '['||(0)::text||','||coalesce(l1.s, 'null')||']' end) s`,
      `from "doctors" t2 cross join lateral (select (t2."id" = $4) f0 having true) t2f where t2."id" = t1."doctorId"`,
    ],
  }),
  'a relation to many, of the rows that the viewer may see': ofPatient('visits { state }', {
    viewer: PATIENT,
    plan: [
      'visits: all of visits t2, those that the viewer may see',
      '  state: column state; for patient, else resolvers answer the request',
    ],
    sql: [
      `'['||coalesce(string_agg(`,
      `from (select *, row_number() over (order by t2."id") - 1 _i from "visits" t2 where t2."patientId" = t1."id" and t2."patientId" = $4) t2`,
    ],
  }),
  'the same row as another type': ofPatient('insured { insurer }', {
    viewer: RECEPTION,
    plan: ['insured: Insured where insurer is not null', '  insurer: column insurer'],
    sql: [
      `case when t1."insurer" is not null then '{"insurer":'||coalesce(to_json(t1."insurer")::text, 'null')||'}' end`,
    ],
  }),
};

const LISTS: Cases = {
  'nodes of a page': {
    document: '{ patientList(first: 2) { nodes { name } } }',
    plan: ['patientList: list 0 of patients t1', '  nodes:', '    name: column name'],
    sql: [
      `'{"nodes":['||coalesce(string_agg('{"name":'||to_json(t1."name")::text||'}', ',' order by t1._p), '')||']}'`,
      `(select * from "patients" t1 where true order by t1."name" asc, t1."id" asc limit $1::int) t1`,
    ],
  },
  'edges after a cursor': {
    document: `{ patientList(first: 2, after: "[\\"Query.patientList\\",\\"${VALUE}\\",\\"p1\\"]") { edges { cursor } } }`,
    plan: ['patientList: list 0 of patients t1', '  edges:', '    cursor: cursor'],
    sql: [
      `'{"edges":['||coalesce(string_agg('{"cursor":'||$1::text||'c0:'||json_build_array(t1."name"::text, t1."id"::text)::text||$1::text||'}', ',' order by t1._p), '')`,
      `where (t1."name", t1."id") >= ($4, $5) order by t1."name" asc, t1."id" asc limit $6::int`,
    ],
  },
  'page information': {
    document: '{ patientList(first: 2) { pageInfo { hasNextPage } } }',
    plan: ['patientList: list 0 of patients t1', '  pageInfo: hasNextPage'],
    sql: [`case when coalesce(max(t1._c - t1._b::int), 0) > $1::int then 'true' else 'false' end`],
  },
  'a total alone, which reads no page': {
    document: '{ patientList { totalCount } }',
    plan: ['patientList: list 0 of patients t1', '  totalCount: totalCount'],
    sql: [
      `(select count(*)::int c from (select  from "patients" t1 where true order by t1."name" asc, t1."id" asc limit 10001) counted having true) k`,
      `(select '{"totalCount":'||least(k.c, 10000)::text||'}' j, null::text s having true) l`,
    ],
  },
  'the last rows of a filtered list': {
    document: '{ visitList(state: DONE, last: 1) { nodes { __typename } } }',
    viewer: DOCTOR,
    plan: ['visitList: list 0 of visits t1', '  nodes:', '    __typename: "Visit"'],
    sql: [
      `string_agg('{"__typename":"Visit"}', ',' order by t1._p desc)`,
      `where (t1."state" = $1 and t1."doctorId" = $2) order by t1."at" desc, t1."id" desc limit $3::int`,
    ],
  },
  'a list of rows that no relation leads to': ofVisit('doctor { referrals { totalCount nodes { name } } }', {
    viewer: RECEPTION,
    plan: [
      'doctor: one of doctors t2',
      '  referrals: list 0 of patients t3',
      '    totalCount: totalCount',
      '    nodes:',
      '      name: column name',
    ],
    sql: [
      `select count(*)::int c from (select  from "patients" t3 where t3."referredBy" = t2."id" limit 10001)`,
      `select * from "patients" t3 where t3."referredBy" = t2."id" order by t3."name" asc, t3."id" asc limit $2::int`,
    ],
  }),
  'a list below a row, in another order': ofPatient(
    'visitList(orderBy: ID, direction: DESC, first: 3) { nodes { __typename } }',
    {
      viewer: PATIENT,
      plan: ['visitList: list 0 of visits t2', '  nodes:', '    __typename: "Visit"'],
      sql: [
        `from "visits" t2 where t2."patientId" = t1."id" and t2."patientId" = $2 order by t2."id" desc limit $3::int`,
      ],
    },
  ),
  'a page of no rows': {
    document: '{ patientList(first: 0) { nodes { name } } }',
    plan: ['patientList: list 0 of patients t1', '  nodes:', '    name: column name'],
    sql: [`select '{"nodes":[]}' j, null::text s having true`],
  },
};

const COND = 'query ($flag: Boolean!) { patient(id: "x1") { name @include(if: $flag) called: name @skip(if: $flag) } }';
const NODE = Buffer.from(`Patient:${VALUE}`).toString('base64');

const DOCUMENTS: Cases = {
  'a fragment, whose fields follow in their place': {
    document: '{ patient(id: "x1") { ...Known __typename } } fragment Known on Patient { name }',
    plan: ['patient: row of patients t1', '  name: column name', '  __typename: "Patient"'],
    sql: [`'{"name":'||to_json(t1."name")::text||',"__typename":"Patient"}'`],
  },
  'a field that @include keeps': {
    document: COND,
    variables: { flag: true },
    plan: ['patient: row of patients t1', '  name: column name'],
    sql: [`'{"name":'||to_json(t1."name")::text||'}'`],
  },
  'a field that @skip keeps': {
    document: COND,
    variables: { flag: false },
    plan: ['patient: row of patients t1', '  called: column name'],
    sql: [`'{"called":'||to_json(t1."name")::text||'}'`],
  },
  'a node, of which fragments on its type and its interface hold': {
    document: `{ node(id: "${NODE}") { ... on Patient { name } ... on Node { id } ... on Visit { fee } } }`,
    plan: ['node: row of patients t1', '  name: column name', '  id: global id of id'],
    sql: [`from (select * from "patients" t1 where t1."id" = $1 limit 1) t1`],
  },
  'a root field of a union, which its resolver answers beside the statement': {
    document: '{ someone { __typename } patient(id: "x1") { name } }',
    plan: ['someone: resolver', 'patient: row of patients t1', '  name: column name'],
    sql: [
      'select r0.j, r0.s, r1.j, r1.s from (select null::text j, null::text s having true) r0 cross join (select max(',
    ],
  },
};

/** Fields that their resolvers answer, each for one reason. The statement reads the columns that the resolver takes. */
const RESOLVED: Cases = {
  'a sealed value': ofPatient('diagnosis', {
    viewer: PATIENT,
    plan: ['diagnosis: resolver (sealed) of id'],
    sql: [`'{"diagnosis":'||$1::text||'r0:'||json_build_array(t1."id")::text||$1::text||'}'`],
  }),
  'readers that the kind of the row decides': ofVisit('cost', {
    viewer: PATIENT,
    plan: ['cost: resolver (kind) of id, patientId, doctorId, state, fee'],
    sql: [`json_build_array(t1."id", t1."patientId", t1."doctorId", t1."state", t1."fee")`],
  }),
  'a label that the database does not decide': ofPatient('policy', {
    viewer: PATIENT,
    plan: ['policy: resolver (loaded label) of id, insurer'],
    sql: [`json_build_array(t1."id", t1."insurer")`],
  }),
  'a field with arguments': ofPatient(`greeting(word: "${VALUE}")`, {
    plan: ['greeting: resolver (arguments) of id, name'],
    sql: [`json_build_array(t1."id", t1."name")`],
  }),
  'a resolver that reads more than its row': ofPatient('age', {
    plan: ['age: resolver (resolver) of id'],
    sql: [`json_build_array(t1."id")`],
  }),
  'a field in a list, by the place of its row': ofPatient('visits { cost }', {
    viewer: PATIENT,
    plan: [
      'visits: all of visits t2, those that the viewer may see',
      '  cost: resolver (kind) of id, patientId, doctorId, state, fee',
    ],
    sql: [`json_build_array(t2._i, t2."id",`],
  }),
};

describe.each(Object.entries({ COLUMNS, OTHER_ROWS, READERS, RELATIONS, LISTS, DOCUMENTS, RESOLVED }))(
  '%s',
  (_, cases) => {
    it.each(Object.entries(cases))('%s', (_name, { document, viewer = NOBODY, variables, plan, sql }) => {
      const compiled = compile(document, viewer, variables);
      if (compiled.kind === 'fallback') throw new Error(`resolvers answer it: ${compiled.reason} ${compiled.what}`);
      const [, ...lines] = compiled.plan.split('\n');
      expect(lines).toEqual(plan);
      for (const part of sql) expect(compiled.text, compiled.plan).toContain(part);
      expect(compiled.text).not.toContain(VALUE);
    });
  },
);

it('is bound for a viewer that is no object', () => {
  expect(compile('{ patient(id: "x1") { name } }', 'nobody' as never)).toMatchObject({ kind: 'statement' });
});

describe('a document without a statement', () => {
  it.each([
    ['a mutation', 'mutation { __typename }', { reason: 'operation', what: '' }],
    ['a directive of the operation', 'query @live { patient(id: "x1") { name } }', { reason: 'operation', what: '' }],
    ['an unknown directive', '{ patient(id: "x1") { name @live } }', { reason: 'directive', what: 'live' }],
    ['introspection', '{ __schema { description } }', { reason: 'root field', what: '__schema' }],
    ['no root that it reads', '{ someone { __typename } }', { reason: 'root field', what: 'someone' }],
    [
      'a relation in another order than that of its key',
      '{ patient(id: "x1") { latest { state } } }',
      { reason: 'relation', what: 'Patient.latest' },
    ],
    ['an id of no node', '{ node(id: "x1") { id } }', { reason: 'root field', what: 'node' }],
    ['refused arguments alone', '{ patientList(first: 1, last: 1) { totalCount } }', { reason: 'arguments', what: '' }],
  ])('has %s', (_, document, expected) => {
    expect(compile(document, RECEPTION)).toEqual({ kind: 'fallback', ...expected });
  });
});
