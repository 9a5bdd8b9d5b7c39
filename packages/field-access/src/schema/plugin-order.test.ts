import SchemaBuilder, { BasePlugin, type SchemaTypes } from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import { graphql } from 'graphql';
import { expect, it } from 'vitest';
import { accessPlugin, createAccessModel, dataMap, RESPONSE_ONLY, subjectColumnsPlugin } from '../index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a schema of one field needs no types
type Untyped = any;

function buildWith(plugins: readonly string[], asks: readonly ('storedIn' | 'deletion')[] = [], access?: object) {
  const model = createAccessModel({
    labels: { owner: { sentence: 'The owner.', role: () => true } },
    kinds: {},
    tables: {},
    asks,
  });
  const options = { plugins, access: { model }, prisma: { client: {}, dmmf: { datamodel: { models: [] } } } };
  const builder = new SchemaBuilder<Untyped>(options as Untyped) as Untyped;
  builder.queryType({
    fields: (t: Untyped) => ({
      now: t.string({ access: access ?? RESPONSE_ONLY, nullable: true, resolve: () => null }),
    }),
  });
  return builder.toSchema();
}

it('builds a schema whose plugins wrap each other in order', () => {
  expect(() => buildWith([accessPlugin, PrismaPlugin, subjectColumnsPlugin])).not.toThrow();
});

it('asks a declaration for its place and its deletion only if the model does', () => {
  const plugins = [accessPlugin, PrismaPlugin, subjectColumnsPlugin];
  const access = { class: 'plain', readers: ['owner'] };
  const [row] = dataMap(buildWith(plugins, [], access));
  expect(row).toMatchObject({ field: 'now', held: [], readers: ['owner'], deletion: 'not declared' });
  const asking = () => buildWith(plugins, ['storedIn', 'deletion'], access);
  expect(asking).toThrow('Query.now: says nowhere that it is held');
  expect(asking).toThrow('Query.now: says no intended deletion');
});

it.each([
  ['no plugin of subject columns', [accessPlugin, PrismaPlugin]],
  ['subject columns before Prisma', [accessPlugin, subjectColumnsPlugin, PrismaPlugin]],
  ['access behind Prisma', [PrismaPlugin, accessPlugin, subjectColumnsPlugin]],
])('refuses %s', (_what, plugins) => {
  expect(() => buildWith(plugins)).toThrow(
    'list accessPlugin before the Prisma plugin and subjectColumnsPlugin after it',
  );
});

class Guard extends BasePlugin<SchemaTypes> {
  override wrapResolve(): () => never {
    return () => {
      throw new Error('not for this viewer');
    };
  }
}

class InstanceGuard extends BasePlugin<SchemaTypes> {
  constructor(cache: Untyped, name: never) {
    super(cache, name);
    this.wrapResolve = () => () => null;
  }
}
class FieldGuard extends BasePlugin<SchemaTypes> {
  override onOutputFieldConfig(config: Untyped): Untyped {
    return config.name === 'secret' ? { ...config, resolve: () => 'guarded' } : config;
  }
}

for (const [name, plugin] of Object.entries({ guard: Guard, instanceGuard: InstanceGuard, fieldGuard: FieldGuard }))
  SchemaBuilder.registerPlugin(name as never, plugin as never);

it.each([
  ['guard', 'in front of it', true],
  ['guard', 'behind it', false],
  ['instanceGuard', 'in front of it', true],
  ['instanceGuard', 'behind it', false],
])('takes the plugin %s that wraps resolvers %s: %s', (guard, _, isFirst) => {
  const ordered = [accessPlugin, PrismaPlugin, subjectColumnsPlugin];
  const build = () => buildWith(isFirst ? [guard, ...ordered] : [...ordered, guard]);
  if (isFirst) expect(build).not.toThrow();
  else expect(build).toThrow(`plugins: list ${guard} before accessPlugin, which reads columns past what it wraps`);
});

it.each([[['fieldGuard', accessPlugin]], [[accessPlugin, 'fieldGuard']]])(
  'calls the resolver that a plugin put in the place of a column, listed as %s',
  async (plugins) => {
    const options = { plugins, access: { model: createAccessModel({ labels: {} }) } };
    const builder = new SchemaBuilder<Untyped>(options as Untyped) as Untyped;
    const Row = builder.objectRef('Row').implement({
      fields: (t: Untyped) => ({
        name: t.exposeString('name', { access: RESPONSE_ONLY }),
        secret: t.exposeString('secret', { access: RESPONSE_ONLY }),
      }),
    });
    builder.queryType({
      fields: (t: Untyped) => ({
        row: t.field({ type: Row, access: 'traverse', resolve: () => ({ name: 'a', secret: 'b' }) }),
      }),
    });
    const { data } = await graphql({ schema: builder.toSchema(), source: '{ row { name secret } }', contextValue: {} });
    expect(data).toEqual({ row: { name: 'a', secret: 'guarded' } });
  },
);
