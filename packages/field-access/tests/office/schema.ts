import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import {
  accessPlugin,
  isIn,
  RELAY_ACCESS,
  RESPONSE_ONLY,
  type RequestAccess,
  subjectColumnsPlugin,
  visibleWhere,
} from 'field-access';
import { INSTANT_JSON, withColumnJson } from 'field-access/compiled';
import { createLists, NODE_QUERY, type ReadContext, resolveEntity } from 'field-access/lists';
import type PrismaTypes from './generated/pothos-types.ts';
import { getDatamodel } from './generated/pothos-types.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { byEmployee, byFirm, byMatter, type Class, type Label, model, type Sources, type Viewer } from './labels.ts';

interface Context extends ReadContext {
  readonly db: PrismaClient;
  readonly access: RequestAccess<Viewer, Sources>;
}

interface OfficeTypes {
  PrismaTypes: PrismaTypes;
  Context: Context;
  Access: { Label: Label; Viewer: Viewer; Class: Class };
  Scalars: { DateTime: { Input: Date; Output: Date } };
  DefaultEdgesNullability: { list: false; items: false };
}

const builder = new SchemaBuilder<OfficeTypes>({
  plugins: [accessPlugin, RelayPlugin, PrismaPlugin, subjectColumnsPlugin],
  prisma: { client: ({ db }) => db, dmmf: getDatamodel() },
  access: { model, declared: { 'Node.id': RESPONSE_ONLY } },
  relay: {
    ...RELAY_ACCESS,
    nodeQueryOptions: NODE_QUERY,
  },
});

const { keyedKeyset, keyset, relatedKeyset, row } = createLists<OfficeTypes>();

builder.scalarType('DateTime', {
  serialize: (value) => value.toISOString(),
  parseValue: (value) => new Date(String(value)),
  extensions: withColumnJson(INSTANT_JSON),
});

const plain = (storedIn: string, ...readers: Label[]) =>
  ({ storedIn, class: 'plain', readers, deletion: 'with the firm' }) as const;

/** An id that names the firm beside the key, for a primary key of both. */
const firmKey = <C extends string>(column: C, access: ReturnType<typeof plain>) => ({
  id: { access, resolve: (key: { readonly [K in C | 'firm']: string }) => `${key.firm}/${key[column]}` },
  findUnique: (id: string) => {
    const [firm, key] = id.split('/');
    return { [`firm_${column}`]: { firm, [column]: key } } as never;
  },
});

/** The keys of a type in a subgraph, in the form in which `@pothos/plugin-federation` writes them. */
const entity = (...keys: readonly string[]) => ({
  extensions: {
    directives: keys.map((fields) => ({ name: 'key', args: { fields } })),
    apollo: { subgraph: { resolveReference: resolveEntity } },
  },
});

const OF_FIRM = ['self', 'colleague', 'partner', 'supervisor'] as const;
builder.prismaNode('Employee', {
  ...firmKey('id', plain('employees.id', ...OF_FIRM)),
  ...entity('id'),
  select: { firm: true, id: true },
  access: {
    subjects: { self: byEmployee('id'), colleague: byFirm('firm'), partner: byFirm('firm') },
    seenBy: OF_FIRM,
  },
  fields: (t) => ({
    firm: t.exposeString('firm', { nullable: false, access: plain('employees.firm', ...OF_FIRM) }),
    name: t.exposeString('name', { nullable: false, access: plain('employees.name', ...OF_FIRM) }),
    salary: t.exposeInt('salary', { access: plain('employees.salary', 'self', 'partner') }),
    // All rows of a relation, without pages.
    briefs: t.relation('briefs', {
      access: plain('briefs.author_id', 'self', 'partner'),
      nullable: true,
      query: { orderBy: { id: 'asc' } },
    }),
  }),
});

const OF_MATTER = ['public', 'lead', 'member', 'partner', 'supervisor'] as const;
const ROWS_OF_MATTERS = {
  // A label of several columns: each account that one of them names has it.
  subjects: {
    lead: [byEmployee('leadId'), byEmployee('deputyId')],
    member: byMatter('number'),
    partner: byFirm('firm'),
  },
  // A closed matter is public.
  publicWhen: isIn('stage', ['closed']),
  seenBy: OF_MATTER,
};
const Matter = builder.prismaNode('Matter', {
  ...firmKey('number', plain('matters.number', ...OF_MATTER)),
  ...entity('id', 'firm number'),
  select: { firm: true, number: true },
  access: ROWS_OF_MATTERS,
  fields: (t) => ({
    firm: t.exposeString('firm', { nullable: false, access: plain('matters.firm', ...OF_MATTER) }),
    number: t.exposeString('number', { nullable: false, access: plain('matters.number', ...OF_MATTER) }),
    title: t.exposeString('title', { nullable: false, access: plain('matters.title', ...OF_MATTER) }),
    stage: t.exposeString('stage', { nullable: false, access: plain('matters.stage', ...OF_MATTER) }),
    budget: t.exposeInt('budget', { access: plain('matters.budget', 'lead', 'partner') }),
    briefs: relatedKeyset(t, 'briefs', {
      access: plain('briefs.matter_number', 'lead', 'member', 'partner'),
      nullable: true,
      order: { written: { by: 'writtenAt', direction: 'desc' }, pages: { by: 'pages' } },
      filter: { pages: 'Int' },
    }),
    // No relation leads from a matter to what its deputy wrote, and some matters have no deputy.
    deputyBriefs: keyedKeyset(t, {
      type: 'Brief',
      key: { firm: 'firm', authorId: 'deputyId' },
      access: plain('briefs.author_id', 'lead', 'partner'),
      nullable: true,
      order: { by: 'writtenAt' },
      filter: { pages: 'Int' },
    }),
  }),
});

// A matter as one of two types, by its stage: the budget has other readers in each.
const StagedMatter = builder.prismaInterface('Matter', {
  variant: 'StagedMatter',
  select: { stage: true },
  access: ROWS_OF_MATTERS,
  resolveType: ({ stage }) => (stage === 'closed' ? 'ClosedMatter' : 'OpenMatter'),
  fields: (t) => ({
    title: t.exposeString('title', { nullable: false, access: plain('matters.title', ...OF_MATTER) }),
  }),
});
const stagedMatter = (variant: string, readers: readonly Label[]) =>
  builder.prismaNode('Matter', {
    variant,
    interfaces: [StagedMatter],
    ...firmKey('number', plain('matters.number', ...OF_MATTER)),
    ...entity('id'),
    select: { firm: true, number: true, stage: true },
    access: ROWS_OF_MATTERS,
    fields: (t) => ({
      budget: t.exposeInt('budget', { access: plain('matters.budget', ...readers) }),
      lead: t.relation('lead', { access: 'traverse', nullable: true }),
    }),
  });
stagedMatter('OpenMatter', ['lead', 'partner']);
const ClosedMatter = stagedMatter('ClosedMatter', OF_MATTER);

const OF_BRIEF = ['self', 'member', 'partner'] as const;
builder.prismaNode('Brief', {
  id: { field: 'id', access: plain('briefs.id', ...OF_BRIEF) },
  ...entity('id'),
  select: {},
  access: {
    subjects: {
      self: byEmployee('authorId'),
      member: byMatter('matterNumber'),
      partner: byFirm('firm'),
    },
    seenBy: OF_BRIEF,
  },
  fields: (t) => ({
    writtenAt: t.expose('writtenAt', {
      type: 'DateTime',
      nullable: false,
      access: plain('briefs.written_at', ...OF_BRIEF),
    }),
    pages: t.exposeInt('pages', { nullable: false, access: plain('briefs.pages', ...OF_BRIEF) }),
    text: t.exposeString('text', {
      access: { ...plain('briefs.text', 'self', 'member'), class: 'privileged' },
    }),
    matter: t.relation('matter', { access: 'traverse', nullable: true }),
    closedMatter: t.relation('matter', { type: ClosedMatter, access: 'traverse', nullable: true }),
  }),
});

const OF_RATE = ['colleague', 'partner', 'supervisor'] as const;
// Pothos would write both columns of the key in an array, and `node` opens what the engine writes.
builder.prismaNode('Rate', {
  id: { field: 'firm_grade', access: plain('rates.grade', ...OF_RATE) },
  ...entity('id', 'firm grade'),
  select: { firm: true, grade: true },
  access: { subjects: { colleague: byFirm('firm'), partner: byFirm('firm') }, seenBy: OF_RATE },
  fields: (t) => ({
    firm: t.exposeString('firm', { nullable: false, access: plain('rates.firm', ...OF_RATE) }),
    grade: t.exposeString('grade', { nullable: false, access: plain('rates.grade', ...OF_RATE) }),
    amount: t.exposeInt('amount', { access: plain('rates.amount', 'partner') }),
  }),
});

builder.queryType({
  fields: (t) => ({
    employees: keyset(t, { type: 'Employee', access: 'traverse', order: { by: 'name' }, filter: { firm: 'String' } }),
    matters: keyset(t, {
      type: 'Matter',
      access: 'traverse',
      order: { title: { by: 'title' }, stage: { by: 'stage', column: 'leadId' } },
      filter: { stage: 'String' },
    }),
    briefs: keyset(t, { type: 'Brief', access: 'traverse', order: { by: 'writtenAt' } }),
    matter: row(t, {
      type: 'Matter',
      access: 'traverse',
      args: { firm: t.arg.string({ required: true }), number: t.arg.string({ required: true }) },
      where: ({ firm, number }) => ({ firm, number }),
    }),
    // A resolver of the schema's own reads these rows, also those that the viewer may not see.
    unchecked: t.prismaField({
      type: 'Matter',
      nullable: true,
      access: 'traverse',
      args: { firm: t.arg.string({ required: true }), number: t.arg.string({ required: true }) },
      resolve: (query, _root, { firm, number }, { db }) =>
        db.matter.findUnique({ ...query, where: { firm_number: { firm, number } } }),
    }),
    uncheckedClosed: t.prismaField({
      type: [ClosedMatter],
      nullable: true,
      access: 'traverse',
      resolve: (query, _root, _args, { db }) => db.matter.findMany({ ...query, orderBy: { title: 'asc' } }),
    }),
    // The query leaves out hidden matters, but not those of the other type.
    checkedClosed: t.prismaField({
      type: [ClosedMatter],
      nullable: true,
      access: 'traverse',
      rowsChecked: true,
      resolve: (query, _root, _args, context) =>
        context.db.matter.findMany({
          ...query,
          where: visibleWhere(context, 'ClosedMatter', {}),
          orderBy: { title: 'asc' },
        }),
    }),
    uncheckedBriefs: t.prismaField({
      type: ['Brief'],
      nullable: false,
      access: 'traverse',
      resolve: (query, _root, _args, { db }) => db.brief.findMany({ ...query, orderBy: { id: 'asc' } }),
    }),
    /** The matters of each firm, as promises, and a firm that is not there. Pothos' types know no promise in a list. */
    firms: t.field({
      type: t.listRef(t.listRef(Matter), { nullable: true }),
      nullable: true,
      access: 'traverse',
      resolve: (_root, _args, { db }) =>
        [
          ...['north', 'south'].map((firm) => db.matter.findMany({ where: { firm }, orderBy: { number: 'asc' } })),
          Promise.reject(new Error('no such firm')),
        ] as never,
    }),
  }),
});

export const schema = builder.toSchema();
