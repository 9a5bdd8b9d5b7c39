import { join } from 'node:path';
import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import {
  accessPlugin,
  createAccessModel,
  RELAY_ACCESS,
  RESPONSE_ONLY,
  subject,
  subjectColumnsPlugin,
  type Where,
} from 'field-access';
import { createLists, presentWith, type ReadContext } from 'field-access/lists';
import type PrismaTypes from './generated/pothos-types.ts';
import { getDatamodel } from './generated/pothos-types.ts';
import type { Matter, PrismaClient } from './generated/prisma/client.ts';
import { TABLES } from './generated/tables.ts';
import { openSchema } from './open.ts';

/** A viewer that answers for the functions of the schema. */
export interface Answers {
  readonly role?: () => boolean;
  readonly own?: () => string;
  readonly where?: () => Where;
  readonly rows?: () => Where | boolean;
}

interface Context extends ReadContext {
  readonly db: PrismaClient;
}

interface AnswerTypes {
  PrismaTypes: PrismaTypes;
  Context: Context;
  Access: { Label: 'employed' | 'self' | 'near' | 'public'; Viewer: Answers };
  DefaultEdgesNullability: { list: false; items: false };
}

const model = createAccessModel({
  labels: {
    employed: { sentence: 'Somebody who is employed.', role: ({ role = () => true }: Answers) => role() },
    self: {
      sentence: 'The employee.',
      by: { employee: { own: ({ own = () => 'none' }: Answers) => own() } },
      implies: ['near'], // A false claim: `near` has no keys.
    },
    near: {
      sentence: 'Somebody near.',
      by: {
        employee: {
          load: async () => ({ keys: new Set<string>() }),
          where: ({ where = () => ({ OR: [] }) }: Answers) => where(),
        },
      },
    },
  },
  kinds: { employee: { model: 'Employee', type: 'Employee' } },
  tables: TABLES,
});
const byEmployee = subject('employee');

const builder = new SchemaBuilder<AnswerTypes>({
  plugins: [accessPlugin, RelayPlugin, PrismaPlugin, subjectColumnsPlugin],
  prisma: { client: ({ db }) => db, dmmf: getDatamodel() },
  access: { model, declared: { 'Node.id': RESPONSE_ONLY } },
  relay: {
    ...RELAY_ACCESS,
    nodeQueryOptions: false,
    encodeGlobalID: (typename, id) => `${typename}~${id}`,
  },
});
const { keyset, row } = createLists<AnswerTypes>();
const stored = (storedIn: string, ...readers: AnswerTypes['Access']['Label'][]) =>
  ({ storedIn, class: 'plain', readers, deletion: 'with the firm' }) as const;

const Employee = builder.prismaObject('Employee', {
  select: { firm: true, id: true },
  access: {
    subjects: { self: byEmployee('id') },
    seenBy: ['employed', 'self'],
    rows: ({ rows = () => true }) => rows(),
    dependsOnViewer: true,
  },
  fields: (t) => ({
    firm: t.exposeString('firm', { access: stored('employees.firm', 'employed', 'self') }),
    name: t.exposeString('name', { access: stored('employees.name', 'employed', 'self') }),
  }),
});
const Neighbour = builder.prismaObject('Employee', {
  variant: 'Neighbour',
  select: { firm: true, id: true },
  access: { subjects: { near: byEmployee('id') }, seenBy: ['near'] },
  fields: (t) => ({
    firm: t.exposeString('firm', { access: stored('employees.firm', 'near') }),
    name: t.exposeString('name', { access: stored('employees.name', 'near') }),
  }),
});
/** Employees with fields that a claim promises to the employee. */
const Claimed = builder.prismaObject('Employee', {
  variant: 'Claimed',
  select: {},
  access: { subjects: { self: byEmployee('id'), near: byEmployee('id') }, seenBy: ['self', 'near'] },
  fields: (t) => ({
    firm: t.exposeString('firm', { nullable: true, access: stored('employees.firm', 'near') }),
    name: t.exposeString('name', { nullable: false, access: stored('employees.name', 'near') }),
  }),
});
const Whole = builder.prismaObject('Matter', {
  select: { firm: true, number: true },
  fields: (t) => ({
    title: t.exposeString('title', { access: stored('matters.title', 'public') }),
    lead: t.relation('lead', { access: 'traverse', nullable: true }),
    briefs: t.relation('briefs', { access: 'traverse', nullable: true }),
    titled: t.variant(Titled, { ...presentWith('number'), access: 'traverse' }),
  }),
});
/** A matter without relations of its own, with an id of the schema's own form. */
const Titled = builder.prismaNode('Matter', {
  variant: 'Titled',
  select: {},
  id: { field: 'firm_number', access: stored('matters.number', 'public') },
  fields: (t) => ({ whole: t.variant('Matter', { access: 'traverse' }) }),
});
/** A brief that nobody sees, named as the database writes it. */
builder.prismaObject('Brief', {
  select: {},
  access: { rows: () => ({ id: { not: '0000000a-0000-4000-8000-00000000000b' } }), dependsOnViewer: false },
  fields: (t) => ({
    number: t.exposeString('id', { nullable: false, access: stored('briefs.id', 'public') }),
    pages: t.exposeInt('pages', { nullable: false, access: stored('briefs.pages', 'public') }),
  }),
});

/** A field of every page, whose rows are none of the page. */
builder.globalConnectionField('others', (t) =>
  t.prismaField({
    type: [Employee],
    nullable: true,
    access: 'traverse',
    resolve: (query, _page, _args, { db }) => db.employee.findMany(query),
  }),
);

/** A matter as the value of an object that is no row. */
const Note = builder.objectRef<Matter>('Note').implement({
  fields: (t) => ({
    matter: t.prismaField({ type: 'Matter', access: 'traverse', resolve: (_query, row) => row }),
  }),
});
/** A matter whose type tests its rows. */
const Open = builder.prismaObject('Matter', {
  variant: 'Open',
  select: { stage: true },
  isTypeOf: (row) => (row as Matter).stage === 'open',
  fields: (t) => ({ title: t.exposeString('title', { access: stored('matters.title', 'public') }) }),
});
const Nameless = builder.unionType('Nameless', { types: [Whole, Employee], resolveType: () => 7 as never });
const readAll = (db: PrismaClient) => db.matter.findMany({ include: { briefs: true }, orderBy: { title: 'asc' } });
const preloading: { type: ['Matter']; access: 'traverse' } = { type: ['Matter'], access: 'traverse' };
builder.queryType({
  fields: (t) => ({
    briefs: keyset(t, { type: 'Brief', access: 'traverse', order: { by: 'pages' }, filter: { number: 'String' } }),
    brief: row(t, {
      type: 'Brief',
      mayBeAbsent: true,
      access: 'traverse',
      args: { number: t.arg.string({ required: true }) },
      where: ({ number }) => ({ AND: [{ OR: [{ id: number }, { author: { id: number } }] }] }),
    }),
    optional: row(t, {
      type: 'Brief',
      mayBeAbsent: true,
      access: 'traverse',
      args: { number: t.arg.string() },
      where: ({ number }) => ({ id: number as string }),
    }),
    employees: keyset(t, {
      type: 'Employee',
      variant: Employee,
      access: 'traverse',
      order: { by: 'name' },
      filter: { firm: 'String' },
    }),
    employee: row(t, {
      type: 'Employee',
      variant: Employee,
      mayBeAbsent: true,
      access: 'traverse',
      args: { id: t.arg.string({ required: true }) },
      where: ({ id }) => ({ id }),
    }),
    unchecked: t.prismaField({
      type: [Employee],
      nullable: true,
      access: 'traverse',
      args: { firm: t.arg.string() },
      resolve: (query, _root, { firm }, { db }) =>
        db.employee.findMany({ ...query, where: firm == null ? {} : { firm } }),
    }),
    neighbours: keyset(t, {
      type: 'Employee',
      variant: Neighbour,
      access: 'traverse',
      order: { by: 'name' },
      filter: { firm: 'String' },
    }),
    claimed: keyset(t, {
      type: 'Employee',
      variant: Claimed,
      access: 'traverse',

      order: { column: 'id' },
    }),
    uncheckedNeighbours: t.prismaField({
      type: [Neighbour],
      nullable: true,
      access: 'traverse',
      resolve: (query, _root, _args, { db }) => db.employee.findMany(query),
    }),
    /** The matters with their briefs, which the resolver reads for itself. */
    preloaded: t.prismaField({ ...preloading, resolve: (_query, _root, _args, { db }) => readAll(db) }),
    preloadedSet: t.prismaField({
      ...preloading,
      resolve: async (_query, _root, _args, { db }) => new Set(await readAll(db)) as never,
    }),
    preloadedNotes: t.field({ type: [Note], access: 'traverse', resolve: (_root, _args, { db }) => readAll(db) }),
    openMatters: t.prismaField({
      type: [Open],
      access: 'traverse',
      resolve: (_query, _root, _args, { db }) => db.matter.findMany({ orderBy: { title: 'asc' } }),
    }),
    nameless: t.field({ type: [Nameless], access: 'traverse', resolve: (_root, _args, { db }) => readAll(db) }),
    /** The same matters as rows of a type that has no relation. */
    preloadedTitles: t.prismaField({
      type: [Titled],
      access: 'traverse',
      resolve: (_query, _root, _args, { db }) => readAll(db),
    }),
    matters: keyset(t, { type: 'Matter', access: 'traverse', order: { by: 'title' } }),
  }),
});

builder.mutationType({
  fields: (t) => ({
    preload: t.prismaField({ ...preloading, resolve: (_query, _root, _args, { db }) => readAll(db) }),
  }),
});

/** Opens the schema, whose functions answer as `people` do, on a database of its own. */
export const openAnswers = (people: Readonly<Record<string, Answers>>) =>
  openSchema({
    matrix: {
      schema: builder.toSchema(),
      readers: Object.keys(people),
      truth: { types: {}, links: {}, roles: () => [] },
    },
    people,
    file: join(import.meta.dirname, 'rows.sql'),
    tables: [],
  });
