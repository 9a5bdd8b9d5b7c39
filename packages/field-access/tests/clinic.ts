// A small schema for tests of compiled reads: a clinic without a database. Each of its fields is planned in a way of its own.
import SchemaBuilder from '@pothos/core';
import PrismaPlugin, { getRefFromModel } from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import { parse } from 'graphql';
import { createCompiledReads, INSTANT_JSON, withColumnJson } from '../src/compiled.ts';
import {
  accessPlugin,
  createAccessModel,
  declareByKind,
  isIn,
  RESPONSE_ONLY,
  RequestAccess,
  rulesOf,
  subject,
  subjectColumnsPlugin,
  type Table,
  type Tables,
} from '../src/index.ts';
import { createLists, keyedColumns, keyedRow, NODE_QUERY, presentWith, type ReadContext } from '../src/lists.ts';

/** The viewer of a request. */
export interface ClinicViewer {
  readonly patientId?: string;
  readonly doctorId?: string;
  readonly isReception?: boolean;
}

export const NOBODY: ClinicViewer = {};
export const PATIENT: ClinicViewer = { patientId: 'p1' };
export const DOCTOR: ClinicViewer = { doctorId: 'd1' };
export const RECEPTION: ClinicViewer = { isReception: true };

type ColumnType = 'String' | 'Int' | 'DateTime' | 'Json';
/** A model's columns; those that may be null end in `?`, and lists in `[]`. */
type Columns = Readonly<Record<string, ColumnType | `${ColumnType}${'?' | '[]'}`>>;

const COLUMNS: Readonly<Record<string, Columns>> = {
  Doctor: { id: 'String', name: 'String', phone: 'String' },
  Patient: {
    ...{ id: 'String', name: 'String', diagnosis: 'String', insurer: 'String?', referredBy: 'String?' },
    ...{ allergies: 'String[]' },
  },
  Visit: { id: 'String', patientId: 'String', doctorId: 'String', at: 'DateTime', state: 'String', fee: 'Int' },
};

interface ModelRelation {
  readonly model: string;
  readonly inverse: string;
  readonly columns: readonly string[];
  readonly references: readonly string[];
  readonly list: boolean;
}

/** A foreign key of visits, and the list that leads back. */
const foreignKey = (column: string, model: string): readonly [ModelRelation, ModelRelation] => [
  { model, inverse: 'visits', columns: [column], references: ['id'], list: false },
  { model: 'Visit', inverse: model.toLowerCase(), columns: ['id'], references: [column], list: true },
];
const [doctorOfVisit, visitsOfDoctor] = foreignKey('doctorId', 'Doctor');
const [patientOfVisit, visitsOfPatient] = foreignKey('patientId', 'Patient');
const RELATIONS: Readonly<Record<string, Readonly<Record<string, ModelRelation>>>> = {
  Doctor: { visits: visitsOfDoctor },
  Patient: { visits: visitsOfPatient },
  Visit: { doctor: doctorOfVisit, patient: patientOfVisit },
};

const bare = (type: string) => type.replace(/\W+$/, '');
const isList = (type: string) => type.endsWith('[]');

/** The catalogue that `field-access-tables` would write. */
export const TABLES: Tables = Object.fromEntries(
  Object.entries(COLUMNS).map(([model, columns]): [string, Table] => [
    model,
    {
      table: `${model.toLowerCase()}s`,
      columns: Object.fromEntries(
        Object.entries(columns).map(([column, type]) => [
          column,
          { column, type: bare(type), key: column.toLowerCase().endsWith('id'), uuid: false, list: isList(type) },
        ]),
      ),
      relations: Object.fromEntries(
        Object.entries(RELATIONS[model] ?? {}).map(([name, relation]) => [
          name,
          {
            ...relation,
            get table(): Table {
              return TABLES[relation.model] as Table;
            },
          },
        ]),
      ),
    },
  ]),
);

/** The models that `prisma-pothos-types` would write. */
export const DATAMODEL = {
  models: Object.fromEntries(
    Object.entries(COLUMNS).map(([model, columns]) => [
      model,
      {
        primaryKey: null,
        uniqueIndexes: [],
        fields: [
          ...Object.entries(columns).map(([name, type]) => ({
            ...{ name, type: bare(type), kind: 'scalar', isList: isList(type), isRequired: !type.endsWith('?') },
            ...{ isId: name === 'id', isUnique: false, hasDefaultValue: false, isUpdatedAt: false },
          })),
          ...Object.entries(RELATIONS[model] ?? {}).map(([name, relation]) => ({
            ...{ name, type: relation.model, kind: 'object', isList: relation.list, isRequired: true },
            ...{ isId: false, isUnique: false, hasDefaultValue: false, isUpdatedAt: false },
            relationName: [model, relation.model].sort().join('To'),
            relationFromFields: relation.list ? [] : relation.columns,
          })),
        ],
      },
    ]),
  ),
};

const model = createAccessModel({
  labels: {
    patient: {
      sentence: 'The patient.',
      possible: ({ patientId }: ClinicViewer) => patientId !== undefined,
      by: { patient: { own: ({ patientId }: ClinicViewer) => patientId ?? null } },
    },
    doctor: {
      sentence: 'The doctor of the visit.',
      possible: ({ doctorId }: ClinicViewer) => doctorId !== undefined,
      by: { doctor: { own: ({ doctorId }: ClinicViewer) => doctorId ?? null } },
    },
    insurer: {
      sentence: 'The insurer, which another system knows.',
      by: { patient: { load: async () => ({ keys: new Set<string>() }) } },
    },
    reception: { sentence: 'The reception.', role: ({ isReception }: ClinicViewer) => isReception === true },
  },
  classes: {
    plain: { sentence: 'Stored as it is.', serverReads: 'always' },
    confidential: { sentence: 'Read after the check.', serverReads: 'always', sealed: true },
  },
  kinds: { patient: { model: 'Patient', type: 'Patient' } },
  tables: TABLES,
});

const byPatient = subject('patient');
const byDoctor = subject('doctor');
const served = { access: RESPONSE_ONLY };

// biome-ignore lint/suspicious/noExplicitAny: the types of a schema are tested elsewhere, and would be most of this file
type Untyped = any;

const builder = new SchemaBuilder<Untyped>({
  plugins: [accessPlugin, RelayPlugin, PrismaPlugin, subjectColumnsPlugin],
  prisma: { client: ({ db }: Untyped) => db, dmmf: { datamodel: DATAMODEL } },
  access: { model, declared: { 'Node.id': RESPONSE_ONLY } },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    nodeQueryOptions: NODE_QUERY,
    nodesQueryOptions: false,
    pageInfoFieldOptions: { access: 'traverse', nullable: false },
    edgesFieldOptions: { access: 'traverse', nullable: { list: false, items: false } },
    nodeFieldOptions: { access: 'traverse', nullable: false, rowsChecked: true },
    ...{ cursorFieldOptions: served, hasNextPageFieldOptions: served, hasPreviousPageFieldOptions: served },
    ...{ startCursorFieldOptions: served, endCursorFieldOptions: served, clientMutationIdFieldOptions: served },
    nodesOnConnection: { access: 'traverse', rowsChecked: true },
    nodesFieldOptions: { access: 'traverse' },
  },
} as Untyped) as Untyped;

const lists = createLists<Untyped>() as Untyped;

builder.scalarType('DateTime', {
  serialize: (value: Date) => value.toISOString(),
  parseValue: (value: unknown) => new Date(String(value)),
  extensions: withColumnJson(INSTANT_JSON),
});
const VisitState = builder.enumType('VisitState', {
  values: { PLANNED: { value: 'planned' }, DONE: { value: 'done' } },
});

const stored = (storedIn: string, ...readers: string[]) => ({ storedIn, class: 'plain', readers, deletion: 'none' });

const Doctor = builder.prismaObject('Doctor', {
  select: {},
  access: { subjects: { doctor: byDoctor('id') } },
  fields: (t: Untyped) => ({
    name: t.exposeString('name', { nullable: false, access: stored('doctors.name', 'public') }),
    phone: t.exposeString('phone', { access: stored('doctors.phone', 'doctor', 'reception') }),
    referrals: lists.keyedKeyset(t, {
      ...{ type: 'Patient', key: { referredBy: 'id' } },
      ...{ access: 'traverse', order: { by: 'name' } },
    }),
  }),
});

const Insured = builder.prismaObject('Patient', {
  variant: 'Insured',
  select: {},
  fields: (t: Untyped) => ({
    insurer: t.exposeString('insurer', { nullable: true, access: stored('patients.insurer', 'public') }),
  }),
});

/** A doctor by the name that a patient's row has, without a relation. */
const REFERRER = { id: 'referredBy' };

const PATIENT_READERS = ['patient', 'reception'];
const Patient = builder.prismaNode('Patient', {
  id: { field: 'id', access: stored('patients.id', 'public') },
  select: {},
  access: { subjects: { patient: byPatient('id'), insurer: byPatient('id') } },
  fields: (t: Untyped) => ({
    name: t.exposeString('name', { nullable: false, access: stored('patients.name', 'public') }),
    insurer: t.exposeString('insurer', { nullable: true, access: stored('patients.insurer', ...PATIENT_READERS) }),
    allergies: t.exposeStringList('allergies', { nullable: false, access: stored('patients.allergies', 'public') }),
    initials: t.string({
      ...{ nullable: false, select: { name: true }, fromRow: true, access: stored('response only', 'public') },
      resolve: ({ name }: Untyped) => name.slice(0, 1),
    }),
    greeting: t.string({
      ...{ select: { name: true }, args: { word: t.arg.string({ required: true }) } },
      access: stored('response only', 'public'),
      resolve: ({ name }: Untyped, { word }: Untyped) => `${word} ${name}`,
    }),
    age: t.int({
      ...{ nullable: true, select: { id: true }, access: stored('response only', 'public') },
      resolve: ({ id }: Untyped, _args: unknown, context: Untyped) => context.ageOf(id),
    }),
    diagnosis: t.exposeString('diagnosis', {
      nullable: true,
      access: { ...stored('patients.diagnosis', 'patient'), class: 'confidential' },
    }),
    policy: t.exposeString('insurer', { nullable: true, access: stored('patients.insurer', 'insurer') }),
    referrer: t.field({
      type: getRefFromModel('Doctor', builder),
      ...{ nullable: true, access: 'traverse' },
      ...keyedRow('Doctor', REFERRER),
    }),
    referrerName: t.string({
      ...{ nullable: true, access: stored('doctors.name', 'public') },
      ...keyedColumns<Untyped>()('Doctor', REFERRER, ['name'])((doctor) => doctor?.name ?? null),
    }),
    insured: t.variant(Insured, {
      ...presentWith('insurer'),
      access: stored('patients.insurer', ...PATIENT_READERS),
    }),
    visits: t.relation('visits', { access: 'traverse', nullable: false, query: { orderBy: { id: 'asc' } } }),
    latest: t.relation('visits', { access: 'traverse', nullable: false, query: { orderBy: { at: 'desc' } } }),
    visitList: lists.relatedKeyset(t, 'visits', {
      access: 'traverse',
      order: { AT: { by: 'at', direction: 'desc' }, ID: { by: 'id' } },
      filter: { state: VisitState },
    }),
  }),
});

const VISIT_READERS = ['patient', 'doctor', 'reception'];
builder.prismaObject('Visit', {
  select: {},
  access: {
    subjects: {
      patient: byPatient('patientId'),
      doctor: byDoctor('doctorId', { when: isIn('state', ['planned', 'done']) }),
    },
    seenBy: VISIT_READERS,
  },
  fields: (t: Untyped) => ({
    id: t.exposeString('id', { nullable: false, access: stored('visits.id', ...VISIT_READERS) }),
    at: t.expose('at', { type: 'DateTime', nullable: false, access: stored('visits.at', ...VISIT_READERS) }),
    state: t.expose('state', {
      ...{ type: VisitState, nullable: false },
      access: stored('visits.state', ...VISIT_READERS),
    }),
    fee: t.exposeInt('fee', { nullable: true, access: stored('visits.fee', 'patient') }),
    cost: t.exposeInt('fee', {
      nullable: true,
      access: declareByKind(model, 'state', {
        planned: { storedIn: 'visits.fee', class: 'plain', readers: ['patient'], deletion: 'none' },
      } as never),
    }),
    doctorInitials: t.string({
      ...{ nullable: false, select: { doctor: { select: { name: true } } }, fromRow: true },
      access: stored('response only', ...VISIT_READERS),
      resolve: ({ doctor }: Untyped) => doctor.name.slice(0, 1),
    }),
    doctor: t.relation('doctor', { access: 'traverse', nullable: false }),
    patient: t.relation('patient', { access: 'traverse', nullable: false }),
  }),
});

const Person = builder.unionType('Person', { types: [Patient, Doctor], resolveType: () => 'Doctor' });

builder.queryType({
  fields: (t: Untyped) => ({
    patient: lists.row(t, {
      ...{ type: 'Patient', access: 'traverse', args: { id: t.arg.string({ required: true }) } },
      where: ({ id }: Untyped) => ({ id }),
    }),
    visit: lists.row(t, {
      ...{ type: 'Visit', access: 'traverse', args: { id: t.arg.string({ required: true }) } },
      where: ({ id }: Untyped) => ({ id }),
    }),
    patientList: lists.keyset(t, { type: 'Patient', access: 'traverse', order: { by: 'name' } }),
    visitList: lists.keyset(t, {
      type: 'Visit',
      access: 'traverse',
      order: { by: 'at' },
      filter: { state: VisitState },
    }),
    someone: t.field({ type: Person, nullable: true, access: 'traverse', resolve: () => null }),
  }),
});

const clinic = builder.toSchema();

/** Cursors that show their position. */
export const OPEN_CURSORS = {
  seal: (_scope: string, position: readonly string[]) => JSON.stringify(position),
  open: (_scope: string, cursor: string) => JSON.parse(cursor) as string[],
};

const contextOf = (viewer: ClinicViewer): ReadContext => ({
  db: {} as never,
  cursors: OPEN_CURSORS,
  access: new RequestAccess<unknown, unknown>({ rules: rulesOf(clinic), viewer, sources: () => ({}) }),
});

const reads = createCompiledReads({
  schema: clinic,
  readers: { at: () => ({ row: () => Promise.reject(new Error('no statement is run')) }) },
});

/** What a document compiles to for a viewer. */
export const compile = (document: string, viewer: ClinicViewer, variables: Readonly<Record<string, unknown>> = {}) =>
  reads.explain({ document: parse(document), variables }, contextOf(viewer));
